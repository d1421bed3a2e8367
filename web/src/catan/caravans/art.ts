// art.ts - the drawings of the Caravans: camels along their paths, the arrows of the oasis.
import { HALO, OUTLINE, SHADE, f, type Point } from '../art/inks';
import type { PieceArt } from '../art/pieces';
import { place } from '../model/geometry';
import type { Camel } from './view';

const BODY = 'M-22,-2C-22,-10 -16,-13 -12,-9C-10,-20 -2,-20 0,-10C3,-19 11,-18 12,-8C17,-6 19,-12 20,-18C20,-24 24,-26 28,-25L33,-21C34,-18 31,-17 28,-18C27,-8 24,0 16,3L15,16H11L9,4H-10L-12,16H-16L-17,3C-20,3 -22,1 -22,-2Z';

/** A camel that walks to the right, its feet at about y = 16. */
export const CAMEL =
  `<g stroke-linejoin="round"><path d="${BODY}" fill="none" stroke="${HALO}" stroke-width="7"/><ellipse cx="0" cy="16" rx="22" ry="3.6" fill="${SHADE}" opacity=".25"/>` +
  `<path d="${BODY}" fill="#B0763A" stroke="${OUTLINE}" stroke-width="2.6"/><path d="M-9,-4C-3,0 5,0 11,-4L9,3H-8Z" fill="#A8432C" stroke="${OUTLINE}" stroke-width="1.6"/>` +
  `<path d="M-22,-2C-25,2 -25,5 -24,8" fill="none" stroke="${OUTLINE}" stroke-width="2.6" stroke-linecap="round"/><circle cx="27" cy="-21.5" r="1.5" fill="${OUTLINE}"/></g>`;

const BESIDE = -19;

/** Beside its path, above it where the path slants; the path runs along the x axis, turned by so many degrees. */
export function camel(ahead: boolean, turn: number): string {
  const over = Math.abs(turn) > 91 ? -1 : 1;
  return `<g transform="scale(${ahead ? 1 : -1},${over}) translate(0,${BESIDE})"><g transform="scale(.9)">${CAMEL}</g></g>`;
}

export const CARAVAN_PIECES: Record<string, PieceArt> = {
  camel: {
    draw: (_, piece, lie) => camel((piece as Camel | undefined)?.ahead ?? true, lie?.turn ?? 0),
    look: (piece) => `${piece.at} ${(piece as Camel).head}`,
    on: 'edge',
    layer: 3,
  },
};

/** An arrow of the oasis, from its middle to a corner; one whose caravan has begun is pale. */
export function arrow(from: Point, to: Point, begun: boolean): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const at: Point = [from[0] + (to[0] - from[0]) * 0.72, from[1] + (to[1] - from[1]) * 0.72];
  return (
    `<g transform="${place(at, turn)}"${begun ? ' opacity=".45"' : ''} data-arrow="${begun ? 'begun' : 'open'}">` +
    `<path d="M-15,-6H1V-14L17,0L1,14V6H-15Z" fill="#F2BE3A" stroke="${OUTLINE}" stroke-width="3" stroke-linejoin="round"/></g>`
  );
}

/** A seat's flag at the path it has named. */
export function flag(at: Point, shape: string, ink: string): string {
  return `<g transform="translate(${at.map(f).join()})"><path d="M0,0V-42" stroke="${OUTLINE}" stroke-width="5" stroke-linecap="round"/><path d="M0,-44H28L21,-33L28,-22H0Z" fill="${ink}" stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"/>${shape}</g>`;
}
