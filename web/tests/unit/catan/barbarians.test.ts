// Barbarian Attack on the table: its part of the view, sources of points, a sentence and a sound for each event, battles from the log.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WAR_PIECES, grainSpot, lossDie } from '../../../src/catan/barbarians/art';
import { lastBattles } from '../../../src/catan/barbarians/battle';
import { warOf, warSeat } from '../../../src/catan/barbarians/view';
import { loadExtras } from '../../../src/catan/extras';
import type { View } from '../../../src/catan/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import { moduleParts } from '../../../src/lib/parts';
import type { LogEntry } from '../../../src/lib/session.svelte';
import { player } from '../../../src/table/art/inks';

const seat = (n: number, prisoners: number, lost: number): object => ({ seat: n, prisoners, knights: 2, knights_left: 4, parts: { prisoners: Math.floor(prisoners / 2), conquered: -lost } });
const view = { table: { barbarians: { supply: 21, pair: 2, cards: 20, deck: {}, coast: [], fallen: [], must_leave: [], seats: [seat(1, 3, 1), seat(2, 0, 0)] } } } as unknown as View;
const log = (...events: [number, string][]): LogEntry[] => events.map(([turn, event], id) => ({ id, seq: id, turn, event: { event, args: [] } }));

describe('Barbarian Attack', () => {
  it('reads its part of the view', () => {
    expect(warOf(view)?.supply).toBe(21);
    expect(warSeat(view, 1)?.prisoners).toBe(3);
    expect(warOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('counts prisoners and what is conquered among the points', async () => {
    await setLanguage('en');
    const [extra] = await loadExtras('catan +barbarians seats=3');
    expect(extra?.points?.(view, 1)).toEqual([['Prisoners', 1], ['Conquered', -1]]);
    expect(moduleParts(view, 1)).toEqual({ prisoners: 1, conquered: -1 });
  });
  it('has a sentence and a sound for each event', async () => {
    const file = readFileSync(resolve(import.meta.dirname, '../../../../src/catan/tb_barbarians_events.def'), 'utf8');
    const events = [...file.matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events.length).toBe(19);
    const [extra] = await loadExtras('catan +barbarians seats=3');
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
    expect(Object.keys(extra?.sounds ?? {}).sort()).toEqual(events.sort());
  });
  it('tells the battles of the last turn that had some, and nothing else', () => {
    const story = lastBattles(log([3, 'battle'], [3, 'prisoners'], [4, 'prisoners'], [4, 'marched'], [4, 'battle'], [4, 'prisoners'], [4, 'ended'], [5, 'rolled']));
    expect(story.map((e) => e.event.event)).toEqual(['battle', 'prisoners']);
    expect(story[0]?.turn).toBe(4);
    expect(lastBattles(log([1, 'prisoners']))).toEqual([]);
  });
  it('draws knights that have marched otherwise, three barbarians with the number turned down', () => {
    const art = WAR_PIECES.path_knight!, red = player(1);
    const piece = (marched: boolean) => ({ kind: 'path_knight', at: 'e40', owner: 1, marched });
    expect(art.draw(red, piece(true))).not.toBe(art.draw(red, piece(false)));
    expect(art.look?.(piece(true))).toBe('true');
    const horde = (count: number): string => WAR_PIECES.barbarians!.draw(red, { kind: 'barbarians', at: 'h07', count });
    expect(horde(2).match(/translate/g)?.length).toBe(2);
    expect(horde(3)).toContain('#8C7F6C');
    expect(horde(2)).not.toContain('#8C7F6C');
    expect(WAR_PIECES.fallen_city!.hides).toBe('city');
  });
  it('has three directions of losses, and a grain that stands upright on its path', () => {
    expect(new Set([1, 2, 3].map(lossDie)).size).toBe(3);
    expect(grainSpot(30)).toContain('rotate(-30)');
  });
});
