// viewing.ts - where the window looks: what to fit, and how near a question brings its place.
import { fit, toPixels, type Box, type Viewport } from '../../table/model/viewport';
import type { Point } from '../tiles/shapes';
import { UNIT } from './land';

/** Room around the map, so that open cells beside it are seen too. */
export function withMargin(box: Box, margin = UNIT * 1.15): Box {
  return { x: box.x - margin, y: box.y - margin, w: box.w + 2 * margin, h: box.h + 2 * margin };
}

/** The whole map; small maps are not blown up. */
export function whole(box: Box, width: number, height: number, most = 1.1): Viewport {
  const v = fit(box, width, height);
  if (v.k <= most) return v;
  return centred([box.x + box.w / 2, box.y + box.h / 2], most, width, height);
}

export function centred(at: Point, k: number, width: number, height: number): Viewport {
  return { k, x: width / 2 - at[0] * k, y: height / 2 - at[1] * k };
}

/** Is a point inside the window, off its edge by `room` pixels? */
export function seen(v: Viewport, at: Point, width: number, height: number, room = 24): boolean {
  const [x, y] = toPixels(v, at);
  return x >= room && y >= room && x <= width - room && y <= height - room;
}
