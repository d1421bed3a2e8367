// reviews.svelte.ts - what is found out about a game, as it comes from its worker: what moves cost, and everybody's chance to win.
import { SvelteMap } from 'svelte/reactivity';
import type { Odds } from './odds';
import { moverOf } from './record';
import type { Review } from './review';
import type { ReviewReply, ReviewRequest } from './review-worker';

export class Reviews {
  /** By move; null where there is nothing to judge. */
  readonly done = new SvelteMap<number, Review | null>();
  /** By the number of moves made. */
  readonly odds = new SvelteMap<number, Odds>();
  readonly all: number;
  #worker: Worker | null = null;

  constructor(record: string, moves: readonly string[], milestones: number[]) {
    this.all = moves.filter((row) => moverOf(row) > 0).length;
    try {
      this.#worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return; // without workers a game is shown without a review
    }
    this.#worker.onmessage = (e: MessageEvent<ReviewReply>) => {
      if ('seq' in e.data) this.done.set(e.data.seq, e.data.review);
      else this.odds.set(e.data.at, e.data.odds);
    };
    this.#say({ record, milestones });
  }
  #say(request: ReviewRequest): void {
    this.#worker?.postMessage(request);
  }
  /** The reader waits for this move, and for the chances at these places. */
  want(seq: number, places: number[]): void {
    if (!this.done.has(seq)) this.#say({ first: seq });
    if (places.some((n) => !this.odds.has(n))) this.#say({ look: places });
  }
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
