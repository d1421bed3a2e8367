// guide.test.ts - how to play: every game, module and scenario has its part; both languages say the same by the same clauses; the
// figures of its tables are those of the data.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { guideOf, loadGuide, PAGES, strong, type GuideBlock, type GuidePage } from '../../src/guide/guide';
import { loadRules } from '../../src/lib/rules';
import { Engine } from '../../src/local/engine';
import { parseGuide } from '../../vite/guide';

const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
const { games } = engine.games();

async function page(name: string, lang: 'en' | 'ru'): Promise<GuidePage> {
  const found = await loadGuide(name, lang);
  if (found === undefined) throw new Error(`no page ${name}.${lang}`);
  return found;
}
const lines = (b: GuideBlock): { text: string; rules: string[] }[] =>
  b.kind === 'heading' ? [] : b.kind === 'text' ? [b] : b.kind === 'list' ? b.items : b.rows.map((r) => ({ text: r.cells.join(' | '), rules: r.rules }));
/** All that must be the same in every language. */
const shape = (b: GuideBlock): unknown => ({
  kind: b.kind,
  ...(b.kind === 'heading' ? { level: b.level, id: b.id } : {}),
  ...(b.kind === 'list' ? { ordered: b.ordered } : {}),
  ...(b.kind === 'table' ? { columns: b.head.length, cells: b.rows.map((r) => r.cells.length) } : {}),
  rules: lines(b).map((l) => l.rules),
});
const words = (p: GuidePage): string[] => p.blocks.flatMap((b) => [...(b.kind === 'heading' ? [b.text] : []), ...(b.kind === 'table' ? b.head : []), ...lines(b).map((l) => l.text)]);
const numbers = (text: string): string[] => text.match(/\d+/g) ?? [];
/** The table below a heading, without its head. */
function rows(p: GuidePage, id: string, which = 0): string[][] {
  const at = p.blocks.findIndex((b) => b.kind === 'heading' && b.id === id);
  const table = p.blocks.slice(at).filter((b) => b.kind === 'table')[which];
  return table?.kind === 'table' ? table.rows.map((r) => r.cells) : [];
}

