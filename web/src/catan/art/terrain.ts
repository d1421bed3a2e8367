// terrain.ts - the ground of the island: hexes with their motifs, the coast with three water lines, waves on the sea.
//
// Units: a hex has a corner radius of 100. Motifs keep clear of the number disc at (0, 22). Everything is drawn by
// attributes, never by style attributes, so that a strict content policy has nothing to refuse.
import { TERRAIN, f, rng, type Point } from './inks';
import { hexPath } from '../model/geometry';
import { fish } from './fish';

type Random = () => number;

const triangle = (x: number, y: number, w: number, h: number): string =>
  `M${f(x - w)},${f(y)}L${f(x)},${f(y - h)}L${f(x + w)},${f(y)}Z`;

function at(x: number, y: number, sx: number, body: string, sy = sx): string {
  return `<g transform="translate(${f(x)},${f(y)}) scale(${f(sx)},${f(sy)})">${body}</g>`;
}

const FIR =
  '<ellipse cx="1" cy="2" rx="10" ry="3" fill="#2C4A2A" opacity=".28"/><rect x="-1.6" y="-3" width="3.2" height="5" fill="#5B3F28"/>' +
  `<g stroke="#2B4A2B" stroke-width="1.5" stroke-linejoin="round"><path d="${triangle(0, -2, 11, 17)}" fill="#4A7446"/>` +
  `<path d="${triangle(0, -11, 8.6, 16)}" fill="#568250"/></g>` +
  '<path d="M-4,-13L-1,-21M-6,-4L-3,-8" stroke="#8DB47A" stroke-width="1.4" stroke-linecap="round"/>';

const SHEEP =
  '<ellipse cx="0" cy="8" rx="11" ry="2.4" fill="#55702C" opacity=".35"/>' +
  '<path d="M-5,4V9M-1,5V9M4,5V9M7,4V9" stroke="#3B2C22" stroke-width="1.6" stroke-linecap="round"/>' +
  '<path d="M-9,1C-12,-3 -8,-7 -5,-5.6C-4,-9 2,-9 3.6,-6C7,-8 11,-4 9,-.6C11,3 7,6 4,4.6C1,7 -4,7 -5,4.6C-8,6 -10,4 -9,1Z" ' +
  'fill="#FFFBF0" stroke="#4C4136" stroke-width="1.3" stroke-linejoin="round"/>' +
  '<path d="M8.4,-4.4C11,-6.4 14.6,-4.6 14.4,-1.6C14,1 10,1.4 8.6,-.4Z" fill="#3B2C22"/>';

const SHEAF =
  '<g stroke="#8A5F13" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">' +
  '<ellipse cx="0" cy="11" rx="9" ry="2.4" fill="#8A5F13" opacity=".3" stroke="none"/>' +
  '<path d="M-6,11C-4,4 -4,2 -9,-8C-4,-10 4,-10 9,-8C4,2 4,4 6,11Z" fill="#F6D06A"/>' +
  '<path d="M-3,10C-2,4 -2,2 -4,-8M0,10V-9M3,10C2,4 2,2 4,-8" fill="none" opacity=".8"/>' +
  '<path d="M-4.6,2.4H4.6" stroke="#A8432C" stroke-width="2.2"/></g>';

const BRICKS =
  '<g fill="#B5512E" stroke="#6E2C14" stroke-width="1.3" stroke-linejoin="round"><rect x="-13" y="2" width="12" height="6"/>' +
  '<rect x="0" y="2" width="12" height="6"/><rect x="-7" y="-4.6" width="12" height="6" fill="#C9653E"/></g>';

const REED =
  '<path d="M0,0v-16M5,0v-20M-5,0v-12" stroke="#5F7A3C" stroke-width="2.6" stroke-linecap="round"/>' +
  '<path d="M5,-20v-7M0,-16v-6" stroke="#6B4423" stroke-width="4.6" stroke-linecap="round"/>';

