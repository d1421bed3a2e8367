// anchors.ts - where things stand on a tile: monastery, inn, shields, badges, and the spot of a figure on each of its
// parts. One greedy search places everything, in a fixed order, each thing clear of those before it.
import type { Tile } from './data';
import type { Geometry } from './geometry';
import { BLOCK, CITY, N, clearance, type Labels } from './grid';
import { distance, fromLine, type Point } from './shapes';

interface Placed {
  at: Point;
  r: number;
}
/** Badges that may lie anywhere on the tile. */
export type BadgeKind = 'gold' | 'hat' | 'sack' | 'flight';

export interface Anchors {
  city: Point[]; // where a figure stands, by part
  road: Point[];
  field: Point[];
  monastery?: Point;
  garden?: Point;
  inn?: Point;
  cathedral?: Point;
  shields: Point[];
  goods: { at: Point; kind: string }[];
  badges: Partial<Record<BadgeKind, Point>>;
  taken: Placed[];
}

interface Search {
  r: number; // what it would like to have around it
  prefer?: Point;
  weight?: number;
}

function best(clear: Float32Array, taken: readonly Placed[], s: Search): { at: Point; score: number } {
  let at: Point = [50, 50], score = -Infinity;
  for (let y = 2; y < N - 2; y++)
    for (let x = 2; x < N - 2; x++) {
      const room = clear[y * N + x]!;
      if (room <= 1) continue;
      const p: Point = [x + 0.5, y + 0.5];
      let sum = Math.min(room, s.r * 1.25) + 0.08 * room;
      if (sum <= score) continue; // the rest only takes away
      for (const q of taken) sum -= 1.6 * Math.max(0, s.r - (distance(p, q.at) - q.r));
      if (s.prefer) sum -= (s.weight ?? 0) * distance(p, s.prefer);
      if (sum > score) [at, score] = [p, sum];
    }
  return { at, score };
}

const isField = (label: number): boolean => label >= 0 && label < CITY;

class Placing {
  readonly taken: Placed[] = [];
  #clear = new Map<string, Float32Array>();
  readonly #labels: Labels;
  constructor(labels: Labels) {
    this.#labels = labels;
  }
  clear(name: string, test: (label: number) => boolean): Float32Array {
    let d = this.#clear.get(name);
    if (d === undefined) this.#clear.set(name, (d = clearance(this.#labels, test)));
    return d;
  }
  part(label: number): Float32Array {
    return this.clear(`p${label}`, (l) => l === label);
  }
  keep(at: Point, r: number): Point {
    this.taken.push({ at, r });
    return at;
  }
  find(clear: Float32Array, search: Search, r: number): Point {
    return this.keep(best(clear, this.taken, search).at, r);
  }
}

/** The middle of a road, moved along it away from what is near. */
function onRoad(shape: Geometry, index: number, taken: readonly Placed[]): Point {
  const road = shape.roads[index]!, line = road.points;
  const wanted = road.road.end === undefined ? line.length >> 1 : Math.round(line.length * 0.42);
  let at = line[wanted] ?? line[0]!, score = -Infinity;
  for (let k = 3; k < line.length - 3; k++) {
    const p = line[k]!;
    let sum = -Math.abs(k - wanted) * 0.25;
    for (const q of taken) sum -= Math.max(0, 8 - (distance(p, q.at) - q.r));
    shape.roads.forEach((o, j) => j !== index && (sum -= Math.max(0, 9 - fromLine(p, o.points))));
    sum -= 0.7 * Math.max(0, 10 - Math.min(p[0], p[1], 100 - p[0], 100 - p[1]));
    if (sum > score) [at, score] = [p, sum];
  }
  return at;
}

function placeFixed(tile: Tile, shape: Geometry, p: Placing, out: Anchors): void {
  if (tile.monastery) {
    const fixed = tile.roads.some((r) => r.end === 'monastery');
    const ground = p.clear('abbey', (l) => isField(l) || l === BLOCK);
    out.monastery = fixed ? p.keep(shape.monastery, 13) : p.find(ground, { r: 14, prefer: shape.monastery, weight: 0.2 }, 13);
  }
  if (tile.roads.some((r) => r.end === 'crossing')) p.keep([50, 50], 9);
  if (shape.crop) p.keep(shape.crop.at, shape.crop.r);
  if (tile.lake) p.keep([50, 50], 17);
  const inns = shape.roads.filter((r) => r.road.inn);
  if (inns.length === 0) return;
  const line = inns[0]!.points;
  const prefer: Point = inns.length > 1 ? [50, 50] : line[line.length >> 1]!;
  out.inn = p.find(p.clear('fields', isField), { r: 11, prefer, weight: 0.5 }, 11);
}

function placeCities(tile: Tile, p: Placing, out: Anchors): void {
  tile.cities.forEach((city, i) => {
    const ground = p.part(CITY + i);
    if (city.cathedral) out.cathedral = p.keep([50, 50], 24);
    const prefer: Point = city.cathedral ? [80, 80] : city.sides.length === 4 ? [60, 60] : [50, 50];
    out.city.push(p.find(ground, { r: 12, prefer, weight: 0.04 }, 9.5));
    for (let k = 0; k < city.shields; k++) out.shields.push(p.find(ground, { r: 9 }, 8.5));
    if (city.goods !== undefined) out.goods.push({ at: p.find(ground, { r: 11 }, 9), kind: city.goods });
  });
}

function placeBadges(tile: Tile, p: Placing, out: Anchors): void {
  const kinds: [BadgeKind, boolean][] = [
    ['gold', tile.gold], ['hat', tile.hat], ['sack', tile.sack], ['flight', tile.flight !== undefined],
  ];
  for (const [kind] of kinds.filter(([, on]) => on)) {
    const labels = [...tile.fields.keys(), ...(kind === 'flight' ? [] : [...tile.cities.keys()].map((i) => CITY + i))];
    const r = kind === 'flight' ? 13 : 10;
    const found = labels.map((label) => best(p.part(label), p.taken, { r })).sort((a, b) => b.score - a.score)[0];
    if (found) out.badges[kind] = p.keep(found.at, kind === 'flight' ? 12 : 8);
  }
}

export function anchorsOf(tile: Tile, shape: Geometry, labels: Labels): Anchors {
  const p = new Placing(labels);
  const out: Anchors = { city: [], road: [], field: [], shields: [], goods: [], badges: {}, taken: p.taken };
  placeFixed(tile, shape, p, out);
  placeCities(tile, p, out);
  out.road = tile.roads.map((_, i) => p.keep(onRoad(shape, i, p.taken), 7.5));
  if (tile.garden) out.garden = p.find(p.clear('fields', isField), { r: 12 }, 11);
  placeBadges(tile, p, out);
  out.field = tile.fields.map((_, i) => p.find(p.part(i), { r: 10, prefer: [50, 50], weight: 0.03 }, 8));
  return out;
}
