// coast.ts - lands that would still bring the viewer chips: a golden dashed line round their coast, and on one of their hexes the chip.
import { INK } from '../art/inks';
import { outline, place, type Board } from '../model/geometry';
import type { Control } from '../control.svelte';
import { chip } from './art';
import { foreignTo } from './view';

/** Where the chip of a land lies: on the hex farthest to the north. */
function chipHex(board: Board, hexes: readonly string[]): string | undefined {
  return [...hexes].sort((a, b) => (board.hexes.get(a)?.at[1] ?? 0) - (board.hexes.get(b)?.at[1] ?? 0))[0];
}

export function foreignCoasts(control: Control, size: number): string {
  const { board } = control;
  if (!board) return '';
  return foreignTo(control.view, control.session.you)
    .map(({ chips, hexes }) => {
      const d = outline(hexes.flatMap((h) => { const site = board.hexes.get(h); return site ? [site.at] : []; }), 105.5), at = board.hexes.get(chipHex(board, hexes) ?? '')?.at ?? [0, 0];
      return (
        `<g data-foreign="${chips}"><path d="${d}" fill="none" stroke="${INK}" stroke-width="9" stroke-linecap="round" opacity=".85"/><path d="${d}" fill="none" stroke="#FFD75A" stroke-width="5" stroke-dasharray="14 11" stroke-linecap="round"/>` +
        `<g transform="${place([at[0], at[1] - 42], 0, size)}">${chip(chips, true)}</g></g>`
      );
    })
    .join('');
}
