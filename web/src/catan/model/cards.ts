// cards.ts - bundles of cards and deals as the notation writes them: 2wool+1ore, 1wool:1ore.
import type { Cards, Deal } from '../../lib/protocol';

/** The order in which kinds are shown everywhere. A module's goods follow in the order they first appear. */
export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'];

export function total(cards: Cards): number {
  return Object.values(cards).reduce((sum, n) => sum + n, 0);
}

export function count(cards: Cards | undefined, kind: string): number {
  return cards?.[kind] ?? 0;
}

/** Kinds of a table: the resources, then whatever else its bank prices. */
export function kindsOf(rates: Record<string, number> | undefined): string[] {
  const more = Object.keys(rates ?? {}).filter((kind) => !RESOURCES.includes(kind));
  return [...RESOURCES, ...more];
}

export function inOrder(cards: Cards): [string, number][] {
  const rank = (kind: string): number => {
    const i = RESOURCES.indexOf(kind);
    return kind === '?' ? 999 : i < 0 ? RESOURCES.length : i;
  };
  return Object.entries(cards)
    .filter(([, n]) => n > 0)
    .sort((a, b) => rank(a[0]) - rank(b[0]));
}

/** `2wool+1ore`; nothing is `-`. */
export function bundleText(cards: Cards): string {
  const text = inOrder(cards).map(([kind, n]) => `${n}${kind}`);
  return text.length > 0 ? text.join('+') : '-';
}

export function readBundle(text: string): Cards {
  const cards: Cards = {};
  for (const part of text.split('+')) {
    const m = /^(\d+)([a-z_?]+)$/.exec(part);
    if (m?.[1] !== undefined && m[2] !== undefined) cards[m[2]] = Number(m[1]);
  }
  return cards;
}

/** `1wool:1ore`, seen from the maker: what he gives, then what he wants. */
export function dealText(deal: Deal): string {
  return `${bundleText(deal.give)}:${bundleText(deal.want)}`;
}

export function readDeal(text: string): Deal | undefined {
  const [give, want] = text.split(':');
  return give === undefined || want === undefined ? undefined : { give: readBundle(give), want: readBundle(want) };
}

/** The same deal as the other side sees it. */
export function turned(deal: Deal): Deal {
  return { give: deal.want, want: deal.give };
}

export function covers(hand: Cards, cards: Cards): boolean {
  return Object.entries(cards).every(([kind, n]) => count(hand, kind) >= n);
}

/** What is missing for a price, for the sentence under a button. */
export function missing(hand: Cards, cost: Cards): Cards {
  const lack: Cards = {};
  for (const [kind, n] of Object.entries(cost)) {
    const short = n - count(hand, kind);
    if (short > 0) lack[kind] = short;
  }
  return lack;
}

/** One more or one less of a kind, kept between 0 and most; kinds at 0 leave the bundle. */
export function step(cards: Cards, kind: string, by: number, most = 99): Cards {
  const n = Math.max(0, Math.min(most, count(cards, kind) + by));
  const next = { ...cards, [kind]: n };
  if (n === 0) delete next[kind];
  return next;
}

export function sameDeal(a: Deal, b: Deal): boolean {
  return dealText(a) === dealText(b);
}

/** `offer 1wool:1ore 2+3`: to some seats, or to everybody when none is named. */
export function offerMove(deal: Deal, seats: readonly number[]): string {
  const to = [...seats].sort((a, b) => a - b).join('+');
  return `offer ${dealText(deal)}${to ? ` ${to}` : ''}`;
}

/** One move a card, in one burst: discard ore, discard ore, discard wool. */
export function burst(word: string, cards: Cards): string[] {
  return inOrder(cards).flatMap(([kind, n]) => Array.from({ length: n }, () => `${word} ${kind}`));
}
