import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEALER, Engine } from '../../src/local/engine';
import { Room } from '../../src/local/room';
import { ReplaySession } from '../../src/local/replay.svelte';
import { verify } from '../../src/local/verify';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));
let engine: Engine;
let record: string;

beforeAll(async () => {
  engine = await Engine.load(bytes);
  const room = new Room(engine, { id: 'l123', setup: 'catan seats=3 offers_per_turn=0', seed: 'ab'.repeat(32), rows: [], created: 0, played: 0 });
  room.row('~ open local undo=own', 0);
  for (const seat of [1, 2, 3]) {
    room.row(`~ bot ${seat} random`, 0);
    room.row(`~ seed ${seat} ${String(seat).repeat(32)}`, 0);
  }
  room.row('~ begin', 0);
  while (room.status === 'playing') {
    const seat = room.flow.actors[0] ?? DEALER;
    room.row(room.flow.dealer ? room.chanceRow() : `${seat} ${engine.choose(room.handle, seat, 'random', 1).move}`, 0);
  }
  record = room.record();
  room.close();
});

describe('a replay', () => {
  it('weighs every position: even before the first turn, certain at the end', () => {
    const replay = new ReplaySession(engine, record, 'l123');
    expect(replay.chances).toHaveLength(replay.moves.length + 1);
    expect(replay.chances[0]).toEqual([1000 / 3, 1000 / 3, 1000 / 3]);
    const won = replay.view?.table.won ?? 0;
    expect(replay.chances.at(-1)).toEqual([1, 2, 3].map((s) => (s === won ? 1000 : 0)));
    expect(replay.view?.seats[won - 1]?.points).toBeGreaterThanOrEqual(10);
    for (const row of replay.chances) expect(Math.abs(row.reduce((a, b) => a + b, 0) - 1000)).toBeLessThan(3);
  });
  it('shows what whoever made a move saw before it, and stays where it is', () => {
    const replay = new ReplaySession(engine, record, 'l123');
    const seq = replay.moves.findIndex((m) => /^\d settlement/.test(m));
    replay.goTo(seq + 1);
    const view = replay.view;
    expect(replay.before(seq).moves.settlement).toContain(replay.moves[seq]?.split(' ')[2]);
    replay.lookAs(0);
    expect(replay.view).toEqual(view);
    replay.close();
  });
  it('shows every move from every seat', () => {
    const replay = new ReplaySession(engine, record, 'l123');
    expect(replay.over).toBe(true);
    expect(replay.view?.table.won).toBeGreaterThan(0);
    replay.goTo(0);
    expect(replay.view?.pieces.filter((p) => p.kind !== 'robber')).toEqual([]);
    expect(replay.log).toEqual([]);
    replay.goTo(40);
    expect(replay.view?.moves).toEqual({});
    replay.lookAs(2);
    expect(replay.at).toBe(40);
    expect(replay.view?.seats[1]?.hand?.['?']).toBeUndefined();
    expect(replay.name(1)).toBeTruthy();
    replay.close();
  });

  it('gives a position a new table can start from', () => {
    const replay = new ReplaySession(engine, record, 'l123');
    replay.goTo(60);
    const made = engine.load(replay.position());
    expect(engine.view(made.handle, 0).pieces).toEqual(replay.view?.pieces);
    engine.close(made.handle);
    replay.close();
  });

  it('refuses a record with a move that cannot be', () => {
    expect(() => new ReplaySession(engine, record.replace(/^1 roll$/m, '1 end'), 'x')).toThrow();
    expect(() => new ReplaySession(engine, 'hello', 'x')).toThrow();
  });
});

describe('the fairness check', () => {
  it('believes an honest record', () => {
    const verdict = verify(engine, record);
    expect(verdict.findings.filter((f) => !f.ok)).toEqual([]);
    expect(verdict.ok).toBe(true);
    expect(verdict.chance.length).toBeGreaterThan(20);
  });

  it.each([
    ['a die', (r: string) => r.replace(/^\* dice (\d) (\d)$/m, (_, a: string) => `* dice ${a === '6' ? 1 : Number(a) + 1} 1`)],
    ['the seed', (r: string) => r.replace(/^fair (\S+) ab/m, 'fair $1 ac')],
    ['a seed of a seat', (r: string) => r.replace(/ 1{32} /, ` ${'1'.repeat(31)}2 `)],
    ['a hex', (r: string) => r.replace(/^set hex h00 \w+/m, 'set hex h00 desert')],
    ['the end', (r: string) => r.replace(/\n= \w+\nsum/, '\nsum')],
    ['a comment', (r: string) => r.replace('# seat 1 random', '# seat 1 Random')],
  ])('finds %s that was changed', (_, change) => {
    expect(change(record)).not.toBe(record);
    expect(verify(engine, change(record)).ok).toBe(false);
  });
});
