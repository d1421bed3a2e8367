// stats.ts - what the events of a game of Catan say about it afterwards: points over time, income, robberies, trades. All of it is
// counted from what was told, never from rules.
import type { GameEvent, SeatView } from '../view';
import type { Stats, Step, Told } from '../../lib/stats';
import { parseCards } from '../../lib/words';

export interface SeatStats {
  seat: number;
  income: number; // cards from production
  stolen: number; // cards taken from others by the robber
  lost: number; // cards others took, discards included
  discarded: number;
  trades: number; // with players
  bank: number;
  cards: number; // development cards bought
  sevens: number; // rolled by this seat
}

export function count(text: unknown): number {
  return typeof text === 'string' ? Object.values(parseCards(text)).reduce((a, b) => a + b, 0) : 0;
}

/** Points that building and titles give, as the events tell them; the end's true points close each curve. */
class Curves {
  readonly #now: number[];
  readonly steps: Step[][];
  #route = 0;
  #army = 0;

  constructor(seats: number) {
    this.#now = Array.from({ length: seats }, () => 0);
    this.steps = this.#now.map(() => [{ turn: 0, points: 0 }]);
  }
  #add(seat: number, n: number, turn: number): void {
    if (seat < 1) return;
    const points = (this.#now[seat - 1] ?? 0) + n;
    this.#now[seat - 1] = points;
    const steps = this.steps[seat - 1];
    const last = steps?.at(-1);
    if (last?.turn === turn) last.points = points;
    else steps?.push({ turn, points });
  }
  take(turn: number, e: GameEvent): void {
    const seat = e.seat ?? 0;
    if (e.event === 'built' && (e.args[0] === 'settlement' || e.args[0] === 'city')) this.#add(seat, 1, turn);
    if (e.event === 'route' || e.event === 'no_route') this.#route = this.#title(this.#route, e.event === 'route' ? seat : 0, turn);
    if (e.event === 'army') this.#army = this.#title(this.#army, seat, turn);
  }
  #title(from: number, to: number, turn: number): number {
    if (from !== to) {
      this.#add(from, -2, turn);
      this.#add(to, 2, turn);
    }
    return to;
  }
  end(turn: number, seats: readonly SeatView[]): void {
    for (const s of seats) this.#add(s.seat, s.points - (this.#now[s.seat - 1] ?? 0), turn);
  }
}

function empty(seat: number): SeatStats {
  return { seat, income: 0, stolen: 0, lost: 0, discarded: 0, trades: 0, bank: 0, cards: 0, sevens: 0 };
}

function tally(seats: SeatStats[], e: GameEvent): void {
  const own = seats[(e.seat ?? 0) - 1];
  const other = seats[Number(e.args[0]) - 1];
  if (own === undefined) return;
  switch (e.event) {
    case 'income':
      own.income += count(e.args[0]);
      break;
    case 'robbed':
      own.stolen++;
      if (other) other.lost++;
      break;
    case 'discarded':
      own.discarded += count(e.args[0]);
      break;
    case 'gave':
      own.lost += Number(e.args[2] ?? 0);
      break;
    case 'traded':
      own.trades++;
      if (other) other.trades++;
      break;
    case 'bank':
      own.bank++;
      break;
    case 'bought':
      own.cards++;
      break;
    case 'rolled':
      if (e.args[2] === 7) own.sevens++;
      break;
    default:
  }
}

export function gameStats(log: readonly Told[], seats: readonly SeatView[]): { seats: SeatStats[]; curves: Step[][] } {
  const each = seats.map((s) => empty(s.seat));
  const curves = new Curves(seats.length);
  let turns = 0;
  for (const { turn, event } of log) {
    turns = Math.max(turns, turn);
    tally(each, event);
    curves.take(turn, event);
  }
  curves.end(turns, seats);
  return { seats: each, curves: curves.steps };
}

/** Facts of the end screen: who has the most of what. */
const FACTS = { income: 'income', robbed: 'lost', trader: 'trades', cards: 'cards' } as const;

export function endStats(log: readonly Told[], seats: readonly SeatView[]): Stats {
  const { seats: each, curves } = gameStats(log, seats);
  const facts = Object.entries(FACTS).flatMap(([key, figure]) => {
    const best = [...each].sort((a, b) => b[figure] - a[figure])[0];
    return best !== undefined && best[figure] > 0 ? [{ key, seat: best.seat, n: best[figure] }] : [];
  });
  return { curves, facts };
}
