// art.ts - the drawings of the main scenario: wagons with their cargo, barbarians, plazas with what stands beside them.
import { HALO, INK, OUTLINE, PAPER, SHADE, f, shapePath, type Player, type Point } from '../art/inks';
import type { PieceArt } from '../art/pieces';

// ------------------------------------------------------------------ commodities

/** The tokens, in a box from -12 to 12. */
export const WARE: Record<string, string> = {
  marble: '<path d="M-9,-4L0,-9L9,-4V6L0,10L-9,6Z" fill="#EEF0F2"/><path d="M-9,-4L0,0L9,-4M0,0V10" fill="none"/><path d="M-6,1l4,3M3,3l4,-3" stroke="#9AA3AB" stroke-width="1.3"/>',
  glass: '<path d="M-3,-10H3V-5C8,-2 8,9 5,10H-5C-8,9 -8,-2 -3,-5Z" fill="#A9DCE6"/><path d="M-5.4,2H5.4" stroke-width="1.4"/>',
  tools: '<path d="M-8,9L3,-3" stroke-width="4.4" stroke="#8A5A2C"/><path d="M-3,-8L6,-9L10,-2L6,2L2,-4Z" fill="#9AA0A6"/>',
  sand: '<path d="M-10,8C-7,-3 -3,-7 0,-7C3,-7 7,-3 10,8Z" fill="#EBCB7C"/><path d="M-4,3h.1M1,-1h.1M4,4h.1" stroke-width="2.2"/>',
};

export function ware(kind: string): string {
  return `<g stroke="${OUTLINE}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"><circle r="13.5" fill="${PAPER}" stroke-width="2.4"/><g transform="scale(.86)">${WARE[kind] ?? ''}</g></g>`;
}

// ----------------------------------------------------------------------- wagons

const HOOD = 'M-17,2C-17,-16 -8,-20 0,-20C8,-20 17,-16 17,2Z';

/** A covered wagon in the owner's colour, its sign on the hood. */
export function wagon(p: Player): string {
  const wheel = (x: number): string => `<circle cx="${x}" cy="13" r="7" fill="${PAPER}" stroke="${OUTLINE}" stroke-width="2.8"/><path d="M${x - 5},13H${x + 5}M${x},8V18" stroke="${OUTLINE}" stroke-width="1.8"/>`;
  return (
    `<g stroke-linejoin="round" stroke-linecap="round"><path d="${HOOD}M-21,2H21V10H-21Z" fill="none" stroke="${HALO}" stroke-width="8"/>` +
    `<ellipse cx="1" cy="20" rx="21" ry="4" fill="${SHADE}" opacity=".28"/>` +
    `<path d="${HOOD}" fill="#FFF8E8" stroke="${OUTLINE}" stroke-width="2.8"/><path d="M-8,-18C-11,-10 -11,-4 -11,1M8,-18C11,-10 11,-4 11,1" stroke="#D2C4A4" stroke-width="2" fill="none"/>` +
    `<path d="${shapePath(p.shape, 0, -8, 6.6)}" fill="${p.main}" stroke="${OUTLINE}" stroke-width="1.3"/>` +
    `<path d="M-21,2H21L18,11H-18Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2.8"/>${wheel(-12)}${wheel(12)}</g>`
  );
}

/** Several may stand at one crossing, beside a building: each has its own corner. */
const CORNER: readonly Point[] = [[33, -14], [-33, -14], [33, 19], [-33, 19]];

function standing(p: Player, piece?: { owner?: number; cargo?: unknown }): string {
  const [x, y] = CORNER[((piece?.owner ?? 1) - 1) % 4] as Point;
  const cargo = typeof piece?.cargo === 'string' ? `<g transform="translate(${x > 0 ? 17 : -17},-21)">${ware(piece.cargo)}</g>` : '';
  return `<g transform="translate(${x},${y}) scale(.92)">${wagon(p)}${cargo}</g>`;
}

// ------------------------------------------------------------------- barbarians

