import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applies, choosable, moduleHindered, rowHindered, seatRange, seatsHindered, valueOf, type Choice } from '../../src/lib/fits';
import { has, later, LANGUAGES, setLanguage, t } from '../../src/lib/i18n.svelte';
import type { GameInfo } from '../../src/lib/protocol';
import { setupWords, writeSetup } from '../../src/lib/tables';
import { Engine } from '../../src/local/engine';
import { decisions, demand, minutesOf, partsOf } from '../../src/setup/figures';
import { keepTable, lastTable, type LastTable } from '../../src/setup/last';
import lengths from '../../src/setup/lengths.json';
import { choiceOf, idOf, PRESETS, presetsOf, sameChoice, type Preset } from '../../src/setup/presets';
import { quickOf } from '../../src/setup/quick';

const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
const { games } = engine.games();
const QUICK = games.flatMap((g) => quickOf(g.name));
const rules = new URL('../../../docs/rules/', import.meta.url);
const clauses = new Set(readdirSync(rules).filter((f) => f.endsWith('.tsv')).flatMap((f) => readFileSync(new URL(f, rules), 'utf8').split('\n').map((line) => line.split('\t')[0])));
const infoOf = (game: string): GameInfo => games.find((g) => g.name === game)!;

/** What is in the way of this set-up, by what the screen offers. */
function hindrances(choice: Choice, info: GameInfo): string[] {
  const others = (m: string): Choice => ({ ...choice, modules: choice.modules.filter((x) => x !== m) });
  const known = [...choice.modules.filter((m) => !choosable(info).some((x) => x.name === m)), ...Object.keys(choice.options).filter((o) => !info.options.some((x) => x.name === o))];
  const modules = info.modules.filter((m) => choice.modules.includes(m.name) && moduleHindered(m, others(m.name), info) !== null).map((m) => m.name);
  const options = info.options.filter((o) => o.name in choice.options);
  const idle = options.filter((o) => !applies(o, choice, info)).map((o) => `${o.name} does not matter`);
  const rows = options.flatMap((o) => (o.rows !== undefined && !o.rows.some((r) => r.name === choice.options[o.name]) ? [`${o.name} has no such row`] : []));
  const barred = info.options.filter((o) => applies(o, choice, info)).flatMap((o) => (o.rows ?? []).filter((r) => r.name === valueOf(o, choice) && rowHindered(o, r, choice, info) !== null).map((r) => `${o.name}=${r.name}`));
  const seats = seatRange(choice, info).includes(choice.seats) && seatsHindered(choice.seats, choice, info) === null ? [] : [`${choice.seats} seats`];
  return [...known, ...modules, ...idle, ...rows, ...barred, ...seats];
}
const name = (p: Preset, seats: number): string => `${idOf(p)} for ${seats}`;

