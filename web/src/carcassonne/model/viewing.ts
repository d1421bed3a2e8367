// viewing.ts - where the window looks: what to fit, and whether a place is inside.
import { toPixels, type Box, type Viewport } from '../../table/model/viewport';
import type { Point } from '../tiles/shapes';
import { UNIT } from './land';

/** Room around the map, so that open cells beside it are seen too. */
export function withMargin(box: Box, margin = UNIT * 1.15): Box {
  return { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin };
}

/** Is a point inside the window, off its edge by `room` pixels? */
export function seen(v: Viewport, at: Point, width: number, height: number, room = 24): boolean {
  const [x, y] = toPixels(v, at);
  return x >= room && y >= room && x <= width - room && y <= height - room;
}
