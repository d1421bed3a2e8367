// auto.ts - trade tokens lie open, and may be used before the roll.
import type { View } from '../../lib/protocol';
import { twoSeat } from './view';

export const held = (view: View, seat: number): number => twoSeat(view, seat)?.tokens ?? 0;
