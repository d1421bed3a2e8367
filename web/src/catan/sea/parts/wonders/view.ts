// view.ts - what a view says about the Wonders of Catan (docs/PROTOCOL.md), typed.
import type { Cards, View } from '../../../view';

export interface Wonder {
  card: number;
  name: string;
  owner: number; // 0: nobody
  stage: number;
  stages: number;
  price: Cards; // of each stage
  fulfilled: number[]; // seats that meet its condition
}
export interface WonderSeat {
  seat: number;
  wonder: number;
  stage: number;
  leads: boolean;
  no_claim: string[]; // by card: the clause, '' if they may
}
export interface WondersTable {
  marks: { kind: 'brown' | 'purple' | 'no_setup'; at: string }[];
  cards: Wonder[];
  seats: WonderSeat[];
}

export function wondersOf(view: View | null | undefined): WondersTable | undefined {
  return view?.table.wonders as WondersTable | undefined;
}

/** The wonder a seat has claimed. */
export function wonderOf(view: View | null | undefined, seat: number): Wonder | undefined {
  return wondersOf(view)?.cards.find((c) => seat > 0 && c.owner === seat);
}
