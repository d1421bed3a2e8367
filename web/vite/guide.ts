// guide.ts - docs/guide/*.md, the pages on how to play, as modules: `virtual:guide` lists the pages and says how each is fetched,
// `virtual:guide/catan.en` is one of them. docs/guide/README.md says how they are written.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { GuideBlock, GuideInfo, GuidePage } from '../src/guide/guide.ts';

const NAME = 'virtual:guide';
const LANGUAGES = ['en', 'ru'];
const CLAUSES = '[A-Z]{2}-[A-Z0-9]+-\\d+(?:, [A-Z]{2}-[A-Z0-9]+-\\d+)*';
const CITED = new RegExp(`^(.*?) ?\\((${CLAUSES})\\)$`);
const ONLY = new RegExp(`^${CLAUSES}$`);
const HEADING = /^(#{1,3}) (.*?) <!-- (.*?) -->$/;

interface Said {
  text: string;
  rules: string[];
}

/** "Text. (CB-A-01, CB-B-02)": what is said, and the clauses it rests on. */
function said(line: string): Said {
  const [, text, rules] = CITED.exec(line) ?? [];
  return text === undefined || rules === undefined ? { text: line, rules: [] } : { text, rules: rules.split(', ') };
}

function cellsOf(line: string): string[] {
  return line.slice(1, -1).split('|').map((cell) => cell.trim());
}

function table(lines: string[]): GuideBlock {
  const [head = [], , ...rows] = lines.map(cellsOf);
  return {
    kind: 'table',
    head: head.slice(0, -1),
    rows: rows.map((cells) => ({ cells: cells.slice(0, -1), rules: ONLY.test(cells.at(-1) ?? '') ? (cells.at(-1) ?? '').split(', ') : [] })),
  };
}

/** One block: lines that stand together. */
function block(lines: string[]): GuideBlock {
  const [first = ''] = lines;
  const [, marks = '', title = '', id = ''] = HEADING.exec(first) ?? [];
  if (marks !== '') return { kind: 'heading', level: marks.length, text: title, id };
  if (first.startsWith('|')) return table(lines);
  const items = lines.map((line) => /^(?:- |\d+\. )(.*)$/.exec(line)?.[1]);
  if (items.every((item) => item !== undefined)) return { kind: 'list', ordered: !first.startsWith('-'), items: items.map((item) => said(item ?? '')) };
  return { kind: 'text', ...said(lines.join(' ')) };
}

/** A page: its first heading says whose it is, `<!-- game=catan module=sea book=catan_seafarers order=30 -->`. */
export function parseGuide(text: string): GuidePage {
  const [head, ...blocks] = text.trim().split(/\n{2,}/).map((part) => block(part.split('\n')));
  if (head?.kind !== 'heading') throw new Error('a page begins with its title');
  const of = Object.fromEntries(head.id.split(' ').map((word) => word.split('=')));
  return { title: head.text, game: of.game ?? '', module: of.module ?? '', book: of.book ?? '', order: Number(of.order), blocks };
}

export function readGuide(folder: string, name: string, lang: string): GuidePage {
  return parseGuide(readFileSync(resolve(folder, `${name}.${lang}.md`), 'utf8'));
}

export function guideNames(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => /^(.*)\.en\.md$/.exec(file)?.[1] ?? []);
}

/** What is known of a page before it is fetched. */
export function guideInfo(folder: string, name: string): GuideInfo {
  const page = readGuide(folder, name, 'en');
  const title = Object.fromEntries(LANGUAGES.map((lang) => [lang, readGuide(folder, name, lang).title]));
  const parts = page.blocks.flatMap((b) => (b.kind === 'heading' ? [b.id] : []));
  return { name, game: page.game, module: page.module, book: page.book, order: page.order, title, parts };
}

export function guide(folder: string): Plugin {
  const index = (): string => {
    const names = guideNames(folder);
    const fetches = names.flatMap((name) => LANGUAGES.map((lang) => `'${name}.${lang}': () => import('${NAME}/${name}.${lang}')`));
    return `export const pages = ${JSON.stringify(names.map((name) => guideInfo(folder, name)))};\nexport const load = { ${fetches.join(', ')} };`;
  };
  return {
    name: 'thorp-guide',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}` && !id.startsWith(`\0${NAME}/`)) return undefined;
      for (const file of readdirSync(folder)) this.addWatchFile(resolve(folder, file));
      if (id === `\0${NAME}`) return index();
      const [name = '', lang = ''] = id.slice(NAME.length + 2).split('.');
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(readGuide(folder, name, lang)))});`;
    },
  };
}
