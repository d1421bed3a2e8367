// The puzzles of the page: their files, the choice of the day, progress, and solving one.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { has, later, setLanguage } from '../../src/lib/i18n.svelte';
import { moveText, type Scene } from '../../src/lib/words';
import { Engine } from '../../src/local/engine';
import { dailyOf, dayOf, nextOf, themesOf } from '../../src/puzzles/choice';
import { judge, judgeNow, NEARLY } from '../../src/puzzles/judge';
import { forget, isSolved, mark, markOf } from '../../src/puzzles/progress';
import { readPuzzles, type Puzzle } from '../../src/puzzles/puzzle';
import { setOf } from '../../src/puzzles/sets';
import { Solver } from '../../src/puzzles/solver.svelte';

const root = resolve(import.meta.dirname, '../../..'), folder = join(root, 'data/puzzles');
const sets = readdirSync(folder).filter((f) => f.endsWith('.txt')).map((f) => setOf(f.replace('.txt', ''), readFileSync(join(folder, f), 'utf8')));
const all = sets.flatMap((s) => s.puzzles.map((puzzle) => ({ id: puzzle.id, set: s.name, puzzle })));
const words = { move: moveText, event: (): string => '' };
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(join(root, 'web/src/local/engine.wasm')));
  await setLanguage('en');
  await Promise.all(['puzzles', 'hint', 'catan/hint', 'carcassonne/hint', 'elasund/hint'].map(later));
});

/** Red trades brick for ore and builds the last city: ten points (CB-WIN-01). */
const PLANTED = `# a comment
puzzle catan-00000000 win 1 1
from planted.th move 1
setup catan rev=2 seats=3 layout=beginner offers_per_turn=20
step
line 1000 0 bank brick ore
line 950 20 city n44
line 400 10 end
step
line 1000 0 city n44
line 600 8 end
th 1 catan rev=2 seats=3
opt layout=beginner offers_per_turn=0
set empty
set city n20 1
set city n41 1
set city n10 1
set settlement n44 1
set city n17 2
set city n52 2
set settlement n00 2
set city n03 3
set city n05 3
set settlement n32 3
set cards 1 2point
set hand 1 4brick+2ore+2grain
set hand 2 2ore
set phase act 1
end
`;
const planted = (): Puzzle => readPuzzles(PLANTED)[0] as Puzzle;
const open = (): Solver => new Solver(engine, planted(), words, 5);

/** A device that remembers, for one test. */
function device(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v) });
  forget();
  return kept;
}
afterEach(() => {
  vi.unstubAllGlobals();
  forget();
});

describe('a file of puzzles', () => {
  it('is read as it was written', () => {
    const [p, ...more] = readPuzzles(PLANTED);
    expect(more).toEqual([]);
    expect(p).toMatchObject({ id: 'catan-00000000', theme: 'win', level: 1, seat: 1, from: 'planted.th move 1', setup: 'catan rev=2 seats=3 layout=beginner offers_per_turn=20' });
    expect(p?.steps.map((s) => s.map((l) => [l.move, l.value, l.doubt]))).toEqual([[['bank brick ore', 1000, 0], ['city n44', 950, 20], ['end', 400, 10]], [['city n44', 1000, 0], ['end', 600, 8]]]);
    expect(p?.position.split('\n').slice(0, 2)).toEqual(['th 1 catan rev=2 seats=3', 'opt layout=beginner offers_per_turn=0']);
    expect(p?.position).not.toContain('end\n');
  });
});

describe('the puzzles of the page', () => {
  it('are there for every game and box, and each has an id of its own', () => {
    expect(sets.map((s) => s.name).sort()).toEqual(['carcassonne', 'catan', 'ck', 'elasund', 'sea', 'traders']);
    for (const s of sets) expect(s.puzzles.length, s.name).toBeGreaterThanOrEqual(8);
    expect(new Set(all.map((p) => p.id)).size).toBe(all.length);
  });
  it('have names for sets and themes in both languages', () => {
    for (const language of ['en', 'ru']) {
      const book = JSON.parse(readFileSync(join(root, `web/src/puzzles/i18n/late.${language}.json`), 'utf8')) as Record<string, string>;
      for (const s of sets) for (const key of [`puzzles.set.${s.name}`, ...themesOf(s).map((theme) => `puzzles.theme.${theme}`)]) expect(book[key], `${language} ${key}`).toBeTruthy();
    }
  });
  it.each(all)('$set $id: the position stands, the plan can be played, all its moves have words', ({ puzzle }) => {
    const solver = new Solver(engine, puzzle, words, 3), scene: Scene = { game: solver.game, view: solver.view, geometry: solver.geometry, name: (s) => String(s) };
    const { handle } = engine.load(puzzle.position);
    engine.fill(handle, puzzle.seat, 3);
    for (const step of puzzle.steps) {
      expect(engine.status(handle).actors).toContain(puzzle.seat);
      for (const line of step) {
        engine.why(handle, puzzle.seat, line.move); // throws what the rules forbid
        expect(line.value).toBeLessThanOrEqual(step[0]?.value ?? 0);
        const [word = '', ...args] = line.move.split(' ');
        expect(has(`mv.${solver.game}.${word}`), line.move).toBe(true);
        expect(moveText(scene, word, args.join(' ')).length).toBeGreaterThan(2);
      }
      engine.play(handle, puzzle.seat, step[0]?.move ?? '');
    }
    engine.close(handle);
    // and one can play on: the table it comes from, with all cards dealt
    const on = engine.load(solver.position());
    expect(engine.dump(on.handle)).not.toMatch(/^set hand .*\?/m);
    expect(engine.status(on.handle).actors).toContain(puzzle.seat);
    engine.close(on.handle);
    solver.close();
  });
});

