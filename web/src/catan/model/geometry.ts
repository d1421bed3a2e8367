// geometry.ts - where things are: the board's graph as pixels. Pointy-top hexes with a corner radius of 100 units;
// the graph comes from the engine, the page only lays it out.
import type { Geometry, View } from '../view';
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

/** The sides of a set of hexes that lie between them and others, as a path; `radius` is where it is drawn. */
export function outline(centres: readonly Point[], radius = 100): string {
  const inside = (x: number, y: number): boolean => centres.some((c) => Math.hypot(c[0] - x, c[1] - y) < 20);
  let d = '';
  for (const [x, y] of centres) {
    const corners = hexCorners(x, y, 100), drawn = hexCorners(x, y, radius);
    for (let i = 0; i < 6; i++) {
      const next = (i + 1) % 6, [a, b] = [corners[i] as Point, corners[next] as Point];
      if (!inside(a[0] + b[0] - x, a[1] + b[1] - y)) d += `M${(drawn[i] as Point).map(f).join()}L${(drawn[next] as Point).map(f).join()}`; // else the neighbour's middle
    }
  }
  return d;
}

export interface HexSite {
  id: string;
  at: Point;
  q: number;
  r: number;
  nodes: string[]; // none: a hex of the frame
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
    if (hex.plaza !== undefined) nodes.set(hex.plaza, { id: hex.plaza, at, hexes: [hex.id], edges: [] });
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
/** Room for the frame, where it is part of the game. */
const FRAME: Point = [112, 84];

function bounds(points: readonly Point[], margin = MARGIN): Board['box'] {
  if (points.length === 0) return { x: -100, y: -100, w: 200, h: 200 };
  const xs = points.map((p) => p[0]), ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - margin[0], y = Math.min(...ys) - margin[1];
  return { x, y, w: Math.max(...xs) + margin[0] - x, h: Math.max(...ys) + margin[1] - y };
}

/** Ground to stand on: no water, and nothing that nobody has seen yet. */
export function isDry(terrain: string | undefined): boolean {
  return terrain !== undefined && terrain !== 'sea' && terrain !== 'fog';
}

/** Water within the map: then its frame is sea like any other, else only a border. */
export function hasWater(board: Board, land: Land): boolean {
  return [...board.hexes.values()].some((h) => h.nodes.length > 0 && !isDry(land.terrain.get(h.id)));
}

/** What is shown of the board when all of it is. */
export function boxOf(board: Board, land: Land): Board['box'] {
  return hasWater(board, land) ? bounds([...board.nodes.values()].map((n) => n.at), FRAME) : board.box;
}

/** The part of the board around some places; null where there are none. */
export function boxAround(board: Board, ids: readonly string[], room: number): Board['box'] | null {
  const points = ids.flatMap((id) => { const at = placeAt(board, id); return at ? [at] : []; });
  return points.length > 0 ? bounds(points, [room, room]) : null;
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

/** How a path lies: its angle, and the way to the water where only one side of it is dry. */
export interface Lie {
  turn: number;
  water: Point;
}
export const FLAT: Lie = { turn: 0, water: [0, 0] };

export function lieOf(board: Board, land: Land, id: string): Lie {
  const edge = board.edges.get(id);
  if (!edge) return FLAT;
  const dry = (hex: string): boolean => isDry(land.terrain.get(hex));
  const coast = edge.hexes.filter(dry).length === 1;
  return { turn: edge.angle, water: coast ? seaward(board, edge, dry) : [0, 0] };
}

export function place(at: Point, turn = 0, scale = 1): string {
  return `translate(${f(at[0])},${f(at[1])})` + (turn ? ` rotate(${f(turn)})` : '') + (scale !== 1 ? ` scale(${f(scale)})` : '');
}

/** How far from the middle of its hex a number's disc stands, the i-th of n. */
export function beside(i: number, n: number, room = 50): number {
  return (i - (n - 1) / 2) * room;
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
