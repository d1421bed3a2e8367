import { describe, expect, it } from 'vitest';
import { MOTION as CAR } from '../../src/carcassonne/motion';
import { MOTION as CATAN } from '../../src/catan/motion';
import { CK_MOTION } from '../../src/catan/ck/motion';
import { MOTION as ELASUND } from '../../src/elasund/motion';
import { eventTypes, isPlace } from '../../src/lib/contract';
import type { Extra } from '../../src/catan/extras';
import type { GameEvent } from '../../src/lib/protocol';
import { known } from '../../src/lib/settings.svelte';
import { earned, motionsFor, type Row, type Rows } from '../../src/table/motion/rows';
import { heard } from '../../src/table/sound';
import { SOUNDS } from '../../src/catan/sounds';
import { CUES } from '../../src/carcassonne/sounds';

const ev = (event: string, seat: number, ...args: (string | number)[]): GameEvent => ({ event, seat, args });
const flights = (game: string, rows: Rows, ...events: GameEvent[]) => motionsFor(game, rows, events).map(({ what, kind, n, from, toward }) => ({ what, kind, n, from, toward }));

const files = import.meta.glob<{ extra: Extra }>('../../src/catan/*/extra.ts', { eager: true });
const all: [string, string, Rows][] = [
  ['catan', 'catan', CATAN],
  ['carcassonne', 'carcassonne', CAR],
  ['elasund', 'elasund', ELASUND],
  ...Object.entries(files).map(([path, { extra }]): [string, string, Rows] => [path.split('/').at(-2) ?? '', 'catan', extra.motion ?? {}]),
];

describe('rows', () => {
  const wrong = (game: string, event: string, row: Row): string[] => {
    const types = eventTypes(game, event);
    if (types === undefined) return ['no such event'];
    const place = (w: unknown) => (typeof w === 'number' && !(isPlace(types[w]) || types[w] === 'seat') ? [`${w} is no place: ${types[w]}`] : []);
    const count = (n: unknown) => (typeof n === 'number' && types[n] !== 'count' ? [`${n} is no number: ${types[n]}`] : []);
    const card = (n: unknown) => (typeof n === 'number' && !['bundle', 'res', 'card', 'deal', 'track', 'figure'].includes(types[n] ?? '') ? [`${n} is no card: ${types[n]}`] : []);
    if ('sends' in row) return [...place(row.from), ...place(row.toward), ...count(row.n), ...card(row.of), ...(row.instead ?? []).flatMap((e) => (eventTypes(game, e) ? [] : [`${e}?`]))];
    if ('walk' in row) return [...place(row.toward), ...place(row.from), ...card(row.walk)];
    return 'rise' in row ? [...count(row.rise), ...place(row.at)] : place(row.earn);
  };
  it.each(all)('%s name events and arguments that the engine has', (_, game, rows) => {
    const found = Object.entries(rows).flatMap(([event, r]) => [r].flat().flatMap((row) => wrong(game, event, row as Row).map((w) => `${event}: ${w}`)));
    expect(found).toEqual([]);
  });
  it('are there for the modules whose things move', () => {
    expect(all.filter(([, , rows]) => Object.keys(rows).length > 0).map(([name]) => name)).toEqual(expect.arrayContaining(['catan', 'ck', 'sea', 'traders', 'caravans', 'barbarians', 'gold']));
  });
});

