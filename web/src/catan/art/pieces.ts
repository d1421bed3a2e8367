// pieces.ts - what stands on the board, by kind of piece. A module that brings a piece adds one entry to PIECES; a kind
// that is not there is drawn as a labelled token, so nothing the engine puts on a board is ever invisible.
import type { PieceView } from '../../lib/protocol';
import { HALO, INK, OUTLINE, PAPER, SHADE, f, player, shapePath, type Player, type Point, type Shape } from './inks';
import { RESOURCE } from './icons';
import { FLAT, place, type Lie } from '../model/geometry';

/** Draws around 0, 0; pieces on edges lie along the x axis. */
export interface PieceArt {
  draw(owner: Player, piece?: PieceView, lie?: Lie): string;
  /** What of the drawing lies under all pieces of the board; the rest of it is `over`. */
  parts?: { under: PieceArt['draw']; over: PieceArt['draw'] };
  /** Stands upright on its edge: how that lies it is told. */
  upright?: boolean;
  /** Makes room for harbours on its hex. */
  aside?: boolean;
  /** What besides its kind and owner changes its looks. */
  look?(piece: PieceView): string;
  /** A kind of piece at the same place that is not drawn under this one. */
  hides?: string;
  on: 'hex' | 'edge' | 'node';
  /** Where on a hex the piece stands, from its centre. */
  offset?: Point;
  layer: number; // small numbers are drawn first
  /** How it is shown on a button. */
  view?: string;
}

const LENGTH = 33;

function steps(every: number, mark: (x: number) => string): string {
  let s = '';
  for (let x = -LENGTH + 5; x < LENGTH - 2; x += every) s += mark(x);
  return s;
}

const PATTERN: Record<Shape, string> = {
  circle: `<path d="M${-LENGTH},0H${LENGTH}" stroke="#fff" stroke-width="3.4" stroke-dasharray=".1 9" stroke-linecap="round" opacity=".85"/>`,
  square: `<path d="M${-LENGTH},0H${LENGTH}" stroke="#fff" stroke-width="3" stroke-dasharray="7 7" opacity=".85"/>`,
  triangle: steps(11, (x) => `<path d="M${x - 3.4},3L${x},-3L${x + 3.4},3Z" fill="${INK}" opacity=".8"/>`),
  diamond: steps(12, (x) => `<path d="M${x - 4},0L${x},-3.4L${x + 4},0L${x},3.4Z" fill="${INK}" opacity=".75"/>`),
  hexagon: `<path d="M${-LENGTH},-1.8H${LENGTH}M${-LENGTH},1.8H${LENGTH}" stroke="#fff" stroke-width="1.4" opacity=".8"/>`,
  bar: `<path d="M${-LENGTH + 3},0H${LENGTH - 3}" stroke="${INK}" stroke-width="2.8" stroke-dasharray="13 7" opacity=".8"/>`,
  ring: steps(14, (x) => `<circle cx="${x}" r="3.2" fill="none" stroke="${INK}" stroke-width="1.8" opacity=".8"/>`),
  star: steps(11, (x) => `<path d="M${x - 3.4},-3L${x + 3.4},3M${x + 3.4},-3L${x - 3.4},3" stroke="${INK}" stroke-width="1.6" opacity=".75"/>`),
};

function road(p: Player): string {
  const line = (y: number, stroke: string, width: number, more = ''): string =>
    `<path d="M${-LENGTH},${y}H${LENGTH}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${more}/>`;
  return (
    line(2.4, SHADE, 17, ' opacity=".25"') + line(0, HALO, 19) + line(0, OUTLINE, 16) + line(0, p.main, 11.6) + PATTERN[p.shape]
  );
}

function settlement(p: Player): string {
  return (
    `<g stroke-linejoin="round"><path d="M-17,18V-4L0,-21L17,-4V18Z" fill="none" stroke="${HALO}" stroke-width="8"/>` +
    `<path d="M-17,20V-2L0,-19L17,-2V20Z" fill="${SHADE}" opacity=".25"/>` +
    `<path d="M-17,17V-4L0,-21L17,-4V17Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="M0,-21L17,-4V17H8V-1L0,-12Z" fill="${p.dark}" opacity=".45"/>` +
    `<path d="${shapePath(p.shape, -2, 6, 6)}" fill="${p.mark}"/></g>`
  );
}

