import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEALER, Engine } from '../../src/local/engine';
import { moverOf } from '../../src/local/record';
import { ReplaySession } from '../../src/local/replay.svelte';
import { DOUBTS, MISTAKE, Reviewer, verdict } from '../../src/local/review';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));
let engine: Engine;

beforeAll(async () => {
  engine = await Engine.load(bytes);
});

/** A whole game of greedy bots as a record. */
function play(setup: string, most: number): string {
  const { handle, seats } = engine.open(setup);
  engine.fair(handle, new Uint8Array(32).fill(5), Array.from({ length: seats }, (_, i) => new Uint8Array(16).fill(i)), true);
  const rows = [engine.head(handle) + engine.dump(handle)];
  for (let ply = 0; ply < most; ply++) {
    const status = engine.status(handle), seat = status.actors[0] ?? DEALER;
    if (status.over) break;
    rows.push((status.dealer ? engine.chance(handle) : engine.play(handle, seat, engine.choose(handle, seat, 'greedy', 1).move)).text);
  }
  engine.close(handle);
  return rows.join('\n');
}

const line = (move: string, value: number, doubt = 0): { move: string; value: number; doubt: number; sims: number } => ({ move, value, doubt, sims: 96 });

describe('a verdict', () => {
  it('is the difference between the best move and the one made', () => {
    const found = verdict(2, 5, [line('end', 300), line('road e1', 350, 10), line('buy', 290, 10)]);
    expect(found).toMatchObject({ seat: 2, loss: 50, mistake: true });
    expect(found.lines.map((l) => [l.move, l.played])).toEqual([['road e1', false], ['end', true], ['buy', false]]);
  });
  it('is no mistake for the best move, one as good, a forced one, and a difference too small or in doubt', () => {
    expect(verdict(1, 5, [line('end', 300), line('buy', 300, 1)])).toMatchObject({ loss: 0, mistake: false });
    expect(verdict(1, 5, [line('end', 300), line('buy', 300, 1)]).lines[0]?.move).toBe('end');
    expect(verdict(1, 1, [line('end', 5)])).toMatchObject({ loss: 0, mistake: false });
    expect(verdict(1, 5, [line('end', 300), line('buy', 300 + MISTAKE - 1, 1)]).mistake).toBe(false);
    expect(verdict(1, 5, [line('end', 300), line('buy', 300 + MISTAKE, 1)]).mistake).toBe(true);
    expect(verdict(1, 5, [line('end', 300), line('buy', 350, 50 / DOUBTS + 1)]).mistake).toBe(false);
  });
});

/** Seats 1 and 2 have nine points and the cards for the tenth. */
const WINS = `th 1 catan seats=3 layout=beginner
set settlement n02 1
set city n20 1
set city n24 1
set city n30 1
set settlement n45 1
set settlement n48 1
set city n09 2
set city n11 2
set city n13 2
set settlement n15 2
set settlement n16 2
set settlement n18 2
set settlement n41 3
set settlement n43 3
set hand 1 3ore+2grain
set hand 2 3ore+2grain
set phase act 1
`;

describe('a review', () => {
  it('calls it a mistake not to win, and winning the best move', () => {
    const missed = new Reviewer(engine, `${WINS}1 end\n`), won = new Reviewer(engine, `${WINS}1 city n02\n`);
    const bad = missed.review(0), good = won.review(0);
    expect(bad).toMatchObject({ seat: 1, mistake: true });
    expect(bad?.lines[0]).toMatchObject({ value: 1000, played: false });
    expect(bad?.lines[0]?.move).toMatch(/^city /);
    expect(bad?.lines.find((l) => l.played)?.move).toBe('end');
    expect(good).toMatchObject({ loss: 0, mistake: false });
    expect(good?.lines[0]).toMatchObject({ move: 'city n02', played: true });
    missed.close();
    won.close();
  });
  it.each(['catan seats=3', 'catan +ck seats=3', 'carcassonne +inns +abbot seats=2', 'elasund seats=2'])('weighs the moves of %s from the same position', (setup) => {
    const record = play(setup, 150), reviewer = new Reviewer(engine, record);
    expect(reviewer.review(reviewer.walk.moves.findIndex((row) => moverOf(row) === 0))).toBeNull();
    for (const seq of reviewer.seqs.filter((_, i) => i % 16 === 3)) {
      const found = reviewer.review(seq);
      const made = reviewer.walk.moves[seq]?.slice(2);
      expect(found?.lines.filter((l) => l.played).map((l) => l.move)).toEqual([made]);
      expect(new Set(found?.lines.map((l) => l.sims)).size).toBe(1);
      expect(found?.loss).toBeGreaterThanOrEqual(0);
      if (found?.choices === 1) expect(found).toMatchObject({ mistake: false, loss: 0 });
      if (found?.lines[0]?.played) expect(found.mistake).toBe(false);
      expect(reviewer.review(seq)).toEqual(found); // whatever was reviewed in between
    }
    reviewer.close();
  });
  it('does not blame a player because the estimate fell', () => {
    const record = play('catan seats=3', 400), replay = new ReplaySession(engine, record, 'x'), reviewer = new Reviewer(engine, record);
    const fell = reviewer.seqs.filter((seq) => {
      const seat = moverOf(reviewer.walk.moves[seq]) - 1;
      return (replay.chances[seq + 1]?.[seat] ?? 0) - (replay.chances[seq]?.[seat] ?? 0) <= -20;
    });
    const blamed = fell.filter((seq) => reviewer.review(seq)?.mistake);
    expect(fell.length).toBeGreaterThan(3);
    expect(blamed.length).toBeLessThan(fell.length);
    for (const seq of blamed) expect(reviewer.review(seq)?.loss).toBeGreaterThanOrEqual(MISTAKE);
    replay.close();
    reviewer.close();
  });
});
