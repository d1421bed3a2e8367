// adviser.ts - asks the worker for advice; a new question, or `stop`, ends the one before.
import type { Advice } from './advice';
import type { HintReply, HintRequest } from './hint-worker';

export class Adviser {
  #worker: Worker | null = null;
  #give: (advice: Advice | null) => void = () => undefined;

  /** Null: it was stopped, or there is nothing to say about this position. */
  ask(request: HintRequest): Promise<Advice | null> {
    this.stop();
    return new Promise((resolve) => {
      this.#give = resolve;
      try {
        this.#worker = new Worker(new URL('./hint-worker.ts', import.meta.url), { type: 'module' });
      } catch {
        this.stop(); // a browser without such workers
        return;
      }
      this.#worker.onmessage = (e: MessageEvent<HintReply>) => this.#done('advice' in e.data ? e.data.advice : null);
      this.#worker.onerror = () => this.#done(null);
      this.#worker.postMessage(request);
    });
  }
  #done(advice: Advice | null): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#give(advice);
  }
  stop(): void {
    this.#done(null);
  }
}
