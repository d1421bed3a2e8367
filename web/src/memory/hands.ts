// hands.ts - the worlds of the memory aid in figures: of every kind the least and the most a hand may hold.
import type { MemoryMessage } from '../lib/protocol';
import { parseCards } from '../lib/words';

export interface Span {
  least: number;
  most: number;
  mean: number;
}
export interface KnownHand {
  seat: number;
  spans: Record<string, Span>; // by kind; kinds that none of the hands holds are missing
}

export function knownHands(hands: MemoryMessage['hands']): KnownHand[] {
  return hands.map(({ seat, of }) => ({ seat, spans: spansOf(of) }));
}

function spansOf(of: readonly { hand: string; n: number }[]): Record<string, Span> {
  const held = of.map(({ hand, n }) => ({ cards: parseCards(hand), n }));
  const all = held.reduce((sum, h) => sum + h.n, 0);
  const spans: Record<string, Span> = {};
  for (const kind of new Set(held.flatMap((h) => Object.keys(h.cards)))) {
    const counts = held.map((h) => h.cards[kind] ?? 0);
    const sum = held.reduce((s, h) => s + h.n * (h.cards[kind] ?? 0), 0);
    spans[kind] = { least: Math.min(...counts), most: Math.max(...counts), mean: sum / all };
  }
  return spans;
}

export function spanText({ least, most }: Span): string {
  return least === most ? String(least) : `${least}–${most}`;
}

/** Kinds that stand in any of the hands, in the order of the notation: as all hands together write them. */
export function kindsOf(hands: MemoryMessage['hands']): string[] {
  const written = hands.flatMap(({ of }) => of.map(({ hand }) => Object.keys(parseCards(hand))));
  const left = new Set(written.flat());
  const kinds: string[] = [];
  while (left.size > 0) {
    const first = [...left].find((kind) => !written.some((list) => list.slice(0, Math.max(0, list.indexOf(kind))).some((k) => left.has(k)))) ?? [...left][0]!;
    kinds.push(first);
    left.delete(first);
  }
  return kinds;
}
