// geometry.ts - where things are: the board's graph as pixels. Pointy-top hexes with a corner radius of 100 units;
// the graph comes from the engine, the page only lays it out.
import type { Geometry, View } from '../../lib/protocol';
import { circlePath, type Shape } from '../../table/model/hints';
import { f, polygon, type Point } from '../art/inks';

const WIDTH = Math.sqrt(3) * 100;

export function hexCentre(q: number, r: number): Point {
  return [WIDTH * (q + r / 2), 150 * r];
}

/** Clockwise from the north, as the engine lists the nodes of a hex. */
export function hexCorners(x: number, y: number, radius: number): Point[] {
  const h = (Math.sqrt(3) / 2) * radius;
  return [
    [x, y - radius],
    [x + h, y - radius / 2],
    [x + h, y + radius / 2],
    [x, y + radius],
    [x - h, y + radius / 2],
    [x - h, y - radius / 2],
  ];
}

export function hexPath(x: number, y: number, radius: number): string {
  return polygon(hexCorners(x, y, radius));
}

export interface HexSite {
  id: string;
  at: Point;
  q: number;
  r: number;
  nodes: string[];
}
export interface NodeSite {
  id: string;
  at: Point;
  hexes: string[]; // those it touches
  edges: string[];
}
export interface EdgeSite {
  id: string;
  at: Point; // the middle
  ends: [Point, Point];
  nodes: [string, string];
  angle: number; // degrees
  hexes: string[];
}
export interface Board {
  hexes: Map<string, HexSite>;
  nodes: Map<string, NodeSite>;
  edges: Map<string, EdgeSite>;
  box: { x: number; y: number; w: number; h: number }; // all land with a margin of water
}

function add(list: string[] | undefined, id: string): void {
  if (list && !list.includes(id)) list.push(id);
}

export function layOut(geometry: Geometry): Board {
  const hexes = new Map<string, HexSite>();
  const nodes = new Map<string, NodeSite>();
  const edges = new Map<string, EdgeSite>();
  for (const hex of geometry.hexes) {
    const at = hexCentre(hex.q, hex.r);
    hexes.set(hex.id, { id: hex.id, at, q: hex.q, r: hex.r, nodes: hex.nodes ?? [] });
    hexCorners(at[0], at[1], 100).forEach((corner, i) => {
      const id = hex.nodes?.[i];
      if (id === undefined) return;
      if (!nodes.has(id)) nodes.set(id, { id, at: corner, hexes: [], edges: [] });
      add(nodes.get(id)?.hexes, hex.id);
    });
  }
  addSea(hexes, nodes);
  for (const edge of geometry.edges) {
    const a = nodes.get(edge.nodes[0]), b = nodes.get(edge.nodes[1]);
    if (!a || !b) continue;
    add(a.edges, edge.id);
    add(b.edges, edge.id);
    edges.set(edge.id, {
      id: edge.id,
      at: [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2],
      ends: [a.at, b.at],
      nodes: edge.nodes,
      angle: (Math.atan2(b.at[1] - a.at[1], b.at[0] - a.at[0]) * 180) / Math.PI,
      hexes: a.hexes.filter((hex) => b.hexes.includes(hex)),
    });
  }
  return { hexes, nodes, edges, box: bounds([...nodes.values()].map((n) => n.at)) };
}

/** Hexes without listed corners (the sea ring) still touch the nodes that lie on them. */
function addSea(hexes: Map<string, HexSite>, nodes: Map<string, NodeSite>): void {
  const near = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) < 1 && Math.abs(a[1] - b[1]) < 1;
  for (const hex of hexes.values()) {
    if (hex.nodes.length > 0) continue;
    for (const corner of hexCorners(hex.at[0], hex.at[1], 100))
      for (const node of nodes.values()) if (near(node.at, corner)) add(node.hexes, hex.id);
  }
}

/** Room for harbours: their discs stand farther out to the sides than above and below. */
const MARGIN: Point = [84, 56];

function bounds(points: readonly Point[]): Board['box'] {
  if (points.length === 0) return { x: -100, y: -100, w: 200, h: 200 };
  const xs = points.map((p) => p[0]), ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - MARGIN[0], y = Math.min(...ys) - MARGIN[1];
  return { x, y, w: Math.max(...xs) + MARGIN[0] - x, h: Math.max(...ys) + MARGIN[1] - y };
}

/** Where a place is, whatever it is: h07, e12, n03. */
export function placeAt(board: Board, id: string): Point | undefined {
  return (board.hexes.get(id) ?? board.edges.get(id) ?? board.nodes.get(id))?.at;
}

/** The outline of a place and where its number stands. */
export function placeShape(board: Board, id: string): Shape | null {
  const at = placeAt(board, id), edge = board.edges.get(id);
  if (!at) return null;
  if (id.startsWith('h')) return { at: [at[0], at[1] + 58], d: hexPath(at[0], at[1], 90) };
  if (edge) return { at, d: `M${edge.ends[0].map(f).join()}L${edge.ends[1].map(f).join()}` };
  return { at: [at[0], at[1] - 46], d: circlePath(at, 30) };
}

/** From the middle of a coastal edge out to the sea, one unit long. */
export function seaward(board: Board, edge: EdgeSite, isLand: (hex: string) => boolean): Point {
  const inland = edge.hexes.find(isLand);
  const from = inland === undefined ? undefined : board.hexes.get(inland)?.at;
  if (!from) return [0, -1];
  const dx = edge.at[0] - from[0], dy = edge.at[1] - from[1];
  const d = Math.hypot(dx, dy) || 1;
  return [dx / d, dy / d];
}

export function place(at: Point, turn = 0): string {
  return `translate(${f(at[0])},${f(at[1])})` + (turn ? ` rotate(${f(turn)})` : '');
}

/** What a view says about hexes and harbours, by id. */
export interface Land {
  terrain: Map<string, string>;
  numbers: Map<string, number[]>;
  harbours: Map<string, { kind: string; rate: number }>;
}

export function readLand(view: View): Land {
  const land: Land = { terrain: new Map(), numbers: new Map(), harbours: new Map() };
  for (const p of view.places) {
    if (p.terrain !== undefined) land.terrain.set(p.id, p.terrain);
    if (p.numbers !== undefined) land.numbers.set(p.id, p.numbers);
    if (p.harbour !== undefined) land.harbours.set(p.id, { kind: p.harbour, rate: p.rate ?? 0 });
  }
  return land;
}
