// marks.ts - a drawing as a list of strokes and fills. The same list goes into a canvas (the board, drawn once) or into
// SVG (the tile in the hand, lists of tiles), so that every tile looks the same everywhere.
import { f, turn, type Point } from './shapes';

/** a b c d e f of a canvas or an SVG matrix. */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Style {
  fill?: string;
  stroke?: string;
  w?: number; // width of the stroke
  dash?: readonly number[];
  round?: boolean; // ends and corners of the stroke
  o?: number; // opacity
}
export interface Mark extends Style {
  d: string;
  m?: Matrix;
  clip?: string; // path in the same units as d
}

export function circle(x: number, y: number, r: number): string {
  return ellipse(x, y, r, r);
}
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${f(x - rx)},${f(y)}a${f(rx)},${f(ry)} 0 1,0 ${f(2 * rx)},0a${f(rx)},${f(ry)} 0 1,0 ${f(-2 * rx)},0Z`;
}
export function box(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${f(x)},${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
  const c = (dx: number, dy: number): string => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return `M${f(x + r)},${f(y)}h${f(w - 2 * r)}${c(r, r)}v${f(h - 2 * r)}${c(-r, r)}h${f(2 * r - w)}${c(-r, -r)}v${f(2 * r - h)}${c(r, -r)}Z`;
}

export function times(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1], a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3], a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4], a[1] * b[4] + a[3] * b[5] + a[5],
  ];
}
export function shifted(x: number, y: number, scale = 1, degrees = 0): Matrix {
  const a = (degrees * Math.PI) / 180, c = Math.cos(a) * scale, s = Math.sin(a) * scale;
  return [c, s, -s, c, x, y];
}

/** Marks moved, turned and scaled together. */
export function placed(marks: readonly Mark[], m: Matrix): Mark[] {
  return marks.map((mark) => ({ ...mark, m: mark.m ? times(m, mark.m) : m }));
}

const QUARTERS: readonly Matrix[] = [[1, 0, 0, 1, 0, 0], [0, 1, -1, 0, 100, 0], [-1, 0, 0, -1, 100, 100], [0, -1, 1, 0, 0, 100]];

/** A tile being drawn: the ground turns with the tile, things on it stay upright. */
export class Sheet {
  readonly marks: Mark[] = [];
  readonly quarters: number;
  constructor(quarters: number) {
    this.quarters = ((quarters % 4) + 4) % 4;
  }
  ground(d: string, style: Style, clip?: string): void {
    this.marks.push({ d, ...style, m: QUARTERS[this.quarters], clip });
  }
  turned(marks: readonly Mark[]): void {
    this.marks.push(...placed(marks, QUARTERS[this.quarters]!));
  }
  stand(at: Point, marks: readonly Mark[], scale = 1): void {
    const [x, y] = turn(at, this.quarters);
    this.marks.push(...placed(marks, shifted(x, y, scale)));
  }
}

// ------------------------------------------------------------------ outputs

let clips = 0;

export function toSvg(marks: readonly Mark[]): string {
  return marks.map(svgOf).join('');
}

function svgOf(mark: Mark): string {
  const m = mark.m ? ` transform="matrix(${mark.m.map(f).join(' ')})"` : '';
  const id = mark.clip === undefined ? '' : `car-clip-${++clips}`;
  const stroke = mark.stroke === undefined ? '' : ` stroke="${mark.stroke}" stroke-width="${f(mark.w ?? 1)}"`;
  const line =
    `<path d="${mark.d}" fill="${mark.fill ?? 'none'}"${stroke}` +
    (mark.dash ? ` stroke-dasharray="${mark.dash.join(' ')}"` : '') +
    (mark.round ? ' stroke-linecap="round" stroke-linejoin="round"' : '') +
    (mark.o === undefined ? '' : ` opacity="${mark.o}"`);
  if (id === '') return `${line}${m}/>`;
  return `<clipPath id="${id}"><path d="${mark.clip}"/></clipPath><g${m}>${line} clip-path="url(#${id})"/></g>`;
}

/** Draws into a canvas whose present transform maps the marks' units to pixels. */
export function toCanvas(g: CanvasRenderingContext2D, marks: readonly Mark[]): void {
  for (const mark of marks) {
    g.save();
    if (mark.m) g.transform(...mark.m);
    if (mark.clip !== undefined) g.clip(new Path2D(mark.clip));
    if (mark.o !== undefined) g.globalAlpha = mark.o;
    g.lineCap = g.lineJoin = 'round';
    if (!mark.round) g.lineCap = 'butt';
    const path = new Path2D(mark.d);
    if (mark.fill !== undefined) {
      g.fillStyle = mark.fill;
      g.fill(path);
    }
    if (mark.stroke !== undefined) {
      g.strokeStyle = mark.stroke;
      g.lineWidth = mark.w ?? 1;
      g.setLineDash(mark.dash ? [...mark.dash] : []);
      g.stroke(path);
    }
    g.restore();
  }
}
