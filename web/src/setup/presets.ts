// presets.ts - ready-made set-ups of the new-table screen, from the rows of the families; `fits` and the engine have the last word
// (tests/unit/presets.test.ts holds every row to both).
import { defaultOf, type Choice } from '../lib/fits';
import type { GameInfo } from '../lib/protocol';
import { READY } from './ready';
import type { Row } from './rows';

export interface Preset extends Row {
  game: string;
}

/** Rows of one kind, game and box are one preset for different numbers of players. */
export const PRESETS: readonly Preset[] = [...READY].flatMap(([game, { presets }]) => presets.map((row) => ({ ...row, game })));

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
