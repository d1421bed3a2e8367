import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/local/engine';
import { doubts, FIRST, isSure, milestones, MORE, MOST, piledDoubts, SURE, SWING, together, type Odds } from '../../src/local/odds';
import { Plan, type Task } from '../../src/local/plan';
import type { Line, Review } from '../../src/local/review';
import { edges, measuredRuns, slopes, type Measured } from '../../src/replay/band';
import { costs, nearest, ranked } from '../../src/replay/ranked';

const point = (n: number, a: number, doubt = 0.01): Measured => ({ n, share: [a, 1 - a], doubt: [doubt, 0] });

describe('the band of chances', () => {
  const points = [point(0, 0.5), point(10, 0.9), point(20, 0.1), point(40, 0.1), point(50, 0.4)];
  const found = edges(points, 7);
  it('goes through every measured point, however far it swings', () => {
    for (const p of points) expect(found.find((e) => e.x === p.n)?.at[1]).toBeCloseTo(p.share[0] ?? 0, 12);
  });
  it('stays between two neighbours everywhere between them', () => {
    expect(found).toHaveLength(5 + 4 * 7);
    for (const e of found) {
      const i = points.findLastIndex((p) => p.n <= e.x), a = points[i]?.share[0] ?? 0, b = points[i + 1]?.share[0] ?? a;
      expect(e.at[1]).toBeGreaterThanOrEqual(Math.min(a, b) - 1e-12);
      expect(e.at[1]).toBeLessThanOrEqual(Math.max(a, b) + 1e-12);
      expect([e.at[0], e.at[2]]).toEqual([0, 1]);
    }
  });
  it('is level at turning points, and steady where it is straight', () => {
    expect(slopes([0, 1, 2, 3], [0, 1, 0, 1])).toEqual([0, 0, 0, 0]);
    expect(slopes([0, 1, 2, 3], [0, 2, 4, 6])).toEqual([0, 2, 2, 0]);
    expect(slopes([0, 1, 2], [0, 3, 4])[1]).toBeCloseTo(1.5, 12); // the harmonic mean of 3 and 1
  });
  it('never crosses its own edges, with any number of seats', () => {
    const three: Measured[] = [[0.98, 0.01, 0.01], [0.01, 0.01, 0.98], [0.01, 0.98, 0.01], [0.33, 0.33, 0.34]].map((share, n) => ({ n: n * 5, share, doubt: [0, 0, 0] }));
    for (const e of edges(three, 8)) for (let k = 1; k <= 3; k++) expect(e.at[k]).toBeGreaterThanOrEqual(e.at[k - 1] ?? 0);
  });
  it('has a margin where it is measured and nowhere else', () => {
    const mixed = [point(0, 0.5, 0), point(10, 0.6, 0.02), { ...point(20, 0.7), doubt: [] }, point(30, 0.6, 0.04), point(40, 0.5, 0.02)];
    const runs = measuredRuns(mixed, edges(mixed, 1));
    expect(runs.map((run) => run.map((e) => e.x))).toEqual([[0, 5, 10], [30, 35, 40]]);
    expect(runs.map((run) => run.map((e) => e.doubt[0]))).toEqual([[0, 0.01, 0.02], [0.04, 0.03, 0.02]]);
  });
});

describe('odds', () => {
  const four: Odds = { sims: 4, mean: [0.5, 0.5], square: [0.5, 0.5], piled: [0.5, 1] }; // 1, 0, 1, 0
  it('have the standard error of their mean', () => {
    expect(doubts(four)[0]).toBeCloseTo(Math.sqrt(0.25 / 3), 12);
    expect(piledDoubts(four)).toEqual([Math.sqrt(0.25 / 3), 0]);
    expect(doubts({ sims: 1, mean: [0.4, 0.6], square: [0.16, 0.36], piled: [0.16, 1] })).toEqual([1, 1]);
  });
  it('of two batches are those of all their simulations', () => {
    const one: Odds = { sims: 2, mean: [1, 0], square: [1, 0], piled: [1, 1] };
    expect(together(four, one)).toEqual({ sims: 6, mean: [4 / 6, 2 / 6], square: [4 / 6, 2 / 6], piled: [4 / 6, 1] });
    expect(together(undefined, one)).toEqual(one);
  });
  it('are sure when their errors are small, or nothing more will be done', () => {
    const sharp = (d: number): Odds => ({ sims: 2, mean: [0.5], square: [0.25 + d * d], piled: [0] });
    expect([isSure(sharp(SURE * 0.9)), isSure(sharp(SURE * 1.1)), isSure({ ...four, sims: MOST })]).toEqual([true, false, true]);
  });
  it('say of a won game that it is won, of one that cannot be lost any more that it is', async () => {
    const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
    const { handle } = engine.load('th 1 catan seats=3 layout=beginner\nset city n20 1\nset city n24 1\nset city n30 1\nset settlement n45 1\nset settlement n48 1\nset settlement n02 1\nset settlement n13 2\nset settlement n41 3\nset hand 1 3ore+2grain\nset phase act 1\n');
    const odds = engine.odds(handle, 'hard', 0, 8);
    expect(odds.mean[0]).toBeGreaterThan(0.99); // nine points, and the cards for a city
    const halves = together(engine.odds(handle, 'hard', 0, 4), engine.odds(handle, 'hard', 4, 4));
    halves.mean.forEach((m, i) => expect(m).toBeCloseTo(odds.mean[i] ?? 0, 5));
    engine.play(handle, 1, 'city n02');
    expect(engine.odds(handle, 'hard', 0, 2)).toEqual({ sims: 2, mean: [1, 0, 0], square: [1, 0, 0], piled: [1, 1, 1] });
    expect(() => engine.odds(handle, 'random', 0, 2)).toThrow();
    engine.close(handle);
  });
});

