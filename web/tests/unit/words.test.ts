import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/lib/i18n.svelte';
import type { Scene } from '../../src/lib/words';
import { DEALER, Engine } from '../../src/local/engine';
import { familyWords, type FamilyWords } from '../../src/table/families';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));
const SETUPS = [
  'catan seats=3', 'catan +five_six seats=6', 'catan +friendly seats=4', 'catan +ck seats=4', 'catan +ck +five_six seats=5', 'catan +harbormaster seats=4',
  'carcassonne seats=2', 'carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold +mage +robbers +crop seats=4',
  'elasund seats=2', 'elasund seats=4',
];
const NAMES = ['', 'Ann', 'Bob', 'Cid', 'Dora', 'Eve', 'Fay'];
const PLIES = 900, MOST = 12;
let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(bytes);
});

/** Sentences that two moves of one list share. */
function twins(scene: Scene, words: FamilyWords): string[] {
  const seen = new Map<string, string>(), found: string[] = [];
  for (const [word, list] of Object.entries(scene.view?.moves ?? {}))
    for (const args of list) {
      const text = words.move(scene, word, args), old = seen.get(text);
      if (old !== undefined) found.push(`${text}: ${old} | ${word} ${args}`);
      seen.set(text, `${word} ${args}`);
    }
  return found;
}

/** The positions of a game played at random, each as the seat sees it that is asked. */
function scenes(setup: string, seed: number): Scene[] {
  const { handle, game, seats } = engine.open(setup);
  engine.fair(handle, new Uint8Array(32).fill(seed), Array.from({ length: seats }, (_, i) => new Uint8Array(16).fill(i)), true);
  const geometry = engine.geometry(handle), found: Scene[] = [];
  for (let ply = 0; ply < PLIES; ply++) {
    const status = engine.status(handle), seat = status.actors[0] ?? DEALER;
    if (status.over) break;
    if (status.dealer) {
      engine.chance(handle);
      continue;
    }
    found.push({ game, name: (s) => NAMES[s] ?? '', view: engine.view(handle, seat), geometry });
    engine.play(handle, seat, engine.choose(handle, seat, 'random', 1).move);
  }
  engine.close(handle);
  return found;
}

describe('the moves of one list', () => {
  it.each(SETUPS)('have different words each: %s', async (setup) => {
    const words = await familyWords(setup.split(' ')[0] ?? ''), games = [1, 2].flatMap((seed) => scenes(setup, seed));
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      const found = new Set(games.flatMap((scene) => twins(scene, words)));
      expect([...found].slice(0, MOST)).toEqual([]);
    }
  });
});

describe('Carcassonne', () => {
  it.each(SETUPS.filter((s) => s.startsWith('carcassonne')))('names features, not coordinates or segment numbers: %s', async (setup) => {
    const words = await familyWords('carcassonne'), games = scenes(setup, 3);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      const all = games.flatMap((scene) => Object.entries(scene.view?.moves ?? {}).flatMap(([word, list]) => list.map((args) => [`${word} ${args}`, words.move(scene, word, args)])));
      expect(all.filter(([, text]) => /-?\d+,-?\d|r0\d|(?:road|city|field|дорога|город|поле) ?\d|\{/.test(text ?? '')).slice(0, 5)).toEqual([]);
      expect(all.filter(([, text]) => / \(\d+\)$/.test(text ?? '')).length / all.length).toBeLessThan(0.02); // numbered as a last resort only
    }
  });
  it('tells where things happen by the way from the start tile', async () => {
    const words = await familyWords('carcassonne'), scene: Scene = { game: 'carcassonne', name: (s) => NAMES[s] ?? '' };
    await setLanguage('en');
    expect(words.event(scene, { event: 'placed', seat: 1, args: ['BA-D', '-4,5', 'r1'] })).toBe('Ann placed it (4 west, 5 south).');
    expect(words.event(scene, { event: 'put', seat: 1, args: ['meeple', '0,0', 'road1'] })).toMatch(/\(the start tile\)\.$/);
    expect(words.event(scene, { event: 'completed', seat: 1, args: ['road1', '0,0', 3] })).toBe(''); // the points say it
  });
});
