// city.ts - where things lie in the picture. A field is 100 units; the sea is west of column 0, the wall goes round.
import type { ElaGeometry, Kind } from '../types';

export const FIELD = 100;
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface City {
  columns: number;
  rows: readonly number[];
  kinds: ReadonlyMap<string, Kind>;
  wallCost: ReadonlyMap<string, number>;
  windmills: ReadonlyMap<string, number>;
  geometry: ElaGeometry;
  box: Rect; // all of it: ship, city, wall
}

/** The wall lies in row 1 in the north, row 13 in the south (as moves name it), a little off the fields. */
const NORTH = 1, SOUTH = 13, GAP = 6;

export function layOut(geometry: ElaGeometry): City {
  const width = geometry.columns * FIELD;
  return {
    columns: geometry.columns,
    rows: geometry.rows,
    kinds: new Map(geometry.buildings.map((k) => [k.kind, k])),
    wallCost: new Map(geometry.walls.map((w) => [w.at, w.cost])),
    windmills: new Map(geometry.windmills.map((w) => [w.at, w.points])),
    geometry,
    box: { x: -232, y: -122, w: width + 232 + 122, h: geometry.rows.length * FIELD + 244 },
  };
}

export function readCell(at: string): [number, number] {
  const [x, y] = at.split(',').map(Number);
  return [x ?? 0, y ?? 0];
}

export function rowTop(city: City, label: number): number {
  if (label === NORTH) return -FIELD - GAP;
  if (label === SOUTH) return city.rows.length * FIELD + GAP;
  return city.rows.indexOf(label) * FIELD;
}

/** A field, or a place of the wall. */
export function cellRect(city: City, at: string): Rect {
  const [c, label] = readCell(at);
  return { x: c * FIELD + (c === city.columns ? GAP : 0), y: rowTop(city, label), w: FIELD, h: FIELD };
}

export function isWall(city: City, at: string): boolean {
  return city.wallCost.has(at);
}

/** The fields of a building named by its north-west field. */
export function siteRect(city: City, kind: string, at: string): Rect {
  const r = cellRect(city, at), k = city.kinds.get(kind);
  return k ? { ...r, w: k.w * FIELD, h: k.h * FIELD } : r;
}

/** The fields under a building, as moves write them. */
export function fieldsOf(city: City, kind: string, at: string): string[] {
  const k = city.kinds.get(kind), [c, label] = readCell(at), top = city.rows.indexOf(label);
  if (!k || top < 0) return [at];
  return Array.from({ length: k.w * k.h }, (_, i) => `${c + (i % k.w)},${city.rows[top + Math.floor(i / k.w)] ?? 0}`);
}

/** The windmills a building would cover. */
export function windmillsUnder(city: City, kind: string, at: string): number {
  return fieldsOf(city, kind, at).reduce((sum, f) => sum + (city.windmills.get(f) ?? 0), 0);
}

export function rowRect(city: City, label: number): Rect {
  return { x: -92, y: rowTop(city, label), w: city.columns * FIELD + 92, h: FIELD };
}

export function centre(r: Rect): [number, number] {
  return [r.x + r.w / 2, r.y + r.h / 2];
}

export const columnName = (c: number): string => String.fromCharCode(65 + c);

/** "D9": column letter and row number, as the board is labelled. */
export function cellName(at: string): string {
  const [c, label] = readCell(at);
  return columnName(c) + String(label);
}
