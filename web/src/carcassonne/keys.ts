// keys.ts - single keys of the table. Letters obey the setting; arrows, Enter and Esc always work.
import type { Tab } from './control.svelte';

export type Command =
  | { do: 'main' } | { do: 'skip' } | { do: 'back' } | { do: 'undo' } | { do: 'rotate'; by: -1 | 1 } | { do: 'step'; by: number }
  | { do: 'pick'; n: number } | { do: 'zoom'; by: number } | { do: 'pan'; x: number; y: number } | { do: 'fit' } | { do: 'overlay' }
  | { do: 'tab'; tab: Tab };

interface Press {
  key: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
}

const LETTERS: Record<string, Command> = {
  r: { do: 'rotate', by: 1 }, e: { do: 'rotate', by: 1 }, q: { do: 'rotate', by: -1 },
  u: { do: 'undo' }, n: { do: 'step', by: 1 }, p: { do: 'step', by: -1 },
  '+': { do: 'zoom', by: 1.25 }, '=': { do: 'zoom', by: 1.25 }, '-': { do: 'zoom', by: 0.8 }, '0': { do: 'fit' },
  w: { do: 'pan', x: 0, y: 1 }, s: { do: 'pan', x: 0, y: -1 }, a: { do: 'pan', x: 1, y: 0 }, d: { do: 'pan', x: -1, y: 0 },
  o: { do: 'overlay' }, f: { do: 'overlay' }, l: { do: 'tab', tab: 'tiles' }, h: { do: 'tab', tab: 'log' },
  m: { do: 'tab', tab: 'chat' }, t: { do: 'tab', tab: 'track' },
};

/** The letter printed on the key in the Latin layout, so that keys work under any alphabet. */
function letterOf(e: Press): string {
  const latin = /^Key([A-Z])$/.exec(e.code ?? '')?.[1];
  return (latin ?? e.key).toLowerCase();
}

export function commandOf(e: Press, letters: boolean): Command | null {
  const key = e.key.length === 1 ? letterOf(e) : e.key;
  if ((e.ctrlKey || e.metaKey) && key === 'z') return { do: 'undo' };
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  if (key === 'Escape') return { do: 'back' };
  if (key === 'Enter' && e.shiftKey) return { do: 'skip' };
  if (key === 'Enter' || key === ' ') return { do: 'main' };
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  return LETTERS[key] ?? null;
}
