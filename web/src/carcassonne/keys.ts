// keys.ts - keys of this table beside those of every table.
import { readKey, type Common, type KeyLine, type Press } from '../table/keys';
import type { Tab } from './control.svelte';

export type Command = Common | { do: 'rotate'; by: -1 | 1 } | { do: 'pan'; x: number; y: number } | { do: 'overlay' } | { do: 'here' } | { do: 'grid' } | { do: 'tab'; tab: Tab };

const LETTERS: Record<string, Command> = {
  r: { do: 'rotate', by: 1 }, e: { do: 'rotate', by: 1 }, q: { do: 'rotate', by: -1 },
  w: { do: 'pan', x: 0, y: 1 }, s: { do: 'pan', x: 0, y: -1 }, a: { do: 'pan', x: 1, y: 0 }, d: { do: 'pan', x: -1, y: 0 },
  c: { do: 'here' }, g: { do: 'grid' }, o: { do: 'overlay' }, f: { do: 'overlay' }, l: { do: 'tab', tab: 'tiles' }, t: { do: 'tab', tab: 'track' },
};

export const lines: readonly KeyLine[] = [
  { keys: ['Q', 'E'], what: 'web.key.rotate' },
  { keys: ['R'], what: 'web.key.rotate.right' },
  { keys: ['W', 'A', 'S', 'D'], what: 'web.key.pan' },
  { keys: ['C'], what: 'web.key.here' },
  { keys: ['G'], what: 'web.key.grid' },
  { keys: ['O', 'F'], what: 'web.key.overlay' },
  { keys: ['L', 'T'], what: 'web.key.tiles' },
];

export function commandOf(e: Press, letters: boolean): Command | null {
  return readKey(e, letters, (key) => LETTERS[key] ?? null);
}
