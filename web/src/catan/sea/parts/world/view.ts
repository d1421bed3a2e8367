// view.ts - table.world: harbour tokens that lie nowhere, by what is printed on them, and the one that was drawn.
import type { View } from '../../../view';

export interface WorldTable {
  placing: boolean;
  drawn?: string;
  harbours: Record<string, number>;
}

export function worldOf(view: View | null | undefined): WorldTable | undefined {
  return view?.table.world as WorldTable | undefined;
}
