// land.ts - the map as the view tells it, in board units (a tile is 100): where things stand, what lies under a point, and
// the outline of a whole feature.
import type { Box } from '../../table/model/viewport';
import { CITY, N, ROADS } from '../tiles/grid';
import { fieldPath, lookOf } from '../tiles/looks';
import { distance, f, inward, turn, type Point } from '../tiles/shapes';
import { xyOf } from './moves';
import type { CarFeature, CarPiece, CarPlace, CarView } from './view';

export interface Standing {
  key: string;
  piece: CarPiece;
  at: Point; // board units
  aside: number; // of those that share its place, in figures
  lies: boolean;
}

export const UNIT = 100;

export class Land {
  readonly places: readonly CarPlace[];
  readonly byAt = new Map<string, CarPlace>();
  readonly byXy = new Map<string, CarPlace>();
  readonly features = new Map<number, CarFeature>();
  readonly box: Box;
  #parts = new Map<number, { place: CarPlace; segment: string }[]>();
  #paths = new Map<number, string>();

  constructor(view: Pick<CarView, 'places' | 'table'>) {
    this.places = view.places;
    for (const place of view.places) {
      this.byAt.set(place.at, place);
      this.byXy.set(`${place.x},${place.y}`, place);
      for (const [segment, id] of Object.entries(place.features ?? {}))
        this.#parts.set(id, [...(this.#parts.get(id) ?? []), { place, segment }]);
    }
    for (const feature of view.table.features ?? []) this.features.set(feature.id, feature);
    this.box = boxOf(view.places);
  }

  /** x and y of a cell as moves name it; cells without a tile are told apart by `cells` and `placements`. */
  cell(at: string, view: Pick<CarView, 'table'>): Point {
    const known = this.byAt.get(at) ?? view.table.placements?.find((c) => c.at === at) ?? view.table.cells?.find((c) => c.at === at);
    return known ? [known.x, known.y] : xyOf(at);
  }

  parts(feature: number): readonly { place: CarPlace; segment: string }[] {
    return this.#parts.get(feature) ?? [];
  }

  /** The feature at a point of the board, if there is one. */
  featureAt(p: Point): number | undefined {
    const place = this.byXy.get(`${Math.floor(p[0] / UNIT)},${Math.floor(p[1] / UNIT)}`);
    if (place === undefined) return undefined;
    const segment = segmentAt(place, [p[0] - place.x * UNIT, p[1] - place.y * UNIT]);
    return segment === undefined ? undefined : place.features?.[segment];
  }

  /** Cities, fields and abbeys as areas, roads as lines: one path for the whole feature. */
  path(feature: number): string {
    let d = this.#paths.get(feature);
    if (d === undefined) {
      d = this.parts(feature).map(({ place, segment }) => onBoard(segmentPath(place.tile, segment), place)).join('');
      this.#paths.set(feature, d);
    }
    return d;
  }

  /** The middle of a feature's tiles, to write its points there. */
  middle(feature: number): Point {
    const known = this.features.get(feature);
    const place = known && this.byAt.get(known.at);
    return place && known ? segmentPoint(place, known.segment) : [0, 0];
  }
}

export function boxOf(places: readonly { x: number; y: number }[]): Box {
  const xs = places.map((p) => p.x), ys = places.map((p) => p.y);
  const [x0, y0] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  return { x: x0 * UNIT, y: y0 * UNIT, w: (Math.max(0, ...xs) + 1 - x0) * UNIT, h: (Math.max(0, ...ys) + 1 - y0) * UNIT };
}

// ----------------------------------------------------------------- segments

const index = (segment: string): number => Number(/\d+$/.exec(segment)?.[0] ?? 1) - 1;
export const kind = (segment: string): string => segment.replace(/\d+$/, '');

/** Where a figure stands on a segment of an unturned tile. */
export function anchor(tile: string, segment: string): Point {
  const a = lookOf(tile)?.anchors, i = index(segment);
  const found = a && { road: a.road[i], city: a.city[i], field: a.field[i], monastery: a.monastery, garden: a.garden }[kind(segment)];
  return found ?? [50, 50];
}

