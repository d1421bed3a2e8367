// puzzle.ts - a puzzle as `thorp puzzles` writes it (docs/BOTS.md, "Puzzles"): a position as one seat sees it, and for each move of the plan
// what was weighed.

/** Values in thousandths of the chance to win; `doubt` is the standard error of the difference to the best. */
export interface Weighed {
  value: number;
  doubt: number;
  move: string;
}
export interface Puzzle {
  id: string;
  theme: string;
  level: number; // 1 easy .. 3 hard
  seat: number;
  from: string;
  setup: string; // of the table it comes from, to play on; the position itself allows no offers
  steps: Weighed[][]; // the best first
  position: string; // a record without moves
}

const POSITION = /^(th|opt|set) /;

function read(block: string): Puzzle {
  const lines = block.split('\n'), after = (word: string): string => lines.find((l) => l.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
  const [id = '', theme = '', level = '', seat = ''] = after('puzzle').split(' ');
  const steps: Weighed[][] = [];
  for (const line of lines) {
    if (line === 'step') steps.push([]);
    const [, value, doubt, move] = /^line (\d+) (\d+) (.+)$/.exec(line) ?? [];
    if (move !== undefined) steps.at(-1)?.push({ value: Number(value), doubt: Number(doubt), move });
  }
  const position = lines.filter((l) => POSITION.test(l)).join('\n');
  return { id, theme, level: Number(level), seat: Number(seat), from: after('from'), setup: after('setup'), steps, position: `${position}\n` };
}

/** All puzzles of a file. */
export function readPuzzles(text: string): Puzzle[] {
  const lines = text.split(/\r?\n/).filter((l) => l !== '' && !l.startsWith('#'));
  return lines.join('\n').split(/^end$/m).map((b) => b.trim()).filter((b) => b !== '').map(read);
}
