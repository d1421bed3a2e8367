// advice.ts - what a strong bot would do in a position as one seat sees it, how likely that wins, and what it changes: for the hint of a game
// and for puzzles. The position is a record without moves (`seen`), so nothing hidden can come into it.
import { Refused, type Engine, type Reason } from '../local/engine';

/** The level that is asked. */
export const ADVISER = 'hard';
/** A difference counts from so many standard errors on. */
export const DOUBTS = 2;

/** Values in thousandths of the chance to win. */
export interface Advised {
  move: string;
  value: number;
  behind: number; // less than the best
  doubt: number; // standard error of that
  sims: number;
  reasons: Reason[];
}
export interface Advice {
  choices: number; // moves there are
  lines: Advised[]; // the best first
}

/** All lines beside the best of them. The engine tells doubts beside the first one it named; beside another they add up. */
export function ranked(lines: readonly { move: string; value: number; doubt: number; sims: number }[]): Omit<Advised, 'reasons'>[] {
  const sorted = [...lines].sort((a, b) => b.value - a.value), best = sorted[0];
  if (best === undefined) return [];
  return sorted.map((l) => ({ ...l, behind: best.value - l.value, doubt: l === best ? 0 : Math.round(Math.hypot(l.doubt, best.doubt)) }));
}

/** Nothing says that the best is really better than this one. */
export function isClose(line: { behind: number; doubt: number }): boolean {
  return line.behind < DOUBTS * line.doubt || line.behind < 1;
}

/** `made`: a move that shall be among those weighed; the others are the adviser's. At most so many lines. */
export function advise(engine: Engine, position: string, seat: number, { made = '', most = 3 } = {}): Advice {
  const { handle } = engine.load(position);
  try {
    const { choices, lines } = engine.review(handle, seat, ADVISER, made);
    const all = ranked(lines), shown = all.filter((l, i) => i < most || l.move === made);
    return { choices, lines: shown.map((l) => ({ ...l, reasons: engine.reasons(handle, seat, l.move) })) };
  } finally {
    engine.close(handle);
  }
}

/** The same for a move alone, without weighing it. */
export function reasonsOf(engine: Engine, position: string, seat: number, move: string): Reason[] {
  const { handle } = engine.load(position);
  try {
    return engine.reasons(handle, seat, move);
  } catch (e) {
    if (e instanceof Refused) return [];
    throw e;
  } finally {
    engine.close(handle);
  }
}
