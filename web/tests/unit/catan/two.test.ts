// Catan for Two on the table: tokens at the seats, the colours a place may take, sentences for every event; and on the set-up screen.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { player } from '../../../src/table/art/inks';
import { loadExtras } from '../../../src/catan/extras';
import { coloursAt, twoOf, twoSeat } from '../../../src/catan/two/view';
import type { View } from '../../../src/catan/view';
import { usualFor, type Choice } from '../../../src/lib/fits';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import type { GameInfo } from '../../../src/lib/protocol';

const two = { supply: 8, first_roll: 0, seats: [{ seat: 1, tokens: 7, price: 2 }, { seat: 2, tokens: 5, price: 1 }], neutrals: [], off: { robber_home: 'CT-TW-41' } };
const view = { table: { turn: 2, two } } as unknown as View;

describe('Catan for Two', () => {
  it('reads its part of the view', () => {
    expect(twoOf(view)?.supply).toBe(8);
    expect(twoSeat(view, 1)?.price).toBe(2);
    expect(twoOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('knows the colours that may go to a place', () => {
    const moves = { neutral_road: ['e15 3', 'e47 3', 'e47 4'] };
    expect(coloursAt(moves, 'neutral_road', 'e47')).toEqual([3, 4]);
    expect(coloursAt(moves, 'neutral_road', 'e15')).toEqual([3]);
    expect(coloursAt(moves, 'neutral_settlement', 'e15')).toEqual([]);
  });
  it('draws neutral colours as ice with a bar and cream with a ring', () => {
    expect([player(-1), player(-2)].map((p) => [p.main, p.shape])).toEqual([['#C4E8F4', 'bar'], ['#F4F4D0', 'ring']]);
  });
  it('has one button, with the price of whoever is on turn', async () => {
    const [extra] = await loadExtras('catan +two seats=2');
    const there = extra?.actions?.filter((a) => a.there?.(view));
    expect(there?.map((a) => a.note)).toEqual(['web.catan.two.price.1']);
  });
  it('has a sentence for each event', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_two_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events).toContain('forced_trade');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
  });
});

describe('modules made for exactly so many', () => {
  const module = (name: string, min_seats: number, max_seats: number): object => ({ name, min_seats, max_seats, needs: [], excludes: [] });
  const info = {
    name: 'catan', seats: 4, min_seats: 2, max_seats: 6, options: [],
    modules: [module('ck', 2, 6), module('two', 2, 2), module('five_six', 5, 6)], bars: [{ one: '+two', other: '+ck', clause: 'CT-GEN-17' }],
  } as unknown as GameInfo;
  const choice = (seats: number, ...modules: string[]): Choice => ({ game: 'catan', modules, seats, options: {} });
  it('are usual for that number alone, and where they fit', () => {
    expect(usualFor(2, choice(4), info)).toEqual(['two']);
    expect(usualFor(2, choice(2, 'two'), info)).toEqual(['two']);
    expect(usualFor(3, choice(2, 'two'), info)).toEqual([]);
    expect(usualFor(2, choice(4, 'ck'), info)).toEqual([]);
  });
});
