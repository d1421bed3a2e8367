// art.ts - villages with their number, their stock and the flags of those who trade with them; a bale of cloth.
import { HALO, INK, OUTLINE, PAPER, player, shapePath } from '../../../art/inks';
import type { PieceArt } from '../../../art/pieces';
import type { Village } from './view';

const CLOTH = '#A574B0';
const FULL = 5;

export const BALE =
  `<g stroke-linejoin="round"><path d="M-17,-9C-8,-16 8,-16 17,-9V12C8,5.5 -8,5.5 -17,12Z" fill="none" stroke="${HALO}" stroke-width="7"/>` +
  `<path d="M-17,-9C-8,-16 8,-16 17,-9V12C8,5.5 -8,5.5 -17,12Z" fill="${CLOTH}" stroke="${OUTLINE}" stroke-width="2.6"/>` +
  `<path d="M-17,-9C-8,-2.5 8,-2.5 17,-9C8,-16 -8,-16 -17,-9Z" fill="#D3AEDB" stroke="${OUTLINE}" stroke-width="2"/>` +
  `<path d="M-8,-3V5.5M0,-2.5V4.5M8,-3V5.5" stroke="#5B3564" stroke-width="2" stroke-dasharray="2.5 2.5"/></g>`;

const HUT =
  `<path d="M-27,20V-4L0,-25L27,-4V20Z" fill="none" stroke="${HALO}" stroke-width="8"/><path d="M-22,20V-2H22V20Z" fill="#E9D5A8" stroke="${OUTLINE}" stroke-width="2.8"/>` +
  `<path d="M-30,1L0,-25L30,1L24,4L0,-16L-24,4Z" fill="#B58A4A" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-19,-4l-4,7M-9,-12l-5,9M9,-12l5,9M19,-4l4,7" stroke="#7A5420" stroke-width="1.6"/>`;

function flag(seat: number, x: number): string {
  const p = player(seat);
  return (
    `<path d="M${x},-16V-46" stroke="${HALO}" stroke-width="6"/><path d="M${x},-14V-46" stroke="${OUTLINE}" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M${x},-46H${x + 17}V-31H${x}Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/><path d="${shapePath(p.shape, x + 8.5, -38.5, 4.6)}" fill="${p.mark}"/>`
  );
}

/** Bars of cloth from `left` on, whole ones first. */
export function bars(stock: number, left: number, y: number): string {
  return Array.from({ length: FULL }, (_, i) =>
    `<rect x="${left + i * 12.6}" y="${y}" width="10.6" height="11" rx="2.5" fill="${i < stock ? CLOTH : '#fff'}" fill-opacity="${i < stock ? 1 : 0.75}" stroke="${OUTLINE}" stroke-width="2"/>`).join('');
}

export function village({ number, stock, contact }: Pick<Village, 'number' | 'stock' | 'contact'>): string {
  const ink = number === 6 || number === 8 ? '#B3261E' : INK;
  return (
    `<g stroke-linejoin="round">${contact.map((seat, i) => flag(seat, -26 + i * 19)).join('')}<g${stock === 0 ? ' opacity=".62"' : ''}>${HUT}</g>` +
    `<circle cy="8" r="15.5" fill="${PAPER}" stroke="${ink}" stroke-width="2.2"/><text y="15" text-anchor="middle" class="cat-figure" font-size="${number > 9 ? 19 : 22}" font-weight="900" fill="${ink}">${number}</text>` +
    `${bars(stock, -31, 27)}</g>`
  );
}

export const PIECES: Record<string, PieceArt> = {
  village: {
    draw: (_, piece) => village(piece as Village),
    look: (piece) => [piece.number, piece.stock, ...(piece as Village).contact].join('.'),
    on: 'node',
    layer: 4, // no ship hides a flag
  },
};
