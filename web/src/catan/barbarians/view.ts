// view.ts - what a view says about Barbarian Attack (docs/PROTOCOL.md), typed.
import type { View } from '../view';

export interface Shore {
  hex: string;
  barbarians: number;
  knights: number[]; // of each colour, round the hex; or their strength
  short: number; // knights, or strength, still needed; 0 without barbarians
  won: boolean;
  conquered: boolean;
}
export interface WarSeat {
  seat: number;
  prisoners: number;
  knights: number;
  knights_left: number;
  parts: Record<string, number>;
}
export interface War {
  supply: number;
  pair: number; // prisoners that are worth a point
  cards: number;
  deck: Record<string, number>;
  coast: Shore[]; // in the order of the battles
  fallen: string[];
  must_leave: string[];
  seats: WarSeat[];
}

export function warOf(view: View | null | undefined): War | undefined {
  return view?.table.barbarians as War | undefined;
}

/** With Cities & Knights strengths are counted, not knights (CT-X-35). */
export function byStrength(view: View | null | undefined): boolean {
  return (view?.table.ck as { raids?: boolean } | undefined)?.raids === true;
}

export function warSeat(view: View | null | undefined, seat: number): WarSeat | undefined {
  return warOf(view)?.seats[seat - 1];
}
