// moves.ts - the moves of a view, sorted into what a table can show. A move that ends in a place is a tool and a target:
// `build inn 5,9` is the tool `build inn` used at 5,9. Nothing is decided here: every word comes from the engine's list.

const CELL = /^\d+,\d+$/;

export interface Sorted {
  /** Tools with the places they may be used at. */
  tools: Map<string, string[]>;
  /** Moves without a place, whole. */
  plain: string[];
}

export function moveText(word: string, arg: string): string {
  return arg === '' ? word : `${word} ${arg}`;
}

export function sortMoves(moves: Record<string, string[]>): Sorted {
  const sorted: Sorted = { tools: new Map(), plain: [] };
  for (const [word, args] of Object.entries(moves))
    for (const arg of args) {
      const parts = arg.split(' '), last = parts.at(-1) ?? '';
      if (!CELL.test(last) && word !== 'ship') {
        sorted.plain.push(moveText(word, arg));
        continue;
      }
      const tool = [word, ...parts.slice(0, -1)].join(' ');
      sorted.tools.set(tool, [...(sorted.tools.get(tool) ?? []), last]);
    }
  return sorted;
}

/** Words with a place of their own on this table; all others are offered by their words. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  'ship', 'give', 'plunder', 'stop', 'build', 'wall', 'church', 'done', 'keep', 'pay', 'hut', 'decline', 'gold', 'permit', 'move',
  'raise', 'place', 'exchange', 'end',
]);

export const wordOf = (tool: string): string => tool.split(' ')[0] ?? '';
export const argOf = (tool: string, i = 1): string => tool.split(' ')[i] ?? '';

/** Tools whose words this table does not know: a button each. */
export function otherTools(sorted: Sorted): string[] {
  return [...sorted.tools.keys()].filter((tool) => !KNOWN_WORDS.has(wordOf(tool)));
}
export function otherMoves(sorted: Sorted): string[] {
  return sorted.plain.filter((move) => !KNOWN_WORDS.has(wordOf(move)));
}

/** The tool that is lit without a button: the question is about places alone. */
export function askedTool(sorted: Sorted, frame: string): string | null {
  if (sorted.tools.has('ship')) return 'ship';
  if (frame === 'elasund.huts') return [...sorted.tools.keys()][0] ?? null;
  return null;
}
