// geometry.ts - the outlines of a tile: cities with their walls, roads with their gates, river, ponds and circles, all
// made from the tile's data by one method. No picture is stored anywhere.
import type { City, Road, Tile } from './data';
import {
  CENTRE, along, between, curve, distance, inside, inward, move, straight, turn, xy, type Cubic, type Point,
} from './shapes';

export interface Path {
  points: Point[];
  d: string;
}
export interface RoadPath extends Path {
  road: Road;
  gate?: Point; // where it enters a city
}
export interface CityShape {
  polygon: Point[];
  d: string;
  walls: Path[];
}
export interface Disc {
  at: Point;
  r: number;
}
export interface Geometry {
  cities: CityShape[];
  roads: RoadPath[];
  lanes: (Path & { gate: Point })[]; // from a village to a city: no road, but it parts fields
  river?: Path;
  pond?: Disc;
  crop?: Disc;
  monastery: Point;
}

/** From a corner to the first point of a wall. */
const SLIVER = 3;
const SPIKE = 2.5;
/** How deep the wall of a city reaches into the tile, by what is around it. */
const CAP = { alone: 32, three: 29, four: 31, nested: 21 };

function path(cubics: readonly Cubic[]): Path {
  const points = cubics.flatMap((c, i) => (i === 0 ? along(c) : along(c).slice(1)));
  return { points, d: move(cubics[0]![0]) + cubics.map(curve).join('') };
}

/** Field at a half-edge, if there is one. */
export function fieldAt(tile: Tile, half: number): number | undefined {
  const i = tile.fields.findIndex((field) => field.halves.includes((half + 8) % 8));
  return i < 0 ? undefined : i;
}

// ------------------------------------------------------------------ cities

/** A city reaches into a corner where two different fields meet that both touch it. */
function spikeAt(tile: Tile, city: number, corner: number): boolean {
  const before = fieldAt(tile, 2 * corner - 1), after = fieldAt(tile, 2 * corner);
  if (before === undefined || after === undefined || before === after) return false;
  return tile.fields[before]!.cities.includes(city) && tile.fields[after]!.cities.includes(city);
}

/** The wall across one foreign side: a field cap, deeper where another city sits in it. */
function wallOverSide(tile: Tile, side: number): [Point, Point] {
  const deep = tile.cities.some((c) => c.sides.includes(side)) ? 46 : 33;
  return [turn([34, deep], side), turn([66, deep], side)];
}

/** The wall across two foreign sides: a diagonal, bent away from what lies on the other half. */
function wallOverCorner(tile: Tile, side: number): [Point, Point] {
  const twins = tile.cities.length === 2 && tile.cities.every((c) => c.sides.length === 2);
  let [k, l] = [60, 30];
  if (tile.roads.length === 0 && tile.river.length === 0 && tile.cities.length === 1) [k, l] = [62, 40];
  if (twins) [k, l] = tile.crop ? [64, 33] : [55, 24];
  if (tile.monastery) [k, l] = [53, 22];
  return [turn([k, l], side - 1), turn([l, k], side - 1)];
}

/** The wall across three foreign sides: the cap of a city that has one side. */
function wallOfCap(tile: Tile, city: number, side: number): [Point, Point] {
  const nested = tile.cities.some(
    (o, i) => i !== city && o.sides.length === 2 && o.sides.includes((side + 1) % 4) && o.sides.includes((side + 3) % 4),
  );
  const n = tile.cities.length;
  const deep = nested ? CAP.nested : n === 4 ? CAP.four : n === 3 ? CAP.three : CAP.alone;
  return [turn([60, deep], side), turn([40, deep], side)];
}

function wallOver(tile: Tile, city: number, gap: readonly number[], last: number): [Point, Point] {
  if (gap.length === 1) return wallOverSide(tile, gap[0]!);
  if (gap.length === 2) return wallOverCorner(tile, gap[0]!);
  return wallOfCap(tile, city, last);
}

/** Foreign sides after `side`, cut where the city reaches into a corner. */
function gapsAfter(tile: Tile, city: number, side: number): number[][] {
  const own = tile.cities[city]!.sides;
  const groups: number[][] = [[]];
  for (let s = (side + 1) % 4; !own.includes(s); s = (s + 1) % 4) {
    if (groups.at(-1)!.length > 0 && spikeAt(tile, city, s)) groups.push([]);
    groups.at(-1)!.push(s);
  }
  return groups;
}

class Outline {
  points: Point[] = [];
  walls: Path[] = [];
  d = '';
  line(p: Point): void {
    this.d += this.d === '' ? move(p) : `L${xy(p)}`;
    this.points.push(p);
  }
  wall(to: Point, control: [Point, Point]): void {
    const cubic: Cubic = [this.points.at(-1)!, ...control, to];
    this.walls.push(path([cubic]));
    this.points.push(...along(cubic));
    this.d += curve(cubic);
  }
}

