import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fill, has, say, setLanguage, t, type Catalogue } from '../../src/lib/i18n.svelte';
import { askText, cardsText, eventText, moveText, parseCards, printCards, refusalText, type Scene } from '../../src/lib/words';

const web = resolve(import.meta.dirname, '../..');
const FORMS = { en: ['one', 'other'], ru: ['few', 'many', 'one', 'other'] };
const inside = (f: string): string[] => readdirSync(join(web, f), { withFileTypes: true }).flatMap((e) => (e.isDirectory() ? `${f}/${e.name}` : []));
const folders = ['../i18n', 'src/i18n', ...inside('src').flatMap((f) => [f, ...inside(f)]).map((f) => `${f}/i18n`)].filter((f, i, all) => all.indexOf(f) === i);
const books = folders.flatMap((folder) => [{ folder, name: '' }, { folder, name: 'late.' }]).flatMap(({ folder, name }) => {
  try {
    const read = (lang: string): Catalogue => JSON.parse(readFileSync(join(web, folder, `${name}${lang}.json`), 'utf8')) as Catalogue;
    return [{ folder, en: read('en'), ru: read('ru') }];
  } catch {
    return [];
  }
});

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((e) => {
    const path = join(folder, e.name);
    return e.isDirectory() ? sources(path) : /\.(ts|svelte)$/.test(e.name) ? [path] : [];
  });
}
const holes = (s: Catalogue[string]): string[] => {
  const texts = typeof s === 'string' ? [s] : Object.values(s);
  return [...new Set(texts.flatMap((x) => [...x.matchAll(/\{(\w+)\}/g)].map((m) => m[1] as string)))].sort();
};

describe('catalogues', () => {
  it.each(books)('$folder says the same in both languages', ({ en, ru }) => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    for (const key of Object.keys(en)) {
      const [e, r] = [en[key] as Catalogue[string], ru[key] as Catalogue[string]];
      expect(typeof r, key).toBe(typeof e);
      expect(holes(r), key).toEqual(holes(e));
      if (typeof e === 'object') expect(Object.keys(e).sort(), key).toEqual(FORMS.en);
      if (typeof r === 'object') expect(Object.keys(r).sort(), key).toEqual(FORMS.ru);
    }
  });

  it('no key is in two catalogues', () => {
    const all = books.flatMap((b) => Object.keys(b.en));
    expect(all.filter((k, i) => all.indexOf(k) !== i)).toEqual([]);
  });

  it('every key the page names is there', () => {
    const all = new Set(books.flatMap((b) => Object.keys(b.en)));
    const missing = sources(join(web, 'src')).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'([a-z][\w.]+)'/g)].map((m) => m[1] as string).filter((key) => !all.has(key)),
    );
    expect(missing).toEqual([]);
  });
});

describe('sentences', () => {
  it('fill holes and show what is missing', () => {
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
  it('have the right plural', () => {
    const ru = new Intl.PluralRules('ru');
    const book: Catalogue = { c: { one: '{n} карта', few: '{n} карты', many: '{n} карт', other: '{n} карты' } };
    expect([1, 3, 5, 11, 21, 22].map((n) => say(book, ru, 'c', { n }))).toEqual(['1 карта', '3 карты', '5 карт', '11 карт', '21 карта', '22 карты']);
  });
  it('an unknown key is itself', () => {
    expect(t('no.such.key')).toBe('no.such.key');
  });
});

describe('words', () => {
  const scene: Scene = { game: 'catan', name: (s) => ['', 'Ann', 'Ben', 'Cat'][s] ?? '?' };
  beforeAll(() => setLanguage('en'));

  it('cards there and back', () => {
    expect(parseCards('2wool+1ore')).toEqual({ wool: 2, ore: 1 });
    expect(printCards({ wool: 2, ore: 1, brick: 0 })).toBe('2wool+1ore');
    expect(parseCards('-')).toEqual({});
    expect(cardsText('catan', { wool: 2 })).toBe('2 wool');
  });
  it('events', () => {
    expect(eventText(scene, { event: 'rolled', seat: 1, args: [2, 3, 5] })).toBe('Ann rolls 2 + 3 = 5.');
    expect(eventText(scene, { event: 'robbed', seat: 1, args: [2] })).toBe('Ann steals a card from Ben.');
    expect(eventText(scene, { event: 'income', seat: 3, args: ['1wool+2ore'] })).toBe('Cat gets 1 wool, 2 ore.');
    expect(eventText(scene, { event: 'offer', seat: 1, args: [1, '2+3', '1wool:1ore'] })).toBe('Ann offers 1 wool for 1 ore to Ben, Cat.');
    expect(eventText(scene, { event: 'owes', seat: 2, args: [4] })).toBe('Ben must discard 4 cards.');
    expect(eventText(scene, { event: 'strange', seat: 1, args: [7] })).toContain('strange');
  });
  it('moves', () => {
    expect(moveText(scene, 'roll', '')).toBe('Roll the dice');
    expect(moveText(scene, 'rob', '2')).toBe('Steal a card from Ben');
    expect(moveText(scene, 'offer', '1wool:1ore')).toBe('Offer 1 wool for 1 ore to everyone');
    expect(moveText(scene, 'teleport', 'n03')).toBe('teleport n03');
  });
  it('questions and refusals', () => {
    expect(askText(scene, { frame: 'catan.before', seat: 1 }, 1)).toContain('Ann');
    expect(refusalText({ code: 'rule', text: 'forbidden `road`' })).toBe('Not allowed: road.');
    expect(refusalText({ code: 'old', text: 'x' })).toBe(t('web.error.old'));
    expect(has('web.error.line')).toBe(true);
  });
});
