// auto.ts - progress cards: their backs are on the table.
import type { View } from '../../lib/protocol';
import { viewOf } from '../view';
import { ckSeat } from './view';

export const held = (view: View, seat: number): number => ckSeat(viewOf({ view }), seat)?.progress_size ?? 0;
