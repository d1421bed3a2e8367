import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Engine } from '../../src/local/engine';
import { Recall } from '../../src/local/recall';
import { Room, type SavedRoom } from '../../src/local/room';
import { kindsOf, knownHands, spanText } from '../../src/memory/hands';

const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));

/** Three who place their settlements: hands are empty at first, and what they bring is seen by all (CB-SETUP-10). */
function table(seed = '07'): Room {
  const about: SavedRoom = { id: `l${seed}`, setup: 'catan seats=3 layout=beginner offers_per_turn=0', seed: seed.repeat(32), rows: [], created: 0, played: 0 };
  const room = new Room(engine, about);
  for (const row of ['~ open local undo=own memory=on', '~ bot 1 easy', '~ bot 2 easy', '~ bot 3 easy', '~ begin']) room.row(row, 0);
  return room;
}
/** The true hand of a seat, as it sees it itself. */
const held = (room: Room, seat: number): Record<string, number> => engine.view(room.handle, seat).seats[seat - 1]?.hand ?? {};

describe('the memory aid of a table on this device', () => {
  it('is an option of the table', () => {
    expect(table().memory).toBe(true);
  });
  it('knows every hand as long as nothing was taken unseen, and holds the true hand among those it thinks possible', () => {
    const room = table();
    const recall = new Recall(engine);
    let unseen = 0; // cards stolen between the two others, and chosen in secret
    let sure = 0, true_ = 0, all = 0;
    for (let n = 0; n < 160 && room.status === 'playing'; n++) {
      const seat = room.flow.actors[0];
      room.row(seat === undefined ? room.chanceRow() : `${seat} ${engine.choose(room.handle, seat, 'greedy', 0).move}`, 0);
      const said = engine.events(room.handle, 1).text;
      if (said.includes('?')) unseen++;
      const { hands, lost } = recall.of(room, 1);
      if (lost) break;
      for (const hand of knownHands(hands)) {
        const truth = held(room, hand.seat);
        const spans = Object.entries(hand.spans);
        if (unseen === 0) {
          expect(Object.fromEntries(spans.map(([kind, s]) => [kind, [s.least, s.most]])), `row ${n}`).toEqual(Object.fromEntries(Object.entries(truth).filter(([, c]) => c > 0).map(([kind, c]) => [kind, [c, c]])));
          sure++;
        }
        all++;
        if (spans.every(([kind, s]) => (truth[kind] ?? 0) >= s.least && (truth[kind] ?? 0) <= s.most)) true_++;
      }
    }
    expect(sure).toBeGreaterThan(10);
    expect(true_ / all).toBeGreaterThan(0.95);
    recall.close();
    room.close();
  });
  let unseen = 0; // cards stolen between the two others
  /** Two games that look alike from seat 1: what the other two hold is exchanged between them. */
  const twins = (seed: number): void => {
    const begun = engine.open('catan seats=3 layout=beginner start=printed offers_per_turn=0').handle;
    engine.fair(begun, new Uint8Array(32).fill(5), [1, 2, 3].map((n) => new Uint8Array(16).fill(n)), true);
    const position = engine.head(begun) + engine.dump(begun);
    // what the bank lacks is seen by all: the two others have changed hands
    const hands = ['1wool+2ore', '1brick+1lumber+1ore'];
    const games = [hands, [...hands].reverse()].map(([second, third]) => {
      const { handle } = engine.load(position.replace(/set hand 2 .*/, `set hand 2 ${second}`).replace(/set hand 3 .*/, `set hand 3 ${third}`));
      engine.fair(handle, new Uint8Array(32).fill(seed), [1, 2, 3].map((n) => new Uint8Array(16).fill(n)), false);
      engine.recall(handle);
      return handle;
    }) as [number, number];
    expect(engine.hands(games[0], 2)).not.toEqual(engine.hands(games[1], 2)); // who holds those cards knows
    for (let n = 0; n < 200; n++) {
      const [one, other] = games.map((h) => engine.status(h));
      if (one!.dealer) {
        const { text } = engine.chance(games[0]);
        if (text.startsWith('* steal')) engine.chance(games[1]);
        else engine.play(games[1], 0, text.slice(2));
        const told = games.map((h) => engine.events(h, 1).text);
        unseen += Number(told[0] === '* steal ?');
        if (told[0] !== told[1]) break; // seat 1 was robbed, or robs: now it knows in which game it is
      } else {
        const seat = one!.actors[0]!;
        expect(other!.actors[0]).toBe(seat);
        const words = games.map((h) => engine.view(h, seat).moves);
        const word = ['roll', 'robber', 'rob', 'end'].find((w) => words.every((m) => m[w] !== undefined));
        if (word === undefined) break; // a discard
        const both = words[0]![word]!.filter((a) => words[1]![word]!.includes(a));
        for (const h of games) engine.play(h, seat, `${word} ${both[(7 * n) % both.length]}`.trim());
      }
      expect(engine.hands(games[1], 1)).toEqual(engine.hands(games[0], 1));
    }
    for (const h of [begun, ...games]) engine.close(h);
  };
  it('tells nothing that the seat was not told: in two games that differ in what is hidden from it, it says the same', () => {
    for (let seed = 1; seed < 12; seed++) twins(seed);
    expect(unseen).toBeGreaterThan(0);
  });
  it('forgets what was taken back', () => {
    const room = table();
    const recall = new Recall(engine);
    const shown = (): string => JSON.stringify(recall.of(room, 2).hands);
    for (let n = 0; n < 60 && room.status === 'playing'; n++) {
      const seat = room.flow.actors[0];
      const before = shown();
      room.row(seat === undefined ? room.chanceRow() : `${seat} ${engine.choose(room.handle, seat, 'greedy', 0).move}`, 0);
      if (seat === undefined || !room.canUndo(seat)) continue;
      shown();
      room.row(`~ undo ${seat}`, 0);
      expect(shown()).toBe(before);
      room.row(`${seat} ${engine.choose(room.handle, seat, 'greedy', 0).move}`, 0);
    }
    recall.close();
    room.close();
  });
});

describe('hands in figures', () => {
  it('the least and the most of every kind, and how many are to be expected', () => {
    const [hand] = knownHands([{ seat: 2, of: [{ hand: '2brick+1ore', n: 3 }, { hand: '1brick+2wool', n: 1 }] }]);
    expect(hand!.spans).toEqual({ brick: { least: 1, most: 2, mean: 1.75 }, ore: { least: 0, most: 1, mean: 0.75 }, wool: { least: 0, most: 2, mean: 0.5 } });
    expect(spanText(hand!.spans.brick!)).toBe('1–2');
    expect(spanText({ least: 3, most: 3, mean: 3 })).toBe('3');
  });
  it('kinds stand in the order of the notation', () => {
    const hands = (...of: string[]) => [{ seat: 1, of: of.map((hand) => ({ hand, n: 1 })) }];
    expect(kindsOf([...hands('1brick+1ore'), ...hands('1brick+1wool+2ore')])).toEqual(['brick', 'wool', 'ore']);
    expect(kindsOf(hands('1grain+1ore', '1brick+1grain', '1lumber+1grain', '1brick+2lumber'))).toEqual(['brick', 'lumber', 'grain', 'ore']);
    expect(kindsOf(hands('-'))).toEqual([]);
  });
});
