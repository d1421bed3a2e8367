// view.ts - what a view says about Catan for Two (docs/PROTOCOL.md), typed.
import type { View } from '../../lib/protocol';

export interface TwoSeat {
  seat: number;
  tokens: number;
  price: number; // of a token action now
}
export interface Neutral {
  owner: number; // behind the seats
  route: number;
  left: { road: number; settlement: number };
}
export interface TwoTable {
  supply: number;
  first_roll: number; // 0: not rolled yet
  seats: TwoSeat[];
  neutrals: Neutral[];
  off: Record<string, string>; // what whoever is on turn cannot do now, with the clause
}

export function twoOf(view: View | null | undefined): TwoTable | undefined {
  return view?.table.two as TwoTable | undefined;
}

export function twoSeat(view: View | null | undefined, seat: number): TwoSeat | undefined {
  return twoOf(view)?.seats[seat - 1];
}

/** What tokens are for, in the order of the panel. */
export const TOKEN_WORDS = ['forced_trade', 'robber_home', 'knight_tokens'] as const;

/** The colours of a neutral piece that may be placed here. */
export function coloursAt(moves: View['moves'], word: string, id: string): number[] {
  return (moves[word] ?? []).flatMap((arg) => {
    const [place, colour] = arg.split(' ');
    return place === id && colour !== undefined ? [Number(colour)] : [];
  });
}
