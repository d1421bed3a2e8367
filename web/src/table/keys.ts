// keys.ts - the keyboard of every table: whose keys they are, which key was pressed under any alphabet, what keys mean at every table,
// and the lines of the list of keys. What a family adds is in its own keys.ts. A line says which keys do a thing: those that always do it,
// and slots, whose key a person may change (settings.keys, by the slot's id).
import { settings } from '../lib/settings.svelte';

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
  const sign = /^[!-~]$/.test(e.key) ? undefined : SIGNS[e.code ?? ''];
  return letter?.toLowerCase() ?? (e.shiftKey === true ? undefined : (digit ?? sign)) ?? e.key;
}
/** What stands on a key where another alphabet has letters. */
const SIGNS: Record<string, string> = {
  Comma: ',', Period: '.', Slash: '/', Semicolon: ';', Quote: "'", BracketLeft: '[', BracketRight: ']', Backslash: '\\', Backquote: '`', Minus: '-', Equal: '=',
};

/** What keys mean at every table. */
export type Common =
  | { do: 'main' } | { do: 'skip' } | { do: 'back' } | { do: 'undo' } | { do: 'step'; by: number } | { do: 'pick'; n: number }
  | { do: 'zoom'; by: number } | { do: 'fit' } | { do: 'tab'; tab: 'log' | 'chat' };

/** A key that a person may change: '' = there is none unless they choose one. Without `does` it is heard by the board or the frame. */
export interface Slot<C = unknown> {
  id: string;
  key: string;
  also?: string; // the same key without Shift
  does?: C;
}
/** A line of the list of keys: which keys, and the sentence that says what they do. */
export interface KeyLine<C = unknown> {
  what: string;
  fixed?: readonly string[]; // always do it
  slots?: readonly Slot<C>[];
  aside?: boolean; // means something only while the others of its game mean nothing
}

/** The key that does it here: the person's choice, else the usual one. */
export function keyFor(slot: Pick<Slot, 'id' | 'key'>): string {
  return settings.keys[slot.id] ?? slot.key;
}
/** How a key is printed. */
export function cap(key: string): string {
  return key === '-' ? '−' : key.toUpperCase();
}
/** What a single character means, by the first line that has it. */
export function meaning<C>(lines: readonly KeyLine<C>[], key: string): C | null {
  for (const line of lines)
    for (const slot of line.slots ?? []) {
      const held = keyFor(slot);
      if (slot.does !== undefined && (held === key || (held === slot.key && slot.also === key))) return slot.does;
    }
  return null;
}

export const UNDO: Slot<Common> = { id: 'undo', key: 'u', does: { do: 'undo' } };
export const LIST: Slot<Common> = { id: 'keys', key: '?' };
export const LOG: Slot<Common> = { id: 'log', key: 'h', does: { do: 'tab', tab: 'log' } };
export const CHAT: Slot<Common> = { id: 'chat', key: 'm', does: { do: 'tab', tab: 'chat' } };
export const DICE: Slot<{ do: 'tab'; tab: 'dice' }> = { id: 'dice', key: 'l', does: { do: 'tab', tab: 'dice' } };
/** The window over the board. */
export const ZOOM: Record<'in' | 'out' | 'fit', Slot<Common>> = {
  in: { id: 'zoom_in', key: '+', also: '=', does: { do: 'zoom', by: 1.25 } },
  out: { id: 'zoom_out', key: '-', does: { do: 'zoom', by: 0.8 } },
  fit: { id: 'fit', key: '0', does: { do: 'fit' } },
};
const ZOOMS: KeyLine<Common> = { what: 'web.key.zoom', slots: [ZOOM.in, ZOOM.out, ZOOM.fit] };
/** Heard by the screen around the table. */
export const HINT: Slot<Common> = { id: 'hint', key: 'y' };
const HEARD = { what: 'web.key.keys', slots: [LIST] };
export const ARROWS: readonly (readonly [arrow: string, id: string])[] = [['ArrowLeft', 'left'], ['ArrowRight', 'right'], ['ArrowUp', 'up'], ['ArrowDown', 'down'], ['Home', 'first'], ['End', 'last']];
const moved = (from: number, to: number): Slot<Common>[] => ARROWS.slice(from, to).map(([, id]) => ({ id, key: '' }));

