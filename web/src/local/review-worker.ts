// review-worker.ts - reviews a whole game off the page's thread: the move asked for first, then one after the other.
import { Engine } from './engine';
import wasm from './engine.wasm?url';
import { Reviewer, type Review } from './review';

export type ReviewRequest = { record: string } | { first: number };
export type ReviewReply = { seq: number; review: Review | null };

let first = -1;

async function run(record: string): Promise<void> {
  const reviewer = new Reviewer(await Engine.load(fetch(wasm)), record), left = new Set(reviewer.seqs);
  while (left.size > 0) {
    const seq = left.has(first) ? first : ([...left][0] ?? -1);
    left.delete(seq);
    postMessage({ seq, review: reviewer.review(seq) } satisfies ReviewReply);
    await new Promise((go) => setTimeout(go)); // let the page say which one it wants to see
  }
  close();
}

onmessage = (e: MessageEvent<ReviewRequest>) => {
  if ('record' in e.data) void run(e.data.record);
  else first = e.data.first;
};
