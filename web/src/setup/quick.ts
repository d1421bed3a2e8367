// quick.ts - a quick game of every box: one press on the home screen, against bots on this device.
import type { Choice } from '../lib/fits';
import { READY } from './ready';

export interface QuickGame {
  name: string;
  choice: Choice;
}

/** Those of one game. */
export function quickOf(game: string): QuickGame[] {
  return (READY.get(game)?.quick ?? []).map(({ name, seats, modules = [], options = {} }) => ({ name, choice: { game, modules, seats, options } }));
}
