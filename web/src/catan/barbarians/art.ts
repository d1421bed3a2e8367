// art.ts - the drawings of Barbarian Attack: barbarians and what they have conquered, knights on paths, the castle, prisoners, the die of losses.
import { RESOURCE } from '../art/icons';
import { HALO, INK, OUTLINE, PAPER, SHADE, f, shapePath, type Player, type Point } from '../art/inks';
import { PIECES, type PieceArt } from '../art/pieces';
import { hexPath, place } from '../model/geometry';

const RED = '#B3261E';

// --------------------------------------------------------------- barbarians

const CLOAK = 'M-15,27C-17,10 -12,0 0,0C12,0 17,10 15,27Z';
const HORNED = 'M-12,-6C-20,-8 -22,-16 -19,-22C-16,-16 -13,-15 -9,-15C-6,-21 6,-21 9,-15C13,-15 16,-16 19,-22C22,-16 20,-8 12,-6Z';

/** Horned helmet, beard, axe; never in a seat's colour. */
export const BARBARIAN =
  `<g stroke-linejoin="round" stroke-linecap="round"><ellipse cx="1" cy="27" rx="17" ry="4.5" fill="${SHADE}" opacity=".35"/>` +
  `<path d="${CLOAK}${HORNED}" fill="#6B4A3A" stroke="${HALO}" stroke-width="7"/><path d="M17,22V-14M17,-14C25,-14 27,-7 26,-1C22,-4 19,-4 17,-4" fill="#C9C3C5" stroke="${OUTLINE}" stroke-width="2.6"/>` +
  `<path d="${CLOAK}" fill="#6B4A3A" stroke="${OUTLINE}" stroke-width="2.8"/><path d="M-11,-8H11V0C11,10 5,15 0,17C-5,15 -11,10 -11,0Z" fill="#C9762F" stroke="${OUTLINE}" stroke-width="2.4"/>` +
  `<path d="M-9,-8H9V-2H-9Z" fill="#F0CFA6" stroke="${OUTLINE}" stroke-width="1.6"/><circle cx="-4" cy="-4.5" r="1.5" fill="${OUTLINE}"/><circle cx="4" cy="-4.5" r="1.5" fill="${OUTLINE}"/>` +
  `<path d="M-12,-7C-12,-22 12,-22 12,-7Z" fill="#8F8791" stroke="${OUTLINE}" stroke-width="2.6"/>` +
  `<path d="M-11,-12C-20,-11 -22,-18 -19,-25C-17,-18 -13,-17 -9,-17ZM11,-12C20,-11 22,-18 19,-25C17,-18 13,-17 9,-17Z" fill="#F3E4C4" stroke="${OUTLINE}" stroke-width="2.2"/></g>`;

const at = (x: number, y: number, scale: number, body: string): string => `<g transform="translate(${x},${y}) scale(${scale})">${body}</g>`;
const ROWS: readonly (readonly (readonly [number, number, number])[])[] = [[], [[0, -40, 0.92]], [[-22, -40, 0.88], [22, -40, 0.88]], [[-38, -36, 0.84], [38, -36, 0.84], [0, -46, 0.92]]];

/** The number token of a conquered hex, turned down. */
const TURNED =
  `<g transform="translate(0,22)"><circle r="32" cy="2.5" fill="${SHADE}" opacity=".3"/><circle r="31" fill="#8C7F6C" stroke="${INK}" stroke-width="2.6"/>` +
  '<path d="M-10,-10L10,10M10,-10L-10,10" stroke="#E9DEC8" stroke-width="5" stroke-linecap="round"/></g>';

function horde(n: number): string {
  return (n === 3 ? TURNED : '') + (ROWS[n] ?? []).map(([x, y, s]) => at(x, y, s, BARBARIAN)).join('');
}

/** Dusk, hatching and a red rim over a conquered hex, under its number. */
export function dusk([x, y]: Point): string {
  const hatch = Array.from({ length: 16 }, (_, i) => `M${f(-260 + i * 26)},110l220,-220`).join('');
  return (
    `<g transform="${place([x, y])}"><g clip-path="url(#cat-hex)"><path d="${hexPath(0, 0, 98)}" fill="#3A2420" opacity=".42"/><path d="${hatch}" stroke="${OUTLINE}" stroke-width="4" opacity=".4"/></g>` +
    `<path d="${hexPath(0, 0, 90)}" fill="none" stroke="${RED}" stroke-width="5" stroke-dasharray="14 9"/></g>`
  );
}

// -------------------------------------------------------------------- castle

const WALLS = 'M-30,24V-12H-22V-18H-14V-12H-7V-26H-1V-32H7V-26H13V-12H20V-18H28V-12H34V24Z';
const CASTLE =
  `<g stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"><path d="${WALLS}" fill="none" stroke="${HALO}" stroke-width="8"/>` +
  '<path d="M-30,24V-12H-22V-18H-14V-12H-7V24Z" fill="#D8C7A6"/><path d="M13,24V-12H20V-18H28V-12H34V24Z" fill="#D8C7A6"/><path d="M-9,24V-30H-3V-36H9V-30H15V24Z" fill="#EADBB6"/>' +
  `<path d="M-2,24V12a5,6 0 0 1 10,0V24Z" fill="${INK}"/><path d="M3,-36V-54L18,-48L3,-43" fill="${RED}"/></g>`;

/** The castle on its hex, ground and all. */
export function castle(p: Point): string {
  return (
    `<g transform="${place(p)}"><path d="${hexPath(0, 0, 97.5)}" fill="#C9C59A"/><g clip-path="url(#cat-hex)"><path d="M-100,30C-40,6 30,46 100,14V110H-100Z" fill="#A9B07C" opacity=".6"/>` +
    `<ellipse cy="36" rx="62" ry="20" fill="#B8A77E" stroke="#8A7961" stroke-width="3"/></g>${at(-3, 10, 1.55, CASTLE)}</g>`
  );
}

