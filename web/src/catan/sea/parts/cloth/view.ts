// view.ts - what a view says about Cloth for Catan (docs/PROTOCOL.md), typed.
import type { PieceView, View } from '../../../view';

export interface ClothTable {
  supply: number;
  with_stock: number; // villages that still have cloth
  ends_at: number; // so few of them end the game
  seats: { seat: number; cloth: number; parts: { cloth: number } }[];
}
/** A village among the pieces. */
export interface Village extends PieceView {
  number: number;
  stock: number;
  contact: number[];
}

export function clothOf(view: View | null | undefined): ClothTable | undefined {
  return view?.table.cloth as ClothTable | undefined;
}

export function villagesOf(view: View | null | undefined): Village[] {
  return (view?.pieces ?? []).filter((p) => p.kind === 'village') as Village[];
}