describe('the puzzle of the day', () => {
  const ids = Array.from({ length: 21 }, (_, i) => `p${String(i).padStart(2, '0')}`);
  const day = (n: number): Date => new Date(Date.UTC(2026, 10, 19 + n, 12));
  it('is the same for everybody on one day, whatever the order of the files and the hour', () => {
    const one = dailyOf(ids, new Date('2026-11-19T00:00:01Z'));
    expect(dailyOf([...ids].reverse(), new Date('2026-11-19T23:59:59Z'))).toBe(one);
    expect(dailyOf(ids, new Date('2026-11-20T00:00:00Z'))).not.toBe(one);
    expect(dayOf(new Date('2026-11-19T23:59:59Z'))).toBe('2026-11-19');
  });
  it('comes round to every puzzle before one comes again', () => {
    for (const n of [1, 2, 3, 12, 21]) expect(new Set(Array.from({ length: n }, (_, i) => dailyOf(ids.slice(0, n), day(i)))).size).toBe(n);
    expect(dailyOf([], day(0))).toBe('');
  });
});

describe('the next puzzle', () => {
  it('is the first behind this one that is not solved, else the one behind it', () => {
    const solved = (...them: string[]) => (id: string): boolean => them.includes(id);
    expect(nextOf(['a', 'b', 'c'], 'a', solved('b'))).toBe('c');
    expect(nextOf(['a', 'b', 'c'], 'c', solved('a'))).toBe('b');
    expect(nextOf(['a', 'b', 'c'], '', solved('a'))).toBe('b');
    expect(nextOf(['a', 'b', 'c'], 'c', solved('a', 'b', 'c'))).toBe('a');
    expect(nextOf(['a'], 'a', solved())).toBe('');
  });
});

describe('progress', () => {
  it('is kept on the device; who has seen a solution has not found it', () => {
    const kept = device();
    mark('a', 'solved');
    mark('b', 'shown');
    mark('b', 'solved');
    forget(); // the page is opened again
    expect([isSolved('a'), markOf('b'), isSolved('b'), markOf('c')]).toEqual([true, 'shown', false, undefined]);
    kept.set('thorp.puzzles', '{broken');
    forget();
    expect(markOf('a')).toBeUndefined();
  });
  it('lasts as long as the page where nothing can be kept', () => {
    vi.stubGlobal('localStorage', { getItem: () => { throw new Error('private'); }, setItem: () => { throw new Error('private'); } });
    forget();
    mark('a', 'solved');
    expect(isSolved('a')).toBe(true);
  });
});

describe('a verdict', () => {
  const step = planted().steps[0] ?? [];
  it('is right for the best move, by what was weighed for others, unknown for the rest', () => {
    expect(judge(step, 'bank brick ore')).toEqual({ verdict: 'right', value: 1000, best: 1000 });
    expect(judge(step, 'city n44')).toEqual({ verdict: 'nearly', value: 950, best: 1000 });
    expect(judge(step, 'end')).toEqual({ verdict: 'wrong', value: 400, best: 1000 });
    expect(judge(step, 'buy')).toBeNull();
  });
  it('of a move weighed now counts how far it is behind the best move in the same weighing', () => {
    const line = (move: string, value: number, behind: number, doubt: number): object => ({ move, value, behind, doubt, sims: 96, reasons: [] });
    const advice = (value: number, doubt: number): never => ({ choices: 9, lines: [line('bank brick ore', 900, 0, 0), line('buy', value, 900 - value, doubt)] }) as never;
    expect(judgeNow(step, 'buy', advice(900 - NEARLY, 5))).toEqual({ verdict: 'nearly', value: 1000 - NEARLY, best: 1000 });
    expect(judgeNow(step, 'buy', advice(899 - NEARLY, 5))?.verdict).toBe('wrong');
    expect(judgeNow(step, 'buy', advice(880, 20))?.verdict).toBe('same');
    expect(judgeNow(step, 'road e1', advice(880, 20))).toBeNull();
  });
});

describe('solving', () => {
  it('keeps the moves of the plan and takes back all others, with a reason', async () => {
    device();
    const solver = open(), before = JSON.stringify(solver.view);
    expect(solver.asked).toBe(true);
    expect(await solver.play('end')).toBe(false);
    expect(solver.answer).toMatchObject({ verdict: 'wrong', text: 'Not this one: win chance 40%, with the best plan 100%. Try again.' });
    expect(JSON.stringify(solver.view)).toBe(before);
    expect(await solver.play('city n44')).toBe(false); // two ore are not enough
    expect(solver.answer).toMatchObject({ verdict: 'refused', clause: expect.stringMatching(/^CB-/) as string });
    expect(await solver.play('bank brick ore')).toBe(true);
    expect(solver.answer?.verdict).toBe('right');
    expect([solver.step, solver.solved]).toEqual([1, false]);
    expect(await solver.play('city n44')).toBe(true);
    expect([solver.solved, markOf(solver.id), solver.asked]).toEqual([true, 'solved', false]);
    expect(solver.answer?.why).toMatch(/^Gains: .*victory points/);
    expect(await solver.play('end')).toBe(false);
    solver.close();
  });
  it('shows the solution on the board, and that is no solving', async () => {
    device();
    const solver = open();
    expect(solver.hints).toEqual([]);
    solver.reveal();
    expect(solver.hints.map((h) => [h.n, h.move, h.strong])).toEqual([[1, 'bank brick ore', true], [2, 'city n44', false], [3, 'end', false]]);
    expect(solver.lines[0]?.chance).toBe('100%');
    await solver.playBest();
    expect(solver.lines.map((l) => l.move)).toEqual(['city n44', 'end']);
    await solver.playBest();
    expect([solver.solved, markOf(solver.id)]).toEqual([true, 'shown']);
    solver.close();
  });
});
