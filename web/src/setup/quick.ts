// quick.ts - a quick game of every box: one press on the home screen, against bots on this device. Rows; the words are web.quick.NAME.
import type { Choice } from '../lib/fits';

export interface QuickGame {
  name: string;
  choice: Choice;
}

const row = (name: string, game: string, seats: number, modules: string[] = [], options: Record<string, string> = {}): QuickGame => ({ name, choice: { game, modules, seats, options } });

/** As few seats as the box is good with, and what its rulebook suggests for a first game. */
export const QUICK: readonly QuickGame[] = [
  row('catan', 'catan', 3),
  row('sea', 'catan', 3, ['sea'], { scenario: 'new_shores' }),
  row('ck', 'catan', 3, ['ck']),
  row('tb', 'catan', 3, ['fishermen']),
  row('carcassonne', 'carcassonne', 2),
  row('elasund', 'elasund', 2),
];