function city(p: Player): string {
  return (
    `<g stroke-linejoin="round"><path d="M-25,18V-2L-14,-13L-3,-2V-16L10,-28L24,-16V18Z" fill="none" stroke="${HALO}" stroke-width="7.5"/>` +
    `<path d="M-25,21V0H25V21Z" fill="${SHADE}" opacity=".22"/>` +
    `<path d="M-25,18V-2L-14,-13L-3,-2V18Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="M-3,18V-16L10.5,-28L24,-16V18Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="M10.5,-28L24,-16V18H15V-14Z" fill="${p.dark}" opacity=".45"/>` +
    `<path d="${shapePath(p.shape, 8.5, 2, 6.2)}" fill="${p.mark}"/>` +
    `<rect x="-18" y="4" width="8" height="8" fill="${p.dark}" opacity=".8"/></g>`
  );
}

function robber(): string {
  const cloak = 'M-20,28C-22,8 -16,-6 -9,-12C-12,-26 -4,-36 0,-37C4,-36 12,-26 9,-12C16,-6 22,8 20,28Q0,34 -20,28Z';
  return (
    `<g stroke-linejoin="round"><ellipse cx="2" cy="29" rx="22" ry="6" fill="${SHADE}" opacity=".35"/>` +
    `<path d="${cloak}" fill="#3A3440" stroke="${HALO}" stroke-width="7"/><path d="${cloak}" fill="#3A3440" stroke="#15101A" stroke-width="3"/>` +
    '<path d="M-7,-16C-8,-26 -3,-30 0,-31C3,-30 8,-26 7,-16Q0,-11 -7,-16Z" fill="#15101A"/>' +
    '<circle cx="-2.8" cy="-20" r="1.7" fill="#F6D06A"/><circle cx="2.8" cy="-20" r="1.7" fill="#F6D06A"/>' +
    '<path d="M-10,-4C-4,2 4,2 10,-4M0,0V27" stroke="#15101A" stroke-width="2" fill="none"/></g>'
  );
}

