// view.ts - table.fog: what still lies face down, by kind. Everybody may know it; the order nobody does.
import type { View } from '../../../view';

export interface FogTable {
  left: number;
  hexes: Record<string, number>;
  numbers: Record<string, number>;
}

export function fogOf(view: View | null | undefined): FogTable | undefined {
  return view?.table.fog as FogTable | undefined;
}
