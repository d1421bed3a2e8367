// A hint: what is weighed and how it is told. Nothing hidden may come into it.
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { advise, isClose, ranked, reasonsOf } from '../../src/hint/advice';
import { changesOf, reasonText, reasonTexts } from '../../src/hint/reasons';
import { has, later, setLanguage } from '../../src/lib/i18n.svelte';
import { Engine } from '../../src/local/engine';
import { Host } from '../../src/local/host';
import { MemoryStore } from '../../src/local/store';
import type { LocalReply } from '../../src/lib/protocol-extra';

const root = resolve(import.meta.dirname, '../../..');
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(join(root, 'web/src/local/engine.wasm')));
  await setLanguage('en');
  await Promise.all(['hint', 'catan/hint', 'carcassonne/hint', 'elasund/hint'].map(later));
});

/** Seat 1 has nine points and the cards of a city: it wins at once. If it does anything else, seat 2 or 3 may: both have nine points, too, and
 *  cards, `hands` of them, which the bank's are not. */
const wins = (hands: readonly [string, string]): string => `th 1 catan rev=2 seats=3
opt layout=beginner offers_per_turn=0
set empty
set city n20 1
set city n41 1
set city n10 1
set settlement n44 1
set city n17 2
set city n52 2
set city n13 2
set city n25 2
set settlement n00 2
set city n03 3
set city n05 3
set city n22 3
set city n27 3
set settlement n32 3
set cards 1 2point
set hand 1 3ore+2grain
set hand 2 ${hands[0]}
set hand 3 ${hands[1]}
set phase act 1
`;
const RICH = '2ore+2grain+1brick', POOR = '1lumber+2wool+2brick';
function seenBy(record: string, seat: number): string {
  const { handle } = engine.load(record), text = engine.seen(handle, seat);
  engine.close(handle);
  return text;
}

describe('what a seat sees', () => {
  it('is the position without what it does not know, and can be dealt and played', () => {
    const text = seenBy(wins([RICH, POOR]), 1);
    expect(text).toContain('set hand 1 2grain+3ore');
    expect(text).toContain('set hand 2 - ?5');
    expect(text).toBe(seenBy(wins([POOR, RICH]), 1));
    const { handle } = engine.load(text);
    engine.fill(handle, 1, 7);
    expect(engine.dump(handle)).not.toContain('?');
    expect(engine.play(handle, 1, 'city n44').over).toBe(true);
    engine.close(handle);
  });
});

describe('advice', () => {
  it('names the winning move first, with its chance and reasons', () => {
    const { choices, lines } = advise(engine, seenBy(wins([RICH, POOR]), 1), 1);
    expect(choices).toBe(2); // the city, or nothing
    expect(lines.map((l) => l.move)).toEqual(['city n44', 'end']);
    expect(lines[0]).toMatchObject({ value: 1000, behind: 0 });
    expect(lines[0]?.reasons.find((r) => r.term === 'points')).toMatchObject({ seat: 1, by: 622 }); // one point (data/bots/catan.txt)
  });
  it('is the same whatever lies in the hands of others', () => {
    const one = advise(engine, seenBy(wins([RICH, POOR]), 1), 1);
    expect(advise(engine, seenBy(wins([POOR, RICH]), 1), 1)).toEqual(one);
  });
  it('weighs the move one asks about beside the best', () => {
    const { lines } = advise(engine, seenBy(wins([RICH, POOR]), 1), 1, { made: 'end', most: 2 });
    const made = lines.find((l) => l.move === 'end');
    expect(made?.value).toBeLessThan(950);
    expect(isClose(made ?? { behind: 0, doubt: 0 })).toBe(false);
  });
  it('is refused to a seat that is not asked; a move that is none has no reasons', () => {
    expect(() => advise(engine, seenBy(wins([RICH, POOR]), 2), 2)).toThrow(/not asked/);
    expect(reasonsOf(engine, seenBy(wins([RICH, POOR]), 1), 1, 'city n00')).toEqual([]);
  });
  it('doubts what is told beside another line than the one it was weighed with', () => {
    const line = (move: string, value: number, doubt: number): { move: string; value: number; doubt: number; sims: number } => ({ move, value, doubt, sims: 96 });
    expect(ranked([line('a', 300, 0), line('b', 340, 30), line('c', 200, 40)]).map((l) => [l.move, l.behind, l.doubt])).toEqual([['b', 0, 0], ['a', 40, 30], ['c', 140, 50]]);
    expect(isClose({ behind: 40, doubt: 30 })).toBe(true);
    expect(isClose({ behind: 60, doubt: 30 })).toBe(false);
    expect(ranked([])).toEqual([]);
  });
});