describe('presets', () => {
  for (const p of PRESETS)
    for (const seats of p.seats)
      it(`${name(p, seats)} is a legal set-up, by the screen and by the engine`, () => {
        const info = infoOf(p.game);
        const choice = choiceOf(p, seats);
        expect(choice.seats).toBe(seats);
        expect(hindrances(choice, info)).toEqual([]);
        const made = engine.open(writeSetup(choice, info));
        expect(made.seats).toBe(seats);
        for (const [option, value] of Object.entries(choice.options)) expect(made.setup.split(' ')).toContain(`${option}=${value}`);
        engine.close(made.handle);
      });

  it('cite clauses there are', () => {
    for (const p of PRESETS) expect(clauses.has(p.clause), `${idOf(p)} ${p.clause}`).toBe(true);
  });
  it('a tournament has no house rules and no module but the one so many players need', () => {
    for (const p of PRESETS.filter((x) => x.kind === 'tournament')) {
      expect((p.modules ?? []).filter((m) => m !== 'five_six'), idOf(p)).toEqual([]);
      expect(p.terms).toEqual({ undo: false, memory: false });
    }
    expect(new Set(PRESETS.filter((p) => p.kind === 'tournament').map((p) => p.game))).toEqual(new Set(games.map((g) => g.name)));
  });
  it('"everything" cannot be given one expansion more, save what makes an unusual mix or house rules', () => {
    for (const p of PRESETS.filter((x) => x.kind === 'everything'))
      for (const seats of p.seats) {
        const info = infoOf(p.game);
        const choice = choiceOf(p, seats);
        const left = choosable(info).filter((m) => !choice.modules.includes(m.name) && m.name !== 'house' && moduleHindered(m, choice, info) === null);
        const fits = left.filter((m) => seatRange({ ...choice, modules: [...choice.modules, m.name] }, info).includes(seats));
        expect(fits.map((m) => m.name), name(p, seats)).toEqual([]);
      }
  });
  it('there is an older edition for every scenario option named edition', () => {
    for (const info of games)
      for (const o of info.options.filter((x) => x.name === 'edition'))
        for (const row of (o.rows ?? []).slice(1)) expect(PRESETS.some((p) => p.kind === 'edition' && p.options?.edition === row.name && p.game === info.name)).toBe(true);
  });
  it('one row for each, the one nearest to the number of players', () => {
    expect(presetsOf('catan', 6).find((p) => idOf(p) === 'first.catan')?.modules).toEqual(['five_six']);
    expect(presetsOf('catan', 2).find((p) => idOf(p) === 'first.catan')?.options).toEqual({ layout: 'beginner', start: 'printed' });
    expect(choiceOf(presetsOf('catan', 2).find((p) => idOf(p) === 'first.catan')!, 2).seats).toBe(3);
    for (const info of games) expect(new Set(presetsOf(info.name, 4).map(idOf)).size).toBe(presetsOf(info.name, 4).length);
  });
  it('what is as usual need not be said to be the same', () => {
    const info = infoOf('catan');
    const choice = (options: Record<string, string>, seats = 4): Choice => ({ game: 'catan', modules: [], seats, options });
    expect(sameChoice(choice({ layout: 'variable' }), choice({}), info)).toBe(true);
    expect(sameChoice(choice({ layout: 'beginner' }), choice({}), info)).toBe(false);
    expect(sameChoice(choice({}, 3), choice({}), info)).toBe(false);
  });
  it('have words in every language', async () => {
    await later('setup');
    for (const lang of LANGUAGES) {
      await setLanguage(lang);
      for (const kind of new Set(PRESETS.map((p) => p.kind))) for (const key of [`web.preset.${kind}`, `web.preset.${kind}_text`]) expect(has(key), `${key} ${lang}`).toBe(true);
      for (const q of QUICK) expect(has(`web.quick.${q.name}`), `${q.name} ${lang}`).toBe(true);
    }
  });
});

describe('quick games', () => {
  for (const q of QUICK)
    it(`${q.name} is a legal set-up`, () => {
      expect(hindrances(q.choice, infoOf(q.choice.game))).toEqual([]);
      engine.close(engine.open(writeSetup(q.choice, infoOf(q.choice.game))).handle);
    });
});

