// ranked.ts - the mistakes of a game: the costliest first, and the way from one to the next.
import type { Review } from '../local/review';

export interface Mistake {
  seq: number; // the move
  seat: number;
  loss: number; // thousandths of the chance to win
  made: string;
  better: string;
}

export function ranked(reviews: ReadonlyMap<number, Review | null>): Mistake[] {
  const found = [...reviews].flatMap(([seq, r]): Mistake[] => {
    const made = r?.lines.find((l) => l.played), best = r?.lines[0];
    return r?.mistake && made && best ? [{ seq, seat: r.seat, loss: r.loss, made: made.move, better: best.move }] : [];
  });
  return found.sort((a, b) => b.loss - a.loss || a.seq - b.seq);
}

/** What a player's mistakes cost together, by seat from 1. */
export function costs(mistakes: readonly Mistake[], seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => mistakes.filter((m) => m.seat === i + 1).reduce((sum, m) => sum + m.loss, 0));
}

/** The nearest number in a direction from where one is; undefined if there is none. */
export function nearest(numbers: readonly number[], from: number, by: 1 | -1): number | undefined {
  const beyond = numbers.filter((n) => (n - from) * by > 0);
  return beyond.length === 0 ? undefined : by > 0 ? Math.min(...beyond) : Math.max(...beyond);
}
