// cards.ts - the progress cards: whose deck, which move plays them, what to ask why one cannot be played.
import type { View } from '../view';
import type { Track } from './view';

export interface CardInfo {
  deck: Track;
  /** The move that plays it; a point card has none. */
  word?: string;
  /** A move with the card that can be asked about when none can be made. */
  ask?: string;
}

const plain = (deck: Track, word: string, args = ''): CardInfo => ({ deck, word, ask: args === '' ? word : `${word} ${args}` });

export const CARDS: Record<string, CardInfo> = {
  alchemist: plain('science', 'alchemist', '1 1'),
  crane: plain('science', 'crane'),
  mining: plain('science', 'mining'),
  irrigation: plain('science', 'irrigation'),
  printer: { deck: 'science' },
  inventor: plain('science', 'inventor', 'h00 h01'),
  engineer: plain('science', 'engineer', 'n00'),
  medicine: plain('science', 'medicine', 'n00'),
  smith: plain('science', 'smith'),
  road_building: plain('science', 'roads'),
  bishop: plain('politics', 'bishop'),
  diplomat: plain('politics', 'diplomat', 'e00'),
  warlord: plain('politics', 'warlord'),
  wedding: plain('politics', 'wedding'),
  intrigue: plain('politics', 'intrigue', 'n00'),
  saboteur: plain('politics', 'saboteur'),
  spy: plain('politics', 'spy', '1'),
  deserter: plain('politics', 'deserter', '1'),
  constitution: { deck: 'politics' },
  merchant: plain('trade', 'merchant', 'h00'),
  commercial_harbor: plain('trade', 'commercial_harbor'),
  merchant_fleet: plain('trade', 'merchant_fleet', 'brick'),
  master_merchant: plain('trade', 'master_merchant', '1'),
  trade_monopoly: plain('trade', 'trade_monopoly', 'cloth'),
  resource_monopoly: plain('trade', 'resource_monopoly', 'brick'),
};

export const CARD_WORDS = Object.values(CARDS).flatMap((c) => c.word ?? []);

/** The card a move plays. */
export function cardOf(word: string): string | undefined {
  return Object.keys(CARDS).find((card) => CARDS[card]?.word === word);
}

/** How the target of a card is chosen, read off the moves there are. */
export type Target = 'none' | 'seat' | 'dice' | 'board' | 'kind' | 'off';

export function targetOf(moves: View['moves'], word: string): Target {
  const first = moves[word]?.[0];
  if (first === undefined) return 'off';
  if (first === '') return 'none';
  if (/^\d+ \d+$/.test(first)) return 'dice';
  if (/^\d+$/.test(first)) return 'seat';
  return /^[hen]\d+/.test(first) ? 'board' : 'kind';
}

/** Cards of a hand one by one, deck by deck. */
export function handOf(progress: Record<string, number>): { card: string; n: number }[] {
  const order = ['trade', 'politics', 'science'];
  return Object.entries(progress)
    .filter(([, n]) => n > 0)
    .map(([card, n]) => ({ card, n }))
    .sort((a, b) => order.indexOf(CARDS[a.card]?.deck ?? '') - order.indexOf(CARDS[b.card]?.deck ?? ''));
}
