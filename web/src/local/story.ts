// story.ts - a finished game once through the engine: what was told, points after every turn, and what the dice brought each
// seat beside what they would have brought on average. What stood on the board at each roll, and what it yields, is the engine's word.
import { ROLLED } from '../lib/contract';
import { rowsOf, type Income } from '../lib/family';
import type { GameEvent, View } from '../lib/protocol';
import { DEALER, type Engine } from './engine';
import { movesOf } from './record';

export interface Luck {
  expected: number; // cards, on average
  real: number;
}
export interface Story {
  rolls: number;
  luck: Luck[] | null; // by seat; null where dice bring nothing
  points: { turn: number; points: number[] }[];
  log: { turn: number; event: GameEvent }[]; // from the first move on: who came late to a table has not heard them all
}

const SHARES = 72; // a view's `yield` is what so many rolls bring
const yieldsOf = (view: View): number[] => view.seats.map((s) => (s as { yield?: number }).yield ?? 0);

class Tally {
  rolls = 0;
  readonly luck: Luck[];
  #income: Income;
  #open = false; // what comes now is the dice's doing

  constructor(seats: number, income: Income) {
    this.luck = Array.from({ length: seats }, () => ({ expected: 0, real: 0 }));
    this.#income = income;
  }
  /** `before`: what every seat could expect of a roll. */
  row(mover: number, events: readonly GameEvent[], before: readonly number[]): void {
    if (events.some((e) => e.event === ROLLED)) {
      this.rolls++;
      this.#open = true;
      this.luck.forEach((l, i) => (l.expected += (before[i] ?? 0) / SHARES));
    } else if (!this.#income.belongs(mover, events)) this.#open = this.#open && mover === DEALER;
    if (!this.#open) return;
    for (const e of events) {
      const own = this.luck[(e.seat ?? 0) - 1];
      if (own !== undefined) own.real += this.#income.count(e);
    }
  }
}

export function storyOf(engine: Engine, record: string): Story {
  const { handle, game, seats } = engine.load(record);
  const { income } = rowsOf(game), tally = income ? new Tally(seats, income) : null;
  const log: Story['log'] = [], points: Story['points'] = [{ turn: 0, points: engine.status(handle).scores }];
  try {
    for (const row of movesOf(record)) {
      const mover = row.startsWith('*') ? DEALER : Number(row[0]);
      const before = tally !== null && mover === DEALER ? yieldsOf(engine.view(handle, 0)) : [];
      const made = engine.play(handle, mover, row.slice(2));
      const { events } = engine.events(handle, 0);
      for (const event of events) log.push({ turn: made.turn_no, event });
      tally?.row(mover, events, before);
      const last = points.at(-1), now = { turn: made.turn_no, points: engine.status(handle).scores };
      if (last?.turn === now.turn) last.points = now.points;
      else points.push(now);
    }
  } finally {
    engine.close(handle);
  }
  return { rolls: tally?.rolls ?? 0, luck: tally?.luck ?? null, points, log };
}
