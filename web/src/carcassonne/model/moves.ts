// moves.ts - the engine's list of moves, sorted into what the table can show: cells for the tile, spots on segments, spaces
// of the track, buttons. What an argument is, is read from its form; no rule is known here, and a word nobody expected
// still becomes a spot or a button.
import type { CarTable } from './view';

export interface Option {
  move: string; // as it is played
  word: string;
  cell?: string;
  rot?: number;
  figure?: string;
  segments: string[];
  count?: number;
}

const CELL = /^-?\d+,-?\d+$/;
const ROT = /^r0?([0-3])$/;
const SEGMENT = /^(?:(?:road|city|field)\d|monastery|garden)$/;
const COUNT = /^\d+$/;
/** Words whose place is the tile of a flight; all others without a cell speak of the tile laid last. */
const ON_TARGET = new Set(['land']);
/** Words that are themselves a figure. */
const FIGURE_WORDS = new Set(['meeple', 'big', 'abbot', 'builder', 'pig']);

function read(word: string, args: string): Option {
  const option: Option = { move: args === '' ? word : `${word} ${args}`, word, segments: [] };
  if (FIGURE_WORDS.has(word)) option.figure = word;
  for (const arg of args === '' ? [] : args.split(' ')) {
    const rot = ROT.exec(arg);
    if (CELL.test(arg)) option.cell = arg;
    else if (rot) option.rot = Number(rot[1]);
    else if (SEGMENT.test(arg)) option.segments.push(arg);
    else if (COUNT.test(arg)) option.count = Number(arg);
    else option.figure = arg;
  }
  return option;
}

/** Every legal move, with the cell it happens on where it names a segment alone. */
export function optionsOf(moves: Record<string, string[]>, table: Pick<CarTable, 'last' | 'target'>): Option[] {
  return Object.entries(moves).flatMap(([word, list]) =>
    list.map((args) => {
      const option = read(word, args);
      if (option.cell === undefined && option.segments.length > 0)
        option.cell = ON_TARGET.has(word) ? (table.target ?? table.last) : table.last;
      return option;
    }),
  );
}

export const isPlacing = (o: Option): boolean => o.rot !== undefined && o.cell !== undefined;
/** Two landings of a lake. */
export const isPair = (o: Option): boolean => o.segments.length === 2 && o.cell !== undefined;
/** Something on the map: a segment or a whole tile. */
export const isSpot = (o: Option): boolean => !isPlacing(o) && !isPair(o) && o.cell !== undefined;
export const isSpace = (o: Option): boolean => o.word === 'robber' && o.count !== undefined;

/** Moves that differ only in their place belong to one tool: "meeple", "summon mage". */
export function toolOf(o: Option): string {
  return o.figure === undefined || o.figure === o.word ? o.word : `${o.word} ${o.figure}`;
}

/** Cells that take the drawn tile, each with its legal turns in ascending order. */
export function cellsOf(options: readonly Option[]): Map<string, number[]> {
  const cells = new Map<string, number[]>();
  for (const o of options.filter(isPlacing)) cells.set(o.cell!, [...(cells.get(o.cell!) ?? []), o.rot!]);
  for (const rots of cells.values()) rots.sort((a, b) => a - b);
  return cells;
}

/** The next legal turn in a direction; the wish itself where it is legal (by = 0). */
export function nextTurn(rots: readonly number[], from: number, by: -1 | 0 | 1): number {
  for (let i = by === 0 ? 0 : 1; i <= 4; i++) {
    const rot = (((from + i * (by === 0 ? 1 : by)) % 4) + 4) % 4;
    if (rots.includes(rot)) return rot;
  }
  return rots[0] ?? 0;
}

/** Landings that can be the second one of a pair. */
export function partners(options: readonly Option[], cell: string, first: string): Option[] {
  return options.filter((o) => isPair(o) && o.cell === cell && o.segments.includes(first));
}

export function xyOf(cell: string): readonly [number, number] {
  const [x, y] = cell.split(',');
  return [Number(x), Number(y)];
}

/** "C5": columns by letters, rows by numbers, counted from the north-west corner of the map. */
export function cellName(x: number, y: number, west: number, north: number): string {
  let n = x - west, letters = '';
  do {
    letters = String.fromCharCode(65 + (n % 26)) + letters;
    n = Math.floor(n / 26) - 1;
  } while (n >= 0);
  return `${letters}${y - north + 1}`;
}
