// grid.ts - which part of the tile every one of its 100 x 100 cells belongs to. From it come the places where figures
// stand, the outlines of fields, and the proof that the drawing shows what the data says (`faultsOf`).
import type { Tile } from './data';
import type { Disc, Geometry } from './geometry';
import type { Point } from './shapes';
import { fromSegment, length } from './shapes';

export const N = 100;
export const ROAD = 5.2; // half widths
export const RIVER = 6.6;
const LANE = 3;

/** Labels: fields 0.., cities 100.., roads 200.., and what nobody can stand on. */
export const CITY = 100;
export const ROADS = 200;
export const WATER = 300;
export const BLOCK = 400; // villages, lakes, circles, lanes
export const STRAY = 500; // slivers of field that touch nothing
const FREE = -1;

export type Labels = Int16Array;

/** Where the half-edges 0..7 are looked up. */
const SAMPLES: readonly (readonly [number, number])[] = [[25, 0], [75, 0], [99, 25], [99, 75], [75, 99], [25, 99], [0, 75], [0, 25]];

function eachCell(box: readonly [number, number, number, number], visit: (p: Point, i: number) => void): void {
  const [x0, y0] = [Math.max(0, Math.floor(box[0])), Math.max(0, Math.floor(box[1]))];
  const [x1, y1] = [Math.min(N - 1, Math.ceil(box[2])), Math.min(N - 1, Math.ceil(box[3]))];
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) visit([x + 0.5, y + 0.5], y * N + x);
}

function paintDisc(disc: Disc, paint: (i: number) => void): void {
  const { at, r } = disc;
  eachCell([at[0] - r, at[1] - r, at[0] + r, at[1] + r], (p, i) => {
    if (length(p[0] - at[0], p[1] - at[1]) < r) paint(i);
  });
}

/** Cells within `half` of a line, found piece by piece. */
function paintLine(line: readonly Point[], half: number, paint: (i: number) => void): void {
  for (let k = 1; k < line.length; k++) {
    const a = line[k - 1]!, b = line[k]!;
    const box = [Math.min(a[0], b[0]) - half, Math.min(a[1], b[1]) - half, Math.max(a[0], b[0]) + half, Math.max(a[1], b[1]) + half] as const;
    eachCell(box, (p, i) => {
      if (fromSegment(p, a, b) < half) paint(i);
    });
  }
}

/** Cells whose centre lies in a polygon, line by line. */
function paintPolygon(polygon: readonly Point[], paint: (i: number) => void): void {
  for (let y = 0; y < N; y++) {
    const cuts: number[] = [];
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
      const [xi, yi] = polygon[i]!, [xj, yj] = polygon[j]!;
      if (yi > y + 0.5 !== yj > y + 0.5) cuts.push(((xj - xi) * (y + 0.5 - yi)) / (yj - yi) + xi);
    }
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k += 2)
      for (let x = Math.max(0, Math.ceil(cuts[k]! - 0.5)); x < N && x + 0.5 < cuts[k + 1]!; x++) paint(y * N + x);
  }
}

function paintAll(tile: Tile, shape: Geometry): Labels {
  const labels = new Int16Array(N * N).fill(FREE);
  const set = (value: number) => (i: number): void => {
    labels[i] = value;
  };
  if (shape.river) paintLine(shape.river.points, RIVER, set(WATER));
  if (shape.pond) paintDisc(shape.pond, set(WATER));
  shape.cities.forEach((city, k) => paintPolygon(city.polygon, set(CITY + k)));
  for (const lane of shape.lanes) paintLine(lane.points, LANE, set(BLOCK));
  shape.roads.forEach((road, k) =>
    paintLine(road.points, ROAD, (i) => {
      const under = labels[i]!;
      if (under < CITY || under >= ROADS || road.road.over === 'city') labels[i] = ROADS + k;
    }),
  );
  for (const disc of blockers(tile, shape)) paintDisc(disc, set(BLOCK));
  return labels;
}

function blockers(tile: Tile, shape: Geometry): Disc[] {
  const ends = (end: string): boolean => tile.roads.some((r) => r.end === end);
  const discs: Disc[] = [];
  if (ends('crossing')) discs.push({ at: [50, 50], r: 9 });
  if (tile.lake) discs.push({ at: [50, 50], r: 17 });
  if (ends('monastery')) discs.push({ at: shape.monastery, r: 11 });
  if (shape.crop) discs.push(shape.crop);
  return discs;
}

function neighbours(i: number): number[] {
  const x = i % N, y = (i - x) / N;
  return [x > 0 ? i - 1 : -1, x < N - 1 ? i + 1 : -1, y > 0 ? i - N : -1, y < N - 1 ? i + N : -1].filter((k) => k >= 0);
}

/** Connected free cells: the number of the patch of each, and the size of each patch. */
function patches(labels: Labels): { patch: Int16Array; sizes: number[] } {
  const patch = new Int16Array(N * N).fill(FREE), sizes: number[] = [];
  for (let first = 0; first < N * N; first++) {
    if (labels[first] !== FREE || patch[first] !== FREE) continue;
    const stack = [first];
    patch[first] = sizes.length;
    let size = 0;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      size++;
      for (const k of neighbours(i))
        if (labels[k] === FREE && patch[k] === FREE) {
          patch[k] = sizes.length;
          stack.push(k);
        }
    }
    sizes.push(size);
  }
  return { patch, sizes };
}

export interface Grid {
  labels: Labels;
  faults: string[];
}

