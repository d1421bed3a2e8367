// keys.ts - the keyboard of every table: whose keys they are, which key was pressed under any alphabet, what keys mean at every table,
// and the lines of the list of keys. What a family adds is in its own keys.ts.

export interface Press {
  key: string;
  code?: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey?: boolean;
}

/** The key in Latin letters: the letter it types, or, under another alphabet, the letter of its place on the keyboard. Named keys as
 *  they are. */
export function keyOf(e: Press): string {
  if (e.key.length > 1) return e.key;
  if (/^[a-z0-9+=?-]$/i.test(e.key)) return e.key.toLowerCase();
  if (e.code === 'Slash' && e.shiftKey === true) return '?';
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(e.code ?? '') ?? [];
  return letter?.toLowerCase() ?? (e.shiftKey === true ? undefined : digit) ?? e.key;
}

/** What keys mean at every table. */
export type Common =
  | { do: 'main' } | { do: 'skip' } | { do: 'back' } | { do: 'undo' } | { do: 'step'; by: number } | { do: 'pick'; n: number }
  | { do: 'zoom'; by: number } | { do: 'fit' } | { do: 'tab'; tab: 'log' | 'chat' };

const CHARACTERS: Record<string, Common> = {
  u: { do: 'undo' }, n: { do: 'step', by: 1 }, p: { do: 'step', by: -1 }, h: { do: 'tab', tab: 'log' }, m: { do: 'tab', tab: 'chat' },
  '+': { do: 'zoom', by: 1.25 }, '=': { do: 'zoom', by: 1.25 }, '-': { do: 'zoom', by: 0.8 }, '0': { do: 'fit' },
};

/** `own` says what single characters mean at this table before they mean anything else. Characters obey the setting (`characters`);
 *  Enter, Esc and Ctrl Z always work. */
export function readKey<C>(e: Press, characters: boolean, own: (key: string) => C | null): C | Common | null {
  const key = keyOf(e);
  if (e.altKey) return null;
  if (e.ctrlKey || e.metaKey) return key === 'z' ? { do: 'undo' } : null;
  if (key === 'Escape') return { do: 'back' };
  if (key === 'Enter' && e.shiftKey === true) return { do: 'skip' };
  if (key === 'Enter' || key === ' ') return { do: 'main' };
  if (!characters || key.length > 1) return null;
  return own(key) ?? (/^[1-9]$/.test(key) ? { do: 'pick', n: Number(key) } : (CHARACTERS[key] ?? null));
}

/** A line of the list of keys: what is printed on them, and the sentence that says what they do. */
export interface KeyLine {
  keys: readonly string[];
  what: string;
}
export const COMMON_KEYS: readonly KeyLine[] = [
  { keys: ['Enter', 'Space'], what: 'web.key.main' },
  { keys: ['Shift Enter'], what: 'web.key.skip' },
  { keys: ['Esc'], what: 'web.key.back' },
  { keys: ['←', '→', '↑', '↓'], what: 'web.key.arrows' },
  { keys: ['Home', 'End'], what: 'web.key.ends' },
  { keys: ['N', 'P'], what: 'web.key.step' },
  { keys: ['1', '…', '9'], what: 'web.key.pick' },
  { keys: ['U', 'Ctrl Z'], what: 'web.key.undo' },
  { keys: ['+', '−', '0'], what: 'web.key.zoom' },
  { keys: ['H', 'M'], what: 'web.key.tabs' },
  { keys: ['Y'], what: 'web.key.hint' },
  { keys: ['Tab'], what: 'web.key.tab' },
  { keys: ['?'], what: 'web.key.keys' },
];
/** In a replay nothing can be played. */
export const REPLAY_KEYS: readonly KeyLine[] = [
  { keys: ['←', '→'], what: 'web.key.move' },
  { keys: ['Page Up', 'Page Down'], what: 'web.key.turns' },
  { keys: ['Home', 'End'], what: 'web.key.moves' },
  { keys: ['N', 'P'], what: 'web.key.mistakes' },
  { keys: ['Space'], what: 'web.key.play' },
  { keys: ['+', '−', '0'], what: 'web.key.zoom' },
  { keys: ['?'], what: 'web.key.keys' },
];

/** Keys belong to what has the focus: fields, buttons, links. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}

/** A table's ear for keys: `read` makes a command of a key, `run` says whether it was of use. */
export function hearKeys<C extends { do: string }>(read: (event: KeyboardEvent) => C | null, run: (command: C) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const command = read(event);
    if (command === null || (command.do === 'main' && isPressable(event.target))) return;
    if (run(command)) event.preventDefault();
  };
}
