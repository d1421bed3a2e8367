// review.ts - was a move a mistake? The move made and what a strong bot would have done instead are weighed from the position
// before it, by what the seat knew, in equally many simulations with the same dice; the difference is what the move cost.
// What came of the move later, by dice or by others, has no part in it.
import { Refused, type Engine } from './engine';
import { MEASURE, type Odds } from './odds';
import { moverOf, Walk } from './record';

/** A mistake cost at least so many thousandths of the chance to win ... */
export const MISTAKE = 30;
/** ... and at least so many standard errors of what it cost. */
export const DOUBTS = 2;
export const JUDGE = 'hard'; // the level whose moves are compared with

/** Values in thousandths of the chance to win, for the seat that moved. */
export interface Line {
  move: string;
  value: number;
  doubt: number; // standard error of the difference to the move made
  sims: number;
  played: boolean;
}
export interface Review {
  seat: number;
  choices: number; // moves there were; 1 = forced
  lines: Line[]; // the best first; the move made is among them
  loss: number; // the best move's value less that of the move made
  mistake: boolean;
}

/** `lines`: the move made first, as the engine tells them. */
export function verdict(seat: number, choices: number, lines: readonly Omit<Line, 'played'>[]): Review {
  const all = lines.map((line, i) => ({ ...line, played: i === 0 }));
  const sorted = [...all].sort((a, b) => b.value - a.value || Number(b.played) - Number(a.played));
  const best = sorted[0], made = all[0];
  const loss = best && made ? best.value - made.value : 0;
  return { seat, choices, lines: sorted, loss, mistake: choices > 1 && loss >= MISTAKE && loss >= DOUBTS * (best?.doubt ?? 0) };
}

/** Reviews the moves of a record. Each takes as long as the bot thinks. */
export class Reviewer {
  readonly walk: Walk;
  readonly #engine: Engine;

  constructor(engine: Engine, record: string) {
    this.#engine = engine;
    this.walk = new Walk(engine, record);
  }
  /** Moves somebody made; the others are chance. */
  get seqs(): number[] {
    return this.walk.moves.flatMap((row, seq) => (moverOf(row) > 0 ? [seq] : []));
  }
  /** Null for chance, and for what was said out of turn. */
  review(seq: number): Review | null {
    const row = this.walk.moves[seq] ?? '', seat = moverOf(row);
    if (seat === 0) return null;
    this.walk.stand(seq);
    try {
      const { choices, lines } = this.#engine.review(this.walk.handle, seat, JUDGE, row.slice(2));
      return verdict(seat, choices, lines);
    } catch (e) {
      if (e instanceof Refused) return null;
      throw e;
    }
  }
  /** Everybody's chance to win after n moves, all cards open, by so many more simulations. */
  measure(n: number, from: number, sims: number): Odds {
    this.walk.stand(n);
    return this.#engine.odds(this.walk.handle, MEASURE, from, sims);
  }
  close(): void {
    this.walk.close();
  }
}
