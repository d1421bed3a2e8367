// boards.ts - which window a board's drawing is shown through, so that what flies over the table finds its places.
import type { Pan } from '../pan.svelte';

export const boards = new WeakMap<Element, Pan>();
