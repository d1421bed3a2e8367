// view.ts - what a view says about gold (docs/PROTOCOL.md), typed.
import type { View } from '../view';

export interface GoldSeat {
  seat: number;
  gold: number;
  prices: { sell: Record<string, number> }; // cards for one gold, by kind
}
export interface GoldTable {
  price: number; // gold for one card
  bought: number; // this turn
  most: number;
  seats: GoldSeat[];
}

export function goldOf(view: View | null | undefined): GoldTable | undefined {
  return view?.table.gold as GoldTable | undefined;
}

export function goldSeat(view: View | null | undefined, seat: number): GoldSeat | undefined {
  return goldOf(view)?.seats[seat - 1];
}
