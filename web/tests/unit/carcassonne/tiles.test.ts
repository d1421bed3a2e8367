import { describe, expect, it } from 'vitest';
import { geometryOf } from '../../../src/carcassonne/tiles/geometry';
import { faultsOf, outline, simplify } from '../../../src/carcassonne/tiles/grid';
import { lookOf, picture, tileOf } from '../../../src/carcassonne/tiles/looks';
import { distance, inside, turn } from '../../../src/carcassonne/tiles/shapes';
import { TILES, readTiles } from '../../../src/carcassonne/tiles/table';

describe('the table of tiles', () => {
  it('has the 172 tiles of the box in 123 designs (CC rules, section 23)', () => {
    expect(TILES.length).toBe(123);
    expect(TILES.reduce((n, t) => n + t.count, 0)).toBe(172);
    const sets = new Map<string, number>();
    for (const t of TILES) sets.set(t.set, (sets.get(t.set) ?? 0) + t.count);
    expect(sets.get('base')).toBe(72);
    expect(sets.get('river')).toBe(12);
    expect(sets.get('inns')).toBe(18);
    expect(sets.get('traders')).toBe(24);
    expect(TILES.reduce((n, t) => n + (t.garden ? t.count : 0), 0)).toBe(16);
    expect(TILES.reduce((n, t) => n + (t.monastery ? t.count : 0), 0)).toBe(13);
    expect(TILES.reduce((n, t) => n + t.count * t.cities.reduce((k, c) => k + c.shields, 0), 0)).toBe(13);
  });
  it('reads ends, bridges, goods and inner fields', () => {
    const [t] = readTiles('set x XX 1\ntile XX-A 1 CRRR turns 4\n  road E end city2 inn\n  road WS over river\n  city N goods wine shield\n  field - city1 city2\n  flight SE');
    expect(t).toMatchObject({
      set: 'x',
      roads: [{ sides: [1], end: 'city', city: 1, inn: true }, { sides: [2, 3], over: 'river', inn: false }],
      cities: [{ sides: [0], goods: 'wine', shields: 1 }],
      fields: [{ halves: [], cities: [0, 1] }],
      flight: 3,
    });
  });
});

describe('the drawing', () => {
  it.each(TILES.map((t) => [t.id, t] as const))('%s shows the fields of the data and the cities they touch', (_, tile) => {
    expect(faultsOf(tile, geometryOf(tile))).toEqual([]);
  });
  it('keeps the spots of figures apart and on their own parts', () => {
    for (const tile of TILES) {
      const look = lookOf(tile.id)!, a = look.anchors;
      const spots = [...a.city, ...a.road, ...a.field, ...(a.monastery ? [a.monastery] : []), ...(a.garden ? [a.garden] : [])];
      spots.forEach((p, i) => spots.slice(i + 1).forEach((q) => expect(distance(p, q), tile.id).toBeGreaterThan(14)));
      a.city.forEach((p, i) => expect(inside(p, look.shape.cities[i]!.polygon), tile.id).toBe(true));
      a.field.forEach((p, i) => expect(look.labels[Math.floor(p[1]) * 100 + Math.floor(p[0])], tile.id).toBe(i));
    }
  });
  it('turns a point a quarter clockwise', () => {
    expect(turn([10, 20], 1)).toEqual([80, 10]);
    expect(turn([10, 20], 4)).toEqual([10, 20]);
    expect(turn([50, 0], -1)).toEqual([0, 50]);
  });
  it('draws every design in every turn, and nothing for a tile nobody knows', () => {
    for (const tile of TILES) for (const q of [0, 3]) expect(picture(tile.id, q).length).toBeGreaterThan(500);
    expect(picture('XX-Z')).toBe('');
    expect(tileOf('XX-Z')).toBeUndefined();
    expect(picture('BA-D')).not.toMatch(/NaN|undefined|Infinity/);
  });
  it('traces the outline of a label', () => {
    const labels = new Int16Array(100 * 100).fill(9);
    for (let y = 10; y < 20; y++) for (let x = 30; x < 50; x++) labels[y * 100 + x] = 4;
    expect(outline(labels, 4)).toBe('M30,10L50,10L50,20L30,20Z');
    expect(outline(labels, 5)).toBe('');
  });
  it('leaves out points on a straight line', () => {
    expect(simplify([[0, 0], [1, 0.1], [2, 0], [2, 5]], 0.5)).toEqual([[0, 0], [2, 0], [2, 5]]);
  });
});
