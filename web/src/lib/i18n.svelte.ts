// i18n.svelte.ts - sentences in the reader's language. The catalogue of a language is three files laid over each other:
// i18n/*.json (shared with the terminal), web/src/i18n/*.json (the page) and web/src/<family>/i18n/*.json (a table; an
// expansion's lie one folder deeper). A part of the page that is fetched when it is opened keeps its own in
// web/src/<part>/i18n/late.<language>.json and asks for them by later('<part>').
//
//     t('web.home.play')                         t('say.points', { n: 3 })
//
// Reading t() in a component follows a change of language by itself.

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];
export type Sentence = string | Partial<Record<Intl.LDMLPluralRule, string>>;
export type Catalogue = Record<string, Sentence>;
export type Args = Record<string, string | number>;

type Loader = () => Promise<{ default: Catalogue }>;
const files = import.meta.glob<{ default: Catalogue }>(['../../../i18n/*.json', '../i18n/*.json', '../*/i18n/*.json', '../*/*/i18n/*.json']);

let code = $state<Language>('en');
let catalogue = $state.raw<Catalogue>({});
const opened = new Set<string>();
let plural = new Intl.PluralRules('en');

/** Fills {name} holes; a hole without a filling stays visible, so that it is noticed. */
export function fill(text: string, args: Args): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => (name in args ? String(args[name]) : hole));
}

/** The sentence of a key in a given catalogue: pure, for tests and workers. */
export function say(book: Catalogue, rules: Intl.PluralRules, key: string, args: Args = {}): string {
  const found = book[key];
  if (found === undefined) return key;
  if (typeof found === 'string') return fill(found, args);
  const n = Number(args.n ?? args.a ?? 0);
  return fill(found[rules.select(n)] ?? found.other ?? key, args);
}

export function t(key: string, args?: Args): string {
  return say(catalogue, plural, key, args);
}

/** Is there such a sentence? */
export function has(key: string): boolean {
  return key in catalogue;
}

export function language(): Language {
  return code;
}

/** Number with a fixed number of digits after the point, as the language writes it. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(code, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

const late = (part: string, lang: Language): string => `../${part}/i18n/late.${lang}.json`;

/** The sentences of a part that is opened late, in every language from now on. */
export function later(part: string): Promise<void> {
  return open([part]);
}

/** Those of a family, and of all its modules. */
export function laterOf(family: string): Promise<void> {
  const own = new RegExp(`^\\.\\./(${family}(?:/\\w+)?)/i18n/late\\.`);
  return open(Object.keys(files).flatMap((path) => own.exec(path)?.[1] ?? []));
}

async function open(parts: readonly string[]): Promise<void> {
  const fresh = [...new Set(parts)].filter((part) => !opened.has(part));
  for (const part of fresh) opened.add(part);
  const books = await Promise.all(fresh.map((part) => files[late(part, code)]?.()));
  if (books.length > 0) catalogue = Object.assign({}, catalogue, ...books.map((book) => book?.default)) as Catalogue;
}

export async function setLanguage(lang: Language): Promise<void> {
  const wanted: Loader[] = Object.keys(files)
    .filter((path) => path.endsWith(`/${lang}.json`) || [...opened].some((part) => path === late(part, lang)))
    .map((path) => files[path] as Loader);
  const books = await Promise.all(wanted.map((load) => load()));
  plural = new Intl.PluralRules(lang);
  catalogue = Object.assign({}, ...books.map((b) => b.default)) as Catalogue;
  code = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}
