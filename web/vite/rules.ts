// rules.ts - docs/rules/*.tsv as modules: `virtual:rules/en` and `virtual:rules/ru` export every clause, worked example and ruling with its text.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const BOOKS = ['catan_base', 'catan_seafarers', 'catan_cities_knights', 'catan_traders_barbarians', 'carcassonne', 'elasund'];
const NAME = 'virtual:rules/';

type Row = [id: string, book: string, kind: 'clause' | 'example' | 'ruling', text: string];

function lines(folder: string, name: string): string[][] {
  return readFileSync(resolve(folder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

const BOOK_OF: Record<string, string> = {
  CB: 'catan_base',
  CS: 'catan_seafarers',
  CK: 'catan_cities_knights',
  CT: 'catan_traders_barbarians',
  CC: 'carcassonne',
  EL: 'elasund',
};

/** The rows of a file in one language; a row that has no such text is an error. */
function texts(folder: string, name: string, lang: string, kind: Row[2]): Row[] {
  return lines(folder, name).map(([id = '', en, ru]) => {
    const text = lang === 'ru' ? ru : en, book = BOOK_OF[id.slice(0, 2)];
    if (!text || book === undefined) throw new Error(`${name}.tsv: ${id} has no text in ${lang}`);
    return [id, book, kind, text];
  });
}

export function readRules(folder: string, lang: string): Row[] {
  return [
    ...BOOKS.flatMap((book) => texts(folder, book, lang, 'clause')),
    ...texts(folder, 'rulings', lang, 'ruling'),
    ...texts(folder, 'examples', lang, 'example'),
  ];
}

export function rules(folder: string): Plugin {
  return {
    name: 'thorp-rules',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      for (const book of [...BOOKS, 'examples', 'rulings']) this.addWatchFile(resolve(folder, `${book}.tsv`));
      const rows = readRules(folder, id.slice(NAME.length + 1));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(rows))});`;
    },
  };
}
