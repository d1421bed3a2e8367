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

/** How well a word is found, the best first: in the id, as a whole word, as a beginning, as a beginning once its ending is cut off, as a part. */
const enum Fit { Id, Whole, Beginning, Stem, Part, None }

const ENDINGS = /(?:иями|[иыоя]ми|ами|[ое]го|[ое]му|ыми|[ая]х|[ое]в|[еоиы]й|[оеая]м|[ую]ю|[ая]я|[ыиое]е|[аяоеыиуюьй]|s)$/;

/** A word without its ending: "дороги" is found in "дорогу", "roads" in "road". Short words stay as they are. */
export function stem(word: string): string {
  const cut = word.replace(ENDINGS, '');
  return cut.length >= 3 ? cut : word;
}

const LETTER = /[\p{L}\p{N}]/u;

function fitOf(text: string, word: string): Fit {
  let best = Fit.None;
  for (let at = text.indexOf(word); at >= 0 && best > Fit.Whole; at = text.indexOf(word, at + 1)) {
    const begins = !LETTER.test(text[at - 1] ?? ''), ends = !LETTER.test(text[at + word.length] ?? '');
    best = Math.min(best, begins ? (ends ? Fit.Whole : Fit.Beginning) : Fit.Part);
  }
  return best;
}

function fit(clause: Clause, word: string): Fit {
  const text = plain(clause.text), id = fitOf(plain(clause.id), word);
  if (id === Fit.Whole) return Fit.Id;
  const found = Math.min(fitOf(text, word), id);
  return found > Fit.Stem && fitOf(text, stem(word)) <= Fit.Beginning ? Fit.Stem : found;
}

/** Clauses that have every word of the query, in id or text, the best found first; `fit` is the worst fit of the words. */
export function searchRules(rules: Clause[], query: string, book = ''): (Clause & { fit: number })[] {
  const words = plain(query).split(/\s+/).filter((w) => w !== '');
  return rules
    .filter((r) => book === '' || r.book === book)
    .map((r) => ({ ...r, fit: Math.max(Fit.Id, ...words.map((w) => fit(r, w))) }))
    .filter((r) => r.fit < Fit.None)
    .sort((a, b) => a.fit - b.fit);
}

/** Pieces of a text, those that were searched for marked; ids of clauses and what stands between backticks are pieces of their own. */
export function pieces(text: string, query: string): { text: string; mark: boolean; clause: boolean; code: boolean }[] {
  const words = [...new Set(plain(query).split(/\s+/).flatMap((w) => [w, stem(w)]))].filter((w) => w.length > 1).sort((a, b) => b.length - a.length);
  const escaped = words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'));
  const pattern = new RegExp(`(\`[^\`]+\`|[A-Z]{2}-[A-Z0-9]+-\\d+${escaped.length > 0 ? `|${escaped.join('|')}` : ''})`, 'gi');
  return text
    .split(pattern)
    .filter((p) => p !== '')
    .map((p) => {
      const code = /^`.+`$/.test(p);
      return { text: code ? p.slice(1, -1) : p, clause: /^[A-Z]{2}-[A-Z0-9]+-\d+$/.test(p), mark: words.includes(plain(p)), code };
    });
}