describe('durations', () => {
  const catan = (seats: number, modules: string[] = [], options: Record<string, string> = {}): Choice => ({ game: 'catan', modules, seats, options });
  const info = infoOf('catan');
  it('every game, module and scenario was measured for every number of players it is for', () => {
    for (const g of games) {
      const rows = lengths[g.name as keyof typeof lengths] as Record<string, Record<string, number>>;
      for (let n = g.min_seats; n <= g.max_seats; n++) expect(rows['']?.[n], `${g.name} ${n}`).toBeGreaterThan(0);
      for (const m of choosable(g)) for (let n = Math.max(g.min_seats, m.min_seats); n <= Math.min(g.max_seats, m.max_seats); n++) expect(rows[`+${m.name}`]?.[n], `${m.name} ${n}`).toBeGreaterThan(0);
      for (const o of g.options.filter((x) => x.name === 'scenario')) for (const r of (o.rows ?? []).slice(1)) expect(Object.keys(rows[`+${o.module} scenario=${r.name}`] ?? {}).length, r.name).toBeGreaterThan(0);
    }
  });
  it('ten seconds for each decision of a person, half a second for each of a bot, to the nearest five minutes', () => {
    const d = lengths.catan['']['4'];
    expect(minutesOf(catan(4), info)).toBe(5 * Math.round((d * 10) / 300));
    expect(minutesOf(catan(4), info, 1)).toBe(5 * Math.round(((d / 4) * 11.5) / 300));
  });
  it('the home screen says the same of the base games, and the box of the whole of Carcassonne', async () => {
    for (const lang of LANGUAGES) {
      await setLanguage(lang);
      for (const g of games) {
        const [, from, to, low, high] = /(\d)–(\d).* (\d+)–(\d+)/.exec(t(`web.home.size.${g.name}`))!.map(Number);
        const at = (seats: number): number => minutesOf({ game: g.name, modules: [], seats, options: {} }, g);
        expect([low, high], `${g.name} ${lang}`).toEqual([at(from!), at(to!)]);
      }
    }
    const all = PRESETS.find((p) => p.kind === 'everything' && p.game === 'carcassonne')!;
    for (const seats of all.seats) {
      expect(minutesOf(choiceOf(all, seats), infoOf('carcassonne'))).toBeGreaterThanOrEqual(90); // the rulebook's own figures
      expect(minutesOf(choiceOf(all, seats), infoOf('carcassonne'))).toBeLessThanOrEqual(120);
    }
  });
  it('what several modules add is added up; a scenario stands for its module', () => {
    const all = lengths.catan as Record<string, Record<string, number>>;
    expect(decisions(catan(4, ['ck', 'events']), info)).toBe(all['+ck']![4]! + all['+events']![4]! - all['']![4]!);
    expect(partsOf(catan(4, ['sea'], { scenario: 'fog_island' }), info)).toEqual(['', '+sea scenario=fog_island']);
    expect(partsOf(catan(4, ['sea']), info)).toEqual(['', '+sea']);
  });
  it('a game is as demanding as its hardest part, two demanding parts more so', () => {
    expect(demand(catan(4), info)).toBe(1);
    expect(demand(catan(4, ['fishermen']), info)).toBe(2);
    expect(demand(catan(4, ['fishermen', 'rivers']), info)).toBe(3);
    expect(demand(catan(4, ['ck', 'events']), info)).toBe(3);
  });
});

describe('house rules', () => {
  it('every option of them is named wherever a table is', async () => {
    await setLanguage('en');
    const info = infoOf('catan');
    const ours = info.options.filter((o) => o.module === 'house' || o.needs === '+house');
    expect(ours.length).toBeGreaterThanOrEqual(11); // seven of the base, paired players, three of Cities & Knights
    for (const o of ours) {
      const other = o.type === 'choice' ? o.rows![1]!.name : o.type === 'bool' ? String(1 - Number(o.default)) : String(Number(o.default) + 1);
      const modules = ['house', ...(o.module === 'house' ? [] : [o.module!])];
      const made = engine.open(writeSetup({ game: 'catan', modules, seats: modules.includes('five_six') ? 5 : 4, options: { [o.name]: other } }, info));
      expect(setupWords(made.setup), o.name).toMatch(/^\d players, [^,]+: [^,]+$/);
      expect(engine.head(made.handle), o.name).toMatch(new RegExp(`^opt (.* )?${o.name}=${other}( |$)`, 'm'));
      engine.close(made.handle);
    }
    expect(setupWords('catan rev=2 +house seats=4 layout=variable hand_limit=9 more_points=0')).toBe('4 players, Hand limit on a 7: 9 cards');
  });
});

describe('as last time', () => {
  const made = (game: string, seats: number): LastTable => ({ choice: { game, modules: [], seats, options: {} }, place: 'device', seats: ['me', 'easy'], clock: 'none', undo: true, memory: false, listed: true });
  it('one for each game, the last of all that were made', () => {
    const kept = new Map<string, string>();
    const storage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) } as unknown as Storage;
    expect(lastTable(storage, 'catan')).toBeUndefined();
    for (const t of [made('catan', 3), made('elasund', 2), made('catan', 4)]) keepTable(storage, t);
    expect(lastTable(storage, 'catan')?.choice.seats).toBe(4);
    expect(lastTable(storage, 'elasund')?.choice.seats).toBe(2);
  });
});
