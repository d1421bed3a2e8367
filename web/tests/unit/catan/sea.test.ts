// Seafarers on the table: every move and question of the engine has a place of its own, ships lie on the water side, ships that stay say
// why, foreign lands are outlined, maps are read.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { player } from '../../../src/catan/art/inks';
import { loadExtras, type Extra } from '../../../src/catan/extras';
import { ACTIONS, questionWords, withActions } from '../../../src/catan/model/actions';
import { boxOf, hasWater, layOut, lieOf, outline, readLand } from '../../../src/catan/model/geometry';
import { mapOf, readMap } from '../../../src/catan/model/maps';
import { drawMarks } from '../../../src/catan/model/marks';
import { chipsUnder, SEA_PIECES, ship, whySign } from '../../../src/catan/sea/art';
import { PARTS, partsOf } from '../../../src/catan/sea/parts';
import { heldShips, shipsToMove, whyText } from '../../../src/catan/sea/ships';
import type { Control } from '../../../src/catan/control.svelte';
import { Engine } from '../../../src/local/engine';
import type { Geometry, View } from '../../../src/catan/view';
import { foreignTo } from '../../../src/catan/sea/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';

const root = resolve(import.meta.dirname, '../../../..');
const defs = (file: string, name: string): string[][] =>
  [...readFileSync(resolve(root, 'src/catan', file), 'utf8').matchAll(new RegExp(`^${name}\\(\\w+,\\s*"([\\w.]+)",?(.*)$`, 'gm'))].map((m) => [m[1]!, m[2]!]);

let extra: Extra;
beforeAll(async () => {
  extra = (await loadExtras('catan rev=2 +sea seats=4'))[0]!;
}, 60000);

/** A hex of hills (h00) with sea to its east (h01), both within the frame; h02 is the frame east of them. */
const CORNERS = [['n00', 'n01', 'n02', 'n03', 'n04', 'n05'], ['n06', 'n07', 'n08', 'n09', 'n02', 'n01']];
const geometry: Geometry = {
  hexes: [{ id: 'h00', q: 0, r: 0, nodes: CORNERS[0] }, { id: 'h01', q: 1, r: 0, nodes: CORNERS[1] }, { id: 'h02', q: 2, r: 0 }],
  edges: [{ id: 'e00', nodes: ['n01', 'n02'] }, { id: 'e01', nodes: ['n07', 'n08'] }, { id: 'e02', nodes: ['n04', 'n05'] }],
};
const places = [{ id: 'h00', terrain: 'hills', numbers: [5] }, { id: 'h01', terrain: 'sea', numbers: [] }, { id: 'h02', terrain: 'sea', numbers: [] }];
const view = (more: object = {}, table: object = {}): View => ({ seats: [], places, pieces: [], ask: {}, moves: {}, table, ...more }) as unknown as View;

describe('moves and questions of all scenarios', () => {
  const SHARED = ['ship', 'move_ship', 'pirate', 'spare', 'start'];
  it('each have a place of their own', () => {
    const placed = new Set([...(extra.words ?? []), ...(extra.actions ?? []).map((a) => a.word), ...Object.values(extra.questions ?? {}).flatMap(questionWords)]);
    const words = defs('sea_moves.def', 'MOVE').map(([word]) => word!);
    for (const word of SHARED) {
      expect(words).toContain(word);
      expect(placed.has(word), word).toBe(true);
    }
  });
  it('have a question with sentences for those asked and those who wait', async () => {
    const frames = defs('sea_frames.def', 'FRAME').map(([name]) => name!);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const name of ['sea.start', 'sea.rob', 'sea.victim', 'sea.gold']) {
        expect(frames).toContain(name);
        expect(extra.questions?.[name], name).toBeDefined();
        expect(has(`web.catan.ask.${name}`) && has(`web.catan.wait.${name}`), name).toBe(true);
      }
      for (const a of extra.actions ?? []) expect(has(`web.catan.act.${a.word}`) && has(`web.key.${a.word}`), a.word).toBe(true);
      for (const [usual, here] of Object.entries(extra.names ?? {})) expect(has(usual) && has(here), here).toBe(true);
    }
    await setLanguage('en');
  });
  it('put the buttons of ships behind the one of roads', () => {
    const at = (key: string): string[] =>
      withActions(ACTIONS, (extra.actions ?? []).filter((a) => a.there?.({ table: { [key]: {} } } as unknown as View) ?? true)).map((a) => a.word).slice(0, 5);
    expect(at('sea')).toEqual(['road', 'ship', 'move_ship', 'settlement', 'city']);
    expect(at('fleet')).toEqual(['road', 'ship', 'move_ship', 'attack', 'settlement']);
    expect(at('wonders')).toEqual(['road', 'ship', 'move_ship', 'claim', 'settlement']);
  });
  it('light robber and pirate, road and ship together', () => {
    expect(extra.questions?.['sea.rob']?.board).toEqual(['robber', 'pirate']);
    expect(extra.questions?.['catan.track']?.board).toEqual(['road', 'ship']);
    expect(extra.questions?.['catan.free_edges']?.board).toEqual(['road', 'ship']);
  });
});

