// view.ts - what a view says about the Caravans (docs/PROTOCOL.md), typed.
import type { PieceView, View } from '../../lib/protocol';

export interface Camel extends PieceView {
  head: string; // the crossing it looks to
  ahead: boolean; // the second end of its path
}
export interface Caravan {
  corner: string; // of the oasis, where its arrow stands
  first: string; // its first path
  front?: string; // it has begun
}
/** Cards by kind. */
export type Bid = Record<string, number>;
export interface CaravanSeat {
  seat: number;
  bid?: Bid; // in the open vote, once it is made
  named?: { edge: string; head: string };
  parts: Record<string, number>;
}
export interface CaravanTable {
  oasis: string;
  left: number;
  votes: string[]; // the two kinds of card that are votes
  road_worth: number; // how much a road beside a camel counts
  caravans: Caravan[];
  vote?: { ended: number; camels: number };
  seats: CaravanSeat[];
}

export function caravansOf(view: View | null | undefined): CaravanTable | undefined {
  return view?.table.caravans as CaravanTable | undefined;
}

export function caravanSeat(view: View | null | undefined, seat: number): CaravanSeat | undefined {
  return caravansOf(view)?.seats[seat - 1];
}

/** The seats in the order in which they bid; none where there is no vote. */
export function bidders(table: CaravanTable | undefined): CaravanSeat[] {
  if (!table?.vote) return [];
  const first = table.vote.ended - 1;
  return [...table.seats.slice(first), ...table.seats.slice(0, first)];
}

export const votes = (bid: Bid | undefined): number => Object.values(bid ?? {}).reduce((a, b) => a + b, 0);
