import { describe, expect, it } from 'vitest';
import { Land } from '../../../src/carcassonne/model/land';
import { Neighbours } from '../../../src/carcassonne/model/neighbours';
import type { CarFeature, CarPlace, CarView } from '../../../src/carcassonne/model/view';
import { around, beyond, common, holds, seen } from '../../../src/carcassonne/model/viewing';
import { between, revealed } from '../../../src/table/model/viewport';

const place = (tile: string, x: number, y: number, features: Record<string, number>): CarPlace => ({ tile, at: `${x},${y}`, x, y, rot: 0, features });
const feature = (id: number, kind: string, at: string, owners: number[] = []): CarFeature => ({ id, kind, at, segment: `${kind}1`, done: false, open: 1, tiles: 1, owners, now: 1, finished: 1 });

// a row of nine: a monastery (BA-B) in the far west, cities with one open side (BA-E) and with a road below (BA-D)
const places = [
  place('BA-B', -4, 0, { field1: 1, monastery: 2 }), place('BA-E', -3, 0, { city1: 3, field1: 1 }), place('BA-E', -2, 0, { city1: 4, field1: 1 }), place('BA-E', -1, 0, { city1: 5, field1: 1 }),
  place('BA-D', 0, 0, { road1: 6, city1: 7, field1: 8, field2: 9 }), place('BA-D', 1, 0, { road1: 6, city1: 10, field1: 8, field2: 9 }), place('BA-E', 2, 0, { city1: 11, field1: 12 }),
  place('BA-E', 3, 0, { city1: 13, field1: 12 }), place('BA-E', 4, 0, { city1: 14, field1: 12 }),
];
const features = [
  feature(2, 'monastery', '-4,0'), feature(3, 'city', '-3,0'), feature(4, 'city', '-2,0', [2]), feature(6, 'road', '0,0', [1]), feature(7, 'city', '0,0'), feature(10, 'city', '1,0'),
  feature(1, 'field', '-4,0'), feature(8, 'field', '0,0'), feature(12, 'field', '2,0'), feature(11, 'city', '2,0'), feature(14, 'city', '4,0'),
];
const land = new Land({ places, table: { features } } as unknown as CarView);
const names = new Neighbours(land);
const of = (id: number) => names.of(land.features.get(id)!);

describe('features by what lies beside them', () => {
  it('a thing on their tiles or one tile away', () => {
    expect(of(3)).toEqual({ near: 'monastery', region: 'west' });
    expect(of(7)).toEqual({ near: 'start', region: 'middle' });
  });
  it('somebody’s city or road, where that tells them apart', () => {
    expect(of(10)).toEqual({ near: 'road', seat: 1, region: 'middle' }); // the city of the start tile has the start tile
    expect(of(1)).toEqual({ near: 'monastery', region: 'west' });
  });
  it('the part of the map, if nothing lies beside them', () => {
    expect(of(14)).toEqual({ region: 'east' });
    expect(of(2)).toEqual({ region: 'west' });
  });
  it('parts of a map too small to have parts are its middle', () => {
    expect(new Neighbours(new Land({ places: places.slice(4, 6), table: {} } as unknown as CarView)).region(0, 0)).toBe('middle');
    expect(names.region(4, 0)).toBe('east');
  });
});

describe('the window', () => {
  const room = { x: 100, y: 0, w: 400, h: 300 };
  it('moves no more than it must', () => {
    expect(revealed({ k: 1, x: 0, y: 0 }, { x: 150, y: 50, w: 100, h: 100 }, room)).toEqual({ k: 1, x: 0, y: 0 });
    expect(revealed({ k: 1, x: 0, y: 0 }, { x: 0, y: 250, w: 100, h: 100 }, room)).toEqual({ k: 1, x: 100, y: -50 });
    expect(revealed({ k: 2, x: 0, y: 0 }, { x: 0, y: 0, w: 300, h: 100 }, room)).toEqual({ k: 2, x: 0, y: 0 }); // 600 in 400: its middle
    expect(between({ k: 1, x: 0, y: 0 }, { k: 2, x: 10, y: -10 }, 0.5)).toEqual({ k: 1.5, x: 5, y: -5 });
  });
  it('knows what it holds', () => {
    const v = { k: 1, x: 0, y: 0 };
    expect(around([[1, 1], [3, 1]])).toEqual({ x: 0, y: 0, w: 500, h: 300 });
    expect(common({ x: 0, y: 0, w: 10, h: 10 }, { x: 5, y: 5, w: 10, h: 2 })).toEqual({ x: 5, y: 5, w: 5, h: 2 });
    expect(common({ x: 0, y: 0, w: 1, h: 1 }, { x: 5, y: 5, w: 10, h: 2 })).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(holds(v, { x: 100, y: 0, w: 400, h: 300 }, room)).toBe(true);
    expect(holds(v, { x: 99, y: 0, w: 100, h: 100 }, room)).toBe(false);
    expect([seen(v, [130, 30], room), seen(v, [110, 30], room)]).toEqual([true, false]);
  });
  it('counts what lies beyond its sides', () => {
    const spots = [{ at: [0, 100] as const }, { at: [-90, 100] as const }, { at: [200, 900] as const }, { at: [200, 100] as const }];
    expect(beyond({ k: 1, x: 0, y: 0 }, spots, room).map((b) => [b.side, b.n, b.nearest.at])).toEqual([['south', 1, [200, 900]], ['west', 2, [0, 100]]]);
  });
});
