// presets.ts - ready-made set-ups of the new-table screen, as rows. A row says the modules and options that differ from the usual
// ones, for how many players it is, and the clause it rests on; `fits` and the engine have the last word (tests/unit/presets.test.ts
// holds every row to both).
import { defaultOf, type Choice } from '../lib/fits';
import type { GameInfo } from '../lib/protocol';

/** What a table agrees on besides the rules. */
export interface Terms {
  undo: boolean;
  memory: boolean;
}

export type PresetKind = 'first' | 'tournament' | 'everything' | 'edition';

export interface Preset {
  kind: PresetKind;
  game: string;
  of?: string; // the box it is for, by its module; without one the game itself
  seats: readonly number[];
  modules?: readonly string[];
  options?: Readonly<Record<string, string>>;
  terms?: Partial<Terms>;
  clause?: string;
}

/** A tournament plays the printed rules: nothing is taken back, nothing is counted for anybody, no house rules. */
const STRICT: Terms = { undo: false, memory: false };
const PRINTED = { first_player: '0', bank_shortage_single_player_gets_rest: '1', separate_trade_and_build: '0' };

const SMALL = ['friendly', 'events', 'harbormaster']; // go with everything
const TILES = ['river', 'abbot', 'inns', 'big_meeple', 'goods', 'builder', 'pig', 'flying', 'messengers', 'ferries', 'gold', 'mage', 'robbers', 'crop'];

/** Rows of one kind, game and box are one preset for different numbers of players. */
export const PRESETS: readonly Preset[] = [
  { kind: 'first', game: 'catan', seats: [3, 4], options: { layout: 'beginner', start: 'printed' }, clause: 'CB-BEG-01' },
  { kind: 'first', game: 'catan', seats: [5, 6], modules: ['five_six'], options: { layout: 'beginner' }, clause: 'CB-56-11' },
  { kind: 'first', game: 'catan', of: 'sea', seats: [3, 4], modules: ['sea'], options: { scenario: 'new_shores', edition: 'rulebook' }, clause: 'CS-NS-01' },
  { kind: 'first', game: 'catan', of: 'ck', seats: [3, 4], modules: ['ck'], options: { layout: 'beginner' }, clause: 'CK-PREP-07' },
  { kind: 'first', game: 'catan', of: 'fishermen', seats: [3, 4], modules: ['fishermen'], options: { layout: 'variable', harbours: 'printed' }, clause: 'CT-GEN-13' },
  { kind: 'first', game: 'carcassonne', seats: [2, 3, 4, 5, 6], options: { farmers: '0' }, clause: 'CC-SETUP-11' },

  { kind: 'tournament', game: 'catan', seats: [3, 4], options: { ...PRINTED, layout: 'variable', number_setup: 'spiral', harbours: 'shuffled' }, terms: STRICT, clause: 'CB-SETUP-06' },
  { kind: 'tournament', game: 'catan', seats: [5, 6], modules: ['five_six'], options: { ...PRINTED, layout: 'variable', number_setup: 'spiral', harbours: 'shuffled', special_build_phase: '1' }, terms: STRICT, clause: 'CB-56-06' },
  { kind: 'tournament', game: 'carcassonne', seats: [2, 3, 4, 5, 6], options: { farmers: '1' }, terms: STRICT, clause: 'CC-SETUP-11' },
  { kind: 'tournament', game: 'elasund', seats: [2, 3, 4], options: { deck: 'seed110', ship_shift: 'seed', wall_order: 'any', trade_slots: 'limited', trade_refill: 'own_turn' }, terms: STRICT, clause: 'EL-MOD-02' },

  { kind: 'everything', game: 'catan', seats: [2], modules: ['sea', 'two', ...SMALL], clause: 'CT-X-46' },
  { kind: 'everything', game: 'catan', seats: [3, 4], modules: ['sea', 'ck', ...SMALL], options: { scenario: 'new_shores' }, clause: 'CS-CK-01' },
  { kind: 'everything', game: 'catan', seats: [5, 6], modules: ['ck', ...SMALL, 'five_six'], clause: 'CT-GEN-04' },
  { kind: 'everything', game: 'carcassonne', seats: [2, 3, 4, 5, 6], modules: TILES, clause: 'CC-SETUP-05' },

  { kind: 'edition', game: 'catan', of: 'sea', seats: [3, 4], modules: ['sea'], options: { scenario: 'new_shores', edition: 'rev2009' }, clause: 'CS-FRAME-09' },
  { kind: 'edition', game: 'catan', of: 'five_six', seats: [5, 6], modules: ['five_six'], options: { harbour_spots: 'older' }, clause: 'CB-56-11' },
  { kind: 'edition', game: 'elasund', seats: [2, 3, 4], options: { deck: 'edition2005_90' }, clause: 'EL-MOD-02' },
];

/** What a preset is, whatever the number of players. */
export const idOf = (p: Preset): string => [p.kind, p.game, ...(p.of === undefined ? [] : [p.of])].join('.');

/** The presets of a game, one row each: the one for so many seats, else the one for the next number there is. */
export function presetsOf(game: string, seats: number): Preset[] {
  const rows = PRESETS.filter((p) => p.game === game);
  const far = (p: Preset): number => Math.min(...p.seats.map((n) => Math.abs(n - seats)));
  const best = new Map<string, Preset>();
  for (const p of rows) {
    const known = best.get(idOf(p));
    if (known === undefined || far(p) < far(known)) best.set(idOf(p), p);
  }
  return [...best.values()];
}

/** The set-up a preset makes at a table of so many seats, or of the next number it is for. */
export function choiceOf(p: Preset, seats: number): Choice {
  const near = [...p.seats].sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0] ?? seats;
  return { game: p.game, modules: [...(p.modules ?? [])], seats: near, options: { ...p.options } };
}

/** Do two set-ups come to the same? Options that are as usual may be left out. */
export function sameChoice(a: Choice, b: Choice, info: GameInfo): boolean {
  const words = (c: Choice): string => info.options.map((o) => c.options[o.name] ?? defaultOf(o)).join(' ');
  return a.game === b.game && a.seats === b.seats && [...a.modules].sort().join() === [...b.modules].sort().join() && words(a) === words(b);
}