export const PIECES: Record<string, PieceArt> = {
  road: { draw: road, on: 'edge', layer: 0, view: 'scale(.95) rotate(-18)' },
  settlement: { draw: settlement, on: 'node', layer: 2, view: 'translate(0,4) scale(1.2)' },
  city: { draw: city, on: 'node', layer: 2, view: 'translate(0,8) scale(1.05)' },
  robber: { draw: robber, on: 'hex', offset: [-30, -2], layer: 3 },
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

/** A kind nobody has drawn yet: a disc in the owner's colour with the first letters of its name. */
export function token(kind: string, owner: Player): string {
  return (
    `<circle r="24" fill="none" stroke="${HALO}" stroke-width="8"/><circle r="24" fill="${owner.light}" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="${shapePath(owner.shape, 0, -13, 5)}" fill="${owner.main}" stroke="${OUTLINE}" stroke-width="1.2"/>` +
    `<text y="10" text-anchor="middle" class="cat-label" font-size="15" fill="${INK}">${escape(kind.slice(0, 5))}</text>`
  );
}

export type PieceBook = Record<string, PieceArt>;

export function pieceArt(kind: string, book: PieceBook = PIECES): PieceArt {
  return book[kind] ?? { draw: (owner) => token(kind, owner), on: 'node', layer: 3 };
}

const drawn = new Map<string, string>();

/** A kind of piece of a seat, drawn once: all of it, or the part of it that lies under other pieces, or the rest. */
export function drawPiece(kind: string, owner: number | undefined, book: PieceBook = PIECES, piece?: PieceView, lie: Lie = FLAT, part: 'all' | 'under' | 'over' = 'all'): string {
  const art = pieceArt(kind, book);
  if (book[kind] === undefined) return art.draw(player(owner), piece); // its drawing may still come
  const draw = part === 'all' ? art.draw : art.parts?.[part];
  if (draw === undefined) return part === 'under' ? '' : drawPiece(kind, owner, book, piece, lie);
  const key = [kind, part, owner ?? 0, piece === undefined ? '' : (art.look?.(piece) ?? ''), art.upright ? [lie.turn, ...lie.water].map(f) : ''].join(' ');
  let svg = drawn.get(key);
  if (svg === undefined) drawn.set(key, (svg = draw(player(owner), piece, lie)));
  return svg;
}

// ------------------------------------------------------------------ parts of the board

/** Two dice give a number in 6 - |7 - n| ways: the pips printed on its disc. */
export function pips(n: number): number {
  return 6 - Math.abs(7 - n);
}

/** A number disc; 6 and 8 are red, larger and have a second ring. */
export function numberDisc(n: number): string {
  const hot = n === 6 || n === 8;
  const ink = hot ? '#B3261E' : INK;
  const count = pips(n);
  let s = `<circle r="32" cy="2.5" fill="${SHADE}" opacity=".28"/><circle r="31" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>`;
  if (hot) s += `<circle r="26.6" fill="none" stroke="${ink}" stroke-width="1.8"/>`;
  s += `<text y="8" text-anchor="middle" class="cat-figure" font-size="${hot ? 37 : 33}" font-weight="${hot ? 900 : 800}" fill="${ink}">${n}</text>`;
  for (let i = 0; i < count; i++)
    s += `<circle cx="${f((i - (count - 1) / 2) * 7.4)}" cy="17.5" r="2.7" fill="${ink}"/>`;
  return s;
}

/** Several numbers of one hex on a plate, where discs would cover it. */
export function numberPlate(list: readonly number[]): string {
  const width = 31 * list.length, at = (i: number): number => (i - (list.length - 1) / 2) * 30;
  const figures = list.map((n, i) => `<text x="${f(at(i))}" y="9" text-anchor="middle" class="cat-figure" font-size="26" font-weight="800" fill="${INK}">${n}</text>`).join('');
  return (
    `<rect x="${f(-width / 2)}" y="-16.5" width="${width}" height="38" rx="17" fill="${SHADE}" opacity=".28"/>` +
    `<rect x="${f(-width / 2)}" y="-19" width="${width}" height="38" rx="17" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>${figures}`
  );
}

/** What a harbour trades, on a disc. */
export function roundel(kind: string, rate: number): string {
  const body =
    RESOURCE[kind] === undefined
      ? `<text y="9" text-anchor="middle" class="cat-figure" font-size="25" font-weight="800" fill="${INK}">${rate}:1</text>`
      : `<g transform="translate(0,-5) scale(1.12)">${RESOURCE[kind]}</g><g transform="translate(0,20)"><rect x="-16" y="-9" width="32" height="17" rx="8" fill="${INK}"/>` +
        `<text y="4.6" text-anchor="middle" class="cat-label" font-size="15" font-weight="800" fill="${PAPER}">${rate}:1</text></g>`;
  return `<circle r="27" cy="2.5" fill="${SHADE}" opacity=".25"/><circle r="26" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/>${body}`;
}

/** A harbour at the edge a-b, its roundel on the side of the sea, `out` being the way there from the middle of the edge. */
export function harbour(a: Point, b: Point, out: Point, kind: string, rate: number, size = 1): string {
  const c: Point = [(a[0] + b[0]) / 2 + out[0] * 52, (a[1] + b[1]) / 2 + out[1] * 52];
  const along = (v: Point, k: number): string => `${f(v[0] + (c[0] - v[0]) * k)},${f(v[1] + (c[1] - v[1]) * k)}`;
  let s = '';
  for (const v of [a, b]) {
    const d = `M${along(v, 0.16)}L${along(v, 0.62)}`;
    s +=
      `<path d="${d}" stroke="#4A3322" stroke-width="11" stroke-linecap="round"/><path d="${d}" stroke="#C79B63" stroke-width="7.4" stroke-linecap="round"/>` +
      `<path d="${d}" stroke="#4A3322" stroke-width="7.4" stroke-dasharray="1.6 5.4"/>`;
  }
  return `${s}<g transform="${place(c, 0, size)}">${roundel(kind, rate)}</g>`;
}
