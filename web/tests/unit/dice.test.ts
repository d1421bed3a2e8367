import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TableMessage } from '../../src/lib/protocol';
import { sealOf, shelf, takePart } from '../../src/local/dice';
import { DEALER, Engine } from '../../src/local/engine';
import { Room } from '../../src/local/room';
import { agrees, verify } from '../../src/local/verify';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(bytes);
});

class Store {
  text: string | null = null;
  getItem = (): string | null => this.text;
  setItem = (_: string, text: string): void => void (this.text = text);
}
const storage = (): Storage => new Store() as unknown as Storage;
const ones = (n: number): Uint8Array => new Uint8Array(n).fill(0x11);
const byHand = (share: string, tail: string): string => createHash('sha256').update(Buffer.from(share, 'hex')).update(tail).digest('hex');

function message(more: Partial<TableMessage> = {}): TableMessage {
  return {
    t: 'table', table: 't1', setup: 'catan', status: 'lobby', host: 'p1', listed: false, undo: true, rows: 3, you: 1, now: 0, spectators: 0,
    seats: [{ seat: 1, kind: 'person', sealed: false, seeded: false }, { seat: 2, kind: 'person', sealed: false, seeded: false }, { seat: 3, kind: 'bot' }],
    clock: { kind: 'none', seconds: 0, increment: 0 }, commitment: 'c0', seeds: [], draw: 'open', voids: 0, seals: ['', '', ''], ...more,
  };
}
const SHARE = '11'.repeat(16);
const SEAL = byHand(SHARE, 't11');
const both = [{ seat: 1, kind: 'person' as const, sealed: true, seeded: false }, { seat: 2, kind: 'person' as const, sealed: true, seeded: false }, { seat: 3, kind: 'bot' as const }];

describe('a device at the draw of the dice', () => {
  it('seals once, shows its share only when all are sealed, and keeps what it saw', () => {
    const on = shelf(storage());
    const said = new Set<string>();
    const next = (m: TableMessage) => takePart(engine, m, on, said, ones);
    expect(next(message())).toEqual({ t: 'seal', seal: SEAL });
    expect(next(message())).toBeNull();
    const half = message({ draw: 'reveal', seats: both, seals: [SEAL, '', ''] });
    expect(next(half)).toBeNull(); // a server that hurries
    expect(next(message({ draw: 'reveal', seats: both, seals: ['ff'.repeat(32), 'aa', ''] }))).toBeNull(); // a seal that is not ours
    expect(next(message({ draw: 'reveal', seats: both, seals: [SEAL, 'aa', ''], commitment: 'c1' }))).toBeNull(); // another promise
    expect(next(message({ draw: 'reveal', seats: both, seals: [SEAL, 'aa', ''] }))).toEqual({ t: 'reveal', reveal: SHARE });
    expect(on.get('t1')).toEqual({ share: SHARE, seat: 1, voids: 0, commitment: 'c0', seals: [SEAL, 'aa', ''] });
  });

  it('draws a new share when a draw was void, and none when it was too late', () => {
    const on = shelf(storage());
    const said = new Set<string>();
    takePart(engine, message(), on, said, ones);
    const again = takePart(engine, message({ draw: 'seal', voids: 1 }), on, said, (n) => new Uint8Array(n).fill(0x22));
    expect(again).toEqual({ t: 'seal', seal: byHand('22'.repeat(16), 't11') });
    const late = [{ seat: 1, kind: 'person' as const, no_share: true, sealed: false }, ...both.slice(1)];
    expect(takePart(engine, message({ draw: 'seal', voids: 2, seats: late }), on, said, ones)).toBeNull();
  });

  it('says nothing at tables without sealed dice, for spectators, and for bots', () => {
    for (const m of [message({ draw: undefined }), message({ you: 0 }), message({ you: 3 }), message({ draw: 'done' })])
      expect(takePart(engine, m, shelf(storage()), new Set(), ones)).toBeNull();
  });

  it('goes on after the page was loaded again, also without storage to read', () => {
    const disk = storage();
    takePart(engine, message(), shelf(disk), new Set(), ones);
    const sealed = message({ draw: 'reveal', seats: both, seals: [SEAL, 'aa', ''] });
    expect(takePart(engine, sealed, shelf(disk), new Set(), () => new Uint8Array(16))).toEqual({ t: 'reveal', reveal: SHARE });
    const open = message({ seats: both, seals: [SEAL, 'aa', ''] });
    expect(takePart(engine, open, shelf(disk), new Set(), ones)).toBeNull();
    expect(takePart(engine, open, shelf(undefined), new Set(), (n) => new Uint8Array(n).fill(0x33))).toEqual({ t: 'seal', seal: byHand('33'.repeat(16), 't11') });
    disk.setItem('', 'nonsense');
    expect(shelf(disk).get('t1')).toBeUndefined();
  });
});

describe('the fairness check of sealed shares', () => {
  /** A game whose seats 1 and 2 have sealed, seat 3 has no share. */
  function played(seals: string[], voids = 0): string {
    const room = new Room(engine, { id: 't1', setup: 'elasund seats=3', seed: 'ab'.repeat(32), rows: [], created: 0, played: 0 });
    room.row('~ open local undo=own', 0);
    for (const seat of [1, 2, 3]) room.row(`~ bot ${seat} random`, 0);
    for (const seat of [1, 2]) room.row(`~ seed ${seat} ${String(seat).repeat(32)}`, 0);
    room.row('~ begin', 0);
    while (room.status === 'playing') {
      const seat = room.flow.actors[0] ?? DEALER;
      room.row(room.flow.dealer ? room.chanceRow() : `${seat} ${engine.choose(room.handle, seat, 'random', 1).move}`, 0);
    }
    const text = room.record().replace(/\nset /, `\nseal ${voids} ${seals.join(' ')}\nset `).replace(/sum .*\n$/, '');
    room.close();
    return `${text}sum ${createHash('sha256').update(text).digest('hex')}\n`;
  }
  const right = (): string[] => [sealOf(engine, '1'.repeat(32), 't1', 1), sealOf(engine, '2'.repeat(32), 't1', 2), '-'];

  it('holds when every share opens its seal, and finds one that does not', () => {
    const good = verify(engine, played(right(), 1));
    expect([good.ok, good.voids, good.seals]).toEqual([true, 1, right()]);
    for (const bad of [[right()[1], right()[0], '-'], ['-', right()[1], '-'], right().slice(0, 2), [right()[0], right()[1], right()[0]]]) {
      const found = verify(engine, played(bad as string[]));
      expect([found.ok, found.findings.at(-1)?.check]).toEqual([false, 'seals']);
    }
  });

  it('compares the record with what the device kept', () => {
    const found = verify(engine, played(right()));
    const kept = { share: '1'.repeat(32), seat: 1, voids: 0, commitment: found.commitment, seals: [right()[0] ?? '', right()[1] ?? '', ''] };
    expect(agrees(found, kept)).toBe(true);
    expect(agrees(found, { ...kept, commitment: 'other' })).toBe(false);
    expect(agrees(found, { ...kept, seals: [kept.seals[0] ?? '', 'other', ''] })).toBe(false);
    expect(agrees(found, { ...kept, share: '9'.repeat(32) })).toBe(false);
  });
});