describe('water', () => {
  const board = layOut(geometry), land = readLand(view());
  it('within the map makes the frame part of the picture', () => {
    expect(hasWater(board, land)).toBe(true);
    expect(boxOf(board, land).w).toBeGreaterThan(board.box.w);
    const dry = readLand(view({ places: places.map((p) => (p.id === 'h01' ? { ...p, terrain: 'forest' } : p)) }));
    expect(hasWater(board, dry)).toBe(false);
    expect(boxOf(board, dry)).toEqual(board.box);
  });
  it('lies east of the coast between hills and sea; the open sea has no side', () => {
    const coast = lieOf(board, land, 'e00');
    expect([Math.round(coast.water[0]), Math.round(coast.water[1])]).toEqual([1, 0]);
    expect(lieOf(board, land, 'e01').water).toEqual([0, 0]);
    expect(lieOf(board, land, 'e99')).toEqual({ turn: 0, water: [0, 0] });
  });
  it('pushes the wake of a ship, the hull stays upright', () => {
    const open = ship(player(1), { turn: 90, water: [0, 0] }), coast = ship(player(1), { turn: 90, water: [1, 0] });
    expect(open).not.toBe(coast);
    expect(open.split('<g transform')[1]).toBe(coast.split('<g transform')[1]);
    expect(SEA_PIECES.ship?.upright).toBe(true);
  });
  it('surrounds one hex by six sides, two neighbours by ten', () => {
    const sides = (d: string): number => d.split('M').length - 1;
    expect(sides(outline([[0, 0]]))).toBe(6);
    expect(sides(outline([...board.hexes.values()].slice(0, 2).map((h) => h.at)))).toBe(10);
  });
});

describe('ships that stay', () => {
  const sea = { scenario: 'new_shores', pirate: true, ship_moved: false, seats: [], ships: [{ at: 'e00', why: 'CS-MOVE-02' }, { at: 'e01' }, { at: 'e02', why: 'CS-MOVE-08' }] };
  const control = (word: string | null, path: string[] = []): Control => ({ word, path, view: view({}, { sea }) }) as unknown as Control;
  it('say why while one is chosen, and only then', () => {
    expect(heldShips(control('move_ship')).map((h) => [h.id, h.clause])).toEqual([['e00', 'CS-MOVE-02'], ['e02', 'CS-MOVE-08']]);
    expect(heldShips(control('move_ship', ['e01']))).toEqual([]);
    expect(heldShips(control('ship'))).toEqual([]);
  });
  it('count those that may move, then name the rule of the place', () => {
    const chosen = { ...control('move_ship'), spots: ['e01'] } as unknown as Control;
    expect(shipsToMove(chosen)).toEqual({ hint: '1 of your 3 ships can move.', clause: 'CS-MOVE-01' });
    expect(shipsToMove(control('move_ship', ['e01']))).toEqual({ clause: 'CS-MOVE-10' });
    expect(shipsToMove(control('ship'))).toBeUndefined();
  });
  it('have a sentence and a sign for every clause of the engine', () => {
    const clauses = ['CS-MOVE-01', 'CS-MOVE-02', 'CS-MOVE-03', 'CS-MOVE-05', 'CS-MOVE-08', 'CS-MOVE-09'];
    expect(new Set(clauses.map(whyText)).size).toBe(clauses.length);
    expect(whyText('CS-PI-99')).toBe(whyText('none'));
    expect(whySign('CS-MOVE-02')).not.toBe(whySign('CS-MOVE-08'));
  });
});

