// contract.ts - what the arguments of moves and events mean, by the engine's own word (contract.gen.ts): which is a seat, a
// place, a card, a number; and which piece a move puts down. Whoever names, lights or asks for an argument looks here, so that a new move needs no line of its own.
import { CONTRACTS, type Argument, type Games } from './contract.gen';

export type { Argument, Games };

/** The games, in the engine's own order. */
export const GAMES: readonly string[] = Object.keys(CONTRACTS);

export type Game = keyof Games;
export type MoveWord<G extends Game> = keyof Games[G]['move'] & string;
export type EventName<G extends Game> = keyof Games[G]['event'] & string;
export type FrameName<G extends Game> = Games[G]['frame'];
export type ModuleName<G extends Game> = Games[G]['module'];
export type OptionName<G extends Game> = Games[G]['option'];

/** Rows like `{ road: 'edge', take: 'seat count' }`, as contract.gen.ts has them. */
export type Contract = (typeof CONTRACTS)[string];

/** Names that every game gives these two: a turn has begun (its number), dice have fallen (each die, the sum). */
export const TURN = 'turn';
export const ROLLED = 'rolled';

const taught = new Map<string, Contract>();
const split = new Map<string, readonly Argument[]>();

/** Another game than those of the engine, or another contract of one: for tests. */
export function teach(game: string, its: Contract): void {
  taught.set(game, its);
}
function typesIn(game: string, list: 'moves' | 'events', name: string): readonly Argument[] | undefined {
  const text = (taught.get(game) ?? CONTRACTS[game])?.[list][name];
  if (text === undefined) return undefined;
  const types = split.get(text) ?? (text === '' ? [] : (text.split(' ') as Argument[]));
  split.set(text, types);
  return types;
}

/** Undefined: this engine has no such move, or event. Then an argument is what it looks like. */
export function moveTypes(game: string, word: string): readonly Argument[] | undefined {
  return typesIn(game, 'moves', word);
}
export function eventTypes(game: string, name: string): readonly Argument[] | undefined {
  return typesIn(game, 'events', name);
}

/** The piece that a move puts down: "ship" of a move that builds ships. */
export function pieceOf(game: string, word: string): string | undefined {
  const pieces = (taught.get(game) ?? CONTRACTS[game])?.pieces ?? {};
  return Object.keys(pieces).find((piece) => pieces[piece]?.move === word && pieces[piece]?.stands !== undefined);
}

/** Does this module come by itself with others? Then nobody names it. */
export function isQuiet(game: string, module: string): boolean {
  return (taught.get(game) ?? CONTRACTS[game])?.quiet?.includes(module) === true;
}

/** What an option is where nobody chooses; undefined: there is no such option. */
export function usual(game: string, option: string): string | number | boolean | undefined {
  return (taught.get(game) ?? CONTRACTS[game])?.options?.[option];
}

const PLACES: ReadonlySet<string> = new Set<Argument>(['hex', 'node', 'edge', 'cell', 'place']);

/** Something one can point at on a board. */
export function isPlace(type: Argument | undefined): boolean {
  return type !== undefined && PLACES.has(type);
}

const FORMS: readonly [RegExp, Argument][] = [
  [/^h\d\d+$/, 'hex'], [/^n\d\d+$/, 'node'], [/^e\d\d+$/, 'edge'], [/^-?\d+,-?\d+$/, 'cell'], [/:/, 'deal'], [/^(\d+[a-z?]|-$)/, 'bundle'], [/^\d+$/, 'count'],
];

/** What an argument is by its form, where nobody says. */
export function guess(value: string | number): Argument | undefined {
  return typeof value === 'number' ? 'count' : FORMS.find(([form]) => form.test(value))?.[1];
}
