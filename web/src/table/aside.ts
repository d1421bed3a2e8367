// aside.ts - what a screen puts beside the board of whatever family it shows: the coach of a lesson. A wide table has it at the head of its
// rail, a small one at the head of its dock, so that it never lies over the board.
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('aside');

/** Called once while the screen's component starts. */
export function putAside(aside: Snippet): void {
  setContext(KEY, aside);
}
export function asideHere(): Snippet | undefined {
  return getContext<Snippet | undefined>(KEY);
}
