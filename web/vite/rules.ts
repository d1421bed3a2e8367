// rules.ts - docs/rules/*.tsv as modules: `virtual:rules/en` and `virtual:rules/ru` export every clause with its text.
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

/** Clauses in both languages; examples and rulings are written in English only. */
export function readRules(folder: string, lang: string): Row[] {
  const column = lang === 'ru' ? 2 : 1;
  const clauses = BOOKS.flatMap((book) => lines(folder, book).map((c): Row => [c[0] ?? '', book, 'clause', c[column] ?? c[1] ?? '']));
  const more = (name: string, kind: 'example' | 'ruling'): Row[] =>
    lines(folder, name).map((c) => [c[0] ?? '', BOOK_OF[(c[0] ?? '').slice(0, 2)] ?? '', kind, c[1] ?? '']);
  return [...clauses, ...more('rulings', 'ruling'), ...more('examples', 'example')];
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
