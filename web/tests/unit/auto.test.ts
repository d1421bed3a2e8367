import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { steps as ofCarcassonne } from '../../src/carcassonne/auto';
import { steps } from '../../src/catan/auto';
import type { View } from '../../src/lib/protocol';
import { Engine } from '../../src/local/engine';
import { autoStep, WAITS, type Step, type Wishes } from '../../src/table/auto';

let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
});

/** Seat 1's own view of a game of Catan: what follows is set. */
function seen(modules: string, ...lines: string[]): View {
  const record = [`th 1 catan ${modules} seats=3`, 'opt layout=beginner', 'set settlement n20 1', 'set settlement n42 2', 'set settlement n35 3', ...lines].join('\n');
  return engine.view(engine.load(record).handle, 1) as unknown as View;
}
const NEVER: Wishes = { autoRoll: 'never', autoPass: false };
const FREE: Wishes = { ...NEVER, autoRoll: 'free' }, ALWAYS: Wishes = { ...NEVER, autoRoll: 'always' }, PASS: Wishes = { ...NEVER, autoPass: true };
const step = (view: View, wishes: Wishes): Step | null => autoStep(view, 1, steps, wishes);

describe('the roll', () => {
  it('plays itself only for those who wish it', () => {
    const view = seen('', 'set phase before 1');
    expect(step(view, NEVER)).toBeNull();
    expect(step(view, FREE)).toEqual({ kind: 'dice', move: 'roll', ms: WAITS.roll });
    expect(step(seen('', 'set phase act 1'), ALWAYS)).toBeNull();
  });
  it('waits for the number of cards, never for what they are', () => {
    const knight = seen('', 'set cards 1 1knight', 'set phase before 1'), point = seen('', 'set cards 1 1point', 'set phase before 1');
    expect(Object.keys(knight.moves)).not.toEqual(Object.keys(point.moves)); // the engine knows the difference
    for (const view of [knight, point]) {
      expect(step(view, FREE)).toBeNull();
      expect(step(view, ALWAYS)).toEqual({ kind: 'dice', move: 'roll', ms: WAITS.rollWithCards });
    }
    expect(WAITS.rollWithCards).toBeGreaterThan(WAITS.roll);
  });
  it('does not betray an Alchemist', () => {
    const alchemist = seen('+ck', 'set progress 1 1alchemist', 'set phase before 1'), other = seen('+ck', 'set progress 1 1merchant', 'set phase before 1');
    expect(Object.keys(alchemist.moves)).not.toEqual(Object.keys(other.moves));
    for (const wishes of [FREE, ALWAYS]) expect(step(alchemist, wishes)).toEqual(step(other, wishes));
    expect(step(alchemist, FREE)).toBeNull();
  });
});

describe('a pass', () => {
  const offer = (hand: string): View => {
    const record = ['th 1 catan seats=3', 'opt layout=beginner', 'set settlement n20 1', 'set settlement n42 2', 'set settlement n35 3', `set hand 1 ${hand}`, 'set hand 2 1wool', 'set phase act 2'].join('\n');
    const { handle } = engine.load(record);
    engine.play(handle, 2, 'offer 1wool:1ore');
    return engine.view(handle, 1) as unknown as View;
  };
  it('answers an offer that cannot be paid, and none that can', () => {
    expect(step(offer('2brick'), PASS)).toEqual({ kind: 'pass', move: 'reject', ms: WAITS.pass });
    expect(step(offer('2wool'), PASS)).toEqual(step(offer('2brick'), PASS));
    expect(step(offer('2ore'), PASS)).toBeNull();
    expect(step(offer('2brick'), ALWAYS)).toBeNull();
  });
  it('ends a turn in which nothing can be done, unless a card is held: it would tell that the card cannot be played', () => {
    const bare = seen('', 'set phase act 1'), point = seen('', 'set cards 1 1point', 'set phase act 1');
    expect([bare, point].map((v) => Object.keys(v.moves))).toEqual([['end'], ['end']]);
    expect(step(bare, PASS)).toEqual({ kind: 'pass', move: 'end', ms: WAITS.pass });
    expect(step(point, PASS)).toBeNull();
    expect(step(seen('', 'set hand 1 1brick+1lumber', 'set phase act 1'), PASS)).toBeNull(); // a road, a trade
  });
  it('leaves time to take back the last move', () => {
    const view = { ask: { frame: 'carcassonne.figure' }, moves: { pass: [''] }, seats: [] } as unknown as View;
    expect(autoStep(view, 1, ofCarcassonne, PASS, true)?.ms).toBe(WAITS.passOrUndo);
    expect(autoStep({ ...view, moves: { pass: [''], marker: ['1'] } }, 1, ofCarcassonne, PASS)).toBeNull();
  });
});
