// aside.ts - what a screen puts beside the board of whatever family it shows: the coach of a lesson, a hint. A wide table has it at the head of
// its rail, a small one at the head of its dock, so that it never lies over the board.
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('aside');

export interface Aside {
  snippet: Snippet;
  on(): boolean; // there is something in it now
}

/** Called once while the screen's component starts. */
export function putAside(snippet: Snippet, on: () => boolean = () => true): void {
  setContext(KEY, { snippet, on } satisfies Aside);
}
export function asideHere(): Aside | undefined {
  return getContext<Aside | undefined>(KEY);
}
