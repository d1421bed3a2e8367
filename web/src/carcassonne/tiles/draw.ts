// draw.ts - a whole tile, layer by layer: field, water, circles, roads, cities with houses and walls, things that stand.
import type { Anchors } from './anchors';
import type { Tile } from './data';
import type { CityShape, Geometry, Path, RoadPath } from './geometry';
import { CITY, N, RIVER, ROAD, type Labels } from './grid';
import * as ink from './inks';
import { Sheet, box, circle, placed, shifted, type Mark } from './marks';
import { ARROW, CATHEDRAL, GARDEN, GATE, INN, MONASTERY, SHIELD, SYMBOLS, TOWER, badge, house, tree, tuft, village } from './objects';
import { distance, f, inside, inward, random, turn, type Point } from './shapes';

/** Everything known about the look of one design. */
export interface Look {
  tile: Tile;
  shape: Geometry;
  labels: Labels;
  anchors: Anchors;
}

/** For small pictures: 1 = fewer things, and larger; 2 = only what a map needs. */
export type Plain = 0 | 1 | 2;

interface Job extends Look {
  sheet: Sheet;
  dice: () => number; // seeded
  plain: Plain;
}

const labelAt = (job: Job, p: Point): number => {
  const cell = (v: number): number => Math.max(0, Math.min(N - 1, Math.floor(v)));
  return job.labels[cell(p[1]) * N + cell(p[0])]!;
};
const onField = (job: Job, p: Point): boolean => labelAt(job, p) >= 0 && labelAt(job, p) < CITY;

// ------------------------------------------------------------ field and water

function drawField(job: Job): void {
  const { sheet, tile, dice } = job;
  sheet.ground('M0,0H100V100H0Z', { fill: tile.crop && tile.fields.length === 0 ? ink.CROP : ink.FIELD });
  if (job.plain) return;
  const angle = dice() * 180;
  const strips = Array.from({ length: 17 }, (_, k) => {
    const y = (k - 8) * 13, wave = (): string => f(y + dice() * 7 - 3);
    return `M-70,${y}C-30,${wave()} 30,${wave()} 70,${y}`;
  });
  sheet.turned([{ d: strips.join(''), stroke: ink.FIELD_STRIP, w: 1.1, o: 0.55, m: shifted(50, 50, 1, angle) }]);
}

/** Is there nothing but grass within r? */
function grassy(job: Job, p: Point, r: number): boolean {
  for (let a = 0; a < 8; a++) {
    const q: Point = [p[0] + r * Math.cos(a * 0.785), p[1] + r * Math.sin(a * 0.785)];
    if (q[0] < 1 || q[1] < 1 || q[0] > 99 || q[1] > 99 || !onField(job, q)) return false;
  }
  return job.anchors.taken.every((t) => distance(t.at, p) > t.r + r * 0.6);
}

function drawGreens(job: Job): void {
  const { sheet, dice, plain } = job, most = [5, 2, 0][plain]!;
  for (let i = 0, drawn = 0, trees = 0; i < 160 && drawn < (plain ? most : 16); i++) {
    const p: Point = [4 + dice() * 92, 4 + dice() * 92];
    if (!onField(job, p)) continue;
    if (trees < most && grassy(job, p, plain ? 7 : 5) && dice() < 0.4) {
      sheet.stand(p, tree((plain ? 1.7 : 0.85) + dice() * 0.5));
      trees++;
      drawn++;
    } else if (!plain && grassy(job, p, 3)) {
      sheet.stand(p, tuft(0.9 + dice() * 0.4));
      drawn++;
    }
  }
}

function drawRiver(job: Job): void {
  const { sheet, tile } = job, { river, pond } = job.shape;
  if (!river) return;
  sheet.ground(river.d, { stroke: ink.WATER_INK, w: RIVER * 2 + 1.6 });
  if (pond) sheet.ground(circle(pond.at[0], pond.at[1], pond.r + 0.8), { fill: ink.WATER_INK });
  sheet.ground(river.d, { stroke: ink.WATER_FILL, w: RIVER * 2 - 0.8 });
  if (pond) sheet.ground(circle(pond.at[0], pond.at[1], pond.r - 0.5), { fill: ink.WATER_FILL });
  const glint = { stroke: ink.WATER_LIGHT, round: true };
  sheet.turned([
    { d: river.d, ...glint, w: 1.1, dash: [7, 6, 3, 8], m: shifted(-1.6, 1.2) },
    { d: river.d, ...glint, w: 0.9, dash: [4, 9, 8, 6], m: shifted(2, -1.4) },
  ]);
  if (!pond) return;
  const r = pond.r;
  sheet.stand(pond.at, [{ d: `M${f(-r * 0.5)},2h6M1,-3h5M-3,${f(r * 0.5)}h5`, ...glint, w: 1 }]);
  if (tile.role === 'spring')
    sheet.stand(pond.at, [{ d: 'M-10,-4L-6,-11L-1,-8L3,-13L9,-8L11,-2L6,-4L0,-2L-5,-4Z', fill: '#CFC3AE', stroke: '#5b5048', w: 0.8, round: true }]);
}

