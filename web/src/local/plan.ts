// plan.ts - in which order a game is looked into: what the reader waits for, then a rough picture of the chances; from then on reviews of moves
// take turns with the other milestones and, once all are measured, with more simulations of whatever is least sure.
import { doubts, FIRST, isSure, MORE, together, type Odds } from './odds';

export type Task = { review: number } | { measure: number; from: number; sims: number };

export class Plan {
  readonly odds = new Map<number, Odds>();
  /** The move the reader wants to see reviewed; the positions they look at. */
  first = -1;
  look: readonly number[] = [];
  #reviews: Set<number>;
  #fresh: number[]; // milestones not yet measured
  #rough: number; // so many may be left when there is the rough picture
  #mine = false; // whose turn it is

  constructor(moves: readonly number[], milestones: readonly number[]) {
    this.#reviews = new Set(moves);
    this.#fresh = coarse(milestones);
    this.#rough = this.#fresh.length - enough(milestones.length);
  }
  next(): Task | null {
    const seen = this.look.find((n) => !this.odds.has(n));
    if (seen !== undefined) return this.#measure(seen);
    if (this.#reviews.has(this.first)) return this.#review(this.first);
    this.#fresh = this.#fresh.filter((n) => !this.odds.has(n));
    const move = [...this.#reviews][0], place = this.#fresh[0] ?? this.#vaguest();
    this.#mine = !this.#mine;
    const first = this.#fresh.length > 0 && this.#fresh.length > this.#rough;
    if (place !== undefined && (first || move === undefined || this.#mine)) return this.#measure(place);
    return move === undefined ? null : this.#review(move);
  }
  measured(n: number, odds: Odds): Odds {
    const all = together(this.odds.get(n), odds);
    this.odds.set(n, all);
    return all;
  }
  #review(seq: number): Task {
    this.#reviews.delete(seq);
    return { review: seq };
  }
  #measure(n: number): Task {
    const from = this.odds.get(n)?.sims ?? 0;
    return { measure: n, from, sims: from === 0 ? FIRST : MORE };
  }
  #vaguest(): number | undefined {
    let worst: number | undefined, most = 0;
    for (const [n, o] of this.odds) {
      const doubt = isSure(o) ? 0 : Math.max(...doubts(o));
      if (doubt > most) [worst, most] = [n, doubt];
    }
    return worst;
  }
}

const COARSE = 4; // of so many milestones one, and the last, make the rough picture

/** So many measured milestones make the rough picture. */
export function enough(milestones: number): number {
  return Math.min(milestones, Math.ceil(milestones / COARSE) + 1);
}
/** Every eighth, then every fourth, every second, the rest; the last one early. */
function coarse(list: readonly number[]): number[] {
  const last = list.length - 1;
  return [...new Set([2 * COARSE, COARSE, 2, 1].flatMap((by) => list.filter((_, i) => i % by === 0 || i === last)))];
}
