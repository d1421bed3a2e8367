import { describe, expect, it } from 'vitest';
import base from '../../../src/catan/dev/base.json';
import six from '../../../src/catan/dev/six.json';
import { Mock, positionOf, type Recorded } from '../../../src/table/dev/mock.svelte';
import { Control } from '../../../src/catan/control.svelte';
import { pieceArt } from '../../../src/catan/art/pieces';
import { player } from '../../../src/catan/art/inks';
import { KNOWN_WORDS, QUESTIONS, questionOf, questionWords } from '../../../src/catan/model/actions';
import { boardWords, isBoardWord, movesByPlace, otherMoves, targets } from '../../../src/table/model/moves';
import { nearest } from '../../../src/table/model/spots';
import { commandOf } from '../../../src/catan/keys';
import type { View } from '../../../src/catan/view';

const games: [string, Recorded][] = [
  ['base', base as unknown as Recorded],
  ['six', six as unknown as Recorded],
];
const positions = games.flatMap(([name, r]) => Object.keys(r.positions).map((frame) => [`${name} ${frame}`, r, frame] as const));

describe.each(positions)('%s', (_, recorded, frame) => {
  const session = new Mock(positionOf(recorded, frame, 'catan seats=4'));
  const control = new Control(session);
  const moves = recorded.positions[frame]!.view.moves;
  it('lights exactly the places of the engine for each action', () => {
    for (const word of boardWords('catan', moves)) {
      control.chosen = word;
      expect(control.spots).toEqual(moves[word]);
      expect(control.spots.every((id) => control.board!.hexes.has(id) || control.board!.edges.has(id) || control.board!.nodes.has(id))).toBe(true);
    }
    control.chosen = null;
  });
  it('can play every move of the engine', () => {
    const onBoard = [...movesByPlace('catan', moves)].flatMap(([id, words]) => words.map((w) => `${w} ${id}`));
    const byWords = otherMoves('catan', moves, KNOWN_WORDS);
    for (const [word, args] of Object.entries(moves))
      for (const arg of args) {
        const text = arg === '' ? word : `${word} ${arg}`;
        expect(KNOWN_WORDS.has(word) || onBoard.includes(text) || byWords.includes(text), text).toBe(true);
      }
  });
});

describe('questions', () => {
  const view = (frame: string, moves: View['moves'], seat = 1): View => ({ ...(base.positions['catan.act'].view as unknown as View), ask: { frame, seats: [1], seat }, moves });
  it('that place something light the board at once', () => {
    expect(questionOf(view('catan.rob', {}), 1).board).toBe('robber');
    expect(questionOf(view('catan.settle', {}), 1).board).toContain('settlement');
  });
  it('about a trade differ for the one who offers', () => {
    expect(questionOf(view('catan.trade', {}, 1), 1).dock).toBe('offer');
    expect(questionOf(view('catan.trade', {}, 2), 1).dock).toBe('answer');
  });
  it('nobody has described are guessed from their moves', () => {
    expect(questionOf(view('sea.gold', { ship: ['e01', 'e02'], stay: [''] }), 1)).toEqual({ board: 'ship', main: 'stay' });
    expect(questionOf(view('sea.gold', { ship: ['e01'], wall: ['n02'] }), 1)).toEqual({ board: undefined, main: undefined });
  });
  it('name words the table knows', () => {
    for (const q of Object.values(QUESTIONS)) for (const w of questionWords(q)) expect(KNOWN_WORDS.has(w)).toBe(true);
  });
});

describe('words nobody knows', () => {
  it('are board moves when they name places, else offered by their words', () => {
    const moves = { ship: ['e01', 'e07'], move_ship: ['e01 e02', 'e01 e05', 'e03 e02'], swap: ['2'] };
    expect(isBoardWord('catan', 'ship', moves.ship)).toBe(true);
    expect(targets('catan', moves, 'ship')).toEqual(['e01', 'e07']);
    expect(targets('catan', moves, 'move_ship')).toEqual(['e01', 'e03']);
    expect(targets('catan', moves, 'move_ship', ['e01'])).toEqual(['e02', 'e05']);
    expect(otherMoves('catan', moves, KNOWN_WORDS)).toEqual(['swap 2']);
  });
  it('are drawn as labelled tokens', () => {
    const art = pieceArt('wonder<');
    expect(art.draw(player(2))).toContain('wonde');
    expect(pieceArt('<b>').draw(player(2))).not.toContain('<b>');
  });
});

describe('a ghost', () => {
  it('is confirmed by the same place again and forgotten when it is no longer possible', () => {
    const session = new Mock(positionOf(base as unknown as Recorded, 'catan.act', 'catan seats=4'));
    const control = new Control(session);
    const id = session.view!.moves.road![0]!;
    control.choose('road');
    control.touch('road', id, 'keys');
    expect(control.ghost).toEqual({ word: 'road', id });
    expect(session.sent).toEqual([]);
    control.touch('road', id, 'keys');
    expect(session.sent).toEqual([[`road ${id}`]]);
    control.picked = { word: 'road', id: 'e999' };
    expect(control.ghost).toBeNull();
  });
  it('is left by one step back, then the action', () => {
    const session = new Mock(positionOf(base as unknown as Recorded, 'catan.act', 'catan seats=4'));
    const control = new Control(session);
    control.choose('road');
    control.touch('road', session.view!.moves.road![0]!, 'touch');
    expect(control.back()).toBe(true);
    expect([control.ghost, control.word]).toEqual([null, 'road']);
    expect(control.back()).toBe(true);
    expect(control.word).toBeNull();
    expect(control.back()).toBe(false);
  });
});

describe('keys', () => {
  const state = { letters: true, prefixed: false, offered: false, buildKeys: 'rscd' };
  const press = (key: string, more = {}): Parameters<typeof commandOf>[0] => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
  it('mean what the help says', () => {
    expect(commandOf(press('r'), state)).toEqual({ do: 'build', key: 'r' });
    expect(commandOf(press('b'), state)).toEqual({ do: 'prefix' });
    expect(commandOf(press('c'), { ...state, prefixed: true, offered: true })).toEqual({ do: 'build', key: 'c' });
    expect(commandOf(press('c'), { ...state, offered: true })).toEqual({ do: 'counter' });
    expect(commandOf(press('z', { ctrlKey: true }), state)).toEqual({ do: 'undo' });
    expect(commandOf(press('3'), state)).toEqual({ do: 'pick', n: 3 });
    expect(commandOf(press('N'), state)).toEqual({ do: 'step', by: 1 });
    expect(commandOf(press('r', { ctrlKey: true }), state)).toBeNull();
  });
  it('that are letters can be switched off', () => {
    expect(commandOf(press('r'), { ...state, letters: false })).toBeNull();
    expect(commandOf(press('Escape'), { ...state, letters: false })).toEqual({ do: 'back' });
  });
});

describe('arrows', () => {
  it('go to the nearest spot that way', () => {
    const sites = [{ id: 'a', at: [0, 0] as const }, { id: 'b', at: [50, 5] as const }, { id: 'c', at: [10, 60] as const }];
    expect(nearest(sites, [0, 0], [1, 0])?.id).toBe('b');
    expect(nearest(sites, [0, 0], [0, 1])?.id).toBe('c');
    expect(nearest(sites, [0, 0], [-1, 0])).toBeUndefined();
  });
});