const BARBARIAN =
  `<g stroke-linejoin="round" stroke-linecap="round"><path d="M-13,22C-15,4 -11,-6 0,-7C11,-6 15,4 13,22Z" fill="none" stroke="${HALO}" stroke-width="7.5"/>` +
  `<ellipse cx="1" cy="22" rx="15" ry="3.6" fill="${SHADE}" opacity=".3"/>` +
  `<path d="M-13,22C-15,4 -11,-6 0,-7C11,-6 15,4 13,22Z" fill="#6B4B33" stroke="${OUTLINE}" stroke-width="2.8"/>` +
  `<circle cy="-11" r="8.6" fill="#E7B98F" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-7,-8C-6,5 6,5 7,-8C3,-4 -3,-4 -7,-8Z" fill="#9A4B1E" stroke="${OUTLINE}" stroke-width="2"/>` +
  `<path d="M-9.4,-13C-9,-22 9,-22 9.4,-13Z" fill="#8C8F96" stroke="${OUTLINE}" stroke-width="2.4"/>` +
  `<path d="M-9,-16C-16,-17 -17,-24 -14,-28C-13,-22 -10,-20 -7,-20M9,-16C16,-17 17,-24 14,-28C13,-22 10,-20 7,-20" fill="${PAPER}" stroke="${OUTLINE}" stroke-width="2"/></g>`;

export const TRADERS_PIECES: Record<string, PieceArt> = {
  wagon: { draw: (p, piece) => (piece ? standing(p, piece) : wagon(p)), look: (piece) => String(piece.cargo ?? ''), on: 'node', layer: 4, view: 'translate(0,2) scale(1.25)' },
  barbarian: { draw: () => BARBARIAN, upright: true, on: 'edge', layer: 3, view: 'translate(0,4) scale(1.05)' },
};

// ------------------------------------------------------------------- the ground

const LINE = `stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"`;
const BUILDING: Record<string, string> = {
  castle: `<path d="M-26,22V-14H-18V-6H-10V-24H-4V-17H4V-24H10V-6H18V-14H26V22Z" fill="#EFE6D2" ${LINE}/><path d="M-6,22V10C-6,4 6,4 6,10V22Z" fill="#6B5B47" ${LINE}/><path d="M7,-24V-38L20,-33L7,-29" fill="#C8321F" ${LINE}/>`,
  quarry: `<path d="M-28,22L-20,-2L-6,-8L2,-22L18,-18L28,4V22Z" fill="#D9D3CB" ${LINE}/><path d="M-20,-2L-4,6L2,-22M-4,6L4,22M18,-18L10,2L28,4" fill="none" ${LINE}/>`,
  glassworks: `<path d="M-24,22V-4L-4,-14V22ZM-4,22V-14L6,-4V-30H18V-2L26,4V22Z" fill="#B2542F" ${LINE}/><path d="M-18,22V8H-8V22Z" fill="#F2BE3A" ${LINE}/><path d="M12,-34C8,-40 16,-42 12,-48" fill="none" stroke="#F6F2EA" stroke-width="3" stroke-linecap="round"/>`,
};

/** The paths of a plaza, and what stands beside it; `aside` points away from the paths. */
export function plaza(terrain: string, at: Point, ends: readonly Point[], aside: Point): string {
  const way = (to: Point, stroke: string, width: number): string => `<path d="M${at.map(f).join()}L${to.map(f).join()}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`;
  return (
    ends.map((to) => way(to, '#8D7B5C', 12)).join('') + ends.map((to) => way(to, '#F1E6CB', 8)).join('') +
    `<circle cx="${f(at[0])}" cy="${f(at[1])}" r="21" fill="#F1E6CB" stroke="#8D7B5C" stroke-width="3"/>` +
    `<g transform="translate(${f(at[0] + aside[0])},${f(at[1] + aside[1])}) scale(1.05)">${BUILDING[terrain] ?? ''}</g>`
  );
}

// ------------------------------------------------------------------------- ways

/** What a path costs, in its middle. */
export function price(at: Point, mp: number, toll: number): string {
  const wide = toll > 0 ? 42 : 24;
  return (
    `<g transform="translate(${f(at[0])},${f(at[1])})"><rect x="${-wide / 2}" y="-13" width="${wide}" height="26" rx="13" fill="${INK}" stroke="#fff" stroke-width="2.4"/>` +
    `<text x="${toll > 0 ? -9 : 0}" y="6" text-anchor="middle" class="cat-figure" font-size="18" font-weight="700" fill="#fff">${mp}</text>` +
    (toll > 0 ? `<circle cx="9" r="8" fill="#F2BE3A" stroke="#7A5510" stroke-width="2"/>` : '') + '</g>'
  );
}
