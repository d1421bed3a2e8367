// odds.ts - everybody's chance to win as simulations measure it: means with their standard errors, of which more simulations make less; and at
// which moves of a game it is worth measuring.
export const MEASURE = 'hard'; // the level that plays the simulations
export const FIRST = 16; // simulations of a position before any gets more
export const MORE = 32; // and at a time from then on
export const MOST = 512; // of one position
export const SURE = 0.004; // a position whose standard errors are all smaller gets no more
/** Thousandths by which the estimate at a glance may leave the line between two measured positions. */
export const SWING = 40;

/** By seat: the mean of the results, of their squares, and of the squares of what a seat and all before it have together. */
export interface Odds {
  sims: number;
  mean: number[];
  square: number[];
  piled: number[];
}

/** Two sets of simulations of one position put together. */
export function together(a: Odds | undefined, b: Odds): Odds {
  if (a === undefined) return b;
  const sims = a.sims + b.sims;
  const mix = (x: readonly number[], y: readonly number[]): number[] => x.map((v, i) => (v * a.sims + (y[i] ?? 0) * b.sims) / sims);
  return { sims, mean: mix(a.mean, b.mean), square: mix(a.square, b.square), piled: mix(a.piled, b.piled) };
}

/** The standard error of a mean, from the mean of the squares. */
function error(sims: number, mean: number, square: number): number {
  return sims > 1 ? Math.sqrt(Math.max(0, square - mean * mean) / (sims - 1)) : 1;
}
/** How far everybody's chance may be off: one standard error. */
export function doubts(o: Odds): number[] {
  return o.mean.map((m, i) => error(o.sims, m, o.square[i] ?? 0));
}
/** The same of what a seat and all before it have together; nothing for all of them, which is certain. */
export function piledDoubts(o: Odds): number[] {
  let sum = 0;
  return o.mean.map((m, i) => error(o.sims, (sum += m), o.piled[i] ?? 0)).map((d, i, all) => (i === all.length - 1 ? 0 : d));
}
export function isSure(o: Odds): boolean {
  return o.sims >= MOST || Math.max(...doubts(o)) < SURE;
}

/** Moves to measure: where a turn begins, the last, and between them wherever the estimate at a glance swings off the line between two of them.
 *  `quiet`: nothing is half done there. `turns`: the turn after each number of moves; 0 before the first. */
export function milestones(chances: readonly (readonly number[])[], quiet: readonly boolean[], turns: readonly number[]): number[] {
  const usable = chances.flatMap((_, n) => (quiet[n] && turns[n] !== 0 ? [n] : []));
  const kept = usable.filter((n, i) => i === 0 || i === usable.length - 1 || turns[n] !== turns[usable[i - 1] ?? 0]);
  const found = new Set(kept);
  const between = (a: number, b: number): void => {
    const worst = usable.filter((n) => n > a && n < b).map((n) => ({ n, off: offLine(chances, a, b, n) })).sort((x, y) => y.off - x.off)[0];
    if (worst === undefined || worst.off < SWING) return;
    found.add(worst.n);
    between(a, worst.n);
    between(worst.n, b);
  };
  kept.forEach((n, i) => i > 0 && between(kept[i - 1] ?? 0, n));
  return [...found].sort((a, b) => a - b);
}

function offLine(chances: readonly (readonly number[])[], a: number, b: number, n: number): number {
  const part = (n - a) / (b - a);
  return Math.max(...(chances[n] ?? []).map((c, s) => Math.abs(c - (chances[a]?.[s] ?? 0) * (1 - part) - (chances[b]?.[s] ?? 0) * part)));
}