/** Fields get the patch under their half-edges; those enclosed on the tile the largest that is left. */
export function gridOf(tile: Tile, shape: Geometry): Grid {
  const labels = paintAll(tile, shape), faults: string[] = [];
  const { patch, sizes } = patches(labels);
  const owner = new Map<number, number>();
  tile.fields.forEach((field, k) => {
    const under = new Set(field.halves.map((h) => patch[SAMPLES[h]![1] * N + SAMPLES[h]![0]]!));
    if (field.halves.length === 0) return;
    const [found = FREE] = under;
    if (under.size !== 1) faults.push(`field ${k} is drawn in ${under.size} parts`);
    if (found === FREE) faults.push(`field ${k} is covered`);
    if (owner.has(found)) faults.push(`fields ${owner.get(found)} and ${k} are drawn as one`);
    owner.set(found, k);
  });
  tile.fields.forEach((field, k) => {
    if (field.halves.length > 0) return;
    const left = sizes.map((size, p) => ({ size, p })).filter((x) => !owner.has(x.p)).sort((a, b) => b.size - a.size)[0];
    if (left === undefined) faults.push(`no room for the inner field ${k}`);
    else owner.set(left.p, k);
  });
  let stray = 0;
  for (let i = 0; i < N * N; i++)
    if (labels[i] === FREE) {
      labels[i] = owner.get(patch[i]!) ?? STRAY;
      if (labels[i] === STRAY) stray++;
    }
  if (stray > 60 && tile.fields.length > 0) faults.push(`${stray} cells belong to nothing`);
  return { labels, faults };
}

/** What the drawing gets wrong: every field must be one patch that touches exactly the cities listed for it. */
export function faultsOf(tile: Tile, shape: Geometry): string[] {
  const { labels, faults } = gridOf(tile, shape);
  return [...faults, ...wrongTouches(tile, labels)];
}

function wrongTouches(tile: Tile, labels: Labels): string[] {
  const touches = tile.fields.map(() => new Set<number>());
  for (let i = 0; i < N * N; i++) {
    const label = labels[i]!;
    if (label >= CITY) continue;
    for (const k of neighbours(i)) {
      const other = labels[k]!;
      if (other >= CITY && other < ROADS) touches[label]?.add(other - CITY);
    }
  }
  return tile.fields.flatMap((field, k) => {
    const drawn = [...touches[k]!].sort().join(), told = [...field.cities].sort().join();
    return drawn === told ? [] : [`field ${k} touches cities [${drawn}], the data says [${told}]`];
  });
}

/** Distance of every cell to the nearest one that fails the test; outside the tile everything fails. */
export function clearance(labels: Labels, test: (label: number) => boolean): Float32Array {
  const d = new Float32Array(N * N), diagonal = 1.414;
  const at = (x: number, y: number): number => (x < 0 || y < 0 || x >= N || y >= N ? 0 : d[y * N + x]!);
  for (let i = 0; i < N * N; i++) d[i] = test(labels[i]!) ? 1e6 : 0;
  for (let y = 0; y < N; y++)
    for (let x = 0; x < N; x++) {
      const i = y * N + x;
      if (d[i] !== 0) d[i] = Math.min(d[i]!, at(x - 1, y) + 1, at(x, y - 1) + 1, at(x - 1, y - 1) + diagonal, at(x + 1, y - 1) + diagonal);
    }
  for (let y = N - 1; y >= 0; y--)
    for (let x = N - 1; x >= 0; x--) {
      const i = y * N + x;
      if (d[i] !== 0) d[i] = Math.min(d[i]!, at(x + 1, y) + 1, at(x, y + 1) + 1, at(x + 1, y + 1) + diagonal, at(x - 1, y + 1) + diagonal);
    }
  return d;
}

/** The outline of all cells with a label, as loops of points along cell borders, made smoother by cutting corners. */
export function outline(labels: Labels, label: number): string {
  const is = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < N && y < N && labels[y * N + x] === label;
  const next = new Map<number, number[]>();
  const key = (x: number, y: number): number => y * (N + 1) + x;
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const k = key(x0, y0);
    next.set(k, [...(next.get(k) ?? []), key(x1, y1)]);
  };
  for (let y = 0; y < N; y++)
    for (let x = 0; x < N; x++) {
      if (!is(x, y)) continue;
      if (!is(x, y - 1)) edge(x, y, x + 1, y);
      if (!is(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
      if (!is(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
      if (!is(x - 1, y)) edge(x, y + 1, x, y);
    }
  let d = '';
  for (const start of next.keys())
    while ((next.get(start)?.length ?? 0) > 0) d += loop(next, start);
  return d;
}

function loop(next: Map<number, number[]>, start: number): string {
  const points: Point[] = [];
  let k = start;
  do {
    points.push([k % (N + 1), Math.floor(k / (N + 1))]);
    k = next.get(k)!.pop()!;
  } while (k !== start && next.get(k)?.length);
  points.push(points[0]!);
  return `M${simplify(points, 0.8).slice(0, -1).map((p) => `${p[0]},${p[1]}`).join('L')}Z`;
}

/** Leaves out points that lie nearly on the line between those that stay (Ramer, Douglas, Peucker). */
export function simplify(points: readonly Point[], most: number): Point[] {
  if (points.length < 3) return [...points];
  const [a, b] = [points[0]!, points.at(-1)!];
  let far = 0, at = 0;
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]!, whole = length(b[0] - a[0], b[1] - a[1]);
    const cross = Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1]));
    const off = whole === 0 ? length(p[0] - a[0], p[1] - a[1]) : cross / whole;
    if (off > far) [far, at] = [off, i];
  }
  if (far <= most) return [a, b];
  return [...simplify(points.slice(0, at + 1), most).slice(0, -1), ...simplify(points.slice(at), most)];
}
