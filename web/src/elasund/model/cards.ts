// cards.ts - gold and influence: the order they are shown in, and a hand chosen card by card.
import type { Cards } from '../../lib/protocol';

export const CARDS = ['gold', 'green', 'blue', 'red'] as const;

export function count(cards: Cards | undefined, kind: string): number {
  return cards?.[kind] ?? 0;
}
export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}
export function inOrder(cards: Cards): [string, number][] {
  const rank = (kind: string): number => (CARDS.indexOf(kind as never) + CARDS.length + 1) % (CARDS.length + 1);
  return Object.entries(cards)
    .filter(([, n]) => n > 0)
    .sort((a, b) => rank(a[0]) - rank(b[0]));
}
/** One move a card, in one burst: give gold, give gold, give red. */
export function burst(word: string, cards: Cards): string[] {
  return inOrder(cards).flatMap(([kind, n]) => Array.from({ length: n }, () => `${word} ${kind}`));
}
/** One more or one less of a kind; kinds at 0 leave the bundle. */
export function step(cards: Cards, kind: string, by: number, most: number): Cards {
  const n = Math.max(0, Math.min(most, count(cards, kind) + by)), rest = { ...cards };
  delete rest[kind];
  return n === 0 ? rest : { ...rest, [kind]: n };
}
