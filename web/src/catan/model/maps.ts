// maps.ts - the printed maps of modules (data/catan/MODULE_NAME.map, docs/MAPS.md) for small pictures: hexes, terrains, numbers, the
// lands that are foreign to somebody, and marked places. Nothing is played by them: the engine has its own.
import type { Point } from '../art/inks';
import { hexCentre, hexCorners, outline, type Board } from './geometry';

interface MapHex {
  id: number;
  at: Point;
  terrain: string;
  number: number;
}
/** A marked place, with what the map says of it (`=9`). */
export interface MapMark {
  kind: string;
  at: Point;
  value: number;
}
export interface SmallMap {
  hexes: MapHex[];
  marks: MapMark[];
  rounds: { kind: string; at: Point[] }[]; // of something that goes from hex to hex
  foreign: string[]; // outlines
  box: Board['box'];
}

const files = import.meta.glob<string>('../../../../data/catan/*_*.map', { query: '?raw', import: 'default', eager: true });
const texts = new Map(Object.entries(files).map(([path, text]) => [/([^/]+)\.map$/.exec(path)?.[1] ?? '', text]));

/** "3-5 9" -> 3 4 5 9 */
function numbersOf(words: readonly string[]): number[] {
  return words.flatMap((word) => {
    const [from = 0, to = from] = word.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** Where nodes and edges lie, by their numbers (docs/NOTATION.md): nodes along zig-zag lines, edges by the pairs of their nodes. */
function sites(hexes: readonly Point[]): { nodes: Point[]; edges: Point[] } {
  const key = (p: Point): string => p.map(Math.round).join();
  const line = (p: Point): number => Math.floor((p[1] + 101) / 150);
  const corners = hexes.map((p) => hexCorners(p[0], p[1], 100));
  const nodes = [...new Map(corners.flat().map((p) => [key(p), p])).values()].sort((a, b) => line(a) - line(b) || a[0] - b[0]);
  const number = new Map(nodes.map((p, i) => [key(p), i]));
  const pairs = corners.flatMap((six) => six.map((p, i) => [p, six[(i + 1) % 6] ?? p].map((x) => number.get(key(x)) ?? 0).sort((a, b) => a - b)));
  const sorted = [...new Map(pairs.map((ends) => [ends.join(), ends])).values()].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  return { nodes, edges: sorted.map(([a = 0, b = 0]) => { const [p, q] = [nodes[a] ?? [0, 0], nodes[b] ?? [0, 0]]; return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]; }) };
}

/** "mark village n43 =10", "start fleet h46 h45": what is marked there. */
function readMarks(lines: readonly string[][], hexes: readonly Point[]): Pick<SmallMap, 'marks' | 'rounds'> {
  const { nodes, edges } = sites(hexes), kinds: Record<string, readonly Point[]> = { h: hexes, n: nodes, e: edges };
  const where = (id: string): Point[] => (/^[hne]\d+$/.test(id) ? [kinds[id.charAt(0)]?.[Number(id.slice(1))] ?? [0, 0]] : []);
  const marks = lines.filter(([word]) => word === 'mark').flatMap(([, kind = '', ...ids]) => {
    const value = Number(ids.find((id) => id.startsWith('='))?.slice(1) ?? 0);
    return ids.flatMap(where).map((at) => ({ kind, at, value }));
  });
  const rounds = lines.filter(([word]) => word === 'start').map(([, kind = '', ...ids]) => ({ kind, at: ids.flatMap(where) }));
  return { marks, rounds: rounds.filter((r) => r.at.length > 1) };
}

export function readMap(text: string): SmallMap {
  const at: Point[] = [], hexes: MapHex[] = [], lands: number[][] = [], marked: string[][] = [];
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (word === 'row') {
      const [q = 0, r = 0, n = 0] = rest.map(Number);
      for (let i = 0; i < n; i++) at.push(hexCentre(q + i, r));
    } else if (word === 'hex') {
      const id = Number(rest[0]);
      hexes.push({ id, at: at[id] ?? [0, 0], terrain: rest[1] ?? 'sea', number: Number(rest[2] ?? 0) });
    } else if (word === 'area' && rest[0] === 'foreign') lands.push(numbersOf(rest.slice(2)));
    else if (word === 'mark' || word === 'start') marked.push([word, ...rest]);
  }
  const { marks, rounds } = readMarks(marked, at);
  const xs = hexes.map((h) => h.at[0]), ys = hexes.map((h) => h.at[1]), room = marks.length > 0 ? 170 : 120; // what stands on the outermost coast
  const x = Math.min(...xs) - 110, y = Math.min(...ys) - room;
  const foreign = lands.map((ids) => outline(hexes.filter((h) => ids.includes(h.id)).map((h) => h.at)));
  return { hexes, foreign, marks, rounds, box: { x, y, w: Math.max(...xs) + 110 - x, h: Math.max(...ys) + room - y } };
}

const known = new Map<string, SmallMap | null>();

/** The map of a module's scenario, whichever module has one of this name. */
export function mapOf(name: string): SmallMap | null {
  if (!known.has(name)) {
    const text = [...texts].find(([file]) => file.replace(/^[a-z]+_/, '') === name)?.[1];
    known.set(name, text === undefined ? null : readMap(text));
  }
  return known.get(name) ?? null;
}
