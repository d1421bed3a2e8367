// stats.ts - what the events of a game say about it afterwards, whatever the game: how the dice fell, who is in which place.
// "Expected" for two dice is arithmetic. What only a family can count is in its rows (family.ts).
import { ROLLED } from './contract';
import type { GameEvent } from './protocol';

export interface Step {
  turn: number;
  points: number;
}
export interface Told {
  turn: number;
  event: GameEvent;
}
/** What a family counts: visible points after each turn, by seat, and who has the most of what (web.end.fact.KEY). */
export interface Stats {
  curves: Step[][];
  facts: { key: string; seat: number; n: number }[];
}
export interface DiceStats {
  rolls: number;
  dice: number[]; // index 2..12
  expected: number[]; // the same, from the number of rolls
  turns: number;
}

/** The place of every seat: the winner (0 = nobody alone) is first, equal points are equal places, and the next place is as many further. */
export function places(points: readonly number[], winner: number): number[] {
  const ahead = (k: number, i: number): boolean => k !== i && i !== winner - 1 && (k === winner - 1 || (points[k] ?? 0) > (points[i] ?? 0));
  return points.map((_, i) => 1 + points.filter((_p, k) => ahead(k, i)).length);
}

export function expectedDice(rolls: number): number[] {
  return Array.from({ length: 13 }, (_, n) => (n < 2 ? 0 : ((6 - Math.abs(7 - n)) / 36) * rolls));
}

export function diceStats(log: readonly Told[]): DiceStats {
  const dice = Array.from({ length: 13 }, () => 0);
  let turns = 0;
  for (const { turn, event } of log) {
    const sum = Number(event.args[2]);
    turns = Math.max(turns, turn);
    if (event.event === ROLLED) dice[sum] = (dice[sum] ?? 0) + 1;
  }
  const rolls = dice.reduce((a, b) => a + b, 0);
  return { rolls, dice, expected: expectedDice(rolls), turns };
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
