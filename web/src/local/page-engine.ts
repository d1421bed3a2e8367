// page-engine.ts - the engine in the page itself: for replays, the fairness check and the island of the set-up screen,
// which need no worker.
import { Engine } from './engine';
import wasm from './engine.wasm?url';

let engine: Promise<Engine> | null = null;

export function pageEngine(): Promise<Engine> {
  engine ??= Engine.load(fetch(wasm));
  return engine;
}
