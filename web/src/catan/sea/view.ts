// view.ts - what a view says about Seafarers (docs/PROTOCOL.md), typed. A scenario's own figures stand in the table beside it, under
// a key of their own (parts.ts).
import { isDry } from '../model/geometry';
import type { View } from '../view';

/** Land that would bring a seat chips. */
export interface Foreign {
  chips: number;
  hexes: string[];
}
export interface SeaSeat {
  seat: number;
  parts: Record<string, number>;
  foreign: Foreign[];
}
export interface SeaTable {
  scenario: string;
  pirate: boolean;
  ship_moved: boolean;
  ships?: { at: string; why?: string }[]; // of whoever acts; why: the clause by which this one stays
  seats: SeaSeat[];
}

export function seaOf(view: View | null | undefined): SeaTable | undefined {
  return view?.table.sea as SeaTable | undefined;
}

/** Lands that would bring this seat chips; none as long as all are foreign, for then nobody has a home yet. */
export function foreignTo(view: View | null | undefined, seat: number): Foreign[] {
  const foreign = seaSeat(view, seat)?.foreign ?? [], away = new Set(foreign.flatMap((l) => l.hexes));
  return (view?.places ?? []).some((p) => p.id.startsWith('h') && isDry(p.terrain) && !away.has(p.id)) ? foreign : [];
}

export function seaSeat(view: View | null | undefined, seat: number): SeaSeat | undefined {
  return seaOf(view)?.seats[seat - 1];
}
