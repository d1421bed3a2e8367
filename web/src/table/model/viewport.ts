// viewport.ts - pan and zoom of the board: board units to pixels and back.
import type { Point } from '../art/inks';

export interface Viewport {
  k: number; // pixels per unit
  x: number;
  y: number;
}
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function fit(box: Box, width: number, height: number): Viewport {
  if (width <= 0 || height <= 0) return { k: 1, x: 0, y: 0 };
  const k = Math.min(width / box.w, height / box.h);
  return { k, x: (width - box.w * k) / 2 - box.x * k, y: (height - box.h * k) / 2 - box.y * k };
}

/** How much of each side of a window something else covers, in pixels. */
export interface Pads {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
export const NO_PADS: Pads = { top: 0, right: 0, bottom: 0, left: 0 };

/** Moves the picture as little as it takes to show a part of the board in `room` (pixels); of a part too large, the middle. */
export function revealed(v: Viewport, part: Box, room: Box): Viewport {
  const along = (at: number, size: number, from: number, length: number): number => {
    if (size > length) return from + (length - size) / 2 - at;
    return Math.max(from - at, 0) + Math.min(from + length - (at + size), 0);
  };
  const [x, y] = toPixels(v, [part.x, part.y]);
  return { k: v.k, x: v.x + along(x, part.w * v.k, room.x, room.w), y: v.y + along(y, part.h * v.k, room.y, room.h) };
}

/** The picture part of the way from one place to another. */
export function between(from: Viewport, to: Viewport, part: number): Viewport {
  const at = (a: number, b: number): number => a + (b - a) * part;
  return { k: at(from.k, to.k), x: at(from.x, to.x), y: at(from.y, to.y) };
}

export function toPixels(v: Viewport, p: Point): Point {
  return [p[0] * v.k + v.x, p[1] * v.k + v.y];
}

export function toUnits(v: Viewport, p: Point): Point {
  return [(p[0] - v.x) / v.k, (p[1] - v.y) / v.k];
}

/** Zooms about a point of the screen; `least` and `most` bound the scale. */
export function zoom(v: Viewport, factor: number, about: Point, least: number, most: number): Viewport {
  const k = Math.max(least, Math.min(most, v.k * factor));
  const ratio = k / v.k;
  return { k, x: about[0] - (about[0] - v.x) * ratio, y: about[1] - (about[1] - v.y) * ratio };
}

/** The site nearest to a point, if near enough. */
export function closest<T extends { at: Point }>(sites: readonly T[], p: Point, reach: (site: T) => number): T | undefined {
  let best: T | undefined, least = Infinity;
  for (const site of sites) {
    const d = Math.hypot(site.at[0] - p[0], site.at[1] - p[1]);
    if (d <= reach(site) && d < least) [best, least] = [site, d];
  }
  return best;
}

/** Where a chip of a size stands beside a point: inside the window, over as few of the other points as possible. */
export function chipPlace(at: Point, size: Point, room: Point, others: readonly Point[], gap: number): Point {
  const [w, h] = size;
  const tries: Point[] = [
    [at[0] + gap, at[1] - h / 2],
    [at[0] - gap - w, at[1] - h / 2],
    [at[0] - w / 2, at[1] - gap - h],
    [at[0] - w / 2, at[1] + gap],
    [at[0] + gap, at[1] + gap],
    [at[0] - gap - w, at[1] + gap],
    [at[0] + gap, at[1] - gap - h],
    [at[0] - gap - w, at[1] - gap - h],
  ];
  const clamp = (p: Point): Point => [
    Math.max(4, Math.min(room[0] - w - 4, p[0])),
    Math.max(4, Math.min(room[1] - h - 4, p[1])),
  ];
  const cost = (p: Point): number => {
    const c = clamp(p);
    const covered = others.filter((o) => o[0] > c[0] - 12 && o[0] < c[0] + w + 12 && o[1] > c[1] - 12 && o[1] < c[1] + h + 12);
    const overGhost = at[0] > c[0] - 8 && at[0] < c[0] + w + 8 && at[1] > c[1] - 8 && at[1] < c[1] + h + 8;
    return covered.length * 10 + (overGhost ? 1000 : 0) + Math.hypot(c[0] - p[0], c[1] - p[1]) / 50;
  };
  let best = tries[0]!;
  for (const p of tries) if (cost(p) < cost(best)) best = p;
  return clamp(best);
}
