// art.ts - the drawings of Seafarers: ships with their wakes, the pirate, chips, why a ship stays where it is.
import { HALO, INK, OUTLINE, PAPER, SHADE, f, shapePath, type Player, type Shape } from '../art/inks';
import { PIECES, type PieceArt } from '../art/pieces';
import { FLAT, type Lie } from '../model/geometry';

export const GOLD = '#F2BE3A';
const RIM = '#9A6B0C';

// -------------------------------------------------------------------- ships

const HULL = 'M-24,6H24C23,15 17,20.5 11,20.5H-11C-17,20.5 -23,15 -24,6Z';
const MAIN = 'M0,3V-28C16,-23 22,-9 20,1.5Z';
const JIB = 'M-4,2.5V-20C-12,-14 -16.5,-6 -15.5,1.5Z';

const along = (mark: (x: number) => string): string => [-12, -4, 4, 12].map(mark).join('');
/** The seat's road pattern, small, along the hull. */
const PATTERN: Partial<Record<Shape, string>> = {
  circle: '<path d="M-15,13H16" stroke="#fff" stroke-width="3.6" stroke-dasharray=".1 7.6" stroke-linecap="round"/>',
  square: '<path d="M-17,13H17" stroke="#fff" stroke-width="3" stroke-dasharray="6.5 4.5"/>',
  triangle: along((x) => `<path d="M${x - 3.2},15.6L${x},9.8L${x + 3.2},15.6Z" fill="${INK}"/>`),
  diamond: along((x) => `<path d="M${x - 3.4},12.8L${x},9.4L${x + 3.4},12.8L${x},16.2Z" fill="${INK}"/>`),
  hexagon: '<path d="M-18,11.2H18M-16,15H16" stroke="#fff" stroke-width="1.6"/>',
  star: along((x) => `<path d="M${x - 2.6},10.2L${x + 2.6},15.4M${x + 2.6},10.2L${x - 2.6},15.4" stroke="${INK}" stroke-width="1.8"/>`),
};
const SHIELDS = [-14, -4.7, 4.7, 14]
  .map((x) => `<circle cx="${x}" cy="9" r="4.6" fill="${PAPER}" stroke="${OUTLINE}" stroke-width="1.9"/><circle cx="${x}" cy="9" r="1.3" fill="${OUTLINE}"/>`)
  .join('');

/** Hull and sails. A warship has red sails, shields along the hull and a pennant. */
export function hull(p: Player, war = false): string {
  return (
    `<g stroke-linejoin="round" stroke-linecap="round"><path d="${HULL}${MAIN}${JIB}" fill="none" stroke="${HALO}" stroke-width="7.5"/>` +
    `<ellipse cx="1" cy="20.5" rx="21" ry="4" fill="${SHADE}" opacity=".25"/>` +
    (war ? `<path d="M-2,-26V-37L9,-33L-2,-29.5" fill="#fff" stroke="${OUTLINE}" stroke-width="2.2"/>` : '') +
    `<path d="${JIB}" fill="${war ? '#8E1C16' : '#F1E2C0'}" stroke="${OUTLINE}" stroke-width="2.4"/>` +
    `<path d="${MAIN}" fill="${war ? '#B3261E' : '#FFF8E8'}" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-2,5V-28" stroke="${OUTLINE}" stroke-width="2.6"/>` +
    `<path d="${shapePath(p.shape, 8.2, -7.5, 6.2)}" fill="${war ? '#fff' : p.main}" stroke="${war ? 'none' : OUTLINE}" stroke-width="1.1"/>` +
    `<path d="${HULL}" fill="${p.main}" stroke="${OUTLINE}" stroke-width="3"/>${war ? SHIELDS : (PATTERN[p.shape] ?? '')}</g>`
  );
}

