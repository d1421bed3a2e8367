// battle.ts - the last battles as the log told them, step by step.
import type { LogEntry } from '../../lib/session.svelte';

/** What belongs to a battle, in the order in which it happens. */
export const TOLD: ReadonlySet<string> = new Set(['battle', 'freed', 'prisoners', 'spoils_rolled', 'spoils_again', 'losses_rolled', 'knight_lost', 'gold']);

/** All of the last turn that ended with battles. */
export function lastBattles(log: readonly LogEntry[]): LogEntry[] {
  const last = log.findLast((e) => e.event.event === 'battle');
  if (last === undefined) return [];
  const first = log.findIndex((e) => e.turn === last.turn && e.event.event === 'battle');
  return log.slice(first).filter((e) => e.turn === last.turn && TOLD.has(e.event.event));
}
