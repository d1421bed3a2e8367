import { beforeAll, describe, expect, it } from 'vitest';
import recorded from '../../../src/elasund/dev/positions.json';
import { Mock, type Position } from '../../../src/table/dev/mock.svelte';
import { Control } from '../../../src/elasund/control.svelte';
import { setLanguage, t } from '../../../src/lib/i18n.svelte';
import { burst, inOrder, step } from '../../../src/elasund/model/cards';
import { cellName, fieldsOf, rowTop, siteRect, windmillsUnder } from '../../../src/elasund/model/city';
import { consequences, doText, stateOf } from '../../../src/elasund/model/consequences';
import { cut, logLines, placeOf } from '../../../src/elasund/model/log';
import { askedTool, KNOWN_WORDS, moveText, otherMoves, otherTools, sortMoves } from '../../../src/elasund/model/moves';
import { goOn, PHASES, phaseOf, promptOf } from '../../../src/elasund/prompt';
import { commandOf } from '../../../src/elasund/keys';
import { building, churchTile } from '../../../src/elasund/art/buildings';

const positions = recorded as unknown as Record<string, Position>;
const control = (name: string): Control => new Control(new Mock(positions[name]!));
const press = (key: string, more: object = {}): Parameters<typeof commandOf>[0] => ({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

beforeAll(() => setLanguage('en'));

describe.each(Object.keys(positions))('%s', (name) => {
  const c = control(name);
  const moves = positions[name]!.view.moves;
  it('offers every move of the engine once, and none of its own', () => {
    const sorted = sortMoves(moves);
    const tools = [...sorted.tools].flatMap(([tool, places]) => places.map((at) => `${tool} ${at}`));
    const all = Object.entries(moves).flatMap(([word, args]) => args.map((arg) => moveText(word, arg)));
    expect([...tools, ...sorted.plain].sort()).toEqual(all.sort());
    expect(Object.keys(moves).filter((word) => !KNOWN_WORDS.has(word))).toEqual([]);
  });
  it('lights exactly the places of the engine for each tool', () => {
    for (const [tool, places] of c.sorted.tools) {
      c.chosen = tool;
      expect(c.spots.filter((s) => s.refused === undefined).map((s) => s.at)).toEqual(places);
      for (const spot of c.spots) expect(consequences(c, spot).title).not.toContain('web.');
    }
    c.chosen = null;
  });
  it('says in both languages what is asked', async () => {
    for (const lang of ['ru', 'en'] as const) {
      await setLanguage(lang);
      const { text, hint } = promptOf(c);
      expect(text + hint).not.toMatch(/web\.|\{/);
      expect(text.length).toBeGreaterThan(5);
      expect(goOn(c)?.text ?? '').not.toContain('web.');
    }
  });
});

describe('the contest of a site', () => {
  it('shows sums, price and what goes home', () => {
    const c = control('build');
    c.choose('build inn');
    const spot = c.spots.find((s) => s.at === '7,5')!;
    const { title, lines } = consequences(c, spot);
    expect(title).toBe('Build here: inn, H5?');
    expect(lines.map((l) => [l.state, l.text, l.value])).toEqual([
      ['ok', 'Permits on the site', '3 of 2'],
      ['ok', 'Your total 4 beats Olga 2', undefined],
      ['ok', 'Cost: 3, plus 2 to Olga', '5 gold'],
      ['info', 'All 3 permits return to their owners. Nobody is displaced.', undefined],
    ]);
    expect(doText(c, spot)).toBe('Build inn: 5 gold');
  });
  it('says why a site is refused, and plays nothing there', () => {
    const c = control('build');
    c.choose('build shop');
    const refused = c.spots.filter((s) => s.refused !== undefined);
    expect(refused.length).toBeGreaterThan(0);
    c.touch(refused[0]!, 'keys');
    c.touch(refused[0]!, 'keys');
    c.confirm();
    expect((c.session as Mock).sent).toEqual([]);
    const bad = consequences(c, c.ghost!).lines.filter((l) => l.state === 'no');
    expect(bad.map((l) => l.clause)).toEqual([refused[0]!.refused]);
  });
  it('leaves open what comes after the first reason', () => {
    expect(['permits', 'sums', 'size', 'price', 'cards'].map((x) => stateOf(x, 'EL-BLD-08'))).toEqual(['ok', 'no', 'open', 'open', 'open']);
    expect(stateOf('cards', undefined)).toBe('ok');
    expect(stateOf('price', 'EL-XX-01')).toBe('open');
  });
});

describe('choosing', () => {
  it('shows a ghost first and plays it when confirmed', () => {
    const c = control('permit');
    c.choose('permit 2');
    const spot = c.spots.find((s) => s.at === '2,9')!;
    c.touch(spot, 'keys');
    expect(c.ghost).toEqual(spot);
    expect((c.session as Mock).sent).toEqual([]);
    c.touch(spot, 'keys');
    expect((c.session as Mock).sent).toEqual([['permit 2 2,9']]);
  });
  it('goes back step by step', () => {
    const c = control('permit');
    c.choose('permit 2');
    c.touch(c.spots[0]!, 'touch');
    expect([c.back(), c.ghost, c.chosen]).toEqual([true, null, 'permit 2']);
    expect([c.back(), c.chosen, c.back()]).toEqual([true, null, false]);
  });
  it('lights the rows of the ship and the fields of a hut by itself', () => {
    expect(control('ship').spots.map((s) => s.at)).toEqual(['3', '8']);
    expect(control('pirateship').pirate).toBe(true);
    expect(control('huts').tool).toMatch(/^hut /);
    expect(askedTool(sortMoves({ build: ['inn 1,2'] }), 'elasund.build')).toBeNull();
  });
  it('tells what the pirate takes', () => {
    const c = control('pirateship');
    expect(consequences(c, c.spots.find((s) => s.at === '8')!).lines.map((l) => l.text)).toEqual(['Mira gives up 1 card', 'Timur gives up 1 card', 'Olga gives up 1 card']);
  });
  it('offers words it has never heard of', () => {
    const sorted = sortMoves({ fly: ['3,4', 'high 3,5'], sing: [''], end: [''] });
    expect(otherTools(sorted)).toEqual(['fly', 'fly high']);
    expect(otherMoves(sorted)).toEqual(['sing']);
  });
});

describe('the city', () => {
  const city = control('build').city!;
  it('has no row 7 and names fields by letter and number', () => {
    expect([rowTop(city, 6), rowTop(city, 8)]).toEqual([400, 500]);
    expect(cellName('3,9')).toBe('D9');
    expect(fieldsOf(city, 'inn', '0,6')).toEqual(['0,6', '1,6', '0,8', '1,8']);
    expect(siteRect(city, 'large', '7,8')).toEqual({ x: 700, y: 500, w: 200, h: 300 });
  });
  it('counts windmills under a building', () => {
    expect(windmillsUnder(city, 'large', '0,8')).toBe(3);
    expect(windmillsUnder(city, 'fair', '4,2')).toBe(2);
  });
  it('draws every kind, with a cube for each flag', () => {
    for (const kind of city.kinds.values()) expect(building(kind, 1, kind.flags).split('<ellipse cx="1" cy="15"').length - 1).toBe(kind.flags);
    expect(new Set(Array.from({ length: 9 }, (_, i) => churchTile(i + 1))).size).toBe(9);
  });
});

describe('the log', () => {
  it('puts the income of a roll into its line, and phase 3 into one of its own', () => {
    const c = control('special');
    const lines = logLines(c.scene, c.session.log);
    expect(lines[0]!.gains).toEqual([{ seat: 1, cards: { gold: 1 } }, { seat: 2, cards: { gold: 1 } }]);
    expect(lines[0]!.parts).toEqual([{ kind: 'text', text: 'Mira rolls 9: the ship sails to row 9.' }]);
    expect(lines[1]!.event).toBe('gold');
  });
  it('hides colours of others and shows the own', () => {
    const c = control('build');
    const gains = logLines(c.scene, c.session.log).flatMap((l) => l.gains);
    expect(gains.filter((g) => g.seat !== 1).every((g) => !('green' in g.cards || 'blue' in g.cards || 'red' in g.cards))).toBe(true);
  });
  it('points at fields and links rules', () => {
    expect(placeOf({ event: 'built', seat: 1, args: ['inn', '7,5'] })).toBe('7,5');
    expect(placeOf({ event: 'rolled', seat: 1, args: [1, 2, 3] })).toBeNull();
    expect(cut('lost (EL-BLD-19).')).toEqual([{ kind: 'text', text: 'lost ' }, { kind: 'clause', id: 'EL-BLD-19' }, { kind: 'text', text: '.' }]);
  });
});

describe('cards, phases and keys', () => {
  it('gives cards one by one in one burst', () => {
    expect(burst('give', { red: 1, gold: 2 })).toEqual(['give gold', 'give gold', 'give red']);
    expect(inOrder({ '?': 2, red: 1, green: 0 })).toEqual([['red', 1], ['?', 2]]);
    expect(step({ gold: 1 }, 'gold', -1, 3)).toEqual({});
    expect(step({ gold: 3 }, 'gold', 1, 3)).toEqual({ gold: 3 });
  });
  it('knows the phase of each question that belongs to one', () => {
    expect(PHASES.length).toBe(4);
    expect(['elasund.ship', 'elasund.keep', 'elasund.permit', 'elasund.special', 'elasund.pay'].map(phaseOf)).toEqual([0, 1, 2, 3, -1]);
    expect(t(goOn(control('build'))!.text)).toBe('Skip building');
    expect(goOn(control('build2'))!.text).toBe('Done building');
  });
  it('hears keys', () => {
    expect(commandOf(press('6'), true)).toEqual({ do: 'pick', n: 6 });
    expect(commandOf(press('6'), false)).toBeNull();
    expect(commandOf(press('Enter', { shiftKey: true }), false)).toEqual({ do: 'skip' });
    expect(commandOf(press('z', { ctrlKey: true }), true)).toEqual({ do: 'undo' });
    expect(commandOf(press('Escape'), false)).toEqual({ do: 'back' });
    expect(commandOf(press('n'), true)).toEqual({ do: 'step', by: 1 });
  });
});
