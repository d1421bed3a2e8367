// parts.ts - where a seat's points come from, for games whose view does not say: what the engine's events told, added up by
// source. What they do not explain is shown as "other", so that the lines always add up to the points.
import { rowsOf } from './family';
import type { View } from './protocol';
import type { LogEntry } from './session.svelte';

interface Scorer {
  seat: number;
  points: number;
  parts?: Record<string, number>;
}

export function partsOf(game: string, seat: Scorer, log: readonly LogEntry[]): [string, number][] {
  if (seat.parts !== undefined) return Object.entries(seat.parts).filter(([, n]) => n !== 0);
  const sums = new Map<string, number>();
  for (const { event } of log) {
    const found = event.seat === seat.seat ? rowsOf(game).source?.(event) : null;
    if (found && Number.isFinite(found[1])) sums.set(found[0], (sums.get(found[0]) ?? 0) + found[1]);
  }
  const told = [...sums.values()].reduce((a, b) => a + b, 0);
  if (seat.points !== told) sums.set('other', (sums.get('other') ?? 0) + seat.points - told);
  return [...sums].filter(([, n]) => n !== 0);
}

/** The points of a seat that came with modules, by source: their sections of the view say so. Empty where none does. */
export function moduleParts(view: View | null | undefined, seat: number): Record<string, number> {
  const sections = Object.values(view?.table ?? {}) as { seats?: { parts?: Record<string, number> }[] }[];
  return Object.assign({}, ...sections.map((x) => (x === null || typeof x !== 'object' ? {} : (x.seats?.[seat - 1]?.parts ?? {})))) as Record<string, number>;
}