function drawCircles(job: Job): void {
  const { sheet, tile } = job, crop = job.shape.crop;
  if (crop) {
    const [x, y] = crop.at;
    sheet.ground(circle(x, y, crop.r), { fill: ink.CROP, stroke: ink.CROP_INK, w: 1 });
    for (let r = crop.r - 3; r > 6; r -= 4.2) sheet.ground(circle(x, y, r), { stroke: ink.CROP_INK, w: 0.9, dash: [2 + (r % 3), 1.6], o: 0.65 });
  }
  if (tile.lake) {
    sheet.ground('M50,32C60,31 69,38 68,50C69,61 61,69 50,68C39,69 31,61 32,50C31,39 40,32 50,32Z', { fill: ink.WATER_FILL, stroke: ink.WATER_INK, w: 1.4 });
    sheet.stand([50, 50], [{ d: 'M-10,-6h7M4,-9h6M-8,7h6M4,10h6', stroke: ink.WATER_LIGHT, w: 1, round: true }]);
  }
}

// ------------------------------------------------------------------- roads

function drawRoads(job: Job): void {
  const { sheet, tile, shape } = job;
  const low = shape.roads.filter((r) => r.road.over !== 'city');
  const crossing = tile.roads.some((r) => r.end === 'crossing'), wide = job.plain === 2 ? 1.6 : 1;
  for (const lane of shape.lanes) {
    sheet.ground(lane.d, { stroke: ink.ROAD_INK, w: 6 });
    sheet.ground(lane.d, { stroke: ink.ROAD_FILL, w: 3.4 });
  }
  for (const r of low) sheet.ground(r.d, { stroke: ink.ROAD_INK, w: ROAD * 2 * wide });
  if (crossing) sheet.ground(circle(50, 50, 8.6), { fill: ink.ROAD_INK });
  for (const r of low) {
    sheet.ground(r.d, { stroke: ink.ROAD_FILL, w: (ROAD * 2 - 2.6) * wide });
    if (!job.plain) sheet.ground(r.d, { stroke: ink.ROAD_DASH, w: 0.8, dash: [3, 5], o: 0.9 });
  }
  if (crossing) {
    sheet.ground(circle(50, 50, 7.4), { fill: ink.ROAD_FILL });
    sheet.stand([50, 50], village());
  }
  for (const r of shape.roads) if (r.road.over === 'road' || r.road.over === 'river') drawBridge(job, r);
}

/** Where the road comes nearest to the river. */
function meeting(road: Path, river: Path): Point {
  let at: Point = [50, 50], least = Infinity;
  for (const p of road.points)
    for (const q of river.points) {
      const d = distance(p, q);
      if (d < least) [least, at] = [d, p];
    }
  return at;
}

function drawBridge(job: Job, road: RoadPath): void {
  const wet = road.road.over === 'river', upright = road.road.sides.includes(0) || road.road.sides.includes(2);
  const at = wet && job.shape.river ? meeting(road, job.shape.river) : ([50, 50] as const);
  const half = wet ? 10 : 9.5;
  const rails = (more: number): string => `M${-half - more},-5.4H${half + more}M${-half - more},5.4H${half + more}`;
  const marks: Mark[] = [
    { d: box(-half, -5.6, 2 * half, 11.2), fill: ink.ROAD_FILL },
    { d: rails(1.5), stroke: ink.INK, w: 2.6, round: true },
    { d: rails(1), stroke: ink.PARAPET, w: 1.3, round: true },
    { d: 'M-5,-3.6V3.6M0,-3.6V3.6M5,-3.6V3.6', stroke: '#CDB88F', w: 0.7 },
  ];
  job.sheet.turned(placed(marks, shifted(at[0], at[1], 1, upright ? 90 : 0)));
}

function drawHighRoads(job: Job): void {
  for (const r of job.shape.roads.filter((x) => x.road.over === 'city')) {
    const layers: [string, number][] = [[ink.INK, 13], [ink.PARAPET, 11.4], [ink.ROAD_INK, 8.6], [ink.ROAD_FILL, 7.4]];
    for (const [stroke, w] of layers) job.sheet.ground(r.d, { stroke, w });
  }
}

// ------------------------------------------------------------------- cities

const gates = (shape: Geometry): Point[] => [...shape.roads, ...shape.lanes].flatMap((r) => (r.gate ? [r.gate] : []));

function cobbles(job: Job, city: CityShape): string {
  let d = '';
  for (let i = 0; i < 26; i++) {
    const p: Point = [job.dice() * 100, job.dice() * 100];
    if (inside(p, city.polygon)) d += `M${f(p[0])},${f(p[1])}q1.4,-1.2 2.8,0`;
  }
  return d;
}

