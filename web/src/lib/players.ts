// players.ts - the six colours of the table: every one has a colour, a shape and a mark.
export type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'star';

export const SHAPES: readonly Shape[] = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'];

function f(n: number): string {
  return String(Math.round(n * 100) / 100);
}
function polygon(points: [number, number][]): string {
  return `M${points.map((p) => `${f(p[0])},${f(p[1])}`).join('L')}Z`;
}
function ring(n: number, r: (i: number) => number, turn: number, x: number, y: number): [number, number][] {
  return Array.from({ length: n }, (_, i) => {
    const a = turn + (i * 2 * Math.PI) / n;
    return [x + r(i) * Math.cos(a), y + r(i) * Math.sin(a)];
  });
}

export function shapePath(shape: Shape, x: number, y: number, r: number): string {
  switch (shape) {
    case 'circle':
      return `M${f(x - r)},${f(y)}a${f(r)},${f(r)} 0 1,0 ${f(2 * r)},0a${f(r)},${f(r)} 0 1,0 ${f(-2 * r)},0Z`;
    case 'square':
      return `M${f(x - r * 0.88)},${f(y - r * 0.88)}h${f(r * 1.76)}v${f(r * 1.76)}h${f(-r * 1.76)}Z`;
    case 'triangle':
      return polygon([
        [x, y - r * 1.08],
        [x + r * 1.05, y + r * 0.78],
        [x - r * 1.05, y + r * 0.78],
      ]);
    case 'diamond':
      return polygon(ring(4, () => r * 1.15, 0, x, y));
    case 'hexagon':
      return polygon(ring(6, () => r * 1.06, 0, x, y));
    case 'star':
      return polygon(ring(8, (i) => (i % 2 ? r * 0.52 : r * 1.22), -Math.PI / 2, x, y));
  }
}

export function shapeOf(seat: number): Shape {
  return SHAPES[(seat - 1) % SHAPES.length] ?? 'circle';
}
