// choice.ts - which puzzle: that of the day, the same for everybody, and the next one.
import type { PuzzleSet } from './sets';

const DAY = 86_400_000;

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** The puzzle of a day (in UTC): a walk through all of them, none twice before all have been. */
export function dailyOf(ids: readonly string[], now: Date): string {
  const n = ids.length;
  if (n === 0) return '';
  let step = Math.max(1, Math.round(n * 0.618)); // far enough that neighbours in the list, often of one game, come days apart
  while (divisor(step, n) !== 1) step++;
  return [...ids].sort()[(Math.floor(now.getTime() / DAY) * step) % n] as string;
}

/** The name of that day in a calendar. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The first puzzle behind this one that is not solved, round the end; then the one behind it; '' = there is no other. */
export function nextOf(ids: readonly string[], at: string, solved: (id: string) => boolean): string {
  const from = ids.indexOf(at) + 1, round = [...ids.slice(from), ...ids.slice(0, Math.max(0, from - 1))];
  return round.find((id) => !solved(id)) ?? round[0] ?? '';
}

/** Themes of a set in the order in which they come first. */
export function themesOf(set: PuzzleSet): string[] {
  return [...new Set(set.puzzles.map((p) => p.theme))];
}