/** Places for houses: inside, off the walls, apart from each other and from all that stands here. */
function houses(job: Job, city: CityShape, index: number): Point[] {
  const found: Point[] = [], wide = job.plain ? 1.6 : 1, most = job.plain ? 6 : 16;
  const bridge = job.shape.roads.filter((r) => r.road.over === 'city').flatMap((r) => r.points);
  for (let i = 0; i < 520 && found.length < most; i++) {
    const p: Point = [4 + job.dice() * 92, 5 + job.dice() * 90];
    const free =
      inside(p, city.polygon) && labelAt(job, p) === CITY + index &&
      city.walls.every((w) => w.points.every((q) => distance(q, p) >= 8.5 * (job.plain ? 1.15 : 1))) &&
      found.every((q) => Math.abs(q[0] - p[0]) >= 10.6 * wide || Math.abs(q[1] - p[1]) >= 8.2 * wide) &&
      job.anchors.taken.every((t) => distance(t.at, p) >= t.r + 5.2) &&
      bridge.every((q) => distance(q, p) >= 11);
    if (free) found.push(p);
  }
  const down = (p: Point): number => turn(p, job.sheet.quarters)[1];
  return found.sort((a, b) => down(a) - down(b));
}

function drawWall(job: Job, wall: Path): void {
  const { sheet } = job, doors = gates(job.shape);
  sheet.turned([{ d: wall.d, stroke: ink.SHADE, w: 5.4, o: 0.16, m: shifted(0, 1.3) }]);
  sheet.ground(wall.d, { stroke: ink.WALL_INK, w: 5 });
  sheet.ground(wall.d, { stroke: ink.WALL, w: 3.1 });
  if (job.plain) return;
  sheet.ground(wall.d, { stroke: ink.WALL_INK, w: 3.1, dash: [0.7, 3.6], o: 0.75 });
  for (const k of [0.2, 0.5, 0.8]) {
    const p = wall.points[Math.round(k * (wall.points.length - 1))]!;
    if (doors.every((q) => distance(q, p) >= 9)) sheet.stand(p, TOWER);
  }
}

function drawCities(job: Job): void {
  const { sheet, dice } = job;
  job.shape.cities.forEach((city, i) => {
    sheet.ground(city.d, { fill: ink.CITY_GROUND });
    for (const wall of city.walls) sheet.ground(wall.d, { stroke: ink.CITY_SHADE, w: 13, o: 0.55 }, city.d);
    if (!job.plain) sheet.ground(cobbles(job, city), { stroke: ink.CITY_SHADE, w: 0.8 }, city.d);
    for (const p of job.plain === 2 ? [] : houses(job, city, i)) sheet.stand(p, house((job.plain ? 1.7 : 0.98) + dice() * 0.16, ink.ROOFS[[0, 1, 0, 2][Math.floor(dice() * 4)]!]!));
    for (const wall of city.walls) drawWall(job, wall);
  });
  for (const p of gates(job.shape)) sheet.stand(p, GATE);
}

// ------------------------------------------------------------ what stands there

function drawThings(job: Job): void {
  const { sheet, tile, anchors: a } = job, large = [1, 1.35, 1.7][job.plain]!;
  for (const r of tile.roads) if (r.end === 'farmhouse') sheet.stand(inward(r.sides[0]!, 80), house(1.7, ink.ROOFS[1]));
  if (a.inn) sheet.stand(a.inn, INN, large);
  const narrow = (tile.roads.length >= 2 && !tile.roads.some((r) => r.end !== undefined)) || (tile.cities.length > 0 && tile.roads.length > 0);
  if (a.monastery) sheet.stand(a.monastery, MONASTERY, narrow ? 0.78 : large);
  if (a.cathedral) sheet.stand(a.cathedral, CATHEDRAL, 1.12);
  if (a.garden) sheet.stand(a.garden, GARDEN, large);
  for (const at of a.shields) sheet.stand(at, SHIELD, large);
  for (const g of a.goods) sheet.stand(g.at, badge(7.4, SYMBOLS[g.kind] ?? []), large);
  for (const kind of ['gold', 'hat', 'sack'] as const) if (a.badges[kind]) sheet.stand(a.badges[kind], badge(7.4, SYMBOLS[kind]!), large);
  if (a.badges.flight) {
    const angle = (tile.flight ?? 0) * 45 + sheet.quarters * 90;
    sheet.stand(a.badges.flight, badge(10, placed(ARROW, shifted(0, 0, 1, angle))));
  }
  if (job.shape.crop && tile.crop) sheet.stand(job.shape.crop.at, badge(6.6, SYMBOLS[tile.crop]!, '#FBEFC2', '#8A6414'));
}

/** A tile turned by quarters; copies of one design differ in houses and trees. `plain`: for a small picture. */
export function drawTile(look: Look, quarters = 0, copy = '', plain: Plain = 0): Mark[] {
  const sheet = new Sheet(quarters);
  const job: Job = { ...look, sheet, dice: random(look.tile.id + copy), plain };
  drawField(job);
  drawGreens(job);
  drawRiver(job);
  drawCircles(job);
  drawRoads(job);
  drawCities(job);
  drawHighRoads(job);
  drawThings(job);
  sheet.marks.push({ d: box(0.5, 0.5, 99, 99, 1.2), stroke: '#3b2c1c', w: 1, o: 0.32 });
  return sheet.marks;
}
