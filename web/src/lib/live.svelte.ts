// live.svelte.ts - what screen readers are told: `announce` politely, `alarm` at once; and short notes on the screen.

import { untrack } from 'svelte';

let polite = $state('');
let assertive = $state('');
let notes = $state.raw<{ id: number; text: string }[]>([]);
let serial = 0;

/** The same sentence twice is heard twice. Whoever speaks in an effect does not hear themselves. */
const anew = (last: () => string, text: string): string => (untrack(last) === text ? `${text}\u00a0` : text);

/** A sentence heard when the reader has a pause. */
export function announce(text: string): void {
  polite = anew(() => polite, text);
}
/** A sentence that cannot wait: a refusal, your turn. */
export function alarm(text: string): void {
  assertive = anew(() => assertive, text);
}
/** A note that goes away by itself; it is announced too. */
export function toast(text: string, ms = 4000): void {
  const id = ++serial;
  notes = [...notes, { id, text }];
  announce(text);
  setTimeout(() => (notes = notes.filter((n) => n.id !== id)), ms);
}

export const live = {
  get polite() {
    return polite;
  },
  get assertive() {
    return assertive;
  },
  get notes() {
    return notes;
  },
};