describe('how to play', () => {
  it('explains every game, every module and every scenario, and nothing twice', () => {
    for (const game of games) {
      expect(guideOf(game.name), game.name).toBeTruthy();
      for (const m of game.modules) expect(guideOf(game.name, m.name), `${game.name} +${m.name}`).toBeTruthy();
      const modules = game.modules.map((m) => m.name);
      const told = PAGES.filter((p) => p.game === game.name).flatMap((p) => [...p.parts.filter((id) => modules.includes(id)), ...(p.module === '' ? [] : [p.module])]);
      expect([...told].sort(), game.name).toEqual([...modules].sort());
    }
    const scenarios = games.find((g) => g.name === 'catan')?.options.find((o) => o.name === 'scenario')?.choices ?? [];
    expect(scenarios).toHaveLength(9);
    const sea = PAGES.find((p) => p.name === guideOf('catan', 'sea'));
    expect(scenarios.filter((s) => !sea?.parts.includes(s))).toEqual([]);
    expect(guideOf('catan', 'fishermen')).toBe('traders_barbarians/fishermen');
    expect(guideOf('catan', 'nothing')).toBeUndefined();
  });

  it('cites in every line, and only clauses that there are', async () => {
    const ids = new Set((await loadRules('en')).filter((r) => r.kind === 'clause').map((r) => r.id));
    for (const p of PAGES) {
      const all = (await page(p.name, 'en')).blocks.flatMap(lines);
      expect(all.filter((l) => l.rules.length === 0).map((l) => l.text), p.name).toEqual([]);
      expect(all.flatMap((l) => l.rules).filter((id) => !ids.has(id)), p.name).toEqual([]);
      expect(all.filter((l) => new Set(l.rules).size < l.rules.length).map((l) => l.text), p.name).toEqual([]);
      expect(all.filter((l) => /[A-Z]{2}-[A-Z0-9]+-\d/.test(l.text)).map((l) => l.text), p.name).toEqual([]); // a clause the reader cannot click
    }
  });

  it('has the same headings, blocks, rows and clauses in both languages, and the same figures in its tables', async () => {
    for (const p of PAGES) {
      const [en, ru] = [await page(p.name, 'en'), await page(p.name, 'ru')];
      expect({ game: ru.game, module: ru.module, book: ru.book, order: ru.order }).toEqual({ game: en.game, module: en.module, book: en.book, order: en.order });
      expect(ru.blocks.map(shape), p.name).toEqual(en.blocks.map(shape));
      const ids = en.blocks.flatMap((b) => (b.kind === 'heading' ? [b.id] : []));
      expect(new Set(ids).size, p.name).toBe(ids.length);
      expect(words(ru).filter((w) => /\p{L}/u.test(w) && !/[а-яё]/i.test(w)), p.name).toEqual([]);
      expect(words(en).filter((w) => /[а-яё]/i.test(w)), p.name).toEqual([]);
      en.blocks.forEach((b, i) => {
        const other = ru.blocks[i];
        if (b.kind !== 'table' || other?.kind !== 'table') return;
        // the figures of a row, in any order: languages put "1 of each" and "by twos" differently
        b.rows.forEach((r, k) => expect(numbers((other.rows[k]?.cells ?? []).join(' ')).sort(), `${p.name}: ${r.cells.join(' | ')}`).toEqual(numbers(r.cells.join(' ')).sort()));
      });
    }
  });

  it('tells of a turn, of the end and of what beginners get wrong on every page of a whole game', async () => {
    for (const game of games) {
      const en = await page(guideOf(game.name) ?? '', 'en');
      const ids = en.blocks.flatMap((b) => (b.kind === 'heading' ? [b.id] : []));
      expect(ids).toEqual(expect.arrayContaining(['table', 'turn', 'mistakes']));
      expect(ids.some((id) => id === 'end' || id === 'points'), game.name).toBe(true);
    }
  });

  it('asks for the points that the engine asks for', async () => {
    const scenario = games.find((g) => g.name === 'catan')?.options.find((o) => o.name === 'scenario');
    const sea = await page('seafarers', 'en');
    const told = rows(sea, 'scenarios').map((r) => Number(numbers(r[1] ?? '')[0]));
    expect(told).toEqual(scenario?.rows?.map((r) => r.target));
    const targets = { fishermen: 10, rivers: 10, caravans: 12, barbarians: 12, traders: 13 };
    const box = rows(await page('traders_barbarians', 'en'), 'contents').filter((r) => r[1] === 'scenario').map((r) => Number(r[3]));
    expect(box).toEqual(Object.values(targets));
    for (const [module, target] of Object.entries(targets)) {
      const game = engine.open(`catan +${module} seats=3`);
      expect(engine.view(game.handle, 0).seats[0]?.target, module).toBe(target);
      engine.close(game.handle);
    }
  });

  it('has the buildings of Elasund as data/elasund has them', async () => {
    const data = readFileSync(resolve(import.meta.dirname, '../../../data/elasund/city.txt'), 'utf8');
    const named: Record<string, string> = { merchants: 'Merchants', craftsmen: 'Craftsmen', well: 'Well', fair: 'Fair', shop: 'Shop', inn: 'Inn', large: 'Large building' };
    const built = [...data.matchAll(/^building (\w+) +\w+ +(\d)x(\d) cost (\d) permits (\d) income (\w+) +flags (\d)/gm)].filter((m) => (m[1] ?? '') in named);
    const wanted = built.map(([, name = '', w, h, cost, permits, , flags]) => [named[name], `${w} × ${h}`, `${cost} gold, ${permits} permit${permits === '1' ? '' : 's'}`, flags]);
    const told = rows(await page('elasund', 'en'), 'building').map((r) => [r[0], r[1], r[2], numbers(r[3] ?? '')[0] ?? '0']);
    expect(told).toEqual(wanted);
    const income = Object.fromEntries(built.map((m) => [named[m[1] ?? ''], m[6]]));
    for (const [name = '', , , brings = ''] of rows(await page('elasund', 'en'), 'building')) {
      expect(/gold|influence/.exec(brings)?.[0] ?? 'none', name).toBe(income[name]);
    }
  });

  it('reads its small markup', () => {
    const read = parseGuide('# A <!-- game=g book=b order=1 -->\n\nSaid. (CB-A-01, CB-B-02)\n\n1. **One** two. (CB-A-01)\n2. Three (four). (CB-A-02)\n\n| | b | R |\n|---|---|---|\n| x | y | CB-A-01 |');
    expect(read).toEqual({
      title: 'A', game: 'g', module: '', book: 'b', order: 1,
      blocks: [
        { kind: 'text', text: 'Said.', rules: ['CB-A-01', 'CB-B-02'] },
        { kind: 'list', ordered: true, items: [{ text: '**One** two.', rules: ['CB-A-01'] }, { text: 'Three (four).', rules: ['CB-A-02'] }] },
        { kind: 'table', head: ['', 'b'], rows: [{ cells: ['x', 'y'], rules: ['CB-A-01'] }] },
      ],
    });
    expect(strong('**One** two.')).toEqual([{ text: 'One', strong: true }, { text: ' two.', strong: false }]);
    expect(() => parseGuide('no title')).toThrow('title');
  });
});
