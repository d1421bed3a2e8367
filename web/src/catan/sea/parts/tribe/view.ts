// view.ts - table.tribe: gifts that still lie on the islands, and what each seat has of them. The gifts themselves are pieces on coasts.
import type { PieceView, View } from '../../../view';
import type { Token } from '../../harbours';

/** A harbour token somebody keeps until it fits; `token` is its number in moves. */
export interface Kept extends Token {
  token: number;
}
export interface TribeTable {
  chips: number;
  cards: number;
  harbours: number;
  seats: { seat: number; parts: { gifts: number }; kept: Kept[] }[];
}

export function tribeOf(view: View | null | undefined): TribeTable | undefined {
  return view?.table.tribe as TribeTable | undefined;
}
export function tribeSeat(view: View | null | undefined, seat: number): TribeTable['seats'][number] | undefined {
  return tribeOf(view)?.seats[seat - 1];
}

export const GIFTS = ['gift_chip', 'gift_card', 'gift_harbour'] as const;

export function giftsOf(view: View | null | undefined): PieceView[] {
  return (view?.pieces ?? []).filter((p) => (GIFTS as readonly string[]).includes(p.kind));
}
export function tokenOf(gift: PieceView): Token {
  return { harbour: String(gift.harbour ?? 'any'), rate: Number(gift.rate ?? 0) };
}