const CACTUS =
  '<g transform="translate(-36,-34)" stroke="#3F5E33" stroke-width="2" stroke-linejoin="round">' +
  '<path d="M-4,18V-14C-4,-20 4,-20 4,-14V18Z" fill="#7FA05D"/>' +
  '<path d="M-4,2H-10C-14,2 -14,-2 -14,-8M4,-2H10C14,-2 14,-6 14,-12" fill="none" stroke-width="5.5"/>' +
  '<path d="M-4,2H-10C-14,2 -14,-2 -14,-8M4,-2H10C14,-2 14,-6 14,-12" fill="none" stroke="#7FA05D" stroke-width="2.4"/></g>';

const PALM =
  '<path d="M-3,26C-2,8 0,-6 6,-18" stroke="#5B3F28" stroke-width="6.5" fill="none" stroke-linecap="round"/><path d="M-3,26C-2,8 0,-6 6,-18" stroke="#A9784A" stroke-width="3.4" fill="none" stroke-linecap="round"/>' +
  '<g fill="#5F8F45" stroke="#2B4A2B" stroke-width="1.8" stroke-linejoin="round"><path d="M6,-18C-6,-30 -20,-28 -26,-16C-16,-22 -6,-20 6,-18Z"/><path d="M6,-18C16,-32 32,-30 36,-18C26,-24 16,-20 6,-18Z"/>' +
  '<path d="M6,-18C-4,-20 -14,-10 -14,2C-8,-6 0,-12 6,-18Z"/><path d="M6,-18C16,-20 26,-10 26,2C20,-8 14,-12 6,-18Z"/></g><circle cx="6" cy="-16" r="3" fill="#7A4A22"/>';

function peak(x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number): string => `${f(x + w * dx)},${f(y - h * dy)}`;
  return (
    `<g stroke-linejoin="round"><path d="M${p(-1, 0)}L${p(0, 1)}L${p(1, 0)}Z" fill="#C9C3C5" stroke="#4A444D" stroke-width="2"/>` +
    `<path d="M${p(0, 1)}L${p(1, 0)}L${p(0.12, 0)}L${p(-0.1, 0.42)}L${p(0.14, 0.58)}Z" fill="#8D8690"/>` +
    `<path d="M${p(-0.34, 0.66)}L${p(0, 1)}L${p(0.34, 0.66)}L${p(0.12, 0.72)}L${p(0, 0.58)}L${p(-0.14, 0.72)}Z" fill="#FFFDF8" stroke="#4A444D" stroke-width="1.3"/>` +
    `<path d="M${p(0.5, 0.3)}L${p(0.62, 0.1)}M${p(0.3, 0.4)}L${p(0.44, 0.14)}M${p(0.68, 0.14)}L${p(0.74, 0.04)}" stroke="#4A444D" stroke-width="1.3" stroke-linecap="round" opacity=".7"/></g>`
  );
}

function mound(x: number, y: number, w: number, h: number): string {
  const p = (dx: number, dy: number): string => `${f(x + w * dx)},${f(y - h * dy)}`;
  const foot = (dx: number): string => `${f(x + w * dx)},${f(y - 2)}`;
  return (
    `<path d="M${p(-1, 0)}C${p(-0.6, 1.25)} ${p(0.6, 1.25)} ${p(1, 0)}Z" fill="#DC9065" stroke="#8C4326" stroke-width="2" stroke-linejoin="round"/>` +
    `<path d="M${p(0.1, 0.78)}C${p(0.5, 0.6)} ${p(0.72, 0.3)} ${foot(0.84)}M${p(0.12, 0.5)}C${p(0.36, 0.4)} ${p(0.5, 0.2)} ${foot(0.58)}` +
    `M${p(0.1, 0.26)}C${p(0.22, 0.2)} ${p(0.28, 0.12)} ${foot(0.32)}" stroke="#A9542F" stroke-width="1.5" fill="none" stroke-linecap="round"/>`
  );
}

