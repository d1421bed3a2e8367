import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../src/i18n/en.json';
import ru from '../../src/i18n/ru.json';
import { setLanguage, t, type Language } from '../../src/lib/i18n.svelte';
import type { SeatView } from '../../src/catan/view';
import type { GameEvent, GameInfo } from '../../src/lib/protocol';
import { parseRoute } from '../../src/lib/router.svelte';
import { loadRules, pieces, searchRules, type Clause } from '../../src/lib/rules';
import { gameStats } from '../../src/catan/model/stats';
import { diceStats, expectedDice, oddness, places } from '../../src/lib/stats';
import { applies, choosable, homeOf, moduleHindered, rowHindered, seatRange, seatsHindered, type Choice } from '../../src/lib/fits';
import { hindranceText, readSetup, rowName, rowText, writeSetup } from '../../src/lib/tables';

describe('addresses', () => {
  it('are read', () => {
    expect(parseRoute('')).toMatchObject({ screen: '', arg: '' });
    expect(parseRoute('#/t/l12ab')).toMatchObject({ screen: 't', arg: 'l12ab' });
    expect(parseRoute('#/rules/CB-LR-07')).toMatchObject({ screen: 'rules', arg: 'CB-LR-07' });
    expect(parseRoute('#/new?device=1').query.get('device')).toBe('1');
    expect(parseRoute('#/t/%E0%A4%A').arg).toBe('%E0%A4%A');
  });
});

describe('rules', () => {
  it('are there in both languages, each clause once', async () => {
    const [en, ru] = [await loadRules('en'), await loadRules('ru')];
    expect(en.length).toBeGreaterThan(1300);
    expect(ru.map((r) => r.id)).toEqual(en.map((r) => r.id));
    expect(new Set(en.map((r) => r.id)).size).toBe(en.length);
    expect(ru.filter((r) => !/[а-яё]/i.test(r.text)).map((r) => r.id)).toEqual([]);
    expect(new Set(ru.map((r) => r.kind))).toEqual(new Set(['clause', 'ruling', 'example']));
    expect(en.every((r) => r.text !== '' && r.book !== '')).toBe(true);
  });
  it('have a title for every section, in both languages', async () => {
    const sections = new Set((await loadRules('en')).filter((r) => r.kind === 'clause').map((r) => r.section));
    for (const words of [en, ru]) {
      const named = Object.keys(words).flatMap((k) => (k.startsWith('web.section.') ? [k.replace('web.section.', '')] : []));
      expect(named.sort()).toEqual([...sections].sort());
    }
    expect(Object.entries(ru).filter(([k, title]) => k.startsWith('web.section.') && !/^«?[А-ЯЁ]/.test(String(title)))).toEqual([]);
  });
  it('are found by words and by id', async () => {
    const en = await loadRules('en');
    expect(searchRules(en, 'cb-lr-07')[0]?.id).toBe('CB-LR-07');
    expect(searchRules(en, 'robber desert', 'catan_base').length).toBeGreaterThan(0);
    expect(searchRules(en, 'xyzzy')).toEqual([]);
    const ru = await loadRules('ru');
    expect(searchRules(ru, 'РАЗБОЙНИК пустыне', 'catan_base').length).toBeGreaterThan(0);
    expect(searchRules(ru, 'Клавдия').map((r) => r.id)).toEqual(['CK-EX-01']); // a worked example
    expect(searchRules(ru, 'опечатка').map((r) => r.id)).toContain('CK-OPEN-06'); // a ruling
  });
  it('are found as whole words first, then as beginnings, then as parts', () => {
    const clause = (n: number, text: string): Clause => ({ id: `XX-AA-0${n}`, book: 'b', kind: 'clause', text, section: 'XX-AA' });
    const en = [clause(1, 'The railroad ends.'), clause(2, 'Roadside inns.'), clause(3, 'A road, at last.'), clause(4, 'Broad and wide.'), clause(5, 'Roads and more.')];
    expect(searchRules(en, 'road').map((r) => r.id)).toEqual(['XX-AA-03', 'XX-AA-02', 'XX-AA-05', 'XX-AA-01', 'XX-AA-04']);
    expect(searchRules(en, 'roads').map((r) => r.id)).toEqual(['XX-AA-05', 'XX-AA-02', 'XX-AA-03']); // the stem finds the rest
    const ru = [clause(1, 'Бездорожье.'), clause(2, 'Игрок строит дорогу.'), clause(3, 'Все дороги свободны.'), clause(4, 'Ущёрб.')];
    expect(searchRules(ru, 'дороги').map((r) => r.id)).toEqual(['XX-AA-03', 'XX-AA-02']);
    expect(searchRules(ru, 'дорог').map((r) => r.id)).toEqual(['XX-AA-02', 'XX-AA-03']);
    expect(searchRules(ru, 'ущерб')).toHaveLength(1);
    expect(pieces('Игрок строит дорогу.', 'дороги').filter((p) => p.mark).map((p) => p.text)).toEqual(['дорог']);
  });
  it('put whole words first in every book', async () => {
    for (const [lang, word] of [['en', 'wall'], ['en', 'city'], ['ru', 'город'], ['ru', 'стена']] as const) {
      const found = searchRules(await loadRules(lang), word), whole = new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');
      const has = found.map((r) => whole.test(r.text) || r.id.toLowerCase().split('-').includes(word));
      expect(has.indexOf(false)).toBeGreaterThan(0);
      expect(has.lastIndexOf(true)).toBeLessThan(has.indexOf(false));
    }
  });
  it('link other rules and mark words', () => {
    expect(pieces('As CB-LR-07 says, roads.', 'roads')).toEqual([
      { text: 'As ', mark: false, clause: false, code: false },
      { text: 'CB-LR-07', mark: false, clause: true, code: false },
      { text: ' says, ', mark: false, clause: false, code: false },
      { text: 'roads', mark: true, clause: false, code: false },
      { text: '.', mark: false, clause: false, code: false },
    ]);
    expect(pieces('With `deck=road` on, roads.', 'road').map((p) => [p.text, p.code, p.mark])).toEqual([
      ['With ', false, false], ['deck=road', true, false], [' on, ', false, false], ['road', false, true], ['s.', false, false],
    ]);
  });
});

