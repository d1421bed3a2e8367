import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Control } from '../../../src/carcassonne/control.svelte';
import { awardsFor, awardsOf } from '../../../src/carcassonne/model/awards';
import type { CarFeature } from '../../../src/carcassonne/model/view';
import { cellOf } from '../../../src/carcassonne/model/where';
import { featureText } from '../../../src/carcassonne/say';
import { setLanguage } from '../../../src/lib/i18n.svelte';
import { DEALER, Engine } from '../../../src/local/engine';
import { Room } from '../../../src/local/room';
import { ReplaySession } from '../../../src/local/replay.svelte';

const file = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
let engine: Engine;
beforeAll(async () => {
  await setLanguage('en');
  engine = await Engine.load(readFileSync(file('src/local/engine.wasm')));
});

const feature = (more: Partial<CarFeature> = {}): CarFeature => ({ id: 9, kind: 'city', at: '0,-1', segment: 'city1', done: true, open: 0, tiles: 5, owners: [], now: 10, finished: 10, ...more });
const log = (...events: [string, number, (string | number)[]][]) => events.map(([event, seat, args]) => ({ event: { event, seat, args } }));

describe('what finished features brought', () => {
  const told = awardsOf(log(['completed', 1, ['city1', '0,-1', 5]], ['scored', 1, [10, 'city1', '0,-1', '10tiles']], ['scored', 2, [10, 'city1', '0,-1', '10tiles']], ['completed', 2, ['road1', '3,0', 2]]));
  it('is what the log said, to every owner', () => {
    expect(awardsFor(told, feature())).toEqual([{ seat: 1, points: 10 }, { seat: 2, points: 10 }]);
  });
  it('may be nothing, or not known', () => {
    expect(awardsFor(told, feature({ at: '3,0', segment: 'road1' }))).toEqual([]);
    expect(awardsFor(told, feature({ at: '7,7' }))).toBeUndefined();
    expect(awardsFor(told, feature({ done: false }))).toBeUndefined();
  });
  it('starts anew when a road is completed again', () => {
    const twice = awardsOf(log(['completed', 1, ['road1', '0,0', 3]], ['scored', 1, [3, 'road1', '0,0', '3tiles']], ['completed', 2, ['road1', '0,0', 6]], ['scored', 2, [6, 'road1', '0,0', '6tiles']]));
    expect(awardsFor(twice, feature({ at: '0,0', segment: 'road1' }))).toEqual([{ seat: 2, points: 6 }]);
  });
});

/** A game that bots who want points played to its end. */
function played(setup: string): ReplaySession {
  const room = new Room(engine, { id: 'l1', setup, seed: 'ab'.repeat(32), rows: [], created: 0, played: 0 });
  room.row('~ open local undo=own', 0);
  for (const seat of [1, 2]) {
    room.row(`~ bot ${seat} greedy`, 0);
    room.row(`~ seed ${seat} ${String(seat).repeat(32)}`, 0);
  }
  room.row('~ begin', 0);
  while (room.status === 'playing') {
    const seat = room.flow.actors[0] ?? DEALER;
    room.row(room.flow.dealer ? room.chanceRow() : `${seat} ${engine.choose(room.handle, seat, 'greedy', 1).move}`, 0);
  }
  const record = room.record();
  room.close();
  return new ReplaySession(engine, record, 'l1');
}

describe.each(['carcassonne seats=2', 'carcassonne +inns +big_meeple +mage seats=2'])('the owners panel after %s', (setup) => {
  it('says of every finished feature what the log said, and the engine the same where neither mage nor witch has left since', () => {
    const session = played(setup), control = new Control(session);
    let told = 0;
    for (const f of control.land?.features.values() ?? []) {
      const awards = control.awards(f);
      expect([f.id, awards !== undefined]).toEqual([f.id, f.done]);
      if (awards === undefined) continue;
      const text = featureText(control, f);
      const scored = session.log.filter(({ event: e }) => e.event === 'scored' && cellOf(e) === f.at && e.args[1] === f.segment);
      for (const { event: e } of scored) expect(text).toContain(`${session.name(e.seat ?? 0)} ${e.args[0]} point`);
      if (scored.length === 0) expect(text).toContain('Nobody scored it');
      else if (!scored.some(({ event: e }) => /mage|witch/.test(String(e.args.at(-1))))) expect([f.id, f.now]).toEqual([f.id, awards[0]?.points]);
      told += scored.length;
    }
    expect(told).toBeGreaterThan(5);
  });
});
