// rules.ts - the rules clause by clause, loaded when first asked for, and the search over them.
import type { Language } from './i18n.svelte';

export interface Clause {
  id: string;
  book: string;
  kind: 'clause' | 'example' | 'ruling';
  text: string;
  section: string; // CB-LR
}

type Rows = [id: string, book: string, kind: Clause['kind'], text: string][];

const loaded = new Map<Language, Promise<Clause[]>>();

export function loadRules(lang: Language): Promise<Clause[]> {
  let rules = loaded.get(lang);
  if (rules === undefined) {
    const rows: Promise<{ default: Rows }> = lang === 'ru' ? import('virtual:rules/ru') : import('virtual:rules/en');
    rules = rows.then((r) => r.default.map(([id, book, kind, text]) => ({ id, book, kind, text, section: sectionOf(id) })));
    loaded.set(lang, rules);
  }
  return rules;
}

export function sectionOf(id: string): string {
  return id.replace(/-\d+$/, '');
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

/** Clauses that have every word of the query, in id or text; those with the id first. */
export function searchRules(rules: Clause[], query: string, book = ''): Clause[] {
  const words = plain(query).split(/\s+/).filter((w) => w !== '');
  const found = rules.filter((r) => (book === '' || r.book === book) && words.every((w) => plain(r.text).includes(w) || plain(r.id).includes(w)));
  if (words.length === 0) return found;
  const named = (r: Clause): number => (words.some((w) => plain(r.id).includes(w)) ? 0 : 1);
  return found.sort((a, b) => named(a) - named(b));
}

/** Pieces of a text, those that were searched for marked; ids of clauses are pieces of their own. */
export function pieces(text: string, query: string): { text: string; mark: boolean; clause: boolean }[] {
  const words = plain(query).split(/\s+/).filter((w) => w.length > 1);
  const escaped = words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'));
  const pattern = new RegExp(`([A-Z]{2}-[A-Z0-9]+-\\d+${escaped.length > 0 ? `|${escaped.join('|')}` : ''})`, 'gi');
  return text
    .split(pattern)
    .filter((p) => p !== '')
    .map((p) => ({ text: p, clause: /^[A-Z]{2}-[A-Z0-9]+-\d+$/.test(p), mark: words.includes(plain(p)) }));
}
