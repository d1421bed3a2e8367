// The Harbourmaster on the table: a figure at every seat, a source of points, both of the engine's events said and heard.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExtras } from '../../../src/catan/extras';
import { harborOf, harborSeat } from '../../../src/catan/harbormaster/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import { moduleParts } from '../../../src/lib/parts';
import type { View } from '../../../src/catan/view';

const seat = (n: number, points: number, card: number): object => ({ seat: n, harbour_points: points, parts: { harbormaster: card } });
const view = { table: { harbormaster: { holder: 2, least: 3, worth: 2, seats: [seat(1, 1, 0), seat(2, 4, 2)] } } } as unknown as View;

describe('the Harbourmaster', () => {
  it('reads its part of the view', () => {
    expect(harborOf(view)?.holder).toBe(2);
    expect(harborSeat(view, 2)?.harbour_points).toBe(4);
    expect(harborOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('is a source of points at the seat and at the end', async () => {
    await setLanguage('en');
    const [extra] = await loadExtras('catan +harbormaster seats=3');
    expect(extra?.points?.(view, 2)).toEqual([['Harbourmaster', 2]]);
    expect(extra?.points?.(view, 1)).toEqual([['Harbourmaster', 0]]);
    expect(moduleParts(view, 2)).toEqual({ harbormaster: 2 });
  });
  it('has a sentence and a sound for each event', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_harbormaster_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events).toEqual(['harbormaster', 'no_harbormaster']);
    const [extra] = await loadExtras('catan +harbormaster seats=3');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
    expect(Object.keys(extra?.sounds ?? {}).sort()).toEqual(events);
  });
  it('comes with Cities & Knights, each in its own folder', async () => {
    expect((await loadExtras('catan +ck +harbormaster seats=3')).length).toBe(2);
  });
});
