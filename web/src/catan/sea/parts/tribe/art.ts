// art.ts - the gifts of the tribe: a chip, a scroll nobody has read, a harbour token on its stand. They lie on the water side of their coast.
import { HALO, OUTLINE } from '../../../art/inks';
import { roundel } from '../../../art/pieces';
import type { PieceView } from '../../../view';
import { chip } from '../../art';
import { tokenOf } from './view';

export const SCROLL =
  `<g transform="rotate(-8)" stroke-linejoin="round"><rect x="-17" y="-23" width="34" height="46" rx="5" fill="none" stroke="${HALO}" stroke-width="7"/>` +
  `<rect x="-17" y="-23" width="34" height="46" rx="5" fill="#7C4A63" stroke="${OUTLINE}" stroke-width="2.6"/><rect x="-12" y="-18" width="24" height="36" rx="3" fill="none" stroke="#E9C9D6" stroke-width="1.8"/>` +
  `<text y="9" text-anchor="middle" class="cat-figure" font-size="27" font-weight="800" fill="#FBEFF3">?</text></g>`;

const STAND = `<path d="M-30,8L-25,31H25L30,8" fill="#A9743F" stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"/><path d="M-27,20H27" stroke="#6E4722" stroke-width="2"/>`;

export function harbourToken(kind: string, rate: number): string {
  return `<circle r="30" fill="${HALO}"/>${STAND}${roundel(kind, rate)}`;
}

export function gift(piece: PieceView): string {
  if (piece.kind === 'gift_chip') return `<g transform="scale(1.2)">${chip(1)}</g>`;
  const token = tokenOf(piece);
  return piece.kind === 'gift_card' ? SCROLL : harbourToken(token.harbour, token.rate);
}
