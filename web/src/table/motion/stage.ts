// stage.ts - what a family tells the layer of motion: its rows, and how its things look and where its places lie.
import type { GameEvent, PieceView } from '../../lib/protocol';
import type { Point } from '../art/inks';
import type { Motion, Rows } from './rows';

export interface Stage {
  rows(): Rows;
  /** The picture on a card of this kind, 28 units around 0, 0; undefined: it is shown from behind. */
  card(kind: string): string | undefined;
  /** A piece, some 40 units around 0, 0. */
  piece?(kind: string, seat: number): string;
  /** A place of the board in its units; the event may say which part of it. */
  place(id: string, event: GameEvent): Point | undefined;
  /** `data-at` of a piece at that place, where it is more than the place. */
  at?(id: string, event: GameEvent): string;
  /** Where something of this name lies on the board: where a card comes from. `events`: all that were told with it. */
  find?(thing: string, motion: Motion, events: readonly GameEvent[]): Point | undefined;
  /** Told step by step: shows what is counted now, null when that is over. */
  light?(event: GameEvent | null): void;
  sound?(event: GameEvent): void;
  /** The sentence of a step. */
  tell?(event: GameEvent): string;
  /** What such a story is called. */
  title?(): string;
}

/** Pixels that what is told step by step takes at the bottom of the board. */
export const STORY = 146;

/** Pieces as every game's view has them. */
export type Standing = Pick<PieceView, 'kind' | 'owner' | 'at'>;