describe('milestones', () => {
  const flat = [500, 500];
  it('are beginnings of turns, the first and the last', () => {
    const turns = [0, 0, 1, 1, 1, 2, 2, 3];
    expect(milestones(turns.map(() => flat), turns.map(() => true), turns)).toEqual([2, 5, 7]);
  });
  it('are where something swings within a turn, too: nothing that large lies between two of them', () => {
    const turns = [1, 1, 1, 1, 2], chances = [500, 500, 500 + SWING, 500, 500].map((c) => [c, 1000 - c]);
    expect(milestones(chances, turns.map(() => true), turns)).toEqual([0, 2, 4]);
    expect(milestones(chances.map(([a = 0]) => (a > 500 ? [a - 1, 1001 - a] : [a, 1000 - a])), turns.map(() => true), turns)).toEqual([0, 4]);
  });
  it('are never where something is half done', () => {
    expect(milestones([flat, flat, flat, flat], [true, false, true, true], [1, 2, 2, 3])).toEqual([0, 2, 3]);
  });
});

describe('the plan of an analysis', () => {
  const vague: Odds = { sims: FIRST, mean: [0.5, 0.5], square: [0.3, 0.3], piled: [0.3, 1] };
  const sharp: Odds = { sims: FIRST, mean: [1, 0], square: [1, 0], piled: [1, 1] };
  function run(plan: Plan, odds: (n: number) => Odds, most = 100): Task[] {
    const done: Task[] = [];
    for (let task = plan.next(); task !== null && done.length < most; task = plan.next()) {
      done.push(task);
      if ('measure' in task) plan.measured(task.measure, { ...odds(task.measure), sims: task.sims });
    }
    return done;
  }
  it('measures every milestone once and reviews every move once when all is clear', () => {
    const places = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90], done = run(new Plan([1, 2, 3], places), () => sharp);
    expect(done.flatMap((d) => ('measure' in d ? [d.measure] : [])).sort((a, b) => a - b)).toEqual(places);
    expect(done.flatMap((d) => ('review' in d ? [d.review] : []))).toEqual([1, 2, 3]);
    expect(done.slice(0, 4).map((d) => ('measure' in d ? d.measure : -1))).toEqual([0, 80, 90, 40]); // the rough picture
  });
  it('gives what is vague more simulations, up to an end', () => {
    const done = run(new Plan([], [0, 10]), (n) => (n === 0 ? vague : sharp));
    expect(done.slice(0, 3)).toEqual([{ measure: 0, from: 0, sims: FIRST }, { measure: 10, from: 0, sims: FIRST }, { measure: 0, from: FIRST, sims: MORE }]);
    expect(done.length).toBe(2 + Math.ceil((MOST - FIRST) / MORE));
  });
  it('does first what the reader waits for', () => {
    const plan = new Plan([1, 2, 3], [0, 10]);
    plan.look = [7];
    plan.first = 3;
    expect([plan.next(), plan.measured(7, sharp), plan.next()]).toEqual([{ measure: 7, from: 0, sims: FIRST }, sharp, { review: 3 }]);
  });
});

describe('mistakes', () => {
  const line = (move: string, value: number, played = false): Line => ({ move, value, doubt: 1, sims: 96, played });
  const review = (seat: number, loss: number, mistake = true): Review => ({ seat, choices: 5, loss, mistake, lines: [line('best', 500), line('made', 500 - loss, true)] });
  const all = ranked(new Map([[9, review(2, 40)], [4, review(1, 90)], [20, review(1, 40)], [6, review(3, 25, false)], [7, null]]));
  it('are ranked by what they cost, the earlier first among equals', () => {
    expect(all.map((m) => [m.seq, m.loss])).toEqual([[4, 90], [9, 40], [20, 40]]);
    expect(all[0]).toEqual({ seq: 4, seat: 1, loss: 90, made: 'made', better: 'best' });
    expect(costs(all, 3)).toEqual([130, 40, 0]);
  });
  it('are gone through in the order of the game', () => {
    expect([nearest([5, 10, 21], 5, 1), nearest([21, 10, 5], 7, -1), nearest([5], 5, 1), nearest([5], 5, -1)]).toEqual([10, 5, undefined, undefined]);
  });
});
