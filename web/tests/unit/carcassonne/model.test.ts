import { describe, expect, it } from 'vitest';
import { Land, anchor, boxOf, ferryOf, onBoard, segmentAt, segmentPoint, standing } from '../../../src/carcassonne/model/land';
import { cellName, cellsOf, isPair, isPlacing, isSpace, isSpot, nextTurn, optionsOf, partners, toolOf } from '../../../src/carcassonne/model/moves';
import { edgesOf, fitting } from '../../../src/carcassonne/model/rest';
import { partsOf } from '../../../src/lib/parts';
import type { CarPlace, CarView } from '../../../src/carcassonne/model/view';
import { commandOf } from '../../../src/carcassonne/keys';

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('moves become choices', () => {
  const options = optionsOf(
    {
      place: ['1,0 r00', '1,0 r02', '-1,-3 r1'], meeple: ['road1', 'monastery'], summon: ['mage 2,3 city1'], ferry: ['road1 road2', 'road1 road3'],
      shift: ['4,4 road1 road2'], robber: ['12'], ingot: ['0,1'], pass: [''], fly: ['big'], wait: ['3'], land: ['city2'], juggle: ['7,7'],
    },
    { last: '5,5', target: '9,9' },
  );
  const by = (move: string) => options.find((o) => o.move === move)!;

  it('cells of the tile with their turns, ascending', () => {
    expect([...cellsOf(options)]).toEqual([['1,0', [0, 2]], ['-1,-3', [1]]]);
    expect(options.filter(isPlacing).length).toBe(3);
  });
  it('a segment alone is one of the tile laid last, or of the flight', () => {
    expect(by('meeple road1')).toMatchObject({ cell: '5,5', figure: 'meeple', segments: ['road1'] });
    expect(by('land city2').cell).toBe('9,9');
    expect(isSpot(by('meeple monastery'))).toBe(true);
  });
  it('pairs, spaces and buttons are told apart', () => {
    expect(options.filter(isPair).map((o) => o.move)).toEqual(['ferry road1 road2', 'ferry road1 road3', 'shift 4,4 road1 road2']);
    expect(partners(options, '5,5', 'road3').map((o) => o.move)).toEqual(['ferry road1 road3']);
    expect(options.filter(isSpace).map((o) => o.count)).toEqual([12]);
    expect(isSpot(by('ingot 0,1'))).toBe(true);
    expect(isSpot(by('fly big'))).toBe(false);
    expect(isSpace(by('wait 3'))).toBe(false);
  });
  it('a word nobody expected still has its place', () => {
    expect(isSpot(by('juggle 7,7'))).toBe(true);
  });
  it('tools differ in their figure', () => {
    expect(toolOf(by('summon mage 2,3 city1'))).toBe('summon mage');
    expect(toolOf(by('meeple road1'))).toBe('meeple');
  });
  it('turns cycle through legal ones only', () => {
    expect(nextTurn([0, 2], 0, 1)).toBe(2);
    expect(nextTurn([0, 2], 2, 1)).toBe(0);
    expect(nextTurn([1, 2], 1, -1)).toBe(2);
    expect(nextTurn([3], 0, 0)).toBe(3);
    expect(nextTurn([1, 3], 2, 0)).toBe(3);
    expect(nextTurn([], 2, 1)).toBe(0);
  });
  it('cells have names', () => {
    expect(cellName(0, 0, 0, 0)).toBe('A1');
    expect(cellName(27, 4, 0, 2)).toBe('AB3');
  });
});

const place = (tile: string, x: number, y: number, rot: number, features: Record<string, number>): CarPlace => ({ tile, at: `${x},${y}`, x, y, rot, features });
// CC-EX-01: the road through BA-D with a crossing on both sides
const view = {
  places: [place('BA-D', 0, 0, 0, { road1: 1, city1: 2, field1: 3, field2: 4 }), place('BA-W', 1, 0, 0, { road1: 5, road2: 6, road3: 1, field1: 3, field2: 7, field3: 4 })],
  table: { features: [{ id: 1, kind: 'road', at: '0,0', segment: 'road1', done: false, open: 1, tiles: 2, owners: [1], now: 2, finished: 2 }], cells: [{ at: '0,-1', x: 0, y: -1, need: '..C.', fits: 4 }] },
} as unknown as CarView;