function cityShape(tile: Tile, index: number): CityShape {
  const sides = tile.cities[index]!.sides;
  const has = (s: number): boolean => sides.includes((s + 4) % 4);
  if (sides.length === 4)
    return { polygon: [[0, 0], [100, 0], [100, 100], [0, 100]], d: 'M0,0L100,0L100,100L0,100Z', walls: [] };
  const begin = (s: number): Point => (has(s - 1) ? turn([0, 0], s) : turn([SLIVER, 0], s));
  const out = new Outline();
  let side = sides.find((s) => !has(s - 1))!;
  for (let done = 0; done < sides.length; done++) {
    out.line(begin(side));
    out.line(has(side + 1) ? turn([0, 0], side + 1) : turn([100 - SLIVER, 0], side));
    if (has(side + 1)) {
      side = (side + 1) % 4;
      continue;
    }
    const gaps = gapsAfter(tile, index, side);
    const next = (gaps.at(-1)!.at(-1)! + 1) % 4;
    gaps.forEach((gap, i) => {
      const corner = gap.at(-1)! + 1;
      if (i === gaps.length - 1) out.wall(begin(next), wallOver(tile, index, gap, side));
      else {
        out.wall(turn([100 - SPIKE, 0], gap.at(-1)!), wallOver(tile, index, gap, side));
        out.line(turn([0, 0], corner));
        out.line(turn([SPIKE, 0], corner));
      }
    });
    side = next;
  }
  return { polygon: out.points, d: out.d + 'Z', walls: out.walls };
}

/** How far the city on a side reaches, measured at the middle of that side. */
function depth(shape: CityShape, side: number): number {
  let k = 1;
  while (k < 60 && inside(inward(side, k), shape.polygon)) k += 0.5;
  return k;
}

// ------------------------------------------------------------------- roads

function opposite(a: number, b: number): boolean {
  return Math.abs(a - b) === 2;
}

/** Straight across, with a bow where the tile has room for one. */
function across(first: number, bow: number, bend: readonly [number, number]): Cubic[] {
  const x = 50 + bow;
  const at = (px: number, py: number): Point => turn([px, py], first);
  return [
    [at(50, 0), at(50, bend[0]), at(x, bend[1]), at(x, 50)],
    [at(x, 50), at(x, 100 - bend[1]), at(50, 100 - bend[0]), at(50, 100)],
  ];
}

function turning(road: Road): boolean {
  return road.sides.length === 2 && !opposite(road.sides[0]!, road.sides[1]!);
}

function throughRoad(tile: Tile, road: Road, index: number): Cubic[] {
  const [a, b] = [road.sides[0]!, road.sides[1]!];
  if (opposite(a, b)) {
    const busy = tile.roads.length > 1 || tile.river.length > 0 || tile.cities.some((c) => c.sides.length > 1) || road.over !== undefined;
    return across(Math.min(a, b), busy ? 0 : index % 2 === 1 ? 4 : -4, [22, 32]);
  }
  const tight = tile.roads.filter(turning).length > 1 || tile.monastery || tile.river.length > 0 ? 20 : 26;
  return [[inward(a, 0), inward(a, tight), inward(b, tight), inward(b, 0)]];
}

/** Two roads to one diagonal wall have a gate each, at 30 and 70 hundredths of it. */
function sharedGate(tile: Tile, road: Road, shape: CityShape): Point | undefined {
  const same = tile.roads.filter((o) => o.end === 'city' && o.city === road.city);
  const wall = shape.walls[0];
  if (wall === undefined || shape.walls.length !== 1 || tile.cities[road.city!]!.sides.length !== 2 || same.length !== 2) return undefined;
  const n = wall.points.length, mouth = inward(road.sides[0]!, 0);
  const gates = [wall.points[Math.round(n * 0.3)]!, wall.points[Math.round(n * 0.7) - 1]!] as const;
  return distance(gates[0], mouth) < distance(gates[1], mouth) ? gates[0] : gates[1];
}

