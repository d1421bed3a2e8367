// judge.ts - is a move the one that is looked for, nearly as good, or worse?
import { isClose, type Advice } from '../hint/advice';
import type { Weighed } from './puzzle';

/** right: the best move; same: another one, as good as far as can be told; nearly: it costs little. */
export type Verdict = 'right' | 'same' | 'nearly' | 'wrong';
export interface Judged {
  verdict: Verdict;
  value: number; // thousandths of the chance to win
  best: number;
}

/** What may be lost and still be nearly right, in thousandths. */
export const NEARLY = 80;

function of(value: number, best: number, doubt: number): Judged {
  const behind = best - value;
  return { verdict: isClose({ behind, doubt }) ? 'same' : behind <= NEARLY ? 'nearly' : 'wrong', value, best };
}

/** By what was weighed when the puzzle was made; null: this move was not. */
export function judge(step: readonly Weighed[], move: string): Judged | null {
  const best = step[0], made = step.find((l) => l.move === move);
  if (best === undefined || made === undefined) return null;
  return made === best ? { verdict: 'right', value: best.value, best: best.value } : of(made.value, best.value, made.doubt);
}

/** By what has been weighed now. The puzzle's own figure of the best move is more exact: the other is told beside it. */
export function judgeNow(step: readonly Weighed[], move: string, advice: Advice): Judged | null {
  const best = step[0], made = advice.lines.find((l) => l.move === move);
  if (best === undefined || made === undefined) return null;
  const other = advice.lines.find((l) => l.move === best.move) ?? advice.lines[0], behind = Math.max(0, (other?.value ?? made.value) - made.value);
  return of(Math.max(0, best.value - behind), best.value, made.doubt);
}
