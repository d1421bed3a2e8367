import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applies, choosable, isUnusual, mixesOf, moduleHindered, needsForSeats, rowHindered, seatRange, seatsHindered, valueOf, type Choice } from '../../src/lib/fits';
import { has, setLanguage, t } from '../../src/lib/i18n.svelte';
import type { GameInfo } from '../../src/lib/protocol';
import { writeSetup } from '../../src/lib/tables';
import { Engine, Refused } from '../../src/local/engine';

const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));

/** May it be chosen, click by click? */
function offered(choice: Choice, info: GameInfo): boolean {
  const others = (name: string): Choice => ({ ...choice, modules: choice.modules.filter((m) => m !== name) });
  const modules = info.modules.filter((m) => choice.modules.includes(m.name)).every((m) => moduleHindered(m, others(m.name), info) === null);
  const rows = info.options.filter((o) => applies(o, choice, info)).every((o) => (o.rows ?? []).filter((r) => r.name === valueOf(o, choice)).every((r) => rowHindered(o, r, choice, info) === null));
  const needed = needsForSeats(choice.seats, info); // choosing so many seats switches it on
  return (needed === undefined || choice.modules.includes(needed)) && modules && rows && seatRange(choice, info).includes(choice.seats) && seatsHindered(choice.seats, choice, info) === null;
}

function opens(setup: string): boolean {
  try {
    engine.close(engine.open(setup).handle);
    return true;
  } catch (e) {
    if (e instanceof Refused) return false;
    throw e;
  }
}

/** Up to so many of a list. */
function subsets<T>(list: readonly T[], most: number): T[][] {
  return most === 0 ? [[]] : [[], ...list.flatMap((x, i) => subsets(list.slice(i + 1), most - 1).map((rest) => [x, ...rest]))];
}

describe('the set-up screen offers exactly what the engine plays', () => {
  for (const info of engine.games().games)
    it(`${info.name}: any three modules, any number of seats, any scenario`, () => {
      const wrong: string[] = [];
      const scenario = info.options.find((o) => o.name === 'scenario');
      for (const modules of subsets(choosable(info).map((m) => m.name), info.name === 'catan' ? 3 : 2))
        for (let seats = info.min_seats; seats <= Math.max(...info.modules.map((m) => m.max_seats), info.max_seats); seats++)
          for (const row of scenario !== undefined && modules.includes('sea') ? (scenario.rows ?? []).map((r) => r.name) : ['']) {
            const choice: Choice = { game: info.name, modules, seats, options: row === '' ? {} : { scenario: row } };
            const setup = writeSetup(choice, info);
            if (offered(choice, info) !== opens(setup)) wrong.push(setup);
          }
      expect(wrong).toEqual([]);
    }, 120000);
});

describe('unusual pairs', () => {
  const info = engine.games().games.find((g) => g.name === 'catan')!;
  const choice = (modules: string[], options: Record<string, string> = {}): Choice => ({ game: 'catan', modules, seats: 4, options });
  it('each has a sentence of what it changes', async () => {
    await setLanguage('en');
    expect(info.mixes?.length).toBeGreaterThan(0);
    for (const m of info.mixes ?? []) {
      expect(has(`mix.catan.${m.clause}`), m.clause).toBe(true);
      expect(t(`mix.catan.${m.clause}`)).not.toMatch(/[{}]/);
    }
  });
  it('stand apart once one of the two is chosen, and are told when both are', () => {
    for (const m of info.mixes ?? []) {
      const sides = [m.one, m.other].map((side) => (side.startsWith('+') ? { module: side.slice(1), options: {} } : { module: 'sea', options: { [side.split('=')[0]!]: side.split('=')[1]!.split('|')[0]! } }));
      const [one, other] = sides as [(typeof sides)[0], (typeof sides)[0]];
      const options = { ...one.options, ...other.options };
      const second = info.modules.find((x) => x.name === other.module)!;
      expect(isUnusual(second, choice([], options), info), `${m.one} ${m.other}`).toBe(false);
      expect(isUnusual(second, choice([one.module], options), info), `${m.one} ${m.other}`).toBe(true);
      expect(mixesOf(choice([one.module, other.module], options), info)).toContainEqual(m);
    }
  });
});
