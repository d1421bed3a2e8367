// auto.ts - decisions of Elasund that may pass by themselves. The dice roll by themselves anyway.
import type { Steps } from '../table/auto';

export const steps: Steps = { passes: ['stop', 'done', 'pass'], held: (view, seat) => view.seats[seat - 1]?.hand_size ?? 0 };
