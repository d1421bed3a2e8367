// view.ts - what a view says about the Rivers of Catan (docs/PROTOCOL.md), typed.
import type { View } from '../view';

export interface RiversTable {
  courses: string[][]; // hexes of each river, from its source to its mouth
  sites: string[]; // paths for bridges
  rewards: Record<string, number>; // gold for a piece at a river
  worth: { wealthiest: number; poor: number };
  wealthiest: number; // 0: nobody
  poor: number[];
  seats: { seat: number; parts: Record<string, number> }[];
}

export function riversOf(view: View | null | undefined): RiversTable | undefined {
  return view?.table.rivers as RiversTable | undefined;
}

/** `+1`, `−2` */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** The tile a seat holds, and what it is worth. */
export function tileOf(view: View | null | undefined, seat: number): { tile: 'crown' | 'hat'; points: number } | undefined {
  const points = riversOf(view)?.seats[seat - 1]?.parts.wealth ?? 0;
  return points === 0 ? undefined : { tile: points > 0 ? 'crown' : 'hat', points };
}
