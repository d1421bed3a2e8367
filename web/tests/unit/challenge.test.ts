import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decode, encode, mine, seatsOf, type Challenge } from '../../src/challenge/code';
import type { LocalReply, LocalRequest } from '../../src/lib/protocol-extra';
import { Engine } from '../../src/local/engine';
import { Host } from '../../src/local/host';
import { MemoryStore } from '../../src/local/store';

const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
const SEED = '0123456789abcdef'.repeat(4);
const SHARE = '00112233445566778899aabbccddeeff';
const challenge = (more: Partial<Challenge> = {}): Challenge => ({ setup: 'catan seats=3', seed: SEED, seats: ['easy', `me:${SHARE}`, 'easy'], results: [], ...more });

describe('a challenge as a text', () => {
  it('is read as it was written, whatever the name', () => {
    const c = challenge({ results: [{ name: 'Аня ✓', points: [7, 10, 4], place: 1, turns: 61 }, { name: '', points: [10, 3, 4], place: 3, turns: 40 }] });
    expect(decode(encode(c))).toEqual(c);
    expect(encode(c)).toMatch(/^[\w-]+$/); // fits into an address as it is
    expect(mine(c.seats)).toBe(1);
    expect(seatsOf(c)).toEqual(['easy', 'me', 'easy']);
  });
  it('carries the last eight results', () => {
    const results = Array.from({ length: 11 }, (_, i) => ({ name: `P${i}`, points: [i, i, i], place: 1, turns: i }));
    expect(decode(encode(challenge({ results })))?.results.map((r) => r.name)).toEqual(['P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9', 'P10']);
  });
  it('what is cut off, bent or no challenge is refused', () => {
    const good = encode(challenge());
    const bad = [
      good.slice(0, -4), `${good}AAAA`, '', 'hello', '%%%', 'A'.repeat(5000), btoa('[]'), btoa('[2,"catan seats=3","","",[]]'),
      encode(challenge({ seed: SEED.slice(1) })), encode(challenge({ seats: ['easy', 'easy', 'easy'] })), encode(challenge({ seats: [`me:${SHARE}`, `me:${SHARE}`, 'easy'] })),
      encode(challenge({ seats: ['easy', `me:${SHARE}`, 'a b'] })), encode(challenge({ results: [{ name: 'x'.repeat(25), points: [1, 2, 3], place: 1, turns: 1 }] })),
      encode(challenge({ results: [{ name: 'x', points: [1, 2], place: 1, turns: 1 }] })), encode(challenge({ results: [{ name: 'x', points: [1, 2, 1e9], place: 1, turns: 1 }] })),
    ];
    for (const code of bad) expect(decode(code), code).toBeNull();
  });
});

