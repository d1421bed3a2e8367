// reviews.svelte.ts - the reviews of a game as they come from their worker.
import { SvelteMap } from 'svelte/reactivity';
import { moverOf, movesOf } from './record';
import type { Review } from './review';
import type { ReviewReply, ReviewRequest } from './review-worker';

export class Reviews {
  /** By move; null where there is nothing to judge. */
  readonly done = new SvelteMap<number, Review | null>();
  readonly all: number;
  #worker: Worker | null = null;

  constructor(record: string) {
    this.all = movesOf(record).filter((row) => moverOf(row) > 0).length;
    try {
      this.#worker = new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      return; // without workers a game is shown without a review
    }
    this.#worker.onmessage = (e: MessageEvent<ReviewReply>) => void this.done.set(e.data.seq, e.data.review);
    this.#say({ record });
  }
  #say(request: ReviewRequest): void {
    this.#worker?.postMessage(request);
  }
  /** The reader waits for this one. */
  want(seq: number): void {
    if (!this.done.has(seq)) this.#say({ first: seq });
  }
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }
}