const info: GameInfo = {
  name: 'catan', rev: 1, min_seats: 2, max_seats: 6, seats: 4,
  modules: [
    { name: 'friendly', min_seats: 2, max_seats: 6, needs: [], excludes: [] },
    { name: 'five_six', min_seats: 5, max_seats: 6, needs: [], excludes: [] },
  ],
  options: [
    { name: 'layout', type: 'choice', choices: ['variable', 'beginner'], default: 'variable' },
    { name: 'start', type: 'choice', choices: ['placed', 'printed'], default: 'placed', needs: 'layout=beginner' },
    { name: 'rest', type: 'bool', default: true },
    { name: 'phase', module: 'five_six', type: 'bool', default: true },
  ],
};

describe('set-ups', () => {
  const choice = (more: Partial<Choice> = {}): Choice => ({ game: 'catan', modules: [], seats: 4, options: {}, ...more });
  it('are written with what differs only', () => {
    expect(writeSetup(choice(), info)).toBe('catan seats=4');
    expect(writeSetup(choice({ options: { layout: 'beginner', start: 'printed', rest: '1' } }), info)).toBe('catan seats=4 layout=beginner start=printed');
    expect(writeSetup(choice({ options: { start: 'printed' } }), info)).toBe('catan seats=4');
    expect(writeSetup(choice({ modules: ['five_six'], seats: 5, options: { phase: '0' } }), info)).toBe('catan +five_six seats=5 phase=0');
  });
  it('are read', () => {
    expect(readSetup('catan rev=1 +five_six seats=5 layout=beginner')).toEqual({ game: 'catan', modules: ['five_six'], seats: 5, options: { layout: 'beginner' } });
  });
  it('have modules that come by themselves with those that need them', () => {
    const quiet = { ...info,
      modules: [
        { name: 'gold', min_seats: 0, max_seats: 6, needs: [], excludes: [], quiet: true },
        { name: 'rivers', min_seats: 2, max_seats: 4, needs: ['gold'], excludes: [] },
        { name: 'attack', min_seats: 2, max_seats: 4, needs: ['gold', 'friendly'], excludes: [] },
        ...info.modules,
      ],
      options: [{ name: 'half', module: 'gold', type: 'bool', default: true }],
    } as GameInfo;
    const [, rivers, attack] = quiet.modules;
    const half = quiet.options[0]!;
    const played = choice({ modules: ['rivers'], options: { half: '0' } });
    expect(choosable(quiet).map((m) => m.name)).toEqual(['rivers', 'attack', 'friendly', 'five_six']);
    expect(moduleHindered(rivers!, choice(), quiet)).toBeNull();
    expect(moduleHindered(attack!, choice(), quiet)).toEqual({ what: 'needs', words: ['+friendly'] });
    expect([applies(half, choice(), quiet), applies(half, played, quiet)]).toEqual([false, true]);
    expect([homeOf('gold', choice(), quiet), homeOf('gold', played, quiet), homeOf('rivers', played, quiet)]).toEqual([undefined, 'rivers', 'rivers']);
    expect(homeOf('gold', choice({ modules: ['attack', 'rivers'] }), quiet)).toBe('rivers'); // one place, not two
    expect(writeSetup(played, quiet)).toBe('catan +rivers seats=4 half=0');
  });
  it('know which rows, modules and seats do not go together, and by which rule', () => {
    const row = (name: string, more: object = {}): object => ({ name, clause: `XX-${name}`, ...more });
    const sea = {
      ...info,
      modules: [...info.modules, { name: 'sea', min_seats: 2, max_seats: 4, needs: [], excludes: [] }, { name: 'ck', min_seats: 2, max_seats: 6, needs: [], excludes: [] }],
      options: [
        ...info.options,
        { name: 'scenario', module: 'sea', type: 'choice', default: 'shores', rows: [row('shores'), row('fog', { min_seats: 3, max_seats: 4 }), row('cloth'), row('far', { needs: 'layout=beginner' })] },
        { name: 'edition', module: 'sea', type: 'choice', default: 'new', needs: 'scenario=shores|fog', rows: [row('new'), row('old')] },
      ],
      bars: [{ one: '+ck', other: 'scenario=fog|cloth', clause: 'XX-1' }, { one: '+five_six', other: 'start=printed', clause: 'XX-2' }],
    } as GameInfo;
    const scenario = sea.options.find((o) => o.name === 'scenario')!;
    const edition = sea.options.find((o) => o.name === 'edition')!;
    const at = (name: string, with_: Partial<Choice>): unknown => rowHindered(scenario, scenario.rows!.find((r) => r.name === name)!, choice({ modules: ['sea'], ...with_ }), sea);
    expect(at('fog', {})).toBeNull();
    expect(at('fog', { seats: 2 })).toEqual({ what: 'seats', min: 3, max: 4, clause: 'XX-fog' });
    expect(at('far', {})).toEqual({ what: 'only_with', words: ['layout=beginner'], clause: 'XX-far' });
    expect(at('far', { options: { layout: 'beginner' } })).toBeNull();
    expect(at('cloth', { modules: ['sea', 'ck'] })).toEqual({ what: 'not_with', words: ['+ck'], clause: 'XX-1' });
    expect(at('shores', { modules: ['sea', 'ck'] })).toBeNull();

    const ck = sea.modules.find((m) => m.name === 'ck')!;
    const fog = choice({ modules: ['sea'], options: { scenario: 'fog' } });
    expect(moduleHindered(ck, fog, sea)).toEqual({ what: 'not_with', words: ['scenario=fog'], clause: 'XX-1' });
    expect(moduleHindered(ck, choice({ options: { scenario: 'fog' } }), sea)).toBeNull(); // without the sea the row means nothing
    expect(seatsHindered(3, fog, sea)).toBeNull();
    expect(seatsHindered(2, fog, sea)).toEqual({ what: 'not_with', words: ['scenario=fog'], clause: 'XX-fog' });
    const printed = choice({ options: { layout: 'beginner', start: 'printed' } });
    expect(seatsHindered(5, printed, sea)).toEqual({ what: 'not_with', words: ['start=printed'], clause: 'XX-2' });
    expect(seatsHindered(4, printed, sea)).toBeNull();

    expect(applies(edition, fog, sea)).toBe(true);
    expect(applies(edition, choice({ modules: ['sea'], options: { scenario: 'cloth' } }), sea)).toBe(false);
  });
  it('say in both languages why not', async () => {
    await setLanguage('ru');
    expect(hindranceText('catan', { what: 'not_with', words: ['layout=beginner'] })).toBe('Не вместе с «Остров: для первой игры».');
    await setLanguage('en');
    expect(hindranceText('catan', { what: 'not_with', words: ['layout=beginner'] })).toBe('Not with “Island: beginner’s island”.');
    expect(hindranceText('catan', { what: 'only_with', words: ['layout=variable|beginner'] })).toBe('Only with “Island: random, beginner’s island”.');
    expect(hindranceText('catan', { what: 'not_with', words: ['+ck'] })).toBe('Not with “Cities & Knights”.');
    expect(hindranceText('catan', { what: 'seats', min: 3, max: 4 })).toBe('For 3 to 4 players.');
    expect(rowName('catan', 'layout', 'unheard_of')).toBe('unheard_of');
    expect(rowText('catan', 'layout', 'unheard_of')).toBe('');
  });
  it('know what applies', () => {
    const start = info.options[1]!;
    expect(applies(start, choice(), info)).toBe(false);
    expect(applies(start, choice({ options: { layout: 'beginner' } }), info)).toBe(true);
    expect(seatRange(choice({ modules: ['five_six'] }), info)).toEqual([5, 6]);
  });
});

