// moves.ts - the moves of a view, sorted into what a table can show: spots on the board, buttons, choices of kinds.
// Nothing is decided here: every id and every word comes from the engine's list.
import type { View } from '../../lib/protocol';

const PLACE = /^[hen]\d+$/;

/** A word whose every move names exactly one place is chosen on the board. */
export function isBoardWord(args: readonly string[]): boolean {
  return args.length > 0 && args.every((a) => PLACE.test(a));
}

export function boardWords(moves: View['moves']): string[] {
  return Object.keys(moves).filter((word) => isBoardWord(moves[word] ?? []));
}

/** The ids to highlight for a chosen word: exactly the engine's list. */
export function targets(moves: View['moves'], word: string | null): string[] {
  return word === null ? [] : (moves[word] ?? []).filter((a) => PLACE.test(a));
}

/** Every place some move names, with the words that name it: for tapping the board before choosing an action. */
export function movesByPlace(moves: View['moves']): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const word of boardWords(moves))
    for (const id of moves[word] ?? []) at.set(id, [...(at.get(id) ?? []), word]);
  return at;
}

export function may(moves: View['moves'], word: string, arg?: string): boolean {
  const args = moves[word];
  return args !== undefined && (arg === undefined ? args.length > 0 : args.includes(arg));
}

export function moveText(word: string, arg = ''): string {
  return arg === '' ? word : `${word} ${arg}`;
}

/** Words that have no button of their own on this table: offered by their words, so that nothing is unplayable. */
export function otherMoves(moves: View['moves'], known: ReadonlySet<string>): string[] {
  return Object.entries(moves)
    .filter(([word, args]) => !known.has(word) && !isBoardWord(args))
    .flatMap(([word, args]) => args.map((arg) => moveText(word, arg)));
}
