// turns.ts - lines of a log, gathered by the turn they belong to.
import { TURN } from '../../lib/contract';
import type { View } from '../../lib/protocol';
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

/** Who had a turn: as the log told it. A game set up in the middle of a turn, or with printed pieces, does not tell its
 * first one; then by the seat whose turn it is now, since turns go round the table. 0 = nobody can say. */
export function turnSeat(log: readonly LogEntry[], view: View | null): (turn: number) => number {
  const told = new Map<number, number>();
  for (const { event } of log)
    if (event.event === TURN && event.seat !== undefined) told.set(Number(event.args[0]), event.seat);
  const n = view?.seats.length ?? 0, now = view?.table;
  const byOrder = (turn: number): number => {
    const [at, seat] = [...told].find(([t]) => t > turn) ?? [now?.turn_no ?? 0, now?.turn ?? 0];
    return n === 0 || seat === 0 ? 0 : ((((seat - 1 - (at - turn)) % n) + n) % n) + 1;
  };
  return (turn) => told.get(turn) ?? byOrder(turn);
}