const ground = (d: string, fill: string, opacity: number): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

/** Points moved a little, the farther ones first so that the nearer cover them. */
function scatter(points: readonly Point[], random: Random, dx: number, dy: number): Point[] {
  return points.map((p) => [p[0] + (random() - 0.5) * dx, p[1] + (random() - 0.5) * dy] as const);
}

type Motif = (ink: readonly [string, string, string], random: Random) => string;

/** How each terrain is drawn. A module that brings a new terrain adds its motif (and its inks) here. */
export const MOTIFS: Record<string, Motif> = {
  forest(ink, random) {
    const trees: Point[] = [
      [-2, -62], [-32, -46], [30, -48], [-58, -26], [-10, -30], [22, -22], [56, -26],
      [-66, 12], [68, 10], [-60, 44], [60, 42], [-34, 72], [34, 72], [0, 90],
    ];
    return (
      ground('M-100,30C-40,10 30,44 100,20V110H-100Z', ink[1], 0.35) +
      scatter(trees, random, 8, 6)
        .sort((a, b) => a[1] - b[1])
        .filter((p) => Math.hypot(p[0], p[1] - 30) >= 37 || p[1] <= 0)
        .map((p) => at(p[0], p[1], 1.05 + random() * 0.2, FIR))
        .join('')
    );
  },
  pasture(ink, random) {
    const flock: Point[] = [[-38, -42], [6, -60], [44, -36], [-64, 12], [66, 14], [-44, 66], [40, 70]];
    let s =
      ground('M-100,-20C-50,-44 0,-4 100,-34V110H-100Z', ink[2], 0.55) +
      ground('M-100,40C-40,16 30,60 100,30V110H-100Z', ink[1], 0.4) +
      '<path d="M-70,-14C-40,-30 -10,-18 4,-10M20,-62C36,-70 50,-62 58,-54M-64,58C-50,50 -40,54 -30,60M40,66C50,58 60,60 66,64" ' +
      'stroke="#7C9A40" stroke-width="1.6" fill="none" stroke-linecap="round"/>';
    for (const p of scatter(flock, random, 8, 6))
      if (random() < 0.86) s += at(p[0], p[1], random() < 0.5 ? -0.92 : 0.92, SHEEP, 0.92);
    for (let i = 0; i < 9; i++) {
      const x = -80 + random() * 160, y = -80 + random() * 160;
      if (Math.hypot(x, y - 20) < 40) continue;
      s += `<path d="M${f(x - 3)},${f(y)}l-1,-4M${f(x)},${f(y)}v-5M${f(x + 3)},${f(y)}l1,-4" stroke="#7C9A40" stroke-width="1.4" stroke-linecap="round"/>`;
    }
    return s;
  },
  fields(ink, random) {
    const sheaves: Point[] = [[-30, -52], [8, -64], [44, -46], [-62, -14], [62, -10], [-62, 44], [60, 46], [-26, 78], [26, 80]];
    let s = '';
    for (let i = -7; i < 8; i++)
      s += `<path d="M${i * 26 - 60},110C${i * 26 - 40},40 ${i * 14},-30 ${i * 10 + 20},-110" stroke="${i % 2 ? ink[1] : ink[2]}" stroke-width="11" fill="none" opacity=".6"/>`;
    return s + scatter(sheaves, random, 6, 4).map((p) => at(p[0], p[1], 1 + random() * 0.15, SHEAF)).join('');
  },
  hills: (ink) =>
    ground('M-100,20C-40,0 40,30 100,6V110H-100Z', ink[1], 0.28) +
    mound(34, -32, 34, 30) + mound(-30, -24, 40, 38) + mound(62, 14, 32, 28) + mound(-66, 26, 32, 28) +
    at(10, -56, 0.95, BRICKS) + mound(52, 74, 40, 26) + mound(-46, 78, 42, 28) + at(2, 82, 0.8, BRICKS),
  mountains: (ink) =>
    ground('M-100,30C-40,16 40,40 100,22V110H-100Z', ink[1], 0.35) +
    peak(40, -14, 34, 48) + peak(-34, -8, 40, 56) + peak(2, -22, 30, 58) + peak(68, 40, 28, 38) +
    peak(-68, 44, 28, 40) + peak(-36, 92, 32, 34) + peak(34, 94, 34, 36),
  desert: (ink) =>
    ground('M-100,-26C-60,-52 -10,-10 100,-44V110H-100Z', ink[2], 0.8) +
    ground('M-100,20C-30,-14 30,46 100,6V110H-100Z', ink[1], 0.45) +
    '<path d="M-70,-20C-50,-34 -30,-30 -14,-22M10,-36C26,-44 44,-42 56,-38M-60,52C-40,40 -24,46 -10,54M16,70C30,60 50,62 62,66M-30,8C-14,-2 6,2 16,8" ' +
    'stroke="#B89B5C" stroke-width="1.7" fill="none" stroke-linecap="round"/>' +
    '<circle cx="38" cy="-60" r="12" fill="#F3C65A" stroke="#B58524" stroke-width="2"/>' + CACTUS,
  oasis: (ink) =>
    ground('M-100,-26C-60,-52 -10,-10 100,-44V110H-100Z', ink[2], 0.8) +
    ground('M-100,20C-30,-14 30,46 100,6V110H-100Z', ink[1], 0.45) +
    '<ellipse cx="4" cy="22" rx="46" ry="24" fill="#9DB76B"/><ellipse cx="4" cy="24" rx="38" ry="18" fill="#7FB7C9" stroke="#3C7A8C" stroke-width="3"/>' +
    '<path d="M-16,24q6,-5 12,0t12,0M10,32q5,-4 10,0t10,0" stroke="#D3ECEE" stroke-width="2.4" fill="none" stroke-linecap="round"/>' +
    at(-30, -6, 1.1, PALM) + at(12, -18, 1.2, PALM) + at(46, 2, 0.95, PALM),
  gold(ink, random) {
    const river = 'M-16,-110C-44,-60 30,-40 -6,0C-40,40 10,60 -14,120';
    const nuggets: Point[] = [[-48, -38], [36, -48], [52, -18], [-62, -2], [64, 26], [-58, 48], [48, 66], [-38, 74], [-30, -66]];
    const nugget =
      '<path d="M-8,4L-5,-4L2,-6L8,-1L6,5Z" fill="#FFD75A" stroke="#8A5E08" stroke-width="1.7" stroke-linejoin="round"/>' +
      '<path d="M-4,-3L0,0L7,-1M0,0L-2,4" stroke="#8A5E08" stroke-width="1.1" fill="none"/>';
    return (
      ground('M-100,-30C-40,-56 30,-14 100,-40V110H-100Z', ink[2], 0.5) +
      `<path d="${river}" stroke="#3C7A8C" stroke-width="27" fill="none"/><path d="${river}" stroke="#8CC4D0" stroke-width="22" fill="none"/>` +
      '<path d="M-18,-100C-40,-60 26,-42 -8,-4" stroke="#D3ECEE" stroke-width="2" fill="none" stroke-dasharray="10 8"/>' +
      scatter(nuggets, random, 6, 5).map((p) => at(p[0], p[1], 1, nugget)).join('')
    );
  },
  lake(ink) {
    const shore = 'M-72,-8C-70,-58 -10,-74 30,-58C74,-44 84,6 58,40C34,70 -34,72 -58,42C-70,28 -74,10 -72,-8Z';
    return (
      ground('M-100,40C-40,16 30,60 100,30V110H-100Z', ink[1], 0.4) +
      `<path d="${shore}" fill="#7FB7C9" stroke="#3C7A8C" stroke-width="5"/>` +
      '<path d="M-52,-16q8,-7 16,0t16,0M8,-40q8,-7 16,0t16,0M-6,54q8,-7 16,0t16,0" fill="none" stroke="#D3ECEE" stroke-width="3" stroke-linecap="round"/>' +
      at(-14, -30, 1.15, fish('#E9F1EE')) + [at(-68, 62, 1, REED), at(70, -58, 1, REED), at(62, 72, 1, REED)].join('')
    );
  },
  swamp(ink, random) {
    const reeds: Point[] = [[-50, -40], [0, -60], [54, -46], [-66, 30], [66, 36], [-20, 84], [34, 82], [-10, 0]];
    return (
      `<path d="M-80,-20C-60,-50 -10,-30 10,-46C50,-60 84,-20 60,6C30,30 -10,10 -40,26C-80,36 -90,0 -80,-20Z" fill="${ink[1]}" stroke="#4C6A58" stroke-width="3"/>` +
      `<path d="M-50,56C-20,40 30,70 60,50" fill="none" stroke="${ink[1]}" stroke-width="16" stroke-linecap="round"/>` +
      scatter(reeds, random, 6, 4).map((p) => at(p[0], p[1], 1, REED)).join('')
    );
  },
  fog(_, random) {
    const clouds: [number, number, number, string][] = [[-44, -50, 1.05, '#E4DED3'], [48, -40, 0.95, '#E4DED3'], [-52, 52, 1, '#E9E3D9'], [50, 56, 1.05, '#E9E3D9'], [0, 4, 1.5, '#F6F2EA']];
    const cloud = (fill: string): string =>
      `<path d="M-34,14C-48,12 -46,-8 -30,-8C-28,-24 -4,-26 2,-14C12,-24 32,-16 30,-2C44,-2 44,14 32,14Z" fill="${fill}" stroke="#9B9183" stroke-width="2.6" stroke-linejoin="round"/>`;
    return (
      clouds.map(([x, y, size, fill]) => at(x + (random() - 0.5) * 12, y + (random() - 0.5) * 8, size, cloud(fill))).join('') +
      `<path d="${hexPath(0, 0, 90)}" fill="none" stroke="#8D8374" stroke-width="2.4" stroke-dasharray="7 8"/>` +
      '<text x="0" y="22" text-anchor="middle" class="cat-figure" font-size="56" font-weight="800" fill="#5F5044">?</text>'
    );
  },
};

