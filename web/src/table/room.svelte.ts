// room.svelte.ts - how much room a table has, and which of its layouts that makes.
import type { SeatView, View } from '../lib/protocol';
import { unit } from '../lib/settings.svelte';
import { NO_PADS, type Pads } from './model/viewport';

export interface RoomWishes {
  /** Has a layout in columns for a phone that lies on its side. */
  sideways?: boolean;
}

export class Room {
  // until they are measured: no flash of the other layout
  width = $state((globalThis.innerWidth ?? 1440) / unit());
  height = $state((globalThis.innerHeight ?? 900) / unit() - 52);
  /** What panels cover of a board that runs under them. */
  pads = $state.raw<Pads>(NO_PADS);
  #wishes: RoomWishes;

  constructor(wishes: RoomWishes = {}) {
    this.#wishes = wishes;
  }
  compact = $derived.by((): boolean => this.width <= 1100);
  low = $derived.by((): boolean => this.#wishes.sideways === true && this.compact && this.height < 460 && this.width > this.height * 1.3);
  phone = $derived.by((): boolean => this.width <= 700 || this.low);
}

/** Own seat first, then in the order of play. */
export function ownFirst<S = SeatView>(seats: readonly S[], you: number): S[] {
  const i = Math.max(0, you - 1);
  return [...seats.slice(i), ...seats.slice(0, i)];
}

/** Others who are asked at the same time as the seat that the prompt names. */
export function waitedFor(view: Pick<View, 'ask'> | null, seat: number): number[] {
  return (view?.ask.seats ?? []).filter((s) => s !== seat);
}
