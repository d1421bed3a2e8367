import { describe, expect, it } from 'vitest';
import base from '../../../src/catan/dev/base.json';
import six from '../../../src/catan/dev/six.json';
import { hexCentre, hexCorners, layOut, placeAt, readLand, seaward } from '../../../src/catan/model/geometry';
import { chipPlace, closest, fit, toPixels, toUnits, zoom } from '../../../src/table/model/viewport';
import type { Geometry, View } from '../../../src/catan/view';

const near = (a: readonly number[], b: readonly number[]): void => a.forEach((x, i) => expect(x).toBeCloseTo(b[i]!, 3));

describe('hexes', () => {
  it('lie in axial coordinates, pointy side up', () => {
    near(hexCentre(0, 0), [0, 0]);
    near(hexCentre(1, 0), [173.2051, 0]);
    near(hexCentre(0, 1), [86.6025, 150]);
    near(hexCentre(-1, 2), [0, 300]);
  });
  it('have corners clockwise from the north', () => {
    const c = hexCorners(0, 0, 100);
    near(c[0]!, [0, -100]);
    near(c[1]!, [86.6025, -50]);
    near(c[3]!, [0, 100]);
    near(c[5]!, [-86.6025, -50]);
  });
});

describe.each([
  ['19 hexes', base, 19, 54, 72],
  ['30 hexes', six, 30, 80, 109],
])('the island of %s', (_, recorded, land, nodes, edges) => {
  const geometry = recorded.geometry as Geometry;
  const board = layOut(geometry);
  const view = Object.values(recorded.positions)[0]!.view as unknown as View;
  it('has every place of the engine', () => {
    expect([...board.hexes.values()].filter((h) => h.nodes.length === 6)).toHaveLength(land);
    expect(board.nodes.size).toBe(nodes);
    expect(board.edges.size).toBe(edges);
  });
  it('puts a node at one spot, whichever hex names it', () => {
    for (const hex of geometry.hexes)
      hexCorners(...hexCentre(hex.q, hex.r), 100).forEach((corner, i) => {
        const id = hex.nodes?.[i];
        if (id !== undefined) near(placeAt(board, id)!, corner);
      });
  });
  it('has edges of one length', () => {
    for (const e of board.edges.values()) expect(Math.hypot(e.ends[0][0] - e.ends[1][0], e.ends[0][1] - e.ends[1][1])).toBeCloseTo(100, 3);
  });
  it('touches three hexes at every node, the sea ring included', () => {
    for (const n of board.nodes.values()) expect(n.hexes, n.id).toHaveLength(3);
  });
  it('has its harbours at the coast, looking out to sea', () => {
    const { harbours, terrain } = readLand(view);
    const isLand = (id: string): boolean => terrain.get(id) !== 'sea';
    expect(harbours.size).toBeGreaterThan(8);
    for (const id of harbours.keys()) {
      const edge = board.edges.get(id)!;
      expect(edge.hexes.filter(isLand)).toHaveLength(1);
      const out = seaward(board, edge, isLand);
      const sea = board.hexes.get(edge.hexes.find((h) => !isLand(h))!)!.at;
      near([edge.at[0] + out[0] * 86.6025, edge.at[1] + out[1] * 86.6025], sea);
    }
  });
});

describe('the viewport', () => {
  const box = { x: -100, y: -50, w: 200, h: 100 };
  it('fits a box in the middle', () => {
    const v = fit(box, 800, 600);
    expect(v.k).toBe(4);
    near(toPixels(v, [0, 0]), [400, 300]);
  });
  it('goes there and back', () => {
    const v = { k: 0.7, x: 31, y: -4 };
    near(toUnits(v, toPixels(v, [12, 34])), [12, 34]);
  });
  it('zooms about the pointer and within bounds', () => {
    const v = zoom(fit(box, 800, 600), 1.5, [100, 100], 1, 8);
    near(toUnits(v, [100, 100]), toUnits(fit(box, 800, 600), [100, 100]));
    expect(zoom(v, 100, [0, 0], 1, 8).k).toBe(8);
  });
  it('finds the nearest spot within reach', () => {
    const sites = [{ at: [0, 0] as const }, { at: [40, 0] as const }];
    expect(closest(sites, [25, 0], () => 30)).toBe(sites[1]);
    expect(closest(sites, [90, 0], () => 30)).toBeUndefined();
  });
  it('keeps the chip inside and off the ghost', () => {
    for (const at of [[10, 10], [790, 590], [400, 300]] as const) {
      const p = chipPlace(at, [170, 56], [800, 600], [], 30);
      expect(p[0]).toBeGreaterThanOrEqual(0);
      expect(p[0] + 170).toBeLessThanOrEqual(800);
      expect(at[0] > p[0] && at[0] < p[0] + 170 && at[1] > p[1] && at[1] < p[1] + 56).toBe(false);
    }
  });
});
