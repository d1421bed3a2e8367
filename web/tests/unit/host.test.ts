import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/local/engine';
import { Host } from '../../src/local/host';
import { MemoryStore } from '../../src/local/store';
import type { LocalReply, LocalRequest, View } from '../../src/lib/protocol-extra';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));

/** A host with time under control: `later` runs when we say so. */
class Desk {
  readonly heard: LocalReply[] = [];
  readonly store = new MemoryStore();
  readonly host: Host;
  #due: (() => void)[] = [];
  #time = 1000;

  constructor(engine: Engine, store?: MemoryStore) {
    if (store !== undefined) this.store = store;
    this.host = new Host({
      engine,
      store: this.store,
      reply: (m) => this.heard.push(structuredClone(m)),
      now: () => (this.#time += 10),
      random: (n) => Uint8Array.from({ length: n }, (_, i) => (i * 37 + this.#time) & 255),
      later: (run) => this.#due.push(run),
    });
  }
  async ask(msg: LocalRequest): Promise<LocalReply> {
    const re = `t${this.heard.length}`;
    await this.host.take({ ...msg, re });
    return this.heard.find((m) => 're' in m && m.re === re) as LocalReply;
  }
  /** Lets the bots go on until nothing is planned. */
  run(most = 100000): void {
    for (let i = 0; this.#due.length > 0 && i < most; i++) this.#due.shift()?.();
  }
  last<T extends LocalReply['t']>(t: T): Extract<LocalReply, { t: T }> {
    return this.heard.findLast((m) => m.t === t) as Extract<LocalReply, { t: T }>;
  }
  get view(): View {
    return this.last('view').view;
  }
  async begin(seats: string[], setup = 'catan seats=3 offers_per_turn=0'): Promise<string> {
    const made = await this.ask({ t: 'new', setup, seats });
    if (made.t !== 'created') throw new Error(JSON.stringify(made));
    await this.ask({ t: 'watch', table: made.table, from: 0 });
    await this.ask({ t: 'begin' });
    return made.table;
  }
}

/** The first move of the view that is not a trade, as text. */
function anyMove(view: View): string {
  const words = Object.keys(view.moves).filter((w) => !['offer', 'propose', 'counter', 'withdraw'].includes(w));
  const word = words.find((w) => w !== 'end') ?? 'end';
  return `${word} ${view.moves[word]?.[0] ?? ''}`.trim();
}

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(bytes);
});

describe('the host of this device', () => {
  it('answers hello and games like the server', async () => {
    const desk = new Desk(engine);
    expect(await desk.ask({ t: 'hello', protocol: 2, name: 'Ann' })).toMatchObject({ t: 'welcome', protocol: 2, name: 'Ann' });
    expect(await desk.ask({ t: 'games' })).toMatchObject({ t: 'games', games: expect.arrayContaining([expect.objectContaining({ name: 'catan' })]) });
  });

  it('plays a whole game of one person against bots and keeps a record that can be verified', async () => {
    const desk = new Desk(engine);
    const table = await desk.begin(['me:Ann', 'random', 'random']);
    for (let i = 0; desk.last('table').status === 'playing' && i < 5000; i++) {
      desk.run();
      if (desk.last('table').status !== 'playing') break;
      expect(desk.view.ask.seats).toContain(1);
      const played = await desk.ask({ t: 'play', moves: [anyMove(desk.view)], rows: desk.last('view').rows });
      expect(played).toMatchObject({ t: 'ok' });
    }
    expect(desk.last('table').status).toBe('over');
    expect(desk.last('table').seed).toMatch(/^[0-9a-f]{64}$/);
    expect(desk.view.table.won).toBeGreaterThan(0);
    const record = await desk.ask({ t: 'record', table });
    expect(record.t === 'record' && record.text).toMatch(/^th 1 catan[^]*\ncommit [^]*\nfair [^]*\nsum [0-9a-f]{64}\n$/);
    const saved = await desk.ask({ t: 'saved' });
    expect(saved.t === 'saved' && saved.saved[0]).toMatchObject({ table, status: 'over' });
    expect(await desk.ask({ t: 'rematch' })).toMatchObject({ t: 'ok' });
    expect(desk.last('table').next).toMatch(/^l/);
  });

  it('goes on where it was after a reload, with the log', async () => {
    const desk = new Desk(engine);
    const table = await desk.begin(['me', 'random', 'random']);
    for (let i = 0; i < 6; i++) {
      desk.run();
      await desk.ask({ t: 'play', moves: [anyMove(desk.view)] });
    }
    desk.run();
    const again = new Desk(engine, desk.store);
    expect(await again.ask({ t: 'watch', table, from: 0 })).toMatchObject({ t: 'ok' });
    expect(again.view).toEqual(desk.view);
    const rows = (d: Desk): unknown[] => d.heard.flatMap((m) => (m.t === 'row' ? [{ seq: m.seq, text: m.text, events: m.events }] : []));
    expect(rows(again)).toEqual(rows(desk).filter((r, i, all) => all.findIndex((x) => JSON.stringify(x) === JSON.stringify(r)) === i));
  });

  it('takes a step back until something was revealed', async () => {
    const desk = new Desk(engine);
    await desk.begin(['me', 'random', 'random'], 'catan seats=3 first_player=1');
    desk.run();
    const before = desk.view;
    await desk.ask({ t: 'play', moves: [anyMove(before)] });
    expect(desk.last('view').can_undo).toBe(true);
    expect(await desk.ask({ t: 'undo' })).toMatchObject({ t: 'ok' });
    expect(desk.view).toEqual(before);
    expect(await desk.ask({ t: 'undo' })).toMatchObject({ t: 'error' });
  });

  it('shows the view of whoever must choose when several people share the device', async () => {
    const desk = new Desk(engine);
    await desk.begin(['me:Ann', 'me:Ben', 'me:Cat'], 'catan seats=3 first_player=1');
    desk.run();
    const holders = new Set<number>();
    for (let i = 0; i < 40; i++) {
      desk.run();
      const view = desk.last('view');
      holders.add(view.you);
      expect(view.view.ask.seats).toContain(view.you);
      for (const seat of view.view.seats) if (seat.seat !== view.you && (seat.hand_size ?? 0) > 0) expect(seat.hand?.['?']).toBe(seat.hand_size);
      await desk.ask({ t: 'play', moves: [anyMove(view.view)] });
    }
    expect([...holders].sort()).toEqual([1, 2, 3]);
  });

  it('refuses with codes and clauses like the server', async () => {
    const desk = new Desk(engine);
    expect(await desk.ask({ t: 'play', moves: ['roll'] })).toMatchObject({ t: 'error', code: 'table' });
    expect(await desk.ask({ t: 'watch', table: 'nowhere' })).toMatchObject({ t: 'error', code: 'table' });
    await desk.begin(['me', 'random', 'random'], 'catan seats=3 layout=beginner start=printed first_player=1');
    desk.run();
    await desk.ask({ t: 'play', moves: ['roll'] });
    const why = await desk.ask({ t: 'why', move: 'road e00' });
    expect(why).toMatchObject({ t: 'error', code: 'rule' });
    expect(await desk.ask({ t: 'play', moves: ['end'], rows: 1 })).toMatchObject({ t: 'error', code: 'old' });
  });

  it('lets a bot play on for who has resigned', async () => {
    const desk = new Desk(engine);
    await desk.begin(['me', 'random', 'random']);
    await desk.ask({ t: 'resign' });
    desk.run();
    expect(desk.last('table').status).toBe('over');
  });

  it('starts from a position of a record', async () => {
    const desk = new Desk(engine);
    const table = await desk.begin(['me', 'random', 'random'], 'catan seats=3 layout=beginner start=printed first_player=1');
    desk.run();
    await desk.ask({ t: 'play', moves: ['roll'] });
    const record = await desk.ask({ t: 'record', table });
    const text = record.t === 'record' ? record.text : '';
    const other = new Desk(engine);
    const made = await other.ask({ t: 'new', setup: 'catan seats=3', seats: ['me', 'random', 'random'], position: text });
    expect(made).toMatchObject({ t: 'created' });
    expect(await other.ask({ t: 'begin' })).toMatchObject({ t: 'ok' });
    other.run();
    expect(await other.ask({ t: 'record', table: other.last('table').table })).toMatchObject({ t: 'record' });
  });
});
