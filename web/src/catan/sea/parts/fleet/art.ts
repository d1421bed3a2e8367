// art.ts - the fleet, fortresses with their shields, landings, warships, and the map's colours.
import { HALO, INK, OUTLINE, PAPER, shapePath, type Player } from '../../../art/inks';
import type { PieceArt } from '../../../art/pieces';
import { FLAT } from '../../../model/geometry';
import { PIRATE, ship, shipPiece } from '../../art';

const SHIELDS = 3;
/** The inks of the map's colours. */
const COLOUR: Record<string, string> = { red: '#C8321F', white: '#FFFFFF', blue: '#2457B4', orange: '#EF8A1D' };

export const FLEET =
  `<g transform="translate(-26,-16) scale(.55)">${PIRATE}</g><g transform="translate(30,-14) scale(.55)">${PIRATE}</g><g transform="translate(0,10) scale(.92)">${PIRATE}</g>`;

const shieldPath = (x: number): string => `M${x - 7},1H${x + 7}V8C${x + 7},14 ${x + 3},17 ${x},19C${x - 3},17 ${x - 7},14 ${x - 7},8Z`;
function shield(x: number, whole: boolean, p: Player): string {
  return whole
    ? `<path d="${shieldPath(x)}" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/><path d="M${x},4V14M${x - 4},8H${x + 4}" stroke="${p.mark}" stroke-width="1.8"/>`
    : `<path d="${shieldPath(x)}" fill="#fff" fill-opacity=".25" stroke="${OUTLINE}" stroke-width="2" stroke-dasharray="3 2.5"/>`;
}
/** Three shields, so many of them whole; in the middle of 54 by 20. */
export function shields(left: number, p: Player): string {
  return Array.from({ length: SHIELDS }, (_, i) => shield((i - 1) * 17, i < left, p)).join('');
}

const WALLS = 'M-27,24V-14H-20V-20H-12V-14H-5V-20H5V-14H12V-20H20V-14H27V24Z';
const STONE =
  `<path d="${WALLS}" fill="none" stroke="${HALO}" stroke-width="8"/><path d="${WALLS}" fill="#BDB2A6" stroke="${OUTLINE}" stroke-width="3"/>` +
  `<path d="M-27,-4H27M-14,-14V-4M14,-14V-4" stroke="${OUTLINE}" stroke-width="1.4" opacity=".5"/>`;
const POLE = `<path d="M0,-18V-46" stroke="${HALO}" stroke-width="8"/><path d="M0,-18V-46" stroke="${OUTLINE}" stroke-width="3"/>`;

function fortress(p: Player, left: number): string {
  return (
    `<g stroke-linejoin="round">${POLE}<path d="M0,-46H24L18,-38L24,-30H0Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2.4"/>` +
    `<path d="${shapePath(p.shape, 9, -38, 4.8)}" fill="${p.mark}"/>${STONE}${shields(left, p)}</g>`
  );
}

const ANCHOR = `<path d="M0,-8V9M-5,-4H5M-8.5,3C-8,8 -3,10 0,10C3,10 8,8 8.5,3" fill="none" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/><circle cy="-9.5" r="2.4" fill="#fff" stroke="${INK}" stroke-width="1.8"/>`;
function ring(fill: string): string {
  return (
    `<circle r="19" fill="${PAPER}" stroke="${HALO}" stroke-width="7"/><circle r="19" fill="${PAPER}" stroke="${fill}" stroke-width="5"/>` +
    `<circle r="22" fill="none" stroke="${OUTLINE}" stroke-width="1.8"/><circle r="16" fill="none" stroke="${OUTLINE}" stroke-width="1.6"/>`
  );
}

/** A colour of the map that nobody has chosen yet: where it begins, lands and attacks. */
export function colourTown(name: string): string {
  return `<path d="M-17,17V-4L0,-21L17,-4V17Z" fill="none" stroke="${HALO}" stroke-width="8" stroke-linejoin="round"/><path d="M-17,17V-4L0,-21L17,-4V17Z" fill="${COLOUR[name] ?? ''}" stroke="${OUTLINE}" stroke-width="3" stroke-dasharray="6 3" stroke-linejoin="round"/>`;
}
export function colourFort(name: string): string {
  return `<g stroke-linejoin="round">${POLE}<path d="M0,-46H24L18,-38L24,-30H0Z" fill="${COLOUR[name] ?? ''}" stroke="${OUTLINE}" stroke-width="2.4"/>${STONE}</g>`;
}
export function colourLanding(name: string): string {
  return ring(COLOUR[name] ?? '') + ANCHOR;
}

export const PIECES: Record<string, PieceArt> = {
  fleet: { draw: () => FLEET, on: 'hex', aside: true, layer: 4 },
  warship: { ...shipPiece(true), hides: 'ship' },
  siege: { draw: (p) => `<g transform="translate(-3,2) scale(.8)">${ship(p, FLAT, true)}</g>`, on: 'edge', layer: 3 }, // on its button
  fortress: { draw: (p, piece) => fortress(p, Number(piece?.count ?? 0)), look: (piece) => String(piece.count), on: 'node', layer: 2 },
  landing: { draw: (p) => ring(p.main) + ANCHOR, on: 'node', layer: 0 },
};
