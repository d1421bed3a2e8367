import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../src/lib/protocol';
import type { LogEntry } from '../../src/lib/session.svelte';
import { turnSeat } from '../../src/table/model/turns';

const entry = (turn: number, event: string, seat: number, ...args: number[]): LogEntry => ({ id: turn, seq: turn, turn, event: { event, seat, args } as GameEvent });
const view = (turn: number, turn_no: number, seats = 3): View => ({ seats: Array.from({ length: seats }), table: { turn, turn_no } }) as unknown as View;

describe('the heading of a turn', () => {
  it('names whom the log names', () => {
    expect(turnSeat([entry(4, 'turn', 2, 4)], view(1, 6))(4)).toBe(2);
  });
  it('names a player where no event began the turn: printed pieces, a position in the middle of a game', () => {
    expect(turnSeat([entry(1, 'rolled', 2, 3, 4, 7)], view(2, 1))(1)).toBe(2);
    expect(turnSeat([entry(12, 'built', 3), entry(13, 'turn', 1, 13), entry(14, 'turn', 2, 14)], view(2, 14))(12)).toBe(3);
    expect(turnSeat([], view(1, 7, 4))(6)).toBe(4);
  });
  it('names nobody before anything is known', () => {
    expect(turnSeat([], null)(1)).toBe(0);
  });
});
