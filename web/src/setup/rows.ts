// rows.ts - what a family says of its set-ups in the ready.ts of its folder: rows and figures. The words are in setup/i18n.
import type { Choice } from '../lib/fits';

/** What a table agrees on besides the rules. */
export interface Terms {
  undo: boolean;
  memory: boolean;
}
/** A tournament plays the printed rules: nothing is taken back, nothing is counted for anybody, no house rules. */
export const STRICT: Terms = { undo: false, memory: false };

export type PresetKind = 'first' | 'tournament' | 'everything' | 'edition';

/** A ready-made set-up: the modules and options that differ from the usual ones, for how many players it is, and the clause it rests on. */
export interface Row {
  kind: PresetKind;
  of?: string; // the box it is for, by its module; without one the game itself
  seats: readonly number[];
  modules?: readonly string[];
  options?: Readonly<Record<string, string>>;
  terms?: Partial<Terms>;
  clause?: string;
}
/** A quick game: as few seats as the box is good with, and what its rulebook suggests for a first game. Its name is web.quick.NAME. */
export interface QuickRow extends Partial<Pick<Choice, 'modules' | 'options'>> {
  name: string;
  seats: number;
}

export type Level = 1 | 2 | 3;
export interface Ready {
  presets: readonly Row[];
  quick: readonly QuickRow[];
  seconds: number; // a person takes for a decision
  demands: Readonly<Record<string, Level>>; // "" is the game itself, `+module`, `+module scenario=row`; what is not listed is 1
}
