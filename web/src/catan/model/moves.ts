// moves.ts - the moves of a view, sorted into what a table can show: spots on the board, buttons, choices of kinds.
// Nothing is decided here: every id and every word comes from the engine's list. A move may name several places, chosen
// one after the other: `path` holds those chosen so far.
import type { View } from '../../lib/protocol';

const PLACE = /^[hen]\d+$/;
const MORE = /^([hen]\d+|\d+)$/;

function isPlace(part: string | undefined): part is string {
  return part !== undefined && PLACE.test(part);
}

/** A word whose every move names one place is chosen on the board; so are those that go on with places or a number. */
export function isBoardWord(args: readonly string[]): boolean {
  return args.length > 0 && args.every((a) => isPlace(a.split(' ')[0]) && a.split(' ').every((part) => MORE.test(part)));
}

export function boardWords(moves: View['moves']): string[] {
  return Object.keys(moves).filter((word) => isBoardWord(moves[word] ?? []));
}

/** The moves of a word that begin with these places. */
export function along(moves: View['moves'], word: string, path: readonly string[]): string[] {
  return (moves[word] ?? []).filter((a) => path.every((part, i) => a.split(' ')[i] === part));
}

/** The ids to highlight for a chosen word: exactly the engine's list. */
export function targets(moves: View['moves'], word: string | null, path: readonly string[] = []): string[] {
  return word === null ? [] : [...new Set(along(moves, word, path).map((a) => a.split(' ')[path.length]).filter(isPlace))];
}

/** Every place some move begins with, with the words that do: for tapping the board before choosing an action. */
export function movesByPlace(moves: View['moves']): Map<string, string[]> {
  const at = new Map<string, string[]>();
  for (const word of boardWords(moves)) for (const id of targets(moves, word)) at.set(id, [...(at.get(id) ?? []), word]);
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

/** The same with the pairs of some words turned round as well: places that are chosen in any order. */
export function eitherWay(moves: View['moves'], words: readonly string[]): View['moves'] {
  const both = { ...moves };
  for (const word of words) {
    const args = moves[word];
    if (args) both[word] = [...new Set([...args, ...args.map((a) => a.split(' ').reverse().join(' '))])];
  }
  return both;
}
