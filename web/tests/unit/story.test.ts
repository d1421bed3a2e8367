import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { Engine } from '../../src/local/engine';
import { storyOf } from '../../src/local/story';

const bytes = readFileSync(new URL('../../src/local/engine.wasm', import.meta.url));
let engine: Engine;
beforeAll(async () => {
  engine = await Engine.load(bytes);
});

/** The beginning of a record: a set-up, and lines of a position. */
function begin(setup: string, lines: string[] = []): string {
  const { handle } = engine.open(setup);
  const head = engine.head(handle);
  const text = head + (lines.length > 0 ? lines.map((l) => `set ${l}\n`).join('') : engine.dump(handle));
  engine.close(handle);
  return text;
}

describe('luck with the dice', () => {
  // The printed start of three (CB-BEG-01): seat 1 at 9-4-10 and 3-4-6, seat 2 at 12-6-11 and 3-8-5, seat 3 at 8-3-5 and 4-5-11.
  // Of the 36 ways two dice can fall that is 4+3+3 + 2+3+5 = 20, 1+5+2 + 2+5+4 = 19 and 5+2+4 + 3+4+2 = 20 cards a roll.
  it('of Catan: every roll by what stood then, beside what it brought', () => {
    const record = `${begin('catan layout=beginner start=printed seats=3 first_player=1')}1 roll\n* dice 4 4\n1 end\n2 roll\n* dice 1 3\n`;
    const story = storyOf(engine, record);
    expect(story.rolls).toBe(2);
    expect(story.luck?.map((l) => l.real)).toEqual([2, 1, 2]); // an eight: ore, lumber (CB-EX-28); a four: wool and grain, grain
    expect(story.luck?.map((l) => Math.round(l.expected * 36))).toEqual([40, 38, 40]);
    expect(story.points.at(-1)?.points).toEqual([2, 2, 2]);
    expect(story.points.map((p) => p.turn)).toEqual([0, 1, 2].slice(-story.points.length));
  });
  it('of Catan: what a card or a trade brings is no luck', () => {
    const lines = ['empty', 'settlement n00 1', 'hand 1 4wool', 'phase before 1'];
    const story = storyOf(engine, `${begin('catan layout=beginner seats=3 first_player=1', lines)}1 roll\n* dice 5 5\n1 bank wool ore\n`);
    expect(story.luck?.[0]?.real).toBe(1); // the ore of the ten alone
    expect(story.luck?.[0]?.expected).toBeCloseTo(3 / 36);
  });
  // Craftsmen in rows 5 and 6: nine of 36 ways; a five brings the gold.
  it('of Elasund: the row of the ship, and not the gold one takes', () => {
    const lines = ['empty', 'building craftsmen 3,5 1', 'phase roll 2'];
    const story = storyOf(engine, `${begin('elasund seats=2', lines)}* dice 2 3\n2 done\n2 gold\n`);
    expect(story.luck?.[0]).toEqual({ real: 1, expected: 18 / 72 });
    expect(story.luck?.[1]).toEqual({ real: 0, expected: 0 });
  });
  it('is not told of a game without dice', () => {
    expect(storyOf(engine, begin('carcassonne seats=2')).luck).toBeNull();
  });
});
