// own-keys.ts - keys of one's own: who has a key already, and what becomes of it.
import type { KeyLine, Slot } from '../table/keys';
import { keyFor } from '../table/keys';

/** The lines of a game, or of one of its modules; game '' = of every table. */
export interface Book {
  game: string;
  module: string;
  lines: readonly KeyLine[];
}
export interface Holder {
  book: Book;
  line: KeyLine;
  slot: Slot;
}

export function holders(books: readonly Book[]): Holder[] {
  return books.flatMap((book) => book.lines.flatMap((line) => (line.slots ?? []).map((slot) => ({ book, line, slot }))));
}

/** Can both be meant at one table, and at one moment? */
function meet(a: Holder, b: Holder): boolean {
  if (a.book.game === '' || b.book.game === '') return true;
  return a.book.game === b.book.game && (a.line.aside === true) === (b.line.aside === true);
}

/** Whoever would share the key with this slot. */
export function others(books: readonly Book[], id: string, key: string): Holder[] {
  const all = holders(books), own = all.filter((h) => h.slot.id === id);
  const clash = all.filter((h) => h.slot.id !== id && keyFor(h.slot) === key && own.some((o) => meet(o, h)));
  return clash.filter((h, i) => clash.findIndex((c) => c.slot.id === h.slot.id) === i);
}

/** The choices when this slot has the key and those who had it have none. A choice that is the usual one is none. */
export function given(books: readonly Book[], chosen: Readonly<Record<string, string>>, id: string, key: string): Record<string, string> {
  const usual = Object.fromEntries(holders(books).map((h) => [h.slot.id, h.slot.key]));
  const lost = key === '' ? [] : others(books, id, key).map((h) => [h.slot.id, ''] as const);
  const all = { ...chosen, [id]: key, ...Object.fromEntries(lost) };
  return Object.fromEntries(Object.entries(all).filter(([of, held]) => held !== usual[of]));
}