describe('reasons in words', () => {
  const name = (seat: number): string => `S${seat}`;
  it('say what is gained, what it costs and who loses; the small is left out', () => {
    const reasons = [{ term: 'pips_ore', seat: 1, by: 400 }, { term: 'pips_grain', seat: 2, by: -200 }, { term: 'hand', seat: 1, by: -100 }, { term: 'route', seat: 1, by: 60 }];
    expect(reasonText('catan', 1, reasons, name)).toBe('Gains: ore income. Costs: cards in hand. S2 loses: grain income.');
  });
  it('add up terms of one name, and leave out those nobody would name', () => {
    const reasons = [{ term: 'wait', seat: 1, by: 300 }, { term: 'spot', seat: 1, by: 50 }, { term: 'spot_1', seat: 1, by: 30 }];
    expect(changesOf('catan', reasons)).toEqual([{ what: 'places for settlements', seat: 1, by: 80 }]);
  });
  it('tell several moves apart: what all of them bring is left out, unless there is nothing else', () => {
    const point = { term: 'points', seat: 1, by: 200 }, ore = { term: 'pips_ore', seat: 1, by: 100 };
    expect(reasonTexts('catan', 1, [[point, ore], [{ ...point, by: 300 }]], name)).toEqual(['Gains: ore income.', 'Gains: victory points.']);
    expect(reasonTexts('catan', 1, [[point], [point]], name)).toEqual(['Gains: victory points.', 'Gains: victory points.']);
    expect(reasonTexts('catan', 1, [[point], []], name)).toEqual(['Gains: victory points.', 'Little changes at once; the advantage shows later.']);
  });
  it('have an answer where nothing changes', () => {
    expect(reasonText('catan', 1, [], name)).toBe('Little changes at once; the advantage shows later.');
  });
  it('have a name in the page for every term that weighs anything', () => {
    const silent = new Set(['wait', 'acting', 'race', 'boot', 'camel_bid', 'idle_points']); // see data/bots: no reasons for a move, or their opposite is
    const folder = join(root, 'data/bots'), games = ['catan', 'carcassonne', 'elasund'];
    for (const file of readdirSync(folder).filter((f) => /^[a-z]+\.txt$/.test(f) && f !== 'levels.txt')) {
      const text = readFileSync(join(folder, file), 'utf8'), game = /^of (\w+)/m.exec(text)?.[1] ?? file.replace('.txt', '');
      if (!games.includes(game)) continue;
      for (const [, term = '', weight] of text.matchAll(/^(\w+) +(-?\d+\.\d+) /gm))
        if (Number(weight) !== 0 && !silent.has(term)) expect(has(`hint.${game}.${term}`), `${file}: ${term}`).toBe(true);
    }
  });
});

describe('the host of this device', () => {
  it('tells what whoever holds the device sees, and nothing to who only watches', async () => {
    const heard: LocalReply[] = [];
    const host = new Host({ engine, store: new MemoryStore(), reply: (m) => heard.push(structuredClone(m)), now: () => 0, random: (n) => new Uint8Array(n).fill(3), later: () => 0 });
    const ask = async (msg: object): Promise<void> => host.take(msg as never);
    await ask({ t: 'new', setup: 'catan seats=3 layout=beginner start=printed first_player=1 offers_per_turn=0', seats: ['me:Ann', 'random', 'random'] });
    await ask({ t: 'begin' });
    await ask({ t: 'hint', re: 'h' });
    const hint = heard.find((m) => m.t === 'hint');
    expect(hint).toMatchObject({ seat: 1, rows: expect.any(Number) as number });
    expect(hint?.t === 'hint' && hint.position).toMatch(/set hand 2 - \?3/);
    expect(hint?.t === 'hint' && hint.position).not.toMatch(/set hand 1 .*\?/);
  });
});
