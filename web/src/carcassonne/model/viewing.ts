// viewing.ts - where the window looks: what to fit, and whether a place is inside.
import { revealed, toPixels, type Box, type Viewport } from '../../table/model/viewport';
import type { Point } from '../tiles/shapes';
import { UNIT } from './land';

/** Room around the map, so that open cells beside it are seen too. */
export function withMargin(box: Box, margin = UNIT * 1.15): Box {
  return { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin };
}

/** Scale at which tiles and figures can be read: a map that would be smaller runs off the window. */
export const READABLE = { desk: 0.78, small: 0.66 };

/** Cells, each with the tiles around it. */
export function around(cells: readonly (readonly [number, number])[], by = 1): Box {
  const xs = cells.map((c) => c[0]), ys = cells.map((c) => c[1]);
  const [x, y] = [Math.min(...xs) - by, Math.min(...ys) - by];
  return { x: x * UNIT, y: y * UNIT, w: (Math.max(...xs) + 1 + by - x) * UNIT, h: (Math.max(...ys) + 1 + by - y) * UNIT };
}

/** What two boxes have in common; the first, if that is nothing. */
export function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const [w, h] = [Math.min(a.x + a.w, b.x + b.w) - x, Math.min(a.y + a.h, b.y + b.h) - y];
  return w > 0 && h > 0 ? { x, y, w, h } : a;
}

/** Is a point inside a part of the window, off its edge by `room` pixels? */
export function seen(v: Viewport, at: Point, part: Box, room = 24): boolean {
  const [x, y] = toPixels(v, at);
  return x >= part.x + room && y >= part.y + room && x <= part.x + part.w - room && y <= part.y + part.h - room;
}

/** Is the whole of a box inside a part of the window? */
export function holds(v: Viewport, box: Box, part: Box): boolean {
  const there = revealed(v, box, part);
  return box.w * v.k <= part.w + 0.5 && box.h * v.k <= part.h + 0.5 && Math.abs(there.x - v.x) < 0.5 && Math.abs(there.y - v.y) < 0.5;
}

/** How many places lie beyond each side of a part of the window, and the nearest of them. */
export function beyond<T extends { at: Point }>(v: Viewport, spots: readonly T[], part: Box): { side: 'north' | 'east' | 'south' | 'west'; n: number; nearest: T }[] {
  const off = { north: [] as [number, T][], east: [] as [number, T][], south: [] as [number, T][], west: [] as [number, T][] };
  for (const spot of spots) {
    const [x, y] = toPixels(v, spot.at);
    const by = { west: part.x - x, east: x - part.x - part.w, north: part.y - y, south: y - part.y - part.h };
    const [side, most] = (Object.entries(by) as [keyof typeof by, number][]).sort((a, b) => b[1] - a[1])[0]!;
    if (most > 0) off[side].push([most, spot]);
  }
  return (Object.entries(off) as [keyof typeof off, [number, T][]][])
    .filter(([, list]) => list.length > 0)
    .map(([side, list]) => ({ side, n: list.length, nearest: list.sort((a, b) => a[0] - b[0])[0]![1] }));
}
