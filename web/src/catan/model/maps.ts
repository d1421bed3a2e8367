// maps.ts - the printed maps of modules (data/catan/MODULE_NAME.map, docs/MAPS.md) for small pictures: hexes, terrains, numbers, and the
// lands that are foreign to somebody. Nothing is played by them: the engine has its own.
import type { Point } from '../art/inks';
import { hexCentre, outline, type Board } from './geometry';

interface MapHex {
  id: number;
  at: Point;
  terrain: string;
  number: number;
}
export interface SmallMap {
  hexes: MapHex[];
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

export function readMap(text: string): SmallMap {
  const at: Point[] = [], hexes: MapHex[] = [], lands: number[][] = [];
  for (const line of text.split('\n')) {
    const [word, ...rest] = line.replace(/#.*/, '').trim().split(/\s+/);
    if (word === 'row') {
      const [q = 0, r = 0, n = 0] = rest.map(Number);
      for (let i = 0; i < n; i++) at.push(hexCentre(q + i, r));
    } else if (word === 'hex') {
      const id = Number(rest[0]);
      hexes.push({ id, at: at[id] ?? [0, 0], terrain: rest[1] ?? 'sea', number: Number(rest[2] ?? 0) });
    } else if (word === 'area' && rest[0] === 'foreign') lands.push(numbersOf(rest.slice(2)));
  }
  const xs = hexes.map((h) => h.at[0]), ys = hexes.map((h) => h.at[1]);
  const x = Math.min(...xs) - 110, y = Math.min(...ys) - 120;
  const foreign = lands.map((ids) => outline(hexes.filter((h) => ids.includes(h.id)).map((h) => h.at)));
  return { hexes, foreign, box: { x, y, w: Math.max(...xs) + 110 - x, h: Math.max(...ys) + 120 - y } };
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