describe('what flies', () => {
  it('cards of an income come from the land, one thing for each kind', () => {
    expect(flights('catan', CATAN, ev('income', 2, '2wool+1ore'))).toEqual([
      { what: 'card', kind: 'wool', n: 2, from: { thing: 'land' }, toward: { seat: 2 } },
      { what: 'card', kind: 'ore', n: 1, from: { thing: 'land' }, toward: { seat: 2 } },
    ]);
  });
  it('a trade goes both ways', () => {
    expect(flights('catan', CATAN, ev('traded', 1, 3, '1brick:2wool'))).toEqual([
      { what: 'card', kind: 'brick', n: 1, from: { seat: 1 }, toward: { seat: 3 } },
      { what: 'card', kind: 'wool', n: 2, from: { seat: 3 }, toward: { seat: 1 } },
    ]);
  });
  it('a theft shows its card to those alone who were told', () => {
    const others = flights('catan', CATAN, ev('robbed', 1, 3)), both = flights('catan', CATAN, ev('robbed', 1, 3), ev('stole', 1, 3, 'ore'));
    expect(others).toEqual([{ what: 'back', kind: '?', n: 1, from: { seat: 3 }, toward: { seat: 1 } }]);
    expect(both).toEqual([{ what: 'card', kind: 'ore', n: 1, from: { seat: 3 }, toward: { seat: 1 } }]);
  });
  it('what nobody has told of is seen from behind', () => {
    expect(flights('catan', CATAN, ev('discarded', 2, '3?'))).toMatchObject([{ what: 'back', n: 3 }]);
    expect(flights('catan', CATAN, ev('bought', 2))).toMatchObject([{ what: 'back' }]);
    expect(flights('catan', { ...CATAN, ...CK_MOTION }, ev('swapped', 1, 2))).toMatchObject([{ what: 'back' }, { what: 'back' }]);
    expect(flights('elasund', ELASUND, ev('drew', 1))).toMatchObject([{ what: 'back' }]);
  });
  it.each(all)('%s: no card is named that its own event does not name', (_, game, rows) => {
    const SAMPLE: Record<string, string | number> = { seat: 2, bundle: '1ore', res: 'ore', card: 'point', deal: '1ore:1wool', track: 'trade', figure: 'meeple', count: 1, cell: '0,0', hex: 'h01', node: 'n01', edge: 'e01' };
    for (const name of Object.keys(rows)) {
      const args = (eventTypes(game, name) ?? []).map((type) => SAMPLE[type] ?? 'x');
      const told = new Set(args.flatMap((a) => String(a).split(/[:+]/)).map((a) => a.replace(/^\d+/, '')));
      const public_ = new Set(['gold', 'cloth']); // what these events are about
      for (const m of motionsFor(game, rows, [ev(name, 1, ...args)])) if (m.what === 'card') expect(told.has(m.kind) || public_.has(m.kind), `${name}: ${m.kind}`).toBe(true);
    }
  });
  it('pieces walk, figures go home, points rise', () => {
    expect(flights('catan', CATAN, ev('robber', 1, 'h05'))).toEqual([{ what: 'walk', kind: 'robber', n: 0, from: undefined, toward: { place: 'h05' } }]);
    expect(flights('catan', CK_MOTION, ev('knight_moved', 1, 'n03', 'n07'))).toMatchObject([{ what: 'walk', kind: 'knight', from: { place: 'n03' }, toward: { place: 'n07' } }]);
    expect(flights('carcassonne', CAR, ev('home', 2, 'meeple', '1,0', 'city1'))).toEqual([{ what: 'piece', kind: 'meeple', n: 1, from: { place: '1,0' }, toward: { seat: 2 } }]);
    expect(flights('carcassonne', CAR, ev('scored', 2, 6, 'city1', '1,0', '4tiles+2shields'))).toMatchObject([{ what: 'rise', n: 6, toward: { place: '1,0' } }]);
  });
});

describe('what was earned', () => {
  const before = [{ seat: 1, points: 2 }, { seat: 2, points: 5 }];
  it('rises at the place that brought it, else at the seat', () => {
    const built = motionsFor('catan', CATAN, [ev('built', 1, 'city', 'n07'), ev('route', 1, 5)]);
    expect(earned(built, before, [{ seat: 1, points: 5 }, { seat: 2, points: 3 }])).toEqual([{ seat: 1, n: 3, at: { place: 'n07' } }, { seat: 2, n: -2, at: { seat: 2 } }]);
    expect(earned([], before, before)).toEqual([]);
  });
  it('is not shown twice', () => {
    const told = motionsFor('carcassonne', CAR, [ev('scored', 2, 4, 'road1', '0,0', '4tiles')]);
    expect(earned(told, before, [{ seat: 1, points: 2 }, { seat: 2, points: 9 }])).toEqual([]);
  });
});

describe('what is heard', () => {
  it('is what matters most of a row', () => {
    expect(heard([ev('rolled', 1, 2, 3, 5), ev('income', 2, '1ore')], SOUNDS)).toBe('dice');
    expect(heard([ev('rolled', 1, 3, 4, 7)], SOUNDS)).toBe('seven');
    expect(heard([ev('built', 1, 'road', 'e01'), ev('route', 1, 5)], SOUNDS)).toBe('title');
    expect(heard([ev('turn', 1, 3)], SOUNDS)).toBeUndefined();
  });
  it('tells a road from a city', () => {
    const of = (where: string) => heard([ev('scored', 1, 4, where, '0,0', '4tiles')], CUES);
    expect([of('road2'), of('city1'), of('field3'), of('monastery')]).toEqual(['road', 'city', 'field', 'monastery']);
  });
});

describe('the setting', () => {
  it('keeps what it knows and forgets what it does not', () => {
    expect(known({ motion: 'full', volume: 0.2 })).toEqual({ motion: 'full', volume: 0.2 });
    expect(known({ motion: 'on' as never, volume: 0.2 })).toEqual({ volume: 0.2 });
  });
});
