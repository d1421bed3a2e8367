// view.ts - what a view says about the event cards (docs/PROTOCOL.md), typed.
import type { View } from '../../lib/protocol';

export interface DeckRow {
  card: string;
  number: number;
  of: number;
  seen: number;
}
export interface Choice {
  seat: number;
  state: 'waits' | 'chooses' | 'chosen';
}
export interface EventsTable {
  card?: string; // this turn's, if one lies there
  number?: number;
  red?: number; // with Cities & Knights
  new_year: boolean;
  left: number; // until New Year, or until all are mixed
  of: number;
  deck: DeckRow[];
  choices: Choice[];
  damaged: string[];
  receiver?: number; // who gets the card that is asked for
}

export function eventsOf(view: View | null | undefined): EventsTable | undefined {
  return view?.table.events as EventsTable | undefined;
}

/** How often each number was revealed since the deck was mixed, and how often it is there. */
export function byNumber(table: EventsTable): { number: number; seen: number; of: number }[] {
  return Array.from({ length: 11 }, (_, i) => {
    const rows = table.deck.filter((r) => r.number === i + 2);
    return { number: i + 2, seen: rows.reduce((a, r) => a + r.seen, 0), of: rows.reduce((a, r) => a + r.of, 0) };
  });
}

/** Events that can still come before the deck is mixed, the most frequent first; cards without an event are none. */
export function toCome(table: EventsTable): { card: string; n: number }[] {
  const cards = [...new Set(table.deck.map((r) => r.card))].filter((card) => card !== 'prospers');
  const left = (card: string): number => table.deck.filter((r) => r.card === card).reduce((a, r) => a + r.of - (table.left > 0 ? r.seen : 0), 0);
  return cards.map((card) => ({ card, n: left(card) })).filter((x) => x.n > 0).sort((a, b) => b.n - a.n);
}
