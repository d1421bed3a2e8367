// last.ts - the table somebody made last, for "as last time". Kept on this device, one for each game.
import type { Choice } from '../lib/fits';

export interface LastTable {
  choice: Choice;
  place: 'device' | 'online';
  seats: string[]; // who sits where, as the set-up screen says it
  clock: string;
  undo: boolean;
  memory: boolean;
  listed: boolean;
}

const KEY = 'thorp.last';

function all(storage: Storage | undefined): Record<string, LastTable> {
  try {
    return JSON.parse(storage?.getItem(KEY) ?? '{}') as Record<string, LastTable>;
  } catch {
    return {};
  }
}

export function lastTable(storage: Storage | undefined, game: string): LastTable | undefined {
  return all(storage)[game];
}

export function keepTable(storage: Storage | undefined, last: LastTable): void {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...all(storage), [last.choice.game]: last }));
  } catch {
    // full or forbidden: it is not remembered
  }
}
