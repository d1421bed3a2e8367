// stats.ts - how often each sum was rolled, against what two dice give on average.
import type { LogEntry } from '../../lib/session.svelte';
import { diceStats } from '../../lib/stats';

export interface Bar {
  sum: number;
  rolled: number;
  expected: number;
}

export function diceBars(log: readonly LogEntry[]): { rolls: number; bars: Bar[] } {
  const { rolls, dice, expected } = diceStats(log);
  return { rolls, bars: Array.from({ length: 11 }, (_, i) => ({ sum: i + 2, rolled: dice[i + 2] ?? 0, expected: expected[i + 2] ?? 0 })) };
}
