// Gold on the table: what the bank takes and gives for it, its sentences and sounds, a module nobody names.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Control } from '../../../src/catan/control.svelte';
import { loadExtras } from '../../../src/catan/extras';
import { goldOf, goldSeat } from '../../../src/catan/gold/view';
import { rows } from '../../../src/catan/rows';
import type { View } from '../../../src/catan/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import { gameTitle } from '../../../src/lib/tables';

const seat = (n: number, gold: number, ore: number): object => ({ seat: n, gold, prices: { sell: { brick: 4, ore } } });
const view = { ask: { seat: 2 }, table: { turn: 2, dice: [3, 4], gold: { price: 2, bought: 1, most: 2, seats: [seat(1, 0, 4), seat(2, 5, 2)] } } } as unknown as View;
const control = (you: number, moves: View['moves'] = {}): Control => ({ view, moves, session: { you } }) as unknown as Control;

describe('gold', () => {
  it('is read from its part of the view', () => {
    expect(goldOf(view)?.price).toBe(2);
    expect(goldSeat(view, 2)?.gold).toBe(5);
    expect(goldOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('is bought and sold as the moves and prices say', async () => {
    await setLanguage('en');
    const [extra] = await loadExtras('catan +gold +rivers seats=3');
    const [good] = extra?.goods?.(control(2, { spend: ['wool'], sell: ['ore'] })) ?? [];
    expect(good).toMatchObject({ kind: 'gold', have: 5, rate: 2 });
    expect(good?.note).toContain('1 of 2');
    expect(good?.swaps).toEqual([
      { give: 'gold', n: 2, get: 'wool', move: 'spend wool' },
      { give: 'ore', n: 2, get: 'gold', move: 'sell ore' },
    ]);
    expect(extra?.goods?.(control(1))[0]?.note).toContain('0 of 2'); // what another bought is not one's own
  });
  it('costs cards by the rate of whoever is asked', () => {
    const scene = { game: 'catan', name: String, view };
    expect(rows.number?.(scene, 'sell', ['ore'])).toBe(2);
    expect(rows.number?.(scene, 'sell', ['brick'])).toBe(4);
    expect(rows.number?.(scene, 'spend', ['wool'])).toBeUndefined();
  });
  it('has a sentence and a sound for each event', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_gold_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events.length).toBeGreaterThan(0);
    const [extra] = await loadExtras('catan +gold +rivers seats=3');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
    expect(Object.keys(extra?.sounds ?? {}).sort()).toEqual(events.sort());
  });
  it('is no part of the name of a table', async () => {
    await setLanguage('en');
    expect(gameTitle('catan rev=2 +gold +rivers seats=3')).not.toMatch(/gold/i);
    expect(gameTitle('catan rev=2 +gold +rivers seats=3')).toContain('River');
  });
});
