import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { DEALER, Engine, Refused, hex } from '../../src/local/engine';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));

describe('engine.wasm', () => {
  it('has no imports', async () => {
    expect(WebAssembly.Module.imports(await WebAssembly.compile(bytes))).toEqual([]);
  });

  it('is at most 400 KB compressed', () => {
    expect(gzipSync(bytes, { level: 9 }).length).toBeLessThan(400 * 1024);
  });

  it('lists games and bots', async () => {
    const engine = await Engine.load(bytes);
    const { games, bots } = engine.games();
    expect(games.map((g) => g.name)).toContain('catan');
    expect(bots.map((b) => b.name)).toEqual(expect.arrayContaining(['easy', 'medium', 'hard', 'expert', 'random', 'mcts']));
  });

  it('refuses a set-up with a reason', async () => {
    const engine = await Engine.load(bytes);
    expect(() => engine.open('catan seats=9')).toThrow(Refused);
    expect(() => engine.open('chess')).toThrow(Refused);
  });

  it('refuses a position that cannot be, as the command does', async () => {
    const engine = await Engine.load(bytes);
    const record = (...lines: string[]) => ['th 1 catan rev=1 seats=3', 'opt layout=beginner', ...lines, 'set phase act 1'].join('\n');
    expect(engine.load(record('set settlement n10 1')).seats).toBe(3);
    let why: unknown = null;
    try {
      engine.load(record('set settlement n10 1', 'set city n11 2')); // next to each other
    } catch (e) {
      why = e;
    }
    expect(why).toBeInstanceOf(Refused);
    expect((why as Refused).clause).toBe('CB-BUILD-08');
  });

  it('refuses a move with the clause that forbids it', async () => {
    const engine = await Engine.load(bytes);
    const { handle } = engine.open('catan seats=3 layout=beginner start=printed first_player=1');
    engine.fair(handle, new Uint8Array(32), Array.from({ length: 3 }, () => new Uint8Array(16)), true);
    engine.play(handle, 1, 'roll');
    engine.chance(handle);
    let why: unknown = null;
    try {
      engine.why(handle, 1, 'road e00');
    } catch (e) {
      why = e;
    }
    expect(why).toBeInstanceOf(Refused);
    expect((why as Refused).clause).toMatch(/^CB-/);
  });

  it('plays a whole game with bots, the same each time', async () => {
    const ends = [];
    for (let run = 0; run < 2; run++) {
      const engine = await Engine.load(bytes);
      const { handle, seats } = engine.open('catan seats=4 offers_per_turn=0');
      engine.fair(handle, new Uint8Array(32).fill(7), Array.from({ length: seats }, () => new Uint8Array(16)), true);
      let status = engine.status(handle);
      for (let i = 0; !status.over && i < 20000; i++) {
        const seat = status.actors[0] ?? DEALER;
        const made = seat === DEALER ? engine.chance(handle) : engine.play(handle, seat, engine.choose(handle, seat, 'random', 1).move);
        status = { ...status, ...made };
      }
      expect(status.over).toBe(true);
      expect(status.winner).toBeGreaterThan(0);
      ends.push(engine.checkpoint(handle));
    }
    expect(ends[0]).toBe(ends[1]);
  });

  it('goes back to a snapshot, streams included', async () => {
    const engine = await Engine.load(bytes);
    const { handle } = engine.open('catan seats=3 layout=beginner start=printed first_player=1');
    engine.fair(handle, new Uint8Array(32).fill(3), Array.from({ length: 3 }, () => new Uint8Array(16)), true);
    const before = engine.snapshot(handle);
    const roll = (): string => {
      engine.play(handle, 1, 'roll');
      return engine.chance(handle).text;
    };
    const first = roll();
    engine.restore(handle, before);
    expect(roll()).toBe(first);
  });

  it('knows SHA-256', async () => {
    const engine = await Engine.load(bytes);
    expect(hex(engine.sha256('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('hides what a seat may not know', async () => {
    const engine = await Engine.load(bytes);
    const { handle } = engine.open('catan seats=3 layout=beginner start=printed first_player=1');
    engine.fair(handle, new Uint8Array(32), Array.from({ length: 3 }, () => new Uint8Array(16)), true);
    const view = engine.view(handle, 2);
    expect(view.seats[0]?.hand).toEqual({ '?': view.seats[0]?.hand_size });
    expect(engine.view(handle, 0).moves).toEqual({});
  });
});
