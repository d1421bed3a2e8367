// sets.ts - the puzzles there are: files of data/puzzles, one for each game or box, fetched when puzzles are opened.
import { readPuzzles, type Puzzle } from './puzzle';

const files = import.meta.glob<string>('../../../data/puzzles/*.txt', { query: '?raw', import: 'default' });

export interface PuzzleSet {
  name: string; // "catan", "ck"
  game: string;
  puzzles: Puzzle[]; // the easy ones first
}

/** The order in which sets are shown; others come behind. */
const ORDER = ['catan', 'sea', 'ck', 'traders', 'carcassonne', 'elasund'];
const rank = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

export function setOf(name: string, text: string): PuzzleSet {
  const puzzles = readPuzzles(text).sort((a, b) => a.level - b.level);
  return { name, game: puzzles[0]?.setup.split(' ')[0] ?? '', puzzles };
}

let loaded: Promise<PuzzleSet[]> | null = null;

export function puzzleSets(): Promise<PuzzleSet[]> {
  loaded ??= Promise.all(Object.entries(files).map(async ([path, load]) => setOf(/(\w+)\.txt$/.exec(path)?.[1] ?? '', await load()))).then((all) => all.sort((a, b) => rank(a.name) - rank(b.name)));
  return loaded;
}