describe('maps', () => {
  it('of every scenario of the box are there', () => {
    for (const name of ['new_shores', 'four_islands', 'fog_island', 'through_the_desert', 'forgotten_tribe', 'cloth_for_catan', 'pirate_islands', 'wonders_of_catan', 'new_world'])
      expect(mapOf(name)?.hexes.length, name).toBeGreaterThanOrEqual(35);
    expect(mapOf('nowhere')).toBeNull();
  });
  it('are read as they are printed', () => {
    const map = readMap('row 0 0 2 # two\nrow -1 1 1\nhex 0 hills 11\nhex 1 sea\nhex 2 gold 6\narea home M 0\narea foreign I1 2-2\n');
    expect(map.hexes.map((h) => [h.terrain, h.number])).toEqual([['hills', 11], ['sea', 0], ['gold', 6]]);
    expect(map.foreign).toHaveLength(1);
    expect(map.hexes[2]?.at[1]).toBe(150);
  });
  it('mark the places that the engine numbers so', async () => {
    const engine = await Engine.load(new Uint8Array(readFileSync(resolve(root, 'web/src/local/engine.wasm'))));
    for (const name of ['cloth_for_catan', 'pirate_islands', 'wonders_of_catan', 'forgotten_tribe']) {
      const { handle } = engine.open(`catan +sea seats=3 scenario=${name}`);
      const board = layOut(engine.geometry(handle) as Geometry), map = mapOf(name)!;
      const ids = [...readFileSync(resolve(root, `data/catan/sea_${name}.map`), 'utf8').matchAll(/^mark (.*)$/gm)].flatMap((m) => m[1]!.match(/[ne]\d+/g) ?? []);
      expect(ids.length).toBeGreaterThan(0);
      const round = (at: readonly number[] | undefined): number[] => (at ?? []).map(Math.round);
      expect(map.marks.map((k) => round(k.at)), name).toEqual(ids.map((id) => round((board.nodes.get(id) ?? board.edges.get(id))?.at)));
    }
  });
  it('draw what makes a scenario, nothing for others', () => {
    const drawn = (name: string): number => drawMarks(mapOf(name)!).split('<g transform').length - 1;
    expect(drawn('cloth_for_catan')).toBe(8); // villages
    expect(drawn('forgotten_tribe')).toBe(18); // gifts
    expect(drawn('wonders_of_catan')).toBe(5 + 2); // squares and diamonds
    expect(drawn('pirate_islands')).toBe(4 + 1); // fortresses and the fleet
    expect(drawMarks(mapOf('new_shores')!)).toBe('');
  });
});

describe('foreign lands', () => {
  const at = (hexes: string[]): View => view({}, { sea: { seats: [{ seat: 1, parts: {}, foreign: [{ chips: 1, hexes }] }] } });
  it('are shown once some land is home', () => {
    expect(foreignTo(at(['h00']), 1)).toEqual([]);
    expect(foreignTo(at(['h07']), 1)).toHaveLength(1);
    expect(foreignTo(view(), 1)).toEqual([]);
  });
});

describe('scenarios', () => {
  it('have parts with different keys, shown where the table has theirs', () => {
    expect(new Set(PARTS.map((p) => p.key)).size).toBe(PARTS.length);
    for (const part of PARTS) expect(partsOf(view({}, { [part.key]: {} })).map((p) => p.key)).toEqual([part.key]);
    expect(partsOf(view())).toEqual([]);
  });
  it('print how many chips lie under a building', () => {
    expect(chipsUnder(2)).toContain('>2<');
  });
});
