// shown.svelte.ts - the board that is drawn now, for whoever makes a picture of it.
import type { Box } from './model/viewport';

export interface ShownBoard {
  svg: SVGSVGElement;
  box(): Box; // all of it, in board units
  paper(): string; // what lies below the drawing and is no part of it, as SVG in board units
}

let board = $state.raw<ShownBoard | null>(null);

export function shownBoard(): ShownBoard | null {
  return board;
}
/** Called when a board is there; what comes back, when it goes. */
export function showBoard(shown: ShownBoard): () => void {
  board = shown;
  return () => {
    if (board === shown) board = null;
  };
}
