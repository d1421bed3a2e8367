// family.ts - what a family of games says in its own way where the contract is not enough: the rows.ts of its folder, all of them
// optional. Nobody lists the families: a folder with a rows.ts is one.
import type { Args } from './i18n.svelte';
import type { AskView, GameEvent, SeatView, View } from './protocol';
import type { Stats } from './stats';
import type { Scene } from './words';

export interface FamilyRows {
  /** A place in words, for people who do not see the board. */
  place?(scene: Scene, id: string): string;
  /** The board in words, row by row. */
  board?(scene: Scene): { id: string; text: string }[][];
  /** What a seat has besides points and hand; without it every figure of the view is told as it is. */
  seat?(seat: SeatView): string;
  /** One question is asked in several ways: the end of its key. */
  role?(ask: AskView, seat: number): string;
  /** How many a seat is asked for, where the question does not count them. */
  asked?(view: View | null | undefined, ask: AskView, seat: number): number | undefined;
  /** The number in a move's sentence. */
  number?(scene: Scene, word: string, args: readonly string[]): number | undefined;
  /** Holes of an event's sentence that its arguments alone do not fill. */
  fill?(scene: Scene, event: GameEvent): Args | undefined;
  /** Where the points of an event come from, in games whose view does not say. */
  source?(event: GameEvent): [source: string, points: number] | null;
  /** The whole breakdown of a seat's points, told at the end. */
  breakdown?(event: GameEvent): Record<string, number> | undefined;
  /** Figures of a finished game. */
  stats?(log: readonly { turn: number; event: GameEvent }[], seats: readonly SeatView[]): Stats;
  /** What the dice brought. */
  income?: Income;
}

export interface Income {
  /** Cards that an event brings. */
  count(e: GameEvent): number;
  /** Does a row belong to the roll before it? The mover is 0 for the dealer. */
  belongs(mover: number, events: readonly GameEvent[]): boolean;
}

const files = import.meta.glob<{ rows: FamilyRows }>('../*/rows.ts', { eager: true });
const NONE: FamilyRows = {};

export function rowsOf(game: string): FamilyRows {
  return files[`../${game}/rows.ts`]?.rows ?? NONE;
}
