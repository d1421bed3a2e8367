import { beforeAll, describe, expect, it } from 'vitest';
import base from '../../../src/catan/dev/base.json';
import six from '../../../src/catan/dev/six.json';
import en from '../../../src/catan/i18n/en.json';
import ru from '../../../src/catan/i18n/ru.json';
import { Mock, positionOf, type Recorded } from '../../../src/table/dev/mock.svelte';
import { Control } from '../../../src/catan/control.svelte';
import { logLines, placeLabel, sentence } from '../../../src/catan/model/log';
import { byTurn, turnSeat } from '../../../src/table/model/turns';
import { diceBars } from '../../../src/table/model/stats';
import { promptOf } from '../../../src/catan/prompt';
import { setLanguage, type Language } from '../../../src/lib/i18n.svelte';
import type { LogEntry } from '../../../src/lib/session.svelte';

const control = (recorded: unknown, frame: string): Control => new Control(new Mock(positionOf(recorded as Recorded, frame, 'catan seats=4')));
const entry = (id: number, event: string, seat: number | undefined, args: (string | number)[]): LogEntry => ({ id, seq: id, turn: 1, event: { event, seat, args } });

beforeAll(() => setLanguage('en'));

describe('lines', () => {
  it('join a roll and its income, an offer and its answers, a theft and what was taken', () => {
    const c = control(base, 'catan.act');
    const lines = logLines(c.scene, [
      entry(1, 'turn', 1, [7]),
      entry(2, 'rolled', 1, [4, 3, 7]),
      entry(3, 'robbed', 1, [2]),
      entry(4, 'stole', 1, [2, 'wool']),
      entry(5, 'rolled', 1, [4, 4, 8]),
      entry(6, 'income', 2, ['1wool']),
      entry(7, 'income', 3, ['2ore']),
      entry(8, 'offer', 1, [1, '2+3+4', '1wool:1ore']),
      entry(9, 'rejected', 2, [1]),
      entry(10, 'accepted', 3, [1]),
      entry(11, 'ended', 1, []),
    ]);
    expect(lines.map((l) => l.event)).toEqual(['rolled', 'stole', 'rolled', 'offer']);
    expect(lines[2]!.gains).toEqual([{ seat: 2, cards: { wool: 1 } }, { seat: 3, cards: { ore: 2 } }]);
    expect(lines[3]!.answers).toEqual([{ seat: 2, yes: false }, { seat: 3, yes: true }]);
  });
  it('turn cards, places and clauses into parts', () => {
    const c = control(base, 'catan.act');
    expect(sentence(c.scene, { event: 'built', seat: 1, args: ['road', 'e19'] }).some((p) => p.kind === 'place' && p.id === 'e19')).toBe(true);
    expect(sentence(c.scene, { event: 'short', args: ['wool'] }).filter((p) => p.kind === 'clause')).toEqual([{ kind: 'clause', id: 'CB-PROD-05' }]);
    expect(sentence(c.scene, { event: 'bank', seat: 1, args: ['wool', 4, 'ore'] }).filter((p) => p.kind === 'cards')).toEqual([
      { kind: 'cards', cards: { wool: 4 } },
      { kind: 'cards', cards: { ore: 1 } },
    ]);
  });
  it.each(['en', 'ru'] as Language[])('leave no hole open in a whole game (%s)', async (lang) => {
    await setLanguage(lang);
    for (const [recorded, frame] of [[base, 'catan.act'], [six, 'catan.act']] as const) {
      const c = control(recorded, frame);
      for (const line of logLines(c.scene, c.session.log, 1e6)) {
        const text = line.parts.map((p) => (p.kind === 'text' ? p.text : '')).join('');
        expect(text).not.toMatch(/[{}\u0001]|undefined|NaN|\bev\./);
      }
    }
    await setLanguage('en');
  });
  it('stand under their turns, newest first', () => {
    const c = control(base, 'catan.act');
    const turns = byTurn(logLines(c.scene, c.session.log, 300));
    expect(turns[0]!.turn).toBe(c.view!.table.turn_no);
    expect(turns[0]!.turn).toBeGreaterThan(turns[1]!.turn);
    expect(turnSeat(c.session.log, c.view)(turns[0]!.turn)).toBe(c.view!.table.turn);
  });
});

describe('the prompt', () => {
  it.each(['en', 'ru'] as Language[])('is a sentence for every question, to you and about others (%s)', async (lang) => {
    await setLanguage(lang);
    for (const recorded of [base, six] as unknown as Recorded[])
      for (const frame of Object.keys(recorded.positions)) {
        const session = new Mock(positionOf(recorded, frame, 'catan seats=4'));
        for (const you of [session.you, 0, session.you === 1 ? 2 : 1]) {
          session.you = you;
          const p = promptOf(new Control(session));
          expect(p.text, frame).not.toMatch(/[{}]|web\.|ask\./);
          expect(p.text.length, frame).toBeGreaterThan(5);
          expect(p.hint).not.toMatch(/[{}]|web\./);
        }
      }
    await setLanguage('en');
  });
});

describe('spoken places', () => {
  it('name what lies around, the sea and the harbour', () => {
    const c = control(base, 'catan.act');
    const harbour = [...c.land!.harbours.keys()][0]!;
    const node = c.board!.edges.get(harbour)!.nodes[0]!;
    expect(placeLabel(c.scene, node, true)).toMatch(/^intersection: .*sea.*harbour.*\d:1/);
  });
});

describe('dice', () => {
  it('are counted against the average', () => {
    const { rolls, bars } = diceBars([entry(1, 'rolled', 1, [4, 3, 7]), entry(2, 'rolled', 1, [6, 6, 12])]);
    expect(rolls).toBe(2);
    expect(bars.find((b) => b.sum === 7)).toEqual({ sum: 7, rolled: 1, expected: 12 / 36 });
    expect(bars.reduce((a, b) => a + b.expected, 0)).toBeCloseTo(2);
  });
});

describe('the catalogue', () => {
  const holes = (v: unknown): string[] => [...new Set(JSON.stringify(v).match(/\{(\w+)\}/g) ?? [])].sort();
  it('says the same in both languages', () => {
    expect(Object.keys(ru)).toEqual(Object.keys(en));
    for (const [key, value] of Object.entries(en)) {
      const other = (ru as Record<string, unknown>)[key];
      expect(holes(other), key).toEqual(holes(value));
      expect(typeof other, key).toBe(typeof value);
      if (typeof value === 'object') expect(Object.keys(other as object).sort(), key).toEqual(['few', 'many', 'one', 'other']);
    }
  });
});
