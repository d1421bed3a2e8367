// stats.ts - what the events of a game say about it afterwards: dice, points over time, income, robberies, trades. All
// of it is counted from what was told, never from rules; "expected" for two dice is arithmetic.
import type { GameEvent, SeatView } from './protocol';
import { parseCards } from './words';

export interface Step {
  turn: number;
  points: number;
}
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
export interface GameStats {
  rolls: number;
  dice: number[]; // index 2..12
  expected: number[]; // the same, from the number of rolls
  turns: number;
  seats: SeatStats[];
  curves: Step[][]; // by seat, visible points after each turn
}

/** Games whose events these statistics understand. */
export const COUNTED: ReadonlySet<string> = new Set(['catan']);

interface Told {
  turn: number;
  event: GameEvent;
}

/** The place of every seat: the winner (0 = nobody alone) is first, equal points are equal places, and the next place is as many further. */
export function places(points: readonly number[], winner: number): number[] {
  const ahead = (k: number, i: number): boolean => k !== i && i !== winner - 1 && (k === winner - 1 || (points[k] ?? 0) > (points[i] ?? 0));
  return points.map((_, i) => 1 + points.filter((_p, k) => ahead(k, i)).length);
}

export function expectedDice(rolls: number): number[] {
  return Array.from({ length: 13 }, (_, n) => (n < 2 ? 0 : ((6 - Math.abs(7 - n)) / 36) * rolls));
}

function count(text: unknown): number {
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
  end(turn: number, seats: SeatView[]): void {
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

export function gameStats(log: Told[], seats: SeatView[]): GameStats {
  const dice = Array.from({ length: 13 }, () => 0);
  const each = seats.map((s) => empty(s.seat));
  const curves = new Curves(seats.length);
  let turns = 0;
  for (const { turn, event } of log) {
    turns = Math.max(turns, turn);
    if (event.event === 'rolled') dice[Number(event.args[2])] = (dice[Number(event.args[2])] ?? 0) + 1;
    tally(each, event);
    curves.take(turn, event);
  }
  curves.end(turns, seats);
  const rolls = dice.reduce((a, b) => a + b, 0);
  return { rolls, dice, expected: expectedDice(rolls), turns, seats: each, curves: curves.steps };
}

/** How probable it is that fair dice differ from what is expected at least this much (chi-squared, totals 2 to 12). */
export function oddness(dice: number[], rolls: number): number {
  if (rolls === 0) return 1;
  const expected = expectedDice(rolls);
  let chi = 0;
  for (let n = 2; n <= 12; n++) chi += ((dice[n] ?? 0) - (expected[n] ?? 0)) ** 2 / (expected[n] ?? 1);
  return upperChi10(chi);
}

/** Upper tail of the chi-squared distribution with ten degrees of freedom: exact for an even number. */
function upperChi10(x: number): number {
  let term = Math.exp(-x / 2);
  let sum = term;
  for (let k = 1; k < 5; k++) {
    term *= x / 2 / k;
    sum += term;
  }
  return Math.min(1, sum);
}
