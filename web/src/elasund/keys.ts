// keys.ts - single keys of the table. Letters and digits obey the setting; arrows, Enter and Esc always work.

export type Command =
  | { do: 'main' } | { do: 'back' } | { do: 'undo' } | { do: 'end' } | { do: 'step'; by: number } | { do: 'pick'; n: number }
  | { do: 'zoom'; by: number } | { do: 'fit' } | { do: 'tab'; tab: 'log' | 'chat' | 'dice' };

interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export function commandOf(e: Press, letters: boolean): Command | null {
  const key = e.key.length === 1 ? e.key.toLowerCase() : e.key;
  if ((e.ctrlKey || e.metaKey) && key === 'z') return { do: 'undo' };
  if (e.ctrlKey || e.metaKey || e.altKey) return null;
  if (key === 'Escape') return { do: 'back' };
  if (key === 'Enter' && e.shiftKey) return { do: 'end' };
  if (key === 'Enter' || key === ' ') return { do: 'main' };
  if (!letters) return null;
  if (/^[1-9]$/.test(key)) return { do: 'pick', n: Number(key) };
  switch (key) {
    case 'u': return { do: 'undo' };
    case 'n': return { do: 'step', by: 1 };
    case 'p': return { do: 'step', by: -1 };
    case '+': case '=': return { do: 'zoom', by: 1.25 };
    case '-': return { do: 'zoom', by: 0.8 };
    case '0': return { do: 'fit' };
    case 'h': return { do: 'tab', tab: 'log' };
    case 'm': return { do: 'tab', tab: 'chat' };
    case 'l': return { do: 'tab', tab: 'dice' };
    default: return null;
  }
}
