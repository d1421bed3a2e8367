// The Rivers on the table: their part of the view, tiles of wealth as points, bridges and free sites drawn, sentences and sounds.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Control } from '../../../src/catan/control.svelte';
import { loadExtras } from '../../../src/catan/extras';
import { layOut } from '../../../src/catan/model/geometry';
import { riversOf, tileOf } from '../../../src/catan/rivers/view';
import type { View } from '../../../src/catan/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';
import { moduleParts } from '../../../src/lib/parts';

// three hexes in a row, the middle one and the left one a river that leaves to the sea at the north-west of the left one
const board = layOut({
  hexes: [
    { id: 'h00', q: 0, r: 0, nodes: ['n00', 'n01', 'n02', 'n03', 'n04', 'n05'] },
    { id: 'h01', q: 1, r: 0, nodes: ['n06', 'n07', 'n08', 'n09', 'n02', 'n01'] },
    { id: 'h02', q: 2, r: 0, nodes: ['n10', 'n11', 'n12', 'n13', 'n08', 'n07'] },
  ],
  edges: [{ id: 'e00', nodes: ['n05', 'n00'] }, { id: 'e01', nodes: ['n01', 'n02'] }, { id: 'e02', nodes: ['n07', 'n08'] }, { id: 'e03', nodes: ['n11', 'n12'] }],
});
const seat = (n: number, wealth: number): object => ({ seat: n, parts: { wealth } });
const rivers = {
  courses: [['h01', 'h00']], sites: ['e00', 'e01'], rewards: { bridge: 3, road: 1, settlement: 1 }, worth: { wealthiest: 1, poor: -2 }, wealthiest: 2, poor: [1, 3],
  seats: [seat(1, -2), seat(2, 1), seat(3, -2), seat(4, 0)],
};
const view = (pieces: object[] = []): View => ({ pieces, table: { rivers } }) as unknown as View;
const control = (pieces: object[] = []): Control => ({ board, view: view(pieces) }) as unknown as Control;
const load = async () => (await loadExtras('catan +rivers seats=4'))[0]!;

describe('the Rivers of Catan', () => {
  it('are read from their part of the view', () => {
    expect(riversOf(view())?.sites).toEqual(['e00', 'e01']);
    expect([1, 2, 4].map((n) => tileOf(view(), n))).toEqual([{ tile: 'hat', points: -2 }, { tile: 'crown', points: 1 }, undefined]);
    expect(riversOf({ table: {} } as unknown as View)).toBeUndefined();
  });
  it('give and take points, at the seat and at the end', async () => {
    await setLanguage('en');
    expect((await load()).points?.(view(), 1)).toEqual([['Wealth', -2]]);
    expect(moduleParts(view(), 2)).toEqual({ wealth: 1 });
  });
  it('run from hex to hex into the sea, with the sites that are free', async () => {
    const { ground } = await load();
    const bands = (art = ''): number => art.split('#8CC4D0').length - 1, sites = (art = ''): number => art.split('river-site').length - 1;
    expect([bands(ground?.(control(), 1)), sites(ground?.(control(), 1))]).toEqual([2, 2]);
    expect(sites(ground?.(control([{ kind: 'bridge', at: 'e01', owner: 1 }]), 1))).toBe(1);
    expect(ground?.(control(), 1)).not.toContain('NaN');
  });
  it('say the gold of a place', async () => {
    const { hint } = await load();
    expect(hint?.(control(), 'bridge', 'e01', [])).toContain('3 gold');
    expect(hint?.(control(), 'road', 'e02', [])).toContain('1 gold');
    expect(hint?.(control(), 'road', 'e03', [])).toBe('');
    expect(hint?.(control(), 'city', 'n02', [])).toBe('');
  });
  it('have a sentence and a sound for each event', async () => {
    const files = ['tb_rivers', 'tb_mix_ck_rivers'].map((name) => readFileSync(resolve(import.meta.dirname, `../../../../src/catan/${name}_events.def`), 'utf8'));
    const events = [...files.join('\n').matchAll(/^EVENT\(\w+,\s*"(\w+)"/gm)].map((m) => m[1]!);
    expect(events.length).toBe(5);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const e of events) expect(has(`ev.catan.${e}`), `${language} ${e}`).toBe(true);
    }
    const heard = Object.keys((await load()).sounds ?? {}).filter((name) => !name.startsWith('built.')); // the base tells of what is built
    expect(heard.sort()).toEqual(events.sort());
  });
});
