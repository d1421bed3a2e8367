// The Fishermen on the table: payments in the order people want them, a sentence and a sound for what is told.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExtras } from '../../../src/catan/extras';
import { byCost, countOf, each, fishOf, fishOn, fishSeat, groundsOf, tokensOf } from '../../../src/catan/fishermen/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import type { View } from '../../../src/catan/view';

const view = {
  table: { fishermen: { supply: 20, spent: [1, 0, 0], boot: 2, most: 7, actions: [], seats: [{ seat: 1, held: 4, tokens: [2, 1, 1], unknown: 0 }, { seat: 2, held: 3, tokens: [0, 0, 0], unknown: 3 }] } },
  pieces: [{ kind: 'road', at: 'e01', owner: 1 }, { kind: 'ground', at: 'h23', number: 4 }],
} as unknown as View;

describe('the Fishermen', () => {
  it('reads its part of the view', () => {
    expect(fishOf(view)?.boot).toBe(2);
    expect(fishSeat(view, 2)?.held).toBe(3);
    expect(groundsOf(view).map((g) => [g.at, g.number])).toEqual([['h23', 4]]);
    expect(fishOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('counts tokens and fish', () => {
    expect(tokensOf('2 0 1')).toEqual([2, 0, 1]);
    expect([fishOn([2, 1, 1]), countOf([2, 1, 1])]).toEqual([7, 4]);
    expect(each([2, 0, 1])).toEqual([1, 1, 3]);
  });
  it('puts the payment first that loses no fish, then the one that frees the hand', () => {
    // four fish: 1+1+2 and 2+2 and 1+3 are exact, 2+3 loses one
    expect(byCost(['0 1 1', '0 2 0', '1 0 1', '2 1 0'])).toEqual(['2 1 0', '0 2 0', '1 0 1', '0 1 1']);
  });
  it('has a sentence for each event, and a sound for what is heard', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_fishermen_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events.length).toBe(9);
    const [extra] = await loadExtras('catan +fishermen seats=3');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
    expect(Object.keys(extra?.sounds ?? {}).filter((e) => !events.includes(e))).toEqual([]);
  });
  it('gives every question a dock or a place on the board', async () => {
    const files = ['tb_fishermen', 'tb_mix_ck_fishermen', 'tb_mix_fishermen_rivers', 'tb_mix_fishermen_barbarians'].map((name) => readFileSync(resolve(import.meta.dirname, `../../../../src/catan/${name}_frames.def`), 'utf8'));
    const asked = [...files.join('\n').matchAll(/"(fishermen\.\w+)"/g)].map((m) => m[1]!).filter((q) => !['fishermen.catch', 'fishermen.fish'].includes(q)); // they ask nobody
    const [extra] = await loadExtras('catan +fishermen seats=3');
    expect(Object.keys(extra?.questions ?? {}).sort()).toEqual(asked.sort());
  });
});
