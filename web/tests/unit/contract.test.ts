// A module nobody has written a line of the page for: its contract alone makes its moves listed, lit, clickable and told.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import base from '../../src/catan/dev/base.json';
import { Control } from '../../src/catan/control.svelte';
import { drawPiece } from '../../src/catan/art/pieces';
import { eventTypes, isPlace, moveTypes, pieceOf, teach, type Contract } from '../../src/lib/contract';
import { CONTRACTS } from '../../src/lib/contract.gen';
import { setLanguage } from '../../src/lib/i18n.svelte';
import type { TableMessage, View } from '../../src/lib/protocol';
import { eventPlaces, eventText, groupText, moveText, seatName, type Scene } from '../../src/lib/words';
import { Engine } from '../../src/local/engine';
import { inkOf, player } from '../../src/table/art/inks';
import { Mock, positionOf, type Recorded } from '../../src/table/dev/mock.svelte';
import { along, boardWords, guessQuestion, movesByPlace, otherMoves, targets } from '../../src/table/model/moves';

const MADE_UP: Contract = {
  moves: { moor: 'edge', tow_away: 'edge node', ransom: 'seat res', beacon: 'hex count', survey: 'cell rot', drift: '', pair_up: 'seats' },
  pieces: { raft: { stands: 'edge', move: 'moor' }, lantern: { stands: 'hex' }, permit: { move: 'drift' } },
  events: { towed_away: 'edge node', paid_ransom: 'seat res', lit: 'hex count', cargo: 'seat bundle', surveyed: 'cell count', drifted: '', moored: 'piece place' },
};
const MOVES: View['moves'] = {
  moor: ['e03', 'e12'],
  tow_away: ['e03 n05', 'e03 n06', 'e12 n05'],
  ransom: ['2 wool', '3 ore'],
  beacon: ['h07 1', 'h07 2', 'h09 1'],
  survey: ['2,-1 r0', '2,-1 r1', '0,3 r2'],
  drift: [''],
};
const NAMES = ['', 'Ann', 'Bob', 'Cid'];
const scene: Scene = { game: 'driftwood', name: (s) => NAMES[s] ?? '?' };

beforeAll(async () => {
  teach('driftwood', MADE_UP);
  await setLanguage('en');
});

describe('a game the page has never heard of', () => {
  it('has its moves sorted by what their arguments are', () => {
    expect(boardWords('driftwood', MOVES)).toEqual(['moor', 'tow_away', 'beacon', 'survey']);
    expect(otherMoves('driftwood', MOVES, new Set())).toEqual(['ransom 2 wool', 'ransom 3 ore', 'drift']);
  });
  it('lights the places of a move, one after the other', () => {
    expect(targets('driftwood', MOVES, 'tow_away')).toEqual(['e03', 'e12']);
    expect(targets('driftwood', MOVES, 'tow_away', ['e03'])).toEqual(['n05', 'n06']);
    expect(targets('driftwood', MOVES, 'survey')).toEqual(['2,-1', '0,3']);
    expect(targets('driftwood', MOVES, 'beacon', ['h07'])).toEqual([]); // the rest is no place: it is chosen from a list
    expect(along(MOVES, 'beacon', ['h07'])).toEqual(['h07 1', 'h07 2']);
  });
  it('answers a touch of the board with every move that begins there', () => {
    expect(movesByPlace('driftwood', MOVES).get('e03')).toEqual(['moor', 'tow_away']);
    expect(movesByPlace('driftwood', MOVES).get('h09')).toEqual(['beacon']);
  });
  it('asks a question with one word about places on the board', () => {
    expect(guessQuestion('driftwood', { beacon: MOVES.beacon!, drift: [''] })).toEqual({ board: 'beacon', main: 'drift' });
  });
  it('names moves in words: seats by their players, the rest as it is', () => {
    expect(moveText(scene, 'ransom', '2 wool')).toBe('ransom Bob wool');
    expect(moveText(scene, 'tow_away', 'e03 n05')).toBe('tow away e03 n05');
    expect(moveText(scene, 'drift', '')).toBe('drift');
    expect(groupText('driftwood', 'tow_away')).toBe('tow away');
  });
  it('knows which piece a move puts on the board', () => {
    expect(pieceOf('driftwood', 'moor')).toBe('raft');
    expect(pieceOf('driftwood', 'beacon')).toBeUndefined(); // nobody says so
    expect(pieceOf('driftwood', 'drift')).toBeUndefined(); // it stands nowhere
  });
  it('tells events without a sentence of their own, and where they happened', () => {
    expect(eventText(scene, { event: 'paid_ransom', seat: 1, args: [3, 'ore'] })).toBe('Ann: paid ransom, Cid, ore');
    expect(eventText(scene, { event: 'lit', seat: 2, args: ['h07', 3] })).toBe('Bob: lit, h07, 3');
    expect(eventText(scene, { event: 'drifted', args: [] })).toBe('drifted');
    expect(eventPlaces('driftwood', { event: 'towed_away', seat: 1, args: ['e03', 'n05'] })).toEqual(['e03', 'n05']);
    expect(eventPlaces('driftwood', { event: 'surveyed', seat: 1, args: ['2,-1', 4] })).toEqual(['2,-1']);
    expect(eventPlaces('driftwood', { event: 'moored', seat: 1, args: ['raft', 'e12'] })).toEqual(['e12']);
  });
});

