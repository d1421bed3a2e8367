// view.ts - what a view says about the Harbourmaster (docs/PROTOCOL.md), typed.
import type { View } from '../../lib/protocol';

export interface HarborSeat {
  seat: number;
  harbour_points: number;
  parts: Record<string, number>;
}
export interface HarborTable {
  holder: number; // 0: nobody
  least: number;
  worth: number;
  seats: HarborSeat[];
}

export function harborOf(view: View | null | undefined): HarborTable | undefined {
  return view?.table.harbormaster as HarborTable | undefined;
}

export function harborSeat(view: View | null | undefined, seat: number): HarborSeat | undefined {
  return harborOf(view)?.seats[seat - 1];
}
