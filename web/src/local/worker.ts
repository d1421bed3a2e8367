// worker.ts - the host of this device's games, off the page's thread.
import type { LocalRequest } from '../lib/protocol-extra';
import { Engine } from './engine';
import wasm from './engine.wasm?url';
import { Host } from './host';
import { openStore } from './store';

const host = (async () => {
  const [engine, store] = await Promise.all([Engine.load(fetch(wasm)), openStore()]);
  return new Host({
    engine,
    store,
    reply: (message) => postMessage(message),
    now: () => Date.now(),
    random: (n) => crypto.getRandomValues(new Uint8Array(n)),
    later: (run, ms) => setTimeout(run, ms),
  });
})();

// one after the other: a request may wait for the store
let queue: Promise<unknown> = host.then(
  () => postMessage({ t: 'ready' }),
  (e: unknown) => postMessage({ t: 'failed', text: String(e) }),
);
onmessage = (e: MessageEvent<LocalRequest & { re?: string }>) => {
  queue = queue.then(async () => (await host).take(e.data));
};