/** A device where one person plays against bots; `taste` picks among the moves. */
class Device {
  readonly heard: LocalReply[] = [];
  #due: (() => void)[] = [];
  #time: number;
  readonly host: Host;
  constructor(time: number) {
    this.#time = time;
    this.host = new Host({
      engine,
      store: new MemoryStore(),
      reply: (m) => this.heard.push(structuredClone(m)),
      now: () => (this.#time += 10),
      random: (n) => Uint8Array.from({ length: n }, (_, i) => (i * 37 + this.#time) & 255),
      later: (run) => this.#due.push(run),
    });
  }
  async ask(msg: LocalRequest): Promise<LocalReply> {
    const re = `r${this.heard.length}`;
    await this.host.take({ ...msg, re });
    return this.heard.find((m) => 're' in m && m.re === re) as LocalReply;
  }
  last<T extends LocalReply['t']>(t: T): Extract<LocalReply, { t: T }> {
    return this.heard.findLast((m) => m.t === t) as Extract<LocalReply, { t: T }>;
  }
  async open(msg: Extract<LocalRequest, { t: 'new' }>): Promise<LocalReply> {
    const made = await this.ask(msg);
    if (made.t === 'created') await this.ask({ t: 'begin' });
    return made;
  }
  async playOut(taste: number): Promise<void> {
    const quiet = ['offer', 'propose', 'counter', 'withdraw'];
    for (let n = 0; n < 20000 && this.last('table').status === 'playing'; n++) {
      if (this.#due.length > 0) this.#due.shift()?.();
      else {
        const { view, you } = this.last('view');
        const moves = Object.entries(view.moves).filter(([w]) => !quiet.includes(w)).flatMap(([w, args]) => args.map((a) => `${w} ${a}`.trim()));
        const move = moves[(n * taste) % moves.length];
        expect(view.ask.seats, `seat ${you}`).toContain(you);
        expect((await this.ask({ t: 'play', moves: [move!] })).t).toBe('ok');
      }
    }
  }
  rows(): string[] {
    return this.heard.flatMap((m) => (m.t === 'row' ? [m.text] : []));
  }
}

describe('a challenge that is played', () => {
  it('has the same tiles in the same order for everybody, whatever they do, and gathers the results', async () => {
    const ann = new Device(1000);
    await ann.ask({ t: 'hello', protocol: 2, name: 'Ann' });
    await ann.open({ t: 'new', setup: 'carcassonne seats=2', seats: ['me', 'easy'] });
    expect(ann.last('table').challenge).toBeUndefined(); // seeds of a game that goes on stay where they are
    await ann.playOut(1);
    const sent = ann.last('table').challenge!;
    const first = decode(sent)!;
    expect(first.setup).toBe('carcassonne seats=2');
    expect(first.results).toHaveLength(1);
    expect(first.results[0]!.name).toBe('Ann');

    const bob = new Device(777000);
    await bob.ask({ t: 'hello', protocol: 2, name: 'Bob' });
    await bob.open({ t: 'new', setup: first.setup, seats: seatsOf(first), challenge: sent });
    await bob.playOut(5);
    const drawn = (d: Device): string[] => d.rows().filter((r) => r.startsWith('* draw ')).map((r) => r.split(' ')[2]!);
    const made = (d: Device): string[] => d.rows().filter((r) => /^[12] /.test(r));
    expect(drawn(ann).length).toBeGreaterThan(60);
    expect(drawn(bob)).toEqual(drawn(ann)); // 71 tiles (CC-SETUP-04), in one order
    expect(made(bob)).not.toEqual(made(ann)); // though the games differ
    const both = decode(bob.last('table').challenge!)!;
    expect(both.results.map((r) => r.name)).toEqual(['Ann', 'Bob']);
    expect(both.results[0]).toEqual(first.results[0]);
    expect({ ...both, results: [] }).toEqual({ ...first, results: [] });
    const { points, place } = both.results[1]!;
    expect(place).toBe(1 + Number(points[1]! > points[0]!)); // CC-END-07: most points win, a tie is shared
  }, 60000);
  it('has the same board and dice in a game of dice', async () => {
    const start = async (time: number, code?: string): Promise<Device> => {
      const d = new Device(time);
      await d.open({ t: 'new', setup: 'catan seats=3 layout=variable', seats: ['easy', 'me', 'easy'], ...(code === undefined ? {} : { challenge: code }) });
      return d;
    };
    const [one, two, other] = [await start(1, encode(challenge())), await start(99000, encode(challenge())), await start(99000)];
    const board = (d: Device): string => JSON.stringify(d.last('view').view.places);
    expect(board(two)).toBe(board(one));
    expect(board(other)).not.toBe(board(one));
  });
  it('a text that is none makes no table; a game of two people is no challenge', async () => {
    const d = new Device(5);
    expect((await d.open({ t: 'new', setup: 'catan seats=3', seats: ['easy', 'me', 'easy'], challenge: 'nonsense' })).t).toBe('error');
    await d.open({ t: 'new', setup: 'carcassonne seats=2', seats: ['me:Ann', 'me:Bob'] });
    await d.playOut(1);
    expect(d.last('table').status).toBe('over');
    expect(d.last('table').challenge).toBeUndefined();
  }, 60000);
});
