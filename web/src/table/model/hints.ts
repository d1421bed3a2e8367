// hints.ts - moves that a replay points at, as marks on a board. The family says where a move happens.
import type { Hint } from '../../lib/session.svelte';

export type Point = readonly [x: number, y: number];
export interface Shape {
  at: Point; // where the number stands
  d?: string; // the outline of the place
  form?: 'line' | 'area'; // `d` is no closed outline: a line, or an area in parts
  over?: readonly Point[]; // points of all that it covers
}
/** The word of a hint that is no move: its place as a whole is looked at. */
export const LOOK = 'look';

export interface HintMark extends Shape {
  hint: Hint;
  shift: number; // how many numbers stand at the same place before this one
}

/** Moves without a place on the board have no mark. */
export function hintMarks(hints: readonly Hint[] | undefined, shape: (word: string, args: string[]) => Shape | null): HintMark[] {
  const marks: HintMark[] = [];
  for (const hint of hints ?? []) {
    const [word = '', ...args] = hint.move.split(' '), found = shape(word, args);
    if (found) marks.push({ ...found, hint, shift: marks.filter((m) => m.at[0] === found.at[0] && m.at[1] === found.at[1]).length });
  }
  return marks;
}

export function rectPath(r: { x: number; y: number; w: number; h: number }): string {
  return `M${r.x},${r.y}h${r.w}v${r.h}h${-r.w}Z`;
}
export function circlePath([x, y]: Point, r: number): string {
  return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`;
}
