// inks.ts - the inks of all boards, the six players, and the little geometry every drawing shares.

export const INK = '#33271F';
export const OUTLINE = '#231812';
export const HALO = '#FFF6E0';
export const SHADE = '#1d120a';
export const PAPER = '#FCF5E3';

export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star' | 'bar' | 'ring';
export interface Player {
  name: string;
  main: string;
  dark: string;
  light: string;
  shape: Shape;
  mark: string; // colour of the shape drawn on a piece
}

/** By seat, from 1: colour, shape and road pattern always go together, so that grey pictures lose nothing. */
const PLAYERS: readonly Player[] = [
  { name: 'madder', main: '#D0402A', dark: '#8E2415', light: '#F0A08F', shape: 'circle', mark: '#fff' },
  { name: 'indigo', main: '#244FA8', dark: '#16306A', light: '#9CB6E8', shape: 'square', mark: '#fff' },
  { name: 'saffron', main: '#F3B81F', dark: '#A87406', light: '#FBE3A0', shape: 'triangle', mark: INK },
  { name: 'verdigris', main: '#3AAA8A', dark: '#1D6A55', light: '#A8E0CF', shape: 'diamond', mark: INK },
  { name: 'coal', main: '#332E33', dark: '#151215', light: '#9A9299', shape: 'hexagon', mark: '#fff' },
  { name: 'orchid', main: '#B57BD3', dark: '#73418F', light: '#E4CBF1', shape: 'star', mark: INK },
];
const NOBODY: Player = { name: 'nobody', main: '#8A8078', dark: '#564E48', light: '#CFC8C0', shape: 'circle', mark: '#fff' };

/** Colours with pieces that nobody plays, apart from each other and from every seat's for every eye; their marks are no seat's shapes. */
const NEUTRAL: readonly Player[] = [
  { name: 'ice', main: '#C4E8F4', dark: '#5E8FA3', light: '#E6F6FB', shape: 'bar', mark: INK },
  { name: 'cream', main: '#F4F4D0', dark: '#9A9866', light: '#FBFBEC', shape: 'ring', mark: INK },
];

/** Below 0: a colour that nobody plays, as `inkOf` counts them. */
export function player(seat: number | undefined): Player {
  const n = seat ?? 0;
  return (n < 0 ? NEUTRAL[(-n - 1) % NEUTRAL.length] : PLAYERS[n - 1]) ?? NOBODY;
}

/** Owners are not seats: those after the last seat are nobody's, and have inks of their own. */
export function inkOf(owner: number | undefined, seats: number | undefined): number | undefined {
  return owner === undefined || seats === undefined || owner <= seats ? owner : seats - owner;
}

/** Two decimals at most, so that the drawings stay short. */
export function f(n: number): string {
  return (Math.round(n * 100) / 100).toString();
}

/** The same numbers for the same seed: a forest looks alike at every visit. */
export function rng(seed: string): () => number {
  let a = 0;
  for (const c of seed) a = (Math.imul(a, 31) + c.charCodeAt(0)) | 0;
  a ^= 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export type Point = readonly [number, number];

export function polygon(points: readonly Point[]): string {
  return 'M' + points.map((p) => `${f(p[0])},${f(p[1])}`).join('L') + 'Z';
}

function ring(n: number, turn: number, at: { x: number; y: number; r: number }): Point[] {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n;
    return [at.x + at.r * Math.cos(a), at.y + at.r * Math.sin(a)] as const;
  });
}

/** The outline of a player's shape around x, y. */
export function shapePath(shape: Shape, x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${f(x - r)},${f(y)}a${f(r)},${f(r)} 0 1,0 ${f(2 * r)},0a${f(r)},${f(r)} 0 1,0 ${f(-2 * r)},0Z`;
    case 'square': {
      const k = r * 0.88;
      return `M${f(x - k)},${f(y - k)}h${f(2 * k)}v${f(2 * k)}h${f(-2 * k)}Z`;
    }
    case 'triangle':
      return polygon([
        [x, y - r * 1.08],
        [x + r * 1.05, y + r * 0.78],
        [x - r * 1.05, y + r * 0.78],
      ]);
    case 'diamond':
      return polygon(ring(4, 0, { x, y, r: r * 1.15 }));
    case 'hexagon':
      return polygon(ring(6, 0, { x, y, r: r * 1.06 }));
    case 'bar':
      return `M${f(x - r)},${f(y - r * 0.4)}h${f(2 * r)}v${f(r * 0.8)}h${f(-2 * r)}Z`;
    case 'ring': // the hole turns the other way
      return `${shapePath('circle', x, y, r)}M${f(x - r * 0.5)},${f(y)}a${f(r * 0.5)},${f(r * 0.5)} 0 1,1 ${f(r)},0a${f(r * 0.5)},${f(r * 0.5)} 0 1,1 ${f(-r)},0Z`;
    case 'star': {
      const tips = ring(4, -Math.PI / 2, { x, y, r: r * 1.22 });
      const dips = ring(4, -Math.PI / 4, { x, y, r: r * 0.52 });
      return polygon(tips.flatMap((tip, i) => [tip, dips[i]!]));
    }
  }
}
