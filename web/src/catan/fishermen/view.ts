// view.ts - what a view says about the Fishermen of Catan (docs/PROTOCOL.md), typed; payments as the moves name them.
import type { PieceView, View } from '../view';

/** How many with one, two, three fish. */
export type Tokens = readonly [number, number, number];

export interface FishSeat {
  seat: number;
  held: number;
  tokens: Tokens; // those one knows
  unknown: number;
  due?: number;
}
export interface FishAction {
  word: string;
  price: number;
  off?: string; // the clause by which it cannot be bought
}
export interface FishTable {
  supply: number;
  spent: Tokens;
  boot: number; // 0: nobody's
  most: number;
  actions: FishAction[];
  seats: FishSeat[];
}
export interface Ground extends PieceView {
  number: number;
}

export function fishOf(view: View | null | undefined): FishTable | undefined {
  return view?.table.fishermen as FishTable | undefined;
}

export function fishSeat(view: View | null | undefined, seat: number): FishSeat | undefined {
  return fishOf(view)?.seats[seat - 1];
}

export function groundsOf(view: View | null | undefined): Ground[] {
  return (view?.pieces ?? []).filter((p) => p.kind === 'ground') as Ground[];
}

export function fishOn(tokens: Tokens): number {
  return tokens[0] + 2 * tokens[1] + 3 * tokens[2];
}

export function countOf(tokens: Tokens): number {
  return tokens[0] + tokens[1] + tokens[2];
}

/** Every token by itself, the small ones first: 1 1 3. */
export function each(tokens: Tokens): number[] {
  return tokens.flatMap((n, i) => Array<number>(n).fill(i + 1));
}

/** "0 1 1": the tokens of a move. */
export function tokensOf(arg: string): Tokens {
  const [a = 0, b = 0, c = 0] = arg.split(' ').map(Number);
  return [a, b, c];
}

/** Payments, the cheapest first: as few fish lost as can be, then the most tokens, which makes room for others. */
export function byCost(payments: readonly string[]): string[] {
  const key = (arg: string): number => 10 * fishOn(tokensOf(arg)) - countOf(tokensOf(arg));
  return [...payments].sort((a, b) => key(a) - key(b));
}
