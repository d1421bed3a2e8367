// ground.ts - what the Caravans add to the board: arrows on the oasis, flags at the paths that bidders have named.
import { player, shapePath } from '../art/inks';
import type { Control } from '../control.svelte';
import { arrow, flag } from './art';
import { caravansOf } from './view';

export function arrows({ board, view }: Control): string {
  const table = caravansOf(view), middle = table && board?.hexes.get(table.oasis)?.at;
  if (!middle) return '';
  return table.caravans
    .map((c) => {
      const corner = board?.nodes.get(c.corner)?.at;
      return corner ? arrow(middle, corner, c.front !== undefined) : '';
    })
    .join('');
}

/** Several at one path stand beside each other. */
export function flags({ board, view }: Control): string {
  const named = (caravansOf(view)?.seats ?? []).filter((s) => s.named);
  return named
    .map((s, i) => {
      const at = board?.edges.get(s.named?.edge ?? '')?.at, p = player(s.seat);
      const before = named.slice(0, i).filter((x) => x.named?.edge === s.named?.edge).length;
      return at ? flag([at[0] + before * 34, at[1]], `<path d="${shapePath(p.shape, 11, -33, 5.5)}" fill="${p.mark}"/>`, p.main) : '';
    })
    .join('');
}