describe('a module of Catan the page has never heard of', () => {
  const own = CONTRACTS.catan!;
  const position = positionOf(base as unknown as Recorded, 'catan.act', 'catan +driftwood seats=4');
  const session = new Mock({ ...position, view: { ...position.view, moves: { ...MOVES, survey: [] }, ask: { ...position.view.ask, frame: 'driftwood.sail' } } });
  const control = new Control(session);
  beforeAll(() => teach('catan', { moves: { ...own.moves, ...MADE_UP.moves }, events: { ...own.events, ...MADE_UP.events }, pieces: { ...own.pieces, ...MADE_UP.pieces } }));

  it('has a button for each of its words, on the board or in the list', () => {
    expect(control.moreBoardWords).toEqual(['moor', 'tow_away', 'beacon']);
    expect(control.others).toEqual(['ransom 2 wool', 'ransom 3 ore', 'drift']);
    expect(control.question.main).toBe('drift');
  });
  it('is played by clicking its places', async () => {
    control.choose('tow_away');
    expect(control.spots).toEqual(['e03', 'e12']);
    control.touch('tow_away', 'e03', 'mouse');
    expect(control.spots).toEqual(['n05', 'n06']);
    control.touch('tow_away', 'n06', 'mouse');
    if (control.ghost) control.confirm();
    await Promise.resolve();
    expect(session.sent.at(-1)).toEqual(['tow_away e03 n06']);
  });
  it('has its pieces drawn, as tokens in the colour of their owner', () => {
    expect(pieceOf('catan', 'moor')).toBe('raft');
    expect(pieceOf('catan', 'settlement')).toBe('settlement');
    expect(drawPiece('raft', 2)).toContain('raft');
    expect(drawPiece('raft', 2)).not.toBe(drawPiece('raft', 3));
  });
  it('offers what is left to say after a place in a menu', () => {
    control.choose('beacon');
    control.touch('beacon', 'h07', 'mouse');
    expect(control.menu).toEqual({ id: 'h07', choices: [{ word: 'beacon', arg: 'h07 1' }, { word: 'beacon', arg: 'h07 2' }] });
  });
});

describe('colours that nobody plays', () => {
  const seats = Array.from({ length: 6 }, (_, i) => player(i + 1).main);
  it('are those of owners after the last seat', () => {
    expect([1, 2, 3, 4].map((owner) => inkOf(owner, 2))).toEqual([1, 2, -1, -2]);
    expect(inkOf(6, 6)).toBe(6);
    expect(inkOf(undefined, 2)).toBeUndefined();
  });
  it('differ from each other and from every seat', () => {
    const neutral = [player(-1), player(-2)];
    expect(new Set([...seats, player(0).main, ...neutral.map((p) => p.main)]).size).toBe(9);
    expect(neutral[0]?.shape).not.toBe(neutral[1]?.shape);
  });
  it('are called neutral, not by a colour of the table', () => {
    const table = { seats: [{ seat: 1, kind: 'person', name: 'Ann' }, { seat: 2, kind: 'bot' }] } as TableMessage;
    expect(seatName(table, 1)).toBe('Ann');
    expect(seatName(table, 3)).toBe('Ice (neutral)');
    expect(seatName(table, 4)).toBe('Cream (neutral)');
  });
});

describe('the contract of the page', () => {
  it('is what the engine of the page says', async () => {
    const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
    const types = (row: { args: string[]; x?: string }): string => [...row.args, ...(row.x === undefined ? [] : [row.x])].join(' ');
    const told = Object.fromEntries(
      engine.games().games.map((g) => [
        g.name,
        {
          quiet: g.modules.filter((m) => m.quiet).map((m) => m.name),
          options: Object.fromEntries(g.options.map((o) => [o.name, o.default])),
          moves: Object.fromEntries(g.moves.map((m) => [m.word, types(m)])),
          events: Object.fromEntries(g.events.map((e) => [e.name, types(e)])),
          pieces: Object.fromEntries(g.pieces.map(({ word, stands, move }) => [word, { ...(stands && { stands }), ...(move && { move }) }])),
        },
      ]),
    );
    expect(told).toEqual(CONTRACTS);
  });
  it('knows places by their types', () => {
    expect(moveTypes('carcassonne', 'place')).toEqual(['cell', 'rot']);
    expect(eventTypes('catan', 'built')?.map(isPlace)).toEqual([false, true]);
    expect(moveTypes('catan', 'nonsense')).toBeUndefined();
  });
});
