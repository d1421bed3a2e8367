// looks.ts - every design's outlines, grid and anchors, made when first needed and kept.
import { anchorsOf } from './anchors';
import type { Tile } from './data';
import { drawTile, type Look } from './draw';
import { geometryOf } from './geometry';
import { gridOf, outline } from './grid';
import { toSvg } from './marks';
import { TILES } from './table';

const byId = new Map<string, Tile>(TILES.map((t) => [t.id, t]));
const looks = new Map<string, Look>();

export function tileOf(id: string): Tile | undefined {
  return byId.get(id);
}

export function lookOf(id: string): Look | undefined {
  const known = looks.get(id), tile = byId.get(id);
  if (known !== undefined || tile === undefined) return known;
  const shape = geometryOf(tile), { labels } = gridOf(tile, shape);
  const look: Look = { tile, shape, labels, anchors: anchorsOf(tile, shape, labels) };
  looks.set(id, look);
  return look;
}

const pictures = new Map<string, string>();

/** The inside of an SVG of 100 x 100. */
export function picture(id: string, quarters = 0): string {
  const key = `${id}.${quarters}`, look = lookOf(id);
  let svg = pictures.get(key);
  if (svg === undefined) pictures.set(key, (svg = look === undefined ? '' : toSvg(drawTile(look, quarters))));
  return svg;
}

const outlines = new Map<string, string>();

/** A field of a design as a path, unturned. */
export function fieldPath(id: string, field: number): string {
  const key = `${id}.${field}`, look = lookOf(id);
  let d = outlines.get(key);
  if (d === undefined) outlines.set(key, (d = look === undefined ? '' : outline(look.labels, field)));
  return d;
}