/** The wake along the path, bent round the hull where that is moved to the water; 0, 0 is the hull. */
function wake(p: Player, { turn, water }: Lie): string {
  const a = (turn * Math.PI) / 180, [cos, sin] = [Math.cos(a), Math.sin(a)];
  let d = '';
  for (let i = 0; i <= 26; i++) {
    const t = 0.07 + (0.86 * i) / 26, x = (t - 0.5) * 100, y = 4.2 * Math.sin(t * Math.PI * 6), out = 15 * (Math.sin(t * Math.PI) - 1);
    d += `${i === 0 ? 'M' : 'L'}${f(x * cos - y * sin + water[0] * out)},${f(x * sin + y * cos + water[1] * out + 4)}`;
  }
  const line = (stroke: string, width: number): string => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${line(HALO, 12.5)}${line(OUTLINE, 9.6)}${line(p.main, 5.6)}</g>`;
}

const afloat = (p: Player, war: boolean): string => `<g transform="translate(0,-2) scale(1.16)">${hull(p, war)}</g>`;

/** A ship where it lies. */
export function ship(p: Player, lie: Lie = FLAT, war = false): string {
  return wake(p, lie) + afloat(p, war);
}

/** A ship of the board: its wake passes under buildings. */
export function shipPiece(war = false): PieceArt {
  const parts: PieceArt['parts'] = { under: (p, _, lie = FLAT) => wake(p, lie), over: (p) => afloat(p, war) };
  return { draw: (p, _, lie) => ship(p, lie, war), parts, upright: true, on: 'edge', layer: 3 };
}

// --------------------------------------------------------------- pirate, chips

const DECK = 'M-36,12H36C33,26 26,30 18,30H-18C-26,30 -33,26 -36,12Z';
const SAIL = 'M-2,10V-44C22,-36 30,-16 28,6Z';
export const PIRATE =
  `<g stroke-linejoin="round"><path d="${DECK}${SAIL}" fill="none" stroke="${HALO}" stroke-width="8"/>` +
  `<path d="${SAIL}" fill="#3A3440" stroke="#15101A" stroke-width="3"/><path d="M-7,8V-32C-20,-22 -26,-8 -24,6Z" fill="#4B4452" stroke="#15101A" stroke-width="3"/>` +
  `<path d="${DECK}" fill="#5A3A2A" stroke="#15101A" stroke-width="3"/><circle cx="10" cy="-16" r="7" fill="${HALO}"/>` +
  `<circle cx="7.4" cy="-17" r="1.8" fill="#15101A"/><circle cx="12.6" cy="-17" r="1.8" fill="#15101A"/>` +
  `<path d="M7,-10.6V-7M10,-10V-6.4M13,-10.6V-7" stroke="${HALO}" stroke-width="2.2"/></g>`;

function scallop(r: number, n: number, depth: number): string {
  let d = '';
  for (let i = 0; i <= n * 8; i++) {
    const a = (i / (n * 8)) * 2 * Math.PI, rr = r * (1 + depth * Math.cos(a * n));
    d += `${i === 0 ? 'M' : 'L'}${f(rr * Math.cos(a))},${f(rr * Math.sin(a))}`;
  }
  return `${d}Z`;
}
const COIN = scallop(21.5, 12, 0.09), UNDER = scallop(33, 14, 0.07);
const figure = (y: number, size: number, text: string): string =>
  `<text y="${y}" text-anchor="middle" class="cat-figure" font-size="${size}" font-weight="900" fill="${INK}">${text}</text>`;

/** A chip as a coin of its own; one that is still to be earned is pale and dashed. */
export function chip(n: number, wanted = false): string {
  return (
    `<path d="${COIN}" transform="scale(1.14)" fill="${HALO}"/><path d="${COIN}" fill="${wanted ? PAPER : GOLD}" stroke="${INK}" stroke-width="2.6"${wanted ? ' stroke-dasharray="5 4"' : ''}/>` +
    (wanted ? '' : `<circle r="15.5" fill="none" stroke="${RIM}" stroke-width="1.5"/>`) +
    figure(8, wanted ? 22 : 25, wanted ? `+${n}` : String(n))
  );
}

/** Chips under a building: their rim looks out, and how many they are. */
export function chipsUnder(n: number): string {
  return (
    `<path d="${UNDER}" transform="translate(0,2.5)" fill="${SHADE}" opacity=".3"/><path d="${UNDER}" fill="${GOLD}" stroke="${INK}" stroke-width="2.6"/>` +
    `<circle r="26.5" fill="none" stroke="${RIM}" stroke-width="1.5"/><g transform="translate(29,25)"><circle r="11" fill="${GOLD}" stroke="${INK}" stroke-width="2.2"/>${figure(5.8, 17, String(n))}</g>`
  );
}

// ------------------------------------------------------------ why a ship stays

const SIGNS = {
  closed:
    `<g fill="none" stroke="${INK}" stroke-width="2.6" stroke-linecap="round"><rect x="-9.5" y="-3.6" width="10" height="7.2" rx="3.6"/><rect x="-.5" y="-3.6" width="10" height="7.2" rx="3.6"/></g>`,
  middle: `<g fill="${INK}"><circle cx="-7" r="2.5"/><circle cx="7" r="2.5"/><circle r="4.3"/><path d="M-7,0H7" stroke="${INK}" stroke-width="2"/></g>`,
  fresh: `<g fill="none" stroke="${INK}" stroke-width="2.5" stroke-linecap="round"><circle r="7.5"/><path d="M0,-4V0L3,2.5"/></g>`,
  pirate:
    `<path d="M-7,-2a7,6.5 0 0 1 14,0c0,2.5 -1,3.5 -2.6,4.4V6.5H-4.4V2.4C-6,1.5 -7,.5 -7,-2Z" fill="${INK}"/><circle cx="-2.7" cy="-1.5" r="1.7" fill="${PAPER}"/><circle cx="2.7" cy="-1.5" r="1.7" fill="${PAPER}"/>`,
};
const REASON: Record<string, keyof typeof SIGNS> = { 'CS-MOVE-02': 'closed', 'CS-MOVE-08': 'fresh', 'CS-MOVE-09': 'pirate', 'CS-PIRATE-07': 'pirate' };

/** The clause by which a ship stays, as a sign on a paper disc. */
export function whySign(clause: string): string {
  return `<circle r="14.5" cy="1.5" fill="${SHADE}" opacity=".3"/><circle r="14" fill="${PAPER}" stroke="${INK}" stroke-width="2.4"/>${SIGNS[REASON[clause] ?? 'middle']}`;
}

// --------------------------------------------------------------------- pieces

const SHIP: PieceArt = { ...shipPiece(), view: 'translate(0,6) scale(.98)' };
const ARROW = `<path d="M10,-25H32M24,-33L33,-25L24,-17" fill="none" stroke="${HALO}" stroke-width="8" stroke-linejoin="round"/><path d="M10,-25H32M24,-33L33,-25L24,-17" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`;

export const SEA_PIECES: Record<string, PieceArt> = {
  ship: SHIP,
  move_ship: SHIP, // what it leaves at its second place
  sailing: { ...SHIP, parts: undefined, draw: (p) => `<g transform="translate(-6,3) scale(.92)">${ship(p)}</g>${ARROW}` }, // on its button
  pirate: { draw: () => PIRATE, on: 'hex', aside: true, layer: 4 },
  start: { ...(PIECES.robber as PieceArt) }, // the robber where it would begin
  chip: { draw: (_, piece) => chipsUnder(Number(piece?.count ?? 1)), look: (piece) => String(piece.count), on: 'node', layer: 1 },
};