const UNKNOWN = ['#C9C0B0', '#A99F8E', '#E4DDD0'] as const;

/** One land hex around 0, 0; `seed` makes each look a little different, `clip` is the id of the shared clip path. */
export function terrain(kind: string, seed: string, clip: string): string {
  const ink = TERRAIN[kind] ?? UNKNOWN;
  const motif = MOTIFS[kind]?.(ink, rng(kind + seed)) ?? '';
  return (
    `<path d="${hexPath(0, 0, 97.5)}" fill="${ink[0]}"/><g clip-path="url(#${clip})">${motif}</g>` +
    `<path d="${hexPath(0, 0, 93)}" fill="none" stroke="#fff" stroke-opacity=".22" stroke-width="3"/>`
  );
}

/** Short waves around x, y; the colours come from the classes, so that they follow the theme. */
export function waves(x: number, y: number, seed: string): string {
  const random = rng('w' + seed);
  let s = '';
  for (let i = 0; i < 5; i++) {
    const a = x - 60 + random() * 120, b = y - 62 + random() * 124;
    s += `<path class="${random() < 0.5 ? 'cat-wave' : 'cat-wave-deep'}" d="M${f(a)},${f(b)}q7,-7 14,0q7,7 14,0"/>`;
  }
  return s;
}

/** Widest first; the fills are the classes cat-coast-0 to cat-coast-7. */
const COAST = [104, 99, 74, 68, 46, 39, 20, 15];

export function coast(centres: readonly Point[]): string {
  const outline = centres.map((c) => hexPath(c[0], c[1], 100)).join('');
  return COAST.map((w, i) => `<path class="cat-coast-${i}" d="${outline}" stroke-width="${w}"/>`).join('');
}
