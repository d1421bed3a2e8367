// marks.ts - how marked places look on the small map of a scenario's card: a module that marks some has a marks.ts with their drawings, by
// the words of its maps. What nobody draws is not shown.
import type { Point } from '../art/inks';
import type { SmallMap } from './maps';

/** Drawn around 0, 0 in the board's units; `value` is what the map says of the place. */
export type MapMarks = Record<string, (value: number) => string>;
interface Drawings {
  MARKS?: MapMarks;
  ROUNDS?: Record<string, (at: readonly Point[]) => string>;
}
const files = Object.values(import.meta.glob<Drawings>('../*/marks.ts', { eager: true })).filter((m) => m.MARKS ?? m.ROUNDS);

export function drawMarks({ marks, rounds }: SmallMap): string {
  const found = <T>(pick: (m: Drawings) => T | undefined): T | undefined => files.map(pick).find((x) => x !== undefined);
  const lines = rounds.map((r) => found((m) => m.ROUNDS?.[r.kind])?.(r.at) ?? '');
  const signs = marks.map((k) => { const draw = found((m) => m.MARKS?.[k.kind]); return draw ? `<g transform="translate(${k.at[0]},${k.at[1]})">${draw(k.value)}</g>` : ''; });
  return lines.join('') + signs.join('');
}