export const COMMON_KEYS: readonly KeyLine<Common>[] = [
  { what: 'web.key.main', fixed: ['Enter', 'Space'], slots: [{ id: 'main', key: '', does: { do: 'main' } }] },
  { what: 'web.key.skip', fixed: ['Shift Enter'], slots: [{ id: 'skip', key: '', does: { do: 'skip' } }] },
  { what: 'web.key.back', fixed: ['Esc'], slots: [{ id: 'back', key: '', does: { do: 'back' } }] },
  { what: 'web.key.arrows', fixed: ['←', '→', '↑', '↓'], slots: moved(0, 4) },
  { what: 'web.key.ends', fixed: ['Home', 'End'], slots: moved(4, 6) },
  { what: 'web.key.step', slots: [{ id: 'next', key: 'n', does: { do: 'step', by: 1 } }, { id: 'previous', key: 'p', does: { do: 'step', by: -1 } }] },
  { what: 'web.key.pick', fixed: ['1', '…', '9'] },
  { what: 'web.key.undo', fixed: ['Ctrl Z'], slots: [UNDO] },
  ZOOMS,
  { what: 'web.key.tabs', slots: [LOG, CHAT] },
  { what: 'web.key.hint', slots: [HINT] },
  { what: 'web.key.tab', fixed: ['Tab'] },
  HEARD,
];
/** In a replay nothing can be played. */
export const REPLAY_KEYS: readonly KeyLine[] = [
  { what: 'web.key.move', fixed: ['←', '→'] },
  { what: 'web.key.turns', fixed: ['Page Up', 'Page Down'] },
  { what: 'web.key.moves', fixed: ['Home', 'End'] },
  { what: 'web.key.mistakes', fixed: ['N', 'P'] },
  { what: 'web.key.play', fixed: ['Space'] },
  ZOOMS,
  HEARD,
];

/** The lines as they are in force at one table: a key that an earlier line has means nothing else, and what no key does is not told. */
export function inForce(lines: readonly KeyLine[]): { what: string; keys: string[] }[] {
  const taken = new Set<string>();
  return lines.flatMap((line) => {
    const own = (line.slots ?? []).map(keyFor).filter((key) => key !== '' && (line.aside === true || !taken.has(key)));
    if (line.aside !== true) for (const key of own) taken.add(key);
    const keys = [...(line.fixed ?? []), ...own.map(cap)];
    return keys.length > 0 ? [{ what: line.what, keys }] : [];
  });
}

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
  return own(key) ?? (/^[1-9]$/.test(key) ? { do: 'pick', n: Number(key) } : meaning(COMMON_KEYS, key));
}

/** What a key on a place of the board is there: an arrow, Home or End, or the character a person chose for it. */
export function arrowOf(e: Press): string {
  const key = keyOf(e);
  if (e.ctrlKey || e.metaKey || e.altKey || !settings.hotkeys) return key;
  return ARROWS.find(([, id]) => settings.keys[id] === key)?.[0] ?? key;
}

/** The person asks for the list of keys. */
export function asksKeys(e: Press & { target: EventTarget | null }): boolean {
  return settings.hotkeys && !isTyping(e.target) && !e.ctrlKey && !e.metaKey && !e.altKey && keyOf(e) === keyFor(LIST);
}

/** Keys belong to what has the focus: fields, buttons, links. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, [role="button"], [role="tab"], summary') !== null;
}

/** The browser itself presses a button with these. */
const pressesButtons = (key: string): boolean => key === 'Enter' || key === ' ';

/** A table's ear for keys: `read` makes a command of a key, `run` says whether it was of use. */
export function hearKeys<C extends { do: string }>(read: (event: KeyboardEvent) => C | null, run: (command: C) => boolean): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const command = read(event);
    if (command === null || (command.do === 'main' && pressesButtons(event.key) && isPressable(event.target))) return;
    if (run(command)) event.preventDefault();
  };
}
