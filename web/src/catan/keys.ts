// keys.ts - single keys of the table. Letters obey the setting; arrows, Enter and Esc always work.

/** What a key means now, or null. `waitingB`: B was pressed before. */
export type Command =
  | { do: 'main' } | { do: 'back' } | { do: 'undo' } | { do: 'build'; key: string } | { do: 'prefix' } | { do: 'trade' }
  | { do: 'step'; by: number } | { do: 'pick'; n: number } | { do: 'zoom'; by: number } | { do: 'fit' }
  | { do: 'accept' } | { do: 'reject' } | { do: 'counter' } | { do: 'tab'; tab: 'log' | 'chat' | 'dice' } | { do: 'ids' };

export interface KeyState {
  letters: boolean; // single-letter keys are on
  prefixed: boolean; // B was pressed just before
  offered: boolean; // an offer waits for your answer
  buildKeys: string; // keys of the build buttons
}

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf(e: Press, s: KeyState): Command | null {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  if ((e.ctrlKey || e.metaKey) && key === 'z') return { do: 'undo' };
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  if (key === 'Escape') return { do: 'back' };
  if (key === 'Enter' || key === ' ') return { do: 'main' };
  if (!s.letters) return null;
  if (s.prefixed && s.buildKeys.includes(key)) return { do: 'build', key };
  if (s.offered && key === 'a') return { do: 'accept' };
  if (s.offered && key === 'x') return { do: 'reject' };
  if (s.offered && key === 'c') return { do: 'counter' };
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  switch (key) {
    case 'b': return { do: 'prefix' };
    case 't': return { do: 'trade' };
    case 'u': return { do: 'undo' };
    case 'n': return { do: 'step', by: 1 };
    case 'p': return { do: 'step', by: -1 };
    case '+': case '=': return { do: 'zoom', by: 1.25 };
    case '-': return { do: 'zoom', by: 0.8 };
    case '0': return { do: 'fit' };
    case 'h': return { do: 'tab', tab: 'log' };
    case 'm': return { do: 'tab', tab: 'chat' };
    case 'l': return { do: 'tab', tab: 'dice' };
    case 'i': return s.buildKeys.includes(key) ? { do: 'build', key } : { do: 'ids' };
    default: return s.buildKeys.includes(key) && key.length === 1 ? { do: 'build', key } : null;
  }
}
