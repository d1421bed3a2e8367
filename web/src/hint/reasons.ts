// reasons.ts - why a move, in words: the terms of the evaluation it changes most. What a term is called stands in the family's
// hint/i18n; a term without a name there (how long until one's turn) is no reason anybody would give.
import { has, language, t } from '../lib/i18n.svelte';
import type { Reason } from '../local/engine';

const SHARE = 0.2; // of the largest change: less is not worth a word ...
const LEAST = 20; // ... nor are so many thousandths of log odds, half a percentage point at best
const GAINS = 2, LOSSES = 1; // named, at most

interface Change {
  what: string;
  seat: number;
  by: number;
}

/** Changes by their words: several terms of one name are one. */
export function changesOf(game: string, reasons: readonly Reason[]): Change[] {
  const found = new Map<string, Change>();
  for (const r of reasons) {
    const key = `hint.${game}.${r.term}`;
    if (!has(key)) continue;
    const what = t(key), at = `${r.seat} ${what}`;
    found.set(at, { what, seat: r.seat, by: (found.get(at)?.by ?? 0) + r.by });
  }
  return [...found.values()].sort(larger);
}
const larger = (a: Change, b: Change): number => Math.abs(b.by) - Math.abs(a.by);

/** Something that speaks for a move. */
const speaks = (c: Change, seat: number): boolean => (c.seat === seat ? c.by >= LEAST : c.by <= -LEAST);

/** What sets each of several moves of a seat apart: without what all of them bring. A move for which nothing else speaks keeps its own. */
export function apart(seat: number, all: readonly (readonly Change[])[]): Change[][] {
  const of = (list: readonly Change[], c: Change): number => list.find((d) => d.seat === c.seat && d.what === c.what)?.by ?? 0;
  const common = (c: Change): number => all.reduce((least, list) => (of(list, c) * c.by <= 0 ? 0 : Math.abs(of(list, c)) < Math.abs(least) ? of(list, c) : least), c.by);
  return all.map((list) => {
    if (all.length === 1) return [...list];
    const own = list.map((c) => ({ ...c, by: c.by - common(c) })).filter((c) => c.by !== 0);
    return own.some((c) => speaks(c, seat)) ? own.sort(larger) : [...list];
  });
}

const listed = (changes: readonly Change[]): string => new Intl.ListFormat(language()).format(changes.map((c) => c.what));

/** "Gains: victory points and ore income. Costs: cards in hand." The largest come first in `all`. */
function told(seat: number, all: readonly Change[], name: (seat: number) => string): string {
  const least = Math.max(LEAST, SHARE * Math.abs(all[0]?.by ?? 0)), worth = all.filter((c) => Math.abs(c.by) >= least);
  const gains = worth.filter((c) => c.seat === seat && c.by > 0).slice(0, GAINS), losses = worth.filter((c) => c.seat === seat && c.by < 0).slice(0, LOSSES);
  const hurt = worth.find((c) => c.seat !== seat && c.by < 0);
  const parts = [
    gains.length > 0 ? t('hint.better', { what: listed(gains) }) : '',
    losses.length > 0 ? t('hint.worse', { what: listed(losses) }) : '',
    hurt ? t('hint.hurts', { seat: name(hurt.seat), what: hurt.what }) : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' ') : t('hint.quiet');
}

/** Why each of several moves, told beside the others. */
export function reasonTexts(game: string, seat: number, reasons: readonly (readonly Reason[])[], name: (seat: number) => string): string[] {
  return apart(seat, reasons.map((r) => changesOf(game, r))).map((changes) => told(seat, changes, name));
}
/** Why one move. */
export function reasonText(game: string, seat: number, reasons: readonly Reason[], name: (seat: number) => string): string {
  return told(seat, changesOf(game, reasons), name);
}
