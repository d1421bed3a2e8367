// art.ts - the drawings of the Rivers: their band, sites and bridges, the two tiles of wealth.
import { HALO, INK, OUTLINE, f, shapePath, type Player, type Point } from '../art/inks';
import type { PieceArt } from '../art/pieces';
import { place, type Board, type HexSite } from '../model/geometry';

// -------------------------------------------------------------------- rivers

/** The path that a hex shares with the next of its course, or by which the last of them meets the sea: one of the sites. */
function crossing(board: Board, sites: readonly string[], course: readonly string[], i: number): Point | undefined {
  const hex = course[i]!, next = course[i + 1];
  const own = sites.flatMap((id) => board.edges.get(id) ?? []).filter((e) => e.hexes.includes(hex));
  return own.find((e) => (next === undefined ? !e.hexes.some((h) => h !== hex && course.includes(h)) : e.hexes.includes(next)))?.at;
}

/** Water through a hex, around its middle: from one side to another, or from its source. */
function band(hex: HexSite, from: Point | undefined, to: Point): string {
  const near = (p: Point, k: number, dy = 0): string => `${f((p[0] - hex.at[0]) * k)},${f((p[1] - hex.at[1]) * k + dy)}`;
  const start = from === undefined ? '-6,-34' : near(from, 1);
  const d = `M${start}C${from === undefined ? '-2,-12' : near(from, 0.35)} ${near(to, 0.35, 8)} ${near(to, 1)}`;
  const line = (stroke: string, width: number, more = ''): string => `<path d="${d}" stroke="${stroke}" stroke-width="${width}"${more}/>`;
  return (
    `<g transform="${place(hex.at)}" fill="none" stroke-linecap="${from === undefined ? 'round' : 'butt'}">` +
    `${line('#3C7A8C', 30)}${line('#8CC4D0', 24)}${line('#D3ECEE', 2.6, ' stroke-dasharray="12 10"')}</g>`
  );
}

/** One river, from the first of its hexes to the sea. */
export function river(board: Board, sites: readonly string[], course: readonly string[]): string {
  let from: Point | undefined;
  return course
    .map((id, i) => {
      const hex = board.hexes.get(id), to = crossing(board, sites, course, i);
      const art = hex && to ? band(hex, from, to) : '';
      from = to;
      return art;
    })
    .join('');
}

export function site(at: Point, angle: number): string {
  return `<rect class="river-site" transform="${place(at, angle)}" x="-34" y="-13" width="68" height="26" rx="8" fill="${HALO}" fill-opacity=".55" stroke="${INK}" stroke-width="2.4" stroke-dasharray="7 6"/>`;
}

// ------------------------------------------------------------------- bridges

const ARCH = 'M-38,14C-16,2 16,2 38,14V-10C16,-22 -16,-22 -38,-10Z', DECK = 'M-34,2C-14,-8 14,-8 34,2';

function bridge(p: Player): string {
  const marks = [-22, 0, 22].map((x) => `<path d="${shapePath(p.shape, x, x === 0 ? -5.6 : -3.6, 4)}" fill="${p.mark}"/>`).join('');
  return (
    `<g stroke-linejoin="round"><path d="${ARCH}" fill="none" stroke="${HALO}" stroke-width="8"/><path d="${ARCH}" fill="#B9A78E" stroke="${OUTLINE}" stroke-width="2.8"/>` +
    `<path d="${DECK}" fill="none" stroke="${OUTLINE}" stroke-width="15"/><path d="${DECK}" fill="none" stroke="${p.main}" stroke-width="10.5"/>${marks}</g>`
  );
}

export const RIVER_PIECES: Record<string, PieceArt> = {
  bridge: { draw: bridge, on: 'edge', layer: 0, view: 'scale(.92) rotate(-12)' },
};

// --------------------------------------------------------------------- tiles

const LINE = `stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round" stroke-linecap="round"`;
/** In a box of 64 around 0, 0. */
export const TILES = {
  crown:
    `<g ${LINE}><circle r="30" fill="#FBE3A0"/><path d="M-19,14L-21,-10L-9,-1L0,-16L9,-1L21,-10L19,14Z" fill="#E2A91F"/>` +
    '<path d="M-19,8H19" fill="none"/><circle cy="-17" r="3" fill="#B3261E"/></g>',
  hat:
    `<g ${LINE}><circle r="30" fill="#D9CDB6"/><path d="M-23,9C-14,15 14,15 23,9C18,4 15,3 13,3C13,-10 8,-16 0,-16C-7,-16 -12,-9 -13,3C-16,3 -19,5 -23,9Z" fill="#8C8168"/>` +
    '<path d="M-13,3C-6,7 7,7 13,3" fill="none"/><path d="M2,-10H10V-2H2Z" fill="#B2542F" stroke-dasharray="3 2" stroke-width="2"/></g>',
};
