// The Caravans on the table: who bids when, how camels lie, a sentence and a sound for what is told.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExtras } from '../../../src/catan/extras';
import { camel } from '../../../src/catan/caravans/art';
import { bidders, caravanSeat, caravansOf, votes } from '../../../src/catan/caravans/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import type { View } from '../../../src/catan/view';

const seats = [1, 2, 3].map((seat) => ({ seat, parts: { camels: seat - 1 }, ...(seat > 1 ? { bid: { wool: 1, grain: seat } } : {}) }));
const view = { table: { caravans: { oasis: 'h09', left: 15, caravans: [], vote: { ended: 2, camels: 1 }, seats } }, pieces: [] } as unknown as View;

describe('the Caravans', () => {
  it('reads its part of the view', () => {
    expect(caravansOf(view)?.left).toBe(15);
    expect(caravanSeat(view, 3)?.parts.camels).toBe(2);
    expect(caravansOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('lists bidders from who ended their turn on, and counts votes', () => {
    expect(bidders(caravansOf(view)).map((s) => s.seat)).toEqual([2, 3, 1]);
    expect(bidders({ ...caravansOf(view)!, vote: undefined })).toEqual([]);
    expect([votes(undefined), votes({ wool: 2, grain: 1 })]).toEqual([0, 3]);
  });
  it('turns camels with their heads, never upside down', () => {
    expect(camel(true, 30)).toContain('scale(1,1)');
    expect(camel(false, 30)).toContain('scale(-1,1)');
    expect(camel(true, 150)).toContain('scale(1,-1)');
    expect(camel(true, 90)).toContain('scale(1,1)');
  });
  it('tells sources of points, has a sentence and a sound for each event', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_caravans_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events).toEqual(['bid', 'no_bid', 'named_path', 'camel']);
    const [extra] = await loadExtras('catan +caravans seats=3');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
      expect(extra?.points?.(view, 2)).toEqual([[language === 'en' ? 'Camels' : 'Верблюды', 1]]);
    }
    expect(Object.keys(extra?.sounds ?? {})).toEqual(events);
  });
});
