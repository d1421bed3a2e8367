// moves.ts - the moves of a view, sorted into what a table can show: spots on the board, buttons, choices of kinds.
// Nothing is decided here: every id and every word comes from the engine's list, and which argument is a place is the
// contract's word. A move may name several places, chosen one after the other: `path` holds those chosen so far.
import { guess, isPlace, moveTypes, type Argument } from '../../lib/contract';
import type { View } from '../../lib/protocol';

function typeAt(game: string, word: string, i: number, value: string): Argument | undefined {
  return moveTypes(game, word)?.[i] ?? guess(value);
}

/** A word whose moves begin with a place is chosen on the board; what is left to say after its places is chosen there, too. */
export function isBoardWord(game: string, word: string, args: readonly string[]): boolean {
  return args.length > 0 && args.every((a) => isPlace(typeAt(game, word, 0, a.split(' ')[0] ?? '')));
}

export function boardWords(game: string, moves: View['moves']): string[] {
  return Object.keys(moves).filter((word) => isBoardWord(game, word, moves[word] ?? []));
}

/** The moves of a word that begin with these places. */
export function along(moves: View['moves'], word: string, path: readonly string[]): string[] {
  return (moves[word] ?? []).filter((a) => path.every((part, i) => a.split(' ')[i] === part));
}

/** The ids to highlight for a chosen word: exactly the engine's list. */
export function targets(game: string, moves: View['moves'], word: string | null, path: readonly string[] = []): string[] {
  if (word === null) return [];
  const next = along(moves, word, path).map((a) => a.split(' ')[path.length] ?? '');
  return [...new Set(next.filter((id) => id !== '' && isPlace(typeAt(game, word, path.length, id))))];
}

/** Every place some move begins with, with the words that do: for tapping the board before choosing an action. */
export function movesByPlace(game: string, moves: View['moves']): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const word of boardWords(game, moves)) for (const id of targets(game, moves, word)) at.set(id, [...(at.get(id) ?? []), word]);
  return at;
}

/** A question nobody has described: one word about places is asked on the board, one word without choice is a button. */
export function guessQuestion(game: string, moves: View['moves']): { board?: string; main?: string } {
  const words = Object.entries(moves);
  const board = boardWords(game, moves);
  const plain = words.filter(([, args]) => args.length === 1 && args[0] === '');
  return {
    board: board.length === 1 && words.length - plain.length === 1 ? board[0] : undefined,
    main: plain.length === 1 ? plain[0]?.[0] : undefined,
  };
}

export function may(moves: View['moves'], word: string, arg?: string): boolean {
  const args = moves[word];
  return args !== undefined && (arg === undefined ? args.length > 0 : args.includes(arg));
}

export function moveText(word: string, arg = ''): string {
  return arg === '' ? word : `${word} ${arg}`;
}

/** Words that have no button of their own on this table: offered by their words, so that nothing is unplayable. */
export function otherMoves(game: string, moves: View['moves'], known: ReadonlySet<string>): string[] {
  return Object.entries(moves)
    .filter(([word, args]) => !known.has(word) && !isBoardWord(game, word, args))
    .flatMap(([word, args]) => args.map((arg) => moveText(word, arg)));
}

/** The same with the pairs of some words turned round as well: places that are chosen in any order. */
export function eitherWay(moves: View['moves'], words: readonly string[]): View['moves'] {
  const both = { ...moves };
  for (const word of words) {
    const args = moves[word];
    if (args) both[word] = [...new Set([...args, ...args.map((a) => a.split(' ').reverse().join(' '))])];
  }
  return both;
}
