// band.ts - the curves of the chances to win: through every measured point, and between two of them never beyond either. A swing that was
// measured is drawn as high as it is.
export interface Measured {
  n: number; // moves made
  share: number[]; // of each seat, parts of 1
  doubt: number[]; // a standard error of what a seat and all before it have together; empty = not measured yet
}
/** Upper edges of the seats' bands at a place, from 0 (top) to 1; the first is 0, the last 1. */
export interface Edge {
  x: number;
  at: number[];
}

/** Slopes for a curve that neither overshoots nor wriggles: none at a turning point, else the harmonic mean of both sides (Fritsch and Butland). */
export function slopes(x: readonly number[], y: readonly number[]): number[] {
  const step = (i: number): number => ((y[i + 1] ?? 0) - (y[i] ?? 0)) / ((x[i + 1] ?? 0) - (x[i] ?? 0));
  return x.map((_, i) => {
    if (i === 0 || i === x.length - 1) return 0;
    const a = step(i - 1), b = step(i);
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
}

/** The value at part t of the way between two points. */
function hermite(y0: number, y1: number, d0: number, d1: number, h: number, t: number): number {
  const s = 1 - t;
  return s * s * (1 + 2 * t) * y0 + t * t * (3 - 2 * t) * y1 + h * t * s * (s * d0 - t * d1);
}

function stacked(shares: readonly number[]): number[] {
  const all = shares.reduce((a, b) => a + b, 0) || 1;
  let sum = 0;
  return [0, ...shares.map((s) => (sum += s) / all)];
}

/** The edges of all bands, with so many places between two points. */
export function edges(points: readonly Measured[], between: number): Edge[] {
  const x = points.map((p) => p.n), seats = points[0]?.share.length ?? 0;
  const curves = Array.from({ length: seats }, (_, s) => {
    const y = points.map((p) => p.share[s] ?? 0);
    return { y, d: slopes(x, y) };
  });
  const found: Edge[] = [];
  points.forEach((p, i) => {
    found.push({ x: p.n, at: stacked(p.share) });
    const next = points[i + 1];
    for (let k = 1; next !== undefined && k <= between; k++) {
      const t = k / (between + 1), h = next.n - p.n;
      found.push({ x: p.n + t * h, at: stacked(curves.map(({ y, d }) => hermite(y[i] ?? 0, y[i + 1] ?? 0, d[i] ?? 0, d[i + 1] ?? 0, h, t))) });
    }
  });
  return found;
}

/** Stretches of the edges between points that are measured, each place with the errors there: what is not measured has no margin. */
export function measuredRuns(points: readonly Measured[], found: readonly Edge[]): (Edge & { doubt: number[] })[][] {
  const runs: (Edge & { doubt: number[] })[][] = [];
  let i = 0, last = -2; // the last place that belongs to a run
  for (const [at, e] of found.entries()) {
    while ((points[i + 1]?.n ?? Infinity) <= e.x) i++;
    const a = points[i], b = e.x === a?.n ? a : points[i + 1];
    if (a === undefined || b === undefined || a.doubt.length * b.doubt.length === 0) continue;
    const t = a === b ? 0 : (e.x - a.n) / (b.n - a.n);
    const place = { ...e, doubt: a.doubt.map((d, k) => d + ((b.doubt[k] ?? d) - d) * t) };
    if (last === at - 1) runs.at(-1)?.push(place);
    else runs.push([place]);
    last = at;
  }
  return runs;
}

/** Places between two points so that curves look smooth, and a long game stays a short path. */
export function fineness(points: number): number {
  return Math.max(1, Math.min(8, Math.round(900 / Math.max(1, points))));
}
