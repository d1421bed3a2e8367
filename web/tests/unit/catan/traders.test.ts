import { expect, test } from 'vitest';
import { layOut } from '../../../src/catan/model/geometry';
import { plazaAt, tradersOf, trainOf, wagonOf } from '../../../src/catan/traders/view';
import type { View } from '../../../src/catan/view';

const traders = {
  plazas: [{ at: 'n06', hex: 'h00', stack: { marble: 6, sand: 5 }, takes: ['tools'] }],
  trains: [{ level: 1, mp: 4, gold: 1, drives_from: 7, points: 0, cost: {} }, { level: 2, mp: 5, gold: 2, drives_from: 6, points: 0, cost: { lumber: 1 } }],
  seats: [{ seat: 1, level: 2, at: 'n00', cargo: 'tools', goal: 'n06', delivered: 3, parts: { deliveries: 3, train: 0 } }],
  tried: [],
};
const view = { table: { traders } } as unknown as View;

test('a plaza lies amid its hex, its paths lead to corners', () => {
  const board = layOut({
    hexes: [{ id: 'h00', q: 0, r: 0, nodes: ['n00', 'n01', 'n02', 'n03', 'n04', 'n05'], plaza: 'n06' }],
    edges: [{ id: 'e00', nodes: ['n00', 'n01'] }, { id: 'e01', nodes: ['n00', 'n06'] }],
  });
  expect(board.nodes.get('n06')?.at).toEqual([0, 0]);
  expect(board.edges.get('e01')?.at).toEqual([0, -50]);
  expect(board.edges.get('e01')?.hexes).toEqual(['h00']);
});

test('trains, wagons and plazas of a view', () => {
  expect(tradersOf(undefined)).toBeUndefined();
  expect(wagonOf(view, 1)?.cargo).toBe('tools');
  expect(trainOf(view, wagonOf(view, 1)?.level ?? 0)?.mp).toBe(5);
  expect(trainOf(view, 6)).toBeUndefined();
  expect(plazaAt(view, 'n06')?.takes).toEqual(['tools']);
  expect(plazaAt(view, 'n00')).toBeUndefined();
});
