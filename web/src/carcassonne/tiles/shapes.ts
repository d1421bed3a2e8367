// shapes.ts - points, curves and polygons on a tile: a square of 100 units, x to the right, y down. Sides are N0 E1 S2 W3;
// side s runs clockwise from corner s to corner s + 1, corner 0 being the north-west one. Everything is written for side N
// and turned.

import { f, type Point } from '../../table/art/inks';

export { f, rng as random, type Point } from '../../table/art/inks';

/** A cubic: start, two control points, end. */
export type Cubic = readonly [Point, Point, Point, Point];

export const CENTRE: Point = [50, 50];

/** Quarter turns clockwise about the centre of the tile. */
export function turn(p: Point, quarters: number): Point {
  let [x, y] = p;
  for (let i = ((quarters % 4) + 4) % 4; i > 0; i--) [x, y] = [100 - y, x];
  return [x, y];
}

/** The point k units inward from the middle of a side. */
export function inward(side: number, k: number): Point {
  return turn([50, k], side);
}

/** Much faster than Math.hypot, and the numbers here are small. */
export function length(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

export function distance(a: Point, b: Point): number {
  return length(a[0] - b[0], a[1] - b[1]);
}

export function between(a: Point, b: Point, k: number): Point {
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
}

/** Points along a cubic, both ends among them. */
export function along(c: Cubic, n = 28): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n, u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    const at = (axis: 0 | 1): number => w[0] * c[0][axis] + w[1] * c[1][axis] + w[2] * c[2][axis] + w[3] * c[3][axis];
    return [at(0), at(1)] as const;
  });
}

/** A straight line as a cubic, so that all paths are made alike. */
export function straight(a: Point, b: Point): Cubic {
  return [a, between(a, b, 0.33), between(a, b, 0.66), b];
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]!, [xj, yj] = polygon[j]!;
    if (yi > p[1] !== yj > p[1] && p[0] < ((xj - xi) * (p[1] - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** How far a point is from a line of points. */
export function fromLine(p: Point, line: readonly Point[]): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, fromSegment(p, line[i - 1]!, line[i]!));
  return least;
}

/** Distance to the line between two points. */
export function fromSegment(p: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0], dy = b[1] - a[1], square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
  return length(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

export function xy(p: Point): string {
  return `${f(p[0])},${f(p[1])}`;
}

export function move(p: Point): string {
  return `M${xy(p)}`;
}

export function curve(c: Cubic): string {
  return `C${xy(c[1])} ${xy(c[2])} ${xy(c[3])}`;
}
