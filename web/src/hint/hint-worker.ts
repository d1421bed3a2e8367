// hint-worker.ts - weighs the moves of one position off the page's thread; who no longer wants the answer ends the worker.
import { Engine, Refused } from '../local/engine';
import wasm from '../local/engine.wasm?url';
import { advise, type Advice } from './advice';

export interface HintRequest {
  position: string;
  seat: number;
  made?: string;
  most?: number;
}
export type HintReply = { advice: Advice } | { refused: string };

async function answer(r: HintRequest): Promise<HintReply> {
  try {
    return { advice: advise(await Engine.load(fetch(wasm)), r.position, r.seat, { made: r.made, most: r.most }) };
  } catch (e) {
    if (e instanceof Refused) return { refused: e.message };
    throw e;
  }
}

onmessage = (e: MessageEvent<HintRequest>) => void answer(e.data).then((reply) => postMessage(reply));