function roadToCity(tile: Tile, road: Road, shape: CityShape): { cubic: Cubic; gate: Point } {
  const side = road.sides[0]!, city: City = tile.cities[road.city!]!;
  const shared = sharedGate(tile, road, shape);
  if (shared !== undefined) {
    const first = shared === shape.walls[0]!.points[Math.round(shape.walls[0]!.points.length * 0.3)];
    const before: Point = [shared[0] + (first ? 9 : 5), shared[1] + (first ? 5 : 9)];
    return { cubic: [inward(side, 0), inward(side, 18), before, shared], gate: shared };
  }
  const cap = city.sides.length === 1 ? city.sides[0]! : -1;
  if (cap >= 0 && !opposite(cap, side)) {
    const k = depth(shape, cap);
    const gate = inward(cap, k - 0.5);
    return { cubic: [inward(side, 0), inward(side, 30), inward(cap, k + 24), gate], gate };
  }
  let k = 0;
  while (k < 100 && !inside(inward(side, k), shape.polygon)) k += 0.5;
  return { cubic: straight(inward(side, 0), inward(side, k)), gate: inward(side, k) };
}

function roadToCrop(side: number, crop: Disc): Cubic {
  const mouth = inward(side, 0), bend = inward(side, 15), length = distance(mouth, crop.at);
  const end = between(mouth, crop.at, (length - crop.r + 1) / length);
  return [mouth, bend, between(bend, end, 0.5), end];
}

function roadPath(tile: Tile, shape: Geometry, road: Road, index: number): RoadPath {
  if (road.sides.length === 2) return { ...path(throughRoad(tile, road, index)), road };
  const side = road.sides[0]!;
  if (road.end === 'city') {
    const { cubic, gate } = roadToCity(tile, road, shape.cities[road.city!]!);
    return { ...path([cubic]), road, gate };
  }
  if (road.end === 'crop' && shape.crop) return { ...path([roadToCrop(side, shape.crop)]), road };
  const stop: Record<string, number> = { crossing: 50, lake: 36, monastery: tile.river.length > 0 ? 67 : 40, farmhouse: 78 };
  return { ...path([straight(inward(side, 0), inward(side, stop[road.end ?? ''] ?? 50))]), road };
}

/** A lane leads from the village to a one-sided city that parts two fields and that no road ends at. */
function lanes(tile: Tile, shape: Geometry): Geometry['lanes'] {
  if (!tile.roads.some((r) => r.end === 'crossing')) return [];
  return tile.cities.flatMap((city, i) => {
    const side = city.sides[0]!;
    const left = fieldAt(tile, 2 * side - 1), right = fieldAt(tile, 2 * side + 2);
    if (city.sides.length !== 1 || left === undefined || right === undefined || left === right) return [];
    const k = depth(shape.cities[i]!, side), gate = inward(side, k - 0.5);
    return [{ ...path([[gate, inward(side, k + 5), inward(side, 45), CENTRE]]), gate }];
  });
}

// --------------------------------------------------------- river and circles

function riverBow(tile: Tile, first: number): number {
  const away = first % 2 === 1 ? 1 : -1;
  const bridged = tile.roads.some((r) => r.over === 'river');
  if (bridged && tile.cities.length > 0) return 4 * away;
  if (tile.monastery) return 6 * away;
  return bridged || tile.cities.length === 2 ? 0 : 7;
}

function river(tile: Tile): Path | undefined {
  const [a, b] = [tile.river[0], tile.river[1]];
  if (a === undefined) return undefined;
  if (b === undefined) return path([[inward(a, 0), inward(a, 20), turn([56, 32], a), inward(a, 52)]]);
  if (!opposite(a, b)) return path([[inward(a, 0), inward(a, 24), inward(b, 24), inward(b, 0)]]);
  const first = Math.min(a, b);
  return path(across(first, riverBow(tile, first), [22, 30]));
}

function cropCircle(tile: Tile): Disc | undefined {
  if (tile.crop === undefined) return undefined;
  const ends = tile.roads.filter((r) => r.end === 'crop').length, passes = tile.roads.some((r) => r.end === undefined);
  if (ends > 0 && passes) return ends === 2 ? { at: [55, 45], r: 13 } : { at: [51, 49], r: 17 };
  if (ends > 0) return { at: [50, 54], r: 15 };
  return { at: CENTRE, r: tile.cities.length === 2 && tile.cities[0]!.sides.length === 1 ? 27 : 17 };
}

export function geometryOf(tile: Tile): Geometry {
  const shape: Geometry = {
    cities: tile.cities.map((_, i) => cityShape(tile, i)),
    roads: [],
    lanes: [],
    river: river(tile),
    crop: cropCircle(tile),
    monastery: tile.monastery && tile.river.length > 0 ? [50, 25] : CENTRE,
  };
  if (tile.river.length === 1) shape.pond = { at: inward(tile.river[0]!, 58), r: tile.role === 'lake' ? 22 : 13 };
  shape.roads = tile.roads.map((road, i) => roadPath(tile, shape, road, i));
  shape.lanes = lanes(tile, shape);
  return shape;
}