// ------------------------------------------------------------------- knights

const SHIELD = 'M-15,-8H15V6C15,15 7,20 0,23C-7,20 -15,15 -15,6Z', HELMET = 'M-10.5,-8V-14C-10.5,-27 10.5,-27 10.5,-14V-8Z';

/** Shield with the seat's shape, helmet, lance with pennon; one that has marched is pale, ticked, without lance. */
export function knight(p: Player, marched = false): string {
  const lance = `<path d="M21,24V-33" stroke="${HALO}" stroke-width="8"/><path d="M21,-33H36V-21H21Z" fill="${HALO}" stroke="${HALO}" stroke-width="6"/>`;
  const pennon = `<path d="M21,25V-34" stroke="#6B4423" stroke-width="3.4"/><path d="M21,-33L37,-28L21,-22Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/>`;
  const tick = `<g transform="translate(16,-15)"><circle r="10" fill="${PAPER}" stroke="${INK}" stroke-width="2"/><path d="M-4.5,0L-1,3.8L5,-3.8" fill="none" stroke="#2F6B3A" stroke-width="3"/></g>`;
  return (
    `<g stroke-linejoin="round" stroke-linecap="round">${marched ? '' : lance}<path d="${SHIELD}${HELMET}" fill="${HALO}" stroke="${HALO}" stroke-width="7.5"/>` +
    `<path d="${SHIELD}" fill="${SHADE}" opacity=".28" transform="translate(0,2.5)"/>${marched ? '' : pennon}` +
    `<path d="${SHIELD}" fill="${marched ? '#F3EBDA' : p.main}" stroke="${marched ? p.dark : OUTLINE}" stroke-width="${marched ? 3.6 : 3}"/>` +
    `<path d="${shapePath(p.shape, 0, 5, 7)}" fill="${marched ? p.main : p.mark}"${marched ? ` stroke="${OUTLINE}" stroke-width="1.4"` : ''}/>` +
    `<path d="${HELMET}" fill="${marched ? '#F3EFEA' : '#CFC8CC'}" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-7,-15H7M0,-15V-9" stroke="${OUTLINE}" stroke-width="2.6"/>${marched ? tick : ''}</g>`
  );
}

/** Round a knight that must leave the castle. */
export const leaves = (p: Point): string => `<g transform="${place(p)}"><circle r="36" fill="#fff" fill-opacity=".15" stroke="${INK}" stroke-width="8.5"/><circle r="36" fill="none" stroke="#fff" stroke-width="4.5"/></g>`;

/** A path that a knight gets to for a grain; `turn`: how the path lies, the grain stands upright. */
export function grainSpot(turn: number): string {
  return (
    `<rect x="-25" y="-12" width="50" height="24" rx="12" fill="#FBEBB4" fill-opacity=".96" stroke="${INK}" stroke-width="2.6" stroke-dasharray="6 4"/>` +
    `<g transform="rotate(${f(-turn)}) scale(.82)">${RESOURCE.grain ?? ''}</g>`
  );
}

// ------------------------------------------------------- prisoners, the die of losses

export const PRISONER =
  `<rect x="-22" y="-29" width="44" height="58" rx="7" fill="#D9CDB6" stroke="${OUTLINE}" stroke-width="2.8"/>${at(0, 0, 0.82, BARBARIAN)}` +
  `<path d="M-12,-28V28M-4,-28V28M4,-28V28M12,-28V28" stroke="${OUTLINE}" stroke-width="2.6"/><rect x="-22" y="-29" width="44" height="58" rx="7" fill="none" stroke="${OUTLINE}" stroke-width="2.8"/>`;

/** One of the three directions of paths: 1 NE and SW, 2 E and W, 3 SE and NW sides of a hex. */
export function lossDie(way: number): string {
  return (
    `<rect x="-24" y="-24" width="48" height="48" rx="10" fill="#FFFDF6" stroke="${INK}" stroke-width="2.8"/><path d="${hexPath(0, 0, 16)}" fill="none" stroke="#B9A78E" stroke-width="2.6"/>` +
    `<g transform="rotate(${[30, 90, 150][way - 1] ?? 0})"><path d="M-17,0H17" stroke="${RED}" stroke-width="6.5" stroke-linecap="round"/></g>`
  );
}

// --------------------------------------------------------------------- pieces

const lying = (kind: 'settlement' | 'city'): PieceArt => ({
  draw: (p) => `<g transform="rotate(90)" opacity=".78">${(PIECES[kind] as PieceArt).draw(p)}</g>`,
  hides: kind,
  on: 'node',
  layer: 2,
});
const KNIGHT: PieceArt = { draw: (p, piece) => knight(p, piece?.marched === true), look: (piece) => String(piece.marched), upright: true, on: 'edge', layer: 4, view: 'translate(-4,4) scale(1.05)' };

export const WAR_PIECES: Record<string, PieceArt> = {
  barbarians: { draw: (_, piece) => horde(Number(piece?.count ?? 1)), look: (piece) => String(piece.count), on: 'hex', layer: 5 },
  path_knight: KNIGHT,
  fallen_settlement: lying('settlement'),
  fallen_city: lying('city'),
  // what these words leave at their place
  enlist: KNIGHT,
  march: KNIGHT,
  march_far: KNIGHT,
  land: { draw: () => at(0, -40, 0.92, BARBARIAN), on: 'hex', layer: 5 },
};
