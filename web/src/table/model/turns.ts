// turns.ts - lines of a log, gathered by the turn they belong to.
import type { LogEntry } from '../../lib/session.svelte';

/** Newest turn first, as the log shows them. */
export function byTurn<Line extends { turn: number }>(lines: readonly Line[]): { turn: number; lines: Line[] }[] {
  const turns: { turn: number; lines: Line[] }[] = [];
  for (const line of lines) {
    if (turns[0]?.turn !== line.turn) turns.unshift({ turn: line.turn, lines: [] });
    turns[0]?.lines.push(line);
  }
  return turns;
}

/** Who had which turn: the headings of the log. */
export function turnSeats(log: readonly LogEntry[]): Map<number, number> {
  const seats = new Map<number, number>();
  for (const { event } of log)
    if (event.event === 'turn' && event.seat !== undefined) seats.set(Number(event.args[0]), event.seat);
  return seats;
}
