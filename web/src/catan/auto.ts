// auto.ts - steps of Catan that may play themselves. A module with cards or tokens of its own says how many a seat holds in the auto.ts
// of its folder.
import type { View } from '../lib/protocol';
import type { Steps } from '../table/auto';
import { viewOf } from './view';

const more = import.meta.glob<{ held(view: View, seat: number): number }>('./*/auto.ts', { eager: true });

export const steps: Steps = {
  roll: { frame: 'catan.before', word: 'roll' },
  passes: ['end', 'pass', 'done', 'none', 'decline', 'forgo', 'stop', 'reject'],
  answers: ['reject'],
  held: (view, seat) => (viewOf({ view })?.seats[seat - 1]?.cards_size ?? 0) + Object.values(more).reduce((sum, part) => sum + part.held(view, seat), 0),
};
