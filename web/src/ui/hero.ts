// hero.ts - the map on the home screen: two islands with a village in the making. A picture, not a position.
import type { Geometry, PieceView, PlaceView } from '../catan/view';

type Hex = [q: number, r: number, terrain: string, number: number];

const LAND: Hex[] = [
  [0, 0, 'pasture', 5],
  [1, 0, 'forest', 6],
  [2, 0, 'mountains', 4],
  [-1, 1, 'fields', 12],
  [0, 1, 'hills', 11],
  [1, 1, 'fields', 3],
  [2, 1, 'pasture', 9],
  [-2, 2, 'hills', 6],
  [-1, 2, 'forest', 10],
  [0, 2, 'desert', 0],
  [1, 2, 'fields', 11],
  [2, 2, 'forest', 5],
  [-2, 3, 'mountains', 3],
  [-1, 3, 'pasture', 4],
  [0, 3, 'hills', 9],
  [1, 3, 'pasture', 8],
  [-2, 4, 'fields', 8],
  [-1, 4, 'forest', 2],
  [0, 4, 'mountains', 10],
  [4, 1, 'mountains', 10],
  [4, 2, 'pasture', 2],
  [5, -1, 'hills', 11],
  [3, 4, 'fields', 9],
];

/** Corners are counted from the top left, as the engine does: 0 = upper left, clockwise. */
const PIECES: [kind: string, hex: number, corner: number, owner: number][] = [
  ['city', 4, 1, 1],
  ['settlement', 1, 3, 1],
  ['settlement', 8, 1, 2],
  ['city', 10, 3, 3],
  ['settlement', 3, 1, 5],
  ['settlement', 20, 5, 4],
];
const ROADS: [hex: number, from: number, owner: number][] = [
  [4, 1, 1],
  [1, 2, 1],
  [8, 1, 2],
  [4, 3, 2],
  [10, 2, 3],
  [20, 4, 4],
  [3, 0, 5],
];

const SIZE = 100;

function corner(q: number, r: number, i: number): string {
  const x = Math.sqrt(3) * SIZE * (q + r / 2);
  const y = 1.5 * SIZE * r;
  const a = (Math.PI / 180) * (60 * i - 90);
  return `${Math.round(x + SIZE * Math.cos(a))},${Math.round(y + SIZE * Math.sin(a))}`;
}

function build(): { geometry: Geometry; places: PlaceView[]; pieces: PieceView[] } {
  const names = new Map<string, string>();
  const nodeOf = (key: string): string => {
    if (!names.has(key)) names.set(key, `n${String(names.size).padStart(2, '0')}`);
    return names.get(key) as string;
  };
  const edges = new Map<string, string>();
  const edgeOf = (a: string, b: string): string => {
    const key = [a, b].sort().join();
    if (!edges.has(key)) edges.set(key, `e${String(edges.size).padStart(2, '0')}`);
    return edges.get(key) as string;
  };
  const hexes = LAND.map(([q, r], i) => ({
    id: `h${String(i).padStart(2, '0')}`,
    q,
    r,
    nodes: [0, 1, 2, 3, 4, 5].map((k) => nodeOf(corner(q, r, k))),
  }));
  for (const h of hexes) h.nodes.forEach((n, k) => edgeOf(n, h.nodes[(k + 1) % 6] as string));
  const node = (hex: number, k: number): string => hexes[hex]?.nodes[k % 6] ?? '';
  return {
    geometry: { hexes, edges: [...edges].map(([key, id]) => ({ id, nodes: key.split(',') as [string, string] })) },
    places: LAND.map(([, , terrain, number], i) => ({ id: hexes[i]?.id ?? '', terrain, numbers: number > 0 ? [number] : [] })),
    pieces: [
      ...ROADS.map(([hex, k, owner]): PieceView => ({ kind: 'road', at: edgeOf(node(hex, k), node(hex, k + 1)), owner })),
      ...PIECES.map(([kind, hex, k, owner]): PieceView => ({ kind, at: node(hex, k), owner })),
    ],
  };
}

export const hero = build();