describe('statistics', () => {
  const seat = (n: number, points: number): SeatView => ({ seat: n, points }) as SeatView;
  const told = (turn: number, event: string, s: number, ...args: (string | number)[]): { turn: number; event: GameEvent } => ({ turn, event: { event, seat: s, args } });
  it('count dice, income, robberies and points', () => {
    const log = [
      told(0, 'built', 1, 'settlement', 'n03'),
      told(0, 'built', 2, 'settlement', 'n09'),
      told(1, 'rolled', 1, 3, 4, 7),
      told(1, 'robbed', 1, 2),
      told(2, 'rolled', 2, 2, 3, 5),
      told(2, 'income', 2, '2wool+1ore'),
      told(2, 'route', 1, 5),
      told(3, 'route', 2, 6),
    ];
    expect(diceStats(log)).toMatchObject({ rolls: 2, turns: 3 });
    expect(diceStats(log).dice[7]).toBe(1);
    const stats = gameStats(log, [seat(1, 2), seat(2, 3)]);
    expect(stats.seats[1]).toMatchObject({ income: 3, lost: 1 });
    expect(stats.seats[0]).toMatchObject({ stolen: 1, sevens: 1 });
    expect(stats.curves[0]?.map((s) => s.points)).toEqual([1, 3, 2]);
    expect(stats.curves[1]?.at(-1)).toEqual({ turn: 3, points: 3 });
  });
  it('give equal places to equal points, and the first to the winner alone', () => {
    expect(places([10, 8, 8, 5], 1)).toEqual([1, 2, 2, 4]);
    expect(places([40, 62, 62], 0)).toEqual([3, 1, 1]);
    expect(places([10, 10, 7], 2)).toEqual([2, 1, 3]); // has won at 10 while another has as many
    expect(places([5, 5, 5], 0)).toEqual([1, 1, 1]);
  });
  it('know how probable dice are', () => {
    expect(expectedDice(36).slice(2)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(oddness(expectedDice(36), 36)).toBeCloseTo(1);
    const odd = Array.from({ length: 13 }, (_, n) => (n === 2 ? 36 : 0));
    expect(oddness(odd, 36)).toBeLessThan(1e-6);
  });
});

describe('what the page says of itself', () => {
  const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
  it.each([['en', 'manifest.webmanifest'], ['ru', 'manifest.ru.webmanifest']] as [Language, string][])('names every game in %s, in the page and on a home screen', async (lang, file) => {
    await setLanguage(lang);
    const manifest = JSON.parse(read(`public/${file}`)) as { lang: string; description: string };
    expect(manifest).toMatchObject({ lang, description: t('web.description') });
    for (const game of ['catan', 'carcassonne', 'elasund']) expect(manifest.description).toContain(t(`game.${game}`));
    await setLanguage('en');
    expect(read('index.html')).toContain(`<meta name="description" content="${t('web.description')}" />`);
  });
});