describe('the land', () => {
  const land = new Land(view);
  it('finds features under a point, in any turn', () => {
    expect(land.featureAt([50, 50])).toBe(1);
    expect(land.featureAt([50, 6])).toBe(2);
    expect(land.featureAt([50, 90])).toBe(4);
    expect(land.featureAt([-50, 50])).toBeUndefined();
    expect(segmentAt(place('BA-D', 0, 0, 1, {}), [94, 50])).toBe('city1');
    expect(segmentAt(place('BA-D', 0, 0, 2, {}), [50, 94])).toBe('city1');
  });
  it('joins the outlines of a feature in board units', () => {
    expect(land.path(1).match(/M/g)?.length).toBe(2);
    expect(land.path(99)).toBe('');
    expect(onBoard('M10,20L30,40Z', { x: 1, y: -1, rot: 0 })).toBe('M110,-80L130,-60Z');
    expect(onBoard('M10,20', { x: 0, y: 0, rot: 1 })).toBe('M80,10');
  });
  it('places figures on their segments, side by side when they share one', () => {
    const [x, y] = segmentPoint(place('BA-D', 2, 3, 0, {}), 'city1');
    expect([x - 200, y - 300]).toEqual([...anchor('BA-D', 'city1')]);
    const both = standing(land, [{ kind: 'meeple', owner: 1, at: '0,0', segment: 'city1' }, { kind: 'builder', owner: 1, at: '0,0', segment: 'city1' }]);
    expect(Math.abs(both[0]!.aside - both[1]!.aside)).toBe(1);
    expect(standing(land, [{ kind: 'meeple', owner: 1, at: '0,0', segment: 'field2' }])[0]!.lies).toBe(true);
    expect(standing(land, [{ kind: 'meeple', owner: 1, at: '9,9', segment: 'field2' }])).toEqual([]);
  });
  it('lays a ferry between its landings', () => {
    const ferry = ferryOf(place('FE-2', 0, 0, 0, {}), ['road1', 'road3']); // east and west
    expect(ferry.at).toEqual([50, 50]);
    expect(ferry.length).toBeCloseTo(26);
    expect(Math.abs(ferry.angle) % 180).toBe(0);
  });
  it('knows its bounds and its open cells', () => {
    expect(boxOf([{ x: -2, y: 0 }, { x: 1, y: 3 }])).toEqual({ x: -200, y: 0, w: 400, h: 400 });
    expect(land.cell('0,-1', view)).toEqual([0, -1]);
  });
});

describe('tiles that are left', () => {
  it('reads edges off the table of tiles', () => {
    expect(edgesOf('BA-D')).toBe('CRFR');
    expect(edgesOf('RV-E')).toMatch(/^[CFRV]{4}$/);
    expect(edgesOf('??')).toBe('');
  });
  it('compares them with what a cell asks for, in every turn', () => {
    expect(fitting('BA-D', '..C.')).toBe(true);
    expect(fitting('BA-D', 'CC..')).toBe(false);
    expect(fitting('BA-B', 'FFFF')).toBe(true);
    expect(fitting('BA-C', '...F')).toBe(false);
  });
});

describe('score breakdown', () => {
  const log = [
    { event: 'scored', seat: 1, args: [8, 'city1', '0,0', '6tiles+2shields'] }, { event: 'scored', seat: 2, args: [3, 'road2', '0,0', '3tiles'] },
    { event: 'final', seat: 1, args: [6, 'field1', '0,0', '6cities'] }, { event: 'robbed', seat: 1, args: [2, 4] }, { event: 'gold_final', seat: 1, args: [8, 4] },
  ].map((event, id) => ({ id, seq: id, turn: 1, event }));
  it('adds up events by source; what they do not tell is "other"', () => {
    expect(partsOf('carcassonne', { seat: 1, points: 28 }, log)).toEqual([['city', 8], ['field', 6], ['robbery', 4], ['gold', 8], ['other', 2]]);
    expect(partsOf('carcassonne', { seat: 2, points: 3 }, log)).toEqual([['road', 3]]);
  });
  it('prefers what the engine says', () => {
    expect(partsOf('carcassonne', { seat: 1, points: 9, parts: { road: 9, city: 0 } }, log)).toEqual([['road', 9]]);
  });
});

describe('keys', () => {
  it('turn, choose, confirm, skip, go back', () => {
    expect(commandOf(press('r'), true)).toEqual({ do: 'rotate', by: 1 });
    expect(commandOf(press('q'), true)).toEqual({ do: 'rotate', by: -1 });
    expect(commandOf(press('к', { code: 'KeyR' }), true)).toEqual({ do: 'rotate', by: 1 });
    expect(commandOf(press('Enter'), false)).toEqual({ do: 'main' });
    expect(commandOf(press('Enter', { shiftKey: true }), false)).toEqual({ do: 'skip' });
    expect(commandOf(press('2'), true)).toEqual({ do: 'pick', n: 2 });
    expect(commandOf(press('z', { ctrlKey: true }), false)).toEqual({ do: 'undo' });
    expect(commandOf(press('r'), false)).toBeNull();
    expect(commandOf(press('r', { altKey: true }), true)).toBeNull();
  });
});
