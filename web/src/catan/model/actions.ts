// actions.ts - the buttons of a table and what each question needs. A module adds its buttons to ACTIONS and its
// questions to QUESTIONS; a word or a question that is not here still works, by its words.
import type { SeatView, TableView, View } from '../view';
import { guessQuestion } from '../../table/model/moves';

export interface Action {
  word: string;
  /** Piece drawn on the button; else the sign. */
  piece?: string;
  sign?: 'scroll' | 'swap';
  /** Key of the price in table.costs, or among the prices of a module. */
  cost?: string;
  /** Opened by the button, instead of places on the board. */
  panel?: string;
  /** Single-letter key, also after B. */
  key: string;
  /** The word of the button it stands behind; else it is one of the last. */
  after?: string;
  /** Said where others have their price: the key of a sentence. */
  note?: string;
  /** Has this table such a button at all? */
  there?(view: View): boolean;
  left?(seat: SeatView, table: TableView): number;
  /** Is there anything to do with it? Else: is there a move with its word. */
  on?(moves: View['moves']): boolean;
}

/** The buttons of modules among those of the base. */
export function withActions(base: readonly Action[], more: readonly Action[]): Action[] {
  const all = [...base];
  for (const action of more) {
    const at = all.findIndex((a) => a.word === action.after);
    all.splice(at < 0 ? all.length : at + 1, 0, action);
  }
  return all;
}

export const ACTIONS: Action[] = [
  { word: 'road', piece: 'road', cost: 'road', key: 'r', left: (s) => s.left.road ?? 0 },
  { word: 'settlement', piece: 'settlement', cost: 'settlement', key: 's', left: (s) => s.left.settlement ?? 0 },
  { word: 'city', piece: 'city', cost: 'city', key: 'c', left: (s) => s.left.city ?? 0 },
  { word: 'buy', sign: 'scroll', cost: 'card', key: 'd', left: (_, t) => t.deck },
];

/** Development cards: the move that plays one. A card that is only counted has none. */
export const CARD_MOVES: Record<string, string> = {
  knight: 'knight',
  road_building: 'road_building',
  plenty: 'plenty',
  monopoly: 'monopoly',
};

export interface Question {
  /** Chosen on the board at once, without pressing a button first; of several words the one there is. */
  board?: string | string[];
  /** The word of the main button. */
  main?: string;
  /** With whom one may trade now: with everybody, or with the bank alone. */
  trade?: 'all' | 'bank';
  /** What takes the place of the action buttons. */
  dock?: 'discard' | 'pick' | 'victim' | 'answer' | 'offer' | (string & {});
}

/** What the composer of deals is open for. */
export type TradeMode = 'offer' | 'propose' | 'counter' | 'bank';

export const QUESTIONS: Record<string, Question> = {
  'catan.settle': { board: ['settlement', 'city'] },
  'catan.track': { board: 'road' },
  'catan.before': { main: 'roll' },
  'catan.owe': { dock: 'discard' },
  'catan.rob': { board: 'robber' },
  'catan.victim': { dock: 'victim' },
  'catan.act': { main: 'end', trade: 'all' },
  'catan.trade': { dock: 'answer' },
  'catan.pick': { dock: 'pick' },
  'catan.free_edges': { board: 'road', main: 'done' },
  'five_six.build': { main: 'pass' },
  'five_six.second': { main: 'end', trade: 'bank' },
};

export function questionWords(q: Question): string[] {
  return [q.board ?? [], q.main ?? []].flat();
}

/** Words with a place of their own on the table; all others are offered by their words. */
export const KNOWN_WORDS: ReadonlySet<string> = new Set([
  ...ACTIONS.map((a) => a.word),
  ...Object.values(CARD_MOVES),
  ...Object.values(QUESTIONS).flatMap(questionWords),
  'bank', 'offer', 'propose', 'withdraw', 'take', 'accept', 'reject', 'counter', 'cancel', 'rob', 'discard', 'pick',
]);

/** The question to this seat now; a trade is two questions, to the offerer and to those asked. */
export function questionOf(view: View, you: number, more: Record<string, Question> = {}): Question {
  const frame = view.ask.frame ?? '';
  if (frame === 'catan.trade' && view.ask.seat === you) return { dock: 'offer' };
  return more[frame] ?? QUESTIONS[frame] ?? guessQuestion('catan', view.moves);
}
