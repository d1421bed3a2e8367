// review-worker.ts - looks into a whole game off the page's thread: reviews its moves, measures everybody's chance to win. Plan says what next.
import { Engine } from './engine';
import wasm from './engine.wasm?url';
import type { Odds } from './odds';
import { Plan } from './plan';
import { Reviewer, type Review } from './review';

export type ReviewRequest = { record: string; milestones: number[] } | { first: number } | { look: number[] };
export type ReviewReply = { seq: number; review: Review | null } | { at: number; odds: Odds };

let plan: Plan | null = null;
let wake = (): void => undefined;
const reply = (message: ReviewReply): void => postMessage(message);

async function run(record: string, milestones: number[]): Promise<void> {
  const reviewer = new Reviewer(await Engine.load(fetch(wasm)), record), todo = (plan = new Plan(reviewer.seqs, milestones));
  for (;;) {
    const task = todo.next();
    if (task === null) await new Promise<void>((go) => (wake = go));
    else if ('review' in task) reply({ seq: task.review, review: reviewer.review(task.review) });
    else reply({ at: task.measure, odds: todo.measured(task.measure, reviewer.measure(task.measure, task.from, task.sims)) });
    await new Promise((go) => setTimeout(go)); // let the page say what it wants to see
  }
}

onmessage = (e: MessageEvent<ReviewRequest>) => {
  if ('record' in e.data) void run(e.data.record, e.data.milestones);
  else if (plan !== null && 'first' in e.data) plan.first = e.data.first;
  else if (plan !== null && 'look' in e.data) plan.look = e.data.look;
  wake();
};
