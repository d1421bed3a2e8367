// stats.ts - how often each sum was rolled, against what two dice give on average.
import type { LogEntry } from '../../lib/session.svelte';

export interface Bar {
  sum: number;
  rolled: number;
  expected: number;
}

export function diceBars(log: readonly LogEntry[]): { rolls: number; bars: Bar[] } {
  const count = new Map<number, number>();
  let rolls = 0;
  for (const { event } of log) {
    if (event.event !== 'rolled') continue;
    const sum = Number(event.args[2]);
    count.set(sum, (count.get(sum) ?? 0) + 1);
    rolls++;
  }
  const bars = Array.from({ length: 11 }, (_, i) => {
    const sum = i + 2;
    return { sum, rolled: count.get(sum) ?? 0, expected: (rolls * (6 - Math.abs(7 - sum))) / 36 };
  });
  return { rolls, bars };
}
