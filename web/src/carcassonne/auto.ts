// auto.ts - decisions of Carcassonne that may pass by themselves. Nothing is hidden in it.
import type { Steps } from '../table/auto';

export const steps: Steps = { passes: ['pass', 'decline', 'done'], held: () => 0 };