export function segmentPoint(place: CarPlace, segment: string): Point {
  const [x, y] = turn(anchor(place.tile, segment), place.rot);
  return [x + place.x * UNIT, y + place.y * UNIT];
}

/** A landing of a lake: on its road, near the water. */
export function landing(place: CarPlace, segment: string): Point {
  const side = lookOf(place.tile)?.tile.roads[index(segment)]?.sides[0] ?? 0;
  const [x, y] = turn(inward(side, 20), place.rot);
  return [x + place.x * UNIT, y + place.y * UNIT];
}

/** Where the ferry lies: the middle between the two landings, and its angle. */
export function ferryOf(place: CarPlace, pair: readonly string[]): { at: Point; angle: number; length: number } {
  const roads = lookOf(place.tile)?.tile.roads ?? [];
  const [a, b] = pair.map((s) => turn(inward(roads[index(s)]?.sides[0] ?? 0, 37), place.rot)) as [Point, Point];
  return {
    at: [(a[0] + b[0]) / 2 + place.x * UNIT, (a[1] + b[1]) / 2 + place.y * UNIT],
    angle: (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI,
    length: distance(a, b),
  };
}

/** The segment under a point of the tile as it lies. */
export function segmentAt(place: CarPlace, p: Point): string | undefined {
  const look = lookOf(place.tile);
  if (look === undefined) return undefined;
  const at = turn(p, -place.rot), a = look.anchors;
  if (a.monastery && distance(a.monastery, at) < 12) return 'monastery';
  if (a.garden && distance(a.garden, at) < 10) return 'garden';
  const cell = (v: number): number => Math.max(0, Math.min(N - 1, Math.floor(v)));
  const label = look.labels[cell(at[1]) * N + cell(at[0])]!;
  if (label >= 0 && label < CITY) return `field${label + 1}`;
  if (label >= CITY && label < ROADS) return `city${label - CITY + 1}`;
  return label >= ROADS && label < ROADS + CITY ? `road${label - ROADS + 1}` : undefined;
}

function ring(at: Point, r: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const a = (i * Math.PI) / 12;
    return `${f(at[0] + r * Math.cos(a))},${f(at[1] + r * Math.sin(a))}`;
  });
  return `M${points.join('L')}Z`;
}

export function segmentPath(tile: string, segment: string): string {
  const shape = lookOf(tile)?.shape, i = index(segment);
  if (shape === undefined) return '';
  switch (kind(segment)) {
    case 'city': return shape.cities[i]?.d ?? '';
    case 'road': return shape.roads[i]?.d ?? '';
    case 'field': return fieldPath(tile, i);
    default: return ring(anchor(tile, segment), 14);
  }
}

/** Paths of tiles are made of absolute pairs alone, so a path can be turned and moved by its numbers. */
export function onBoard(d: string, place: Pick<CarPlace, 'x' | 'y' | 'rot'>): string {
  return d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, px: string, py: string) => {
    const [x, y] = turn([Number(px), Number(py)], place.rot);
    return `${f(x + place.x * UNIT)},${f(y + place.y * UNIT)}`;
  });
}

// ------------------------------------------------------------------ figures

/** Figures where they stand; those that share a segment stand side by side, the ones behind drawn first. */
export function standing(land: Land, pieces: readonly CarPiece[]): Standing[] {
  const crowd = new Map<string, CarPiece[]>();
  for (const piece of pieces) {
    const key = `${piece.at} ${piece.segment}`;
    crowd.set(key, [...(crowd.get(key) ?? []), piece]);
  }
  const out: Standing[] = [];
  for (const group of crowd.values())
    group.forEach((piece, i) => {
      const place = land.byAt.get(piece.at);
      if (place === undefined) return;
      const [x, y] = segmentPoint(place, piece.segment);
      const lies = kind(piece.segment) === 'field' && piece.kind !== 'mage' && piece.kind !== 'witch';
      const at: Point = [x, y + (i % 2 === 1 ? 2 : 0)];
      out.push({ key: `${piece.at} ${piece.segment} ${piece.kind} ${piece.owner ?? 0} ${i}`, piece, at, aside: i - (group.length - 1) / 2, lies });
    });
  return out.sort((a, b) => a.at[1] - b.at[1]);
}
