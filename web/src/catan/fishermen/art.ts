// art.ts - fish tokens, the old boot, nets on the tips of the sea. Units of the board: a hex has a corner radius of 100.
import { fish } from '../art/fish';
import { HALO, INK, OUTLINE, PAPER, SHADE, f, type Point } from '../art/inks';
import { numberDisc, type PieceArt } from '../art/pieces';
import { place } from '../model/geometry';

const at = (x: number, y: number, k: number, body: string): string => `<g transform="translate(${f(x)},${f(y)}) scale(${f(k)})">${body}</g>`;
const BLUE = '#5E98AE', PALE = '#CFE6EA';

const SCHOOL: readonly string[] = [
  `<path d="M-20,-6q7,-7 14,0t14,0t12,0M-20,7q7,-7 14,0t14,0t12,0" fill="none" stroke="${PALE}" stroke-width="3.2" stroke-linecap="round"/>`,
  at(-2, 0, 1.15, fish(BLUE)),
  at(-4, -9, 0.85, fish(BLUE)) + at(2, 9, 0.85, fish(BLUE)),
  at(-4, -13, 0.68, fish(BLUE)) + at(4, 0, 0.68, fish(BLUE)) + at(-4, 13, 0.68, fish(BLUE)),
];

/** A token with as many fish as it is worth, and the number; 0: its back. */
export function token(n: number): string {
  const disc = `<g transform="translate(26,-18)"><circle r="11.5" fill="${PAPER}" stroke="${INK}" stroke-width="2.2"/><text y="6" text-anchor="middle" class="cat-figure" font-size="17" font-weight="800" fill="${INK}">${n}</text></g>`;
  return (
    `<ellipse cy="3" rx="33" ry="25" fill="${SHADE}" opacity=".28"/><ellipse rx="33" ry="25" fill="${n > 0 ? PALE : '#4F8DA3'}" stroke="${OUTLINE}" stroke-width="2.8"/>` +
    `${SCHOOL[n] ?? ''}${n > 0 ? disc : ''}`
  );
}
export const TOKEN_BOX = '-37 -34 78 66';

export const BOOT =
  `<g stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"><circle r="29" fill="#E9DEC8"/><path d="M-10,-19H5V4C10,8 18,7 19,13V18H-11C-12,8 -9,0 -10,-19Z" fill="#7B4E2A"/>` +
  '<path d="M-11,18H19M-10,-13H5M1,-6H5M1,0H5" fill="none" stroke-width="2.2"/></g><path d="M10,9l3,5M14,9l2,4" stroke="#FCF5E3" stroke-width="2"/>';

/** Grounds are drawn under everything (ground.ts); the button of the dock is a token with two fish. */
export const FISH_PIECES: Record<string, PieceArt> = {
  ground: { draw: () => '', on: 'hex', layer: 0 },
  fish: { draw: () => token(2), on: 'node', layer: 3, view: 'translate(-2,2) scale(.92)' },
};

const DEPTH = 116, SIDE = 56, STEP = 19;

/** A net over the tip of the sea at three crossings of the coast, the middle one being m; `out` leads away from the land. */
export function net(corners: readonly [Point, Point, Point], out: Point, n: number, size: number, id: string): string {
  const [a, m, b] = corners;
  const from = (p: Point, k: number): Point => [p[0] + out[0] * k, p[1] + out[1] * k];
  const end = from(m, DEPTH);
  const d = `M${[a, m, b, from(b, SIDE), end, from(a, SIDE)].map((p) => `${f(p[0])},${f(p[1])}`).join('L')}Z`;
  let mesh = '';
  for (let i = -12; i <= 12; i++) mesh += `M${f(m[0] + i * STEP - 200)},${f(m[1] - 200)}l400,400M${f(m[0] + i * STEP + 200)},${f(m[1] - 200)}l-400,400`;
  return (
    `<clipPath id="${id}"><path d="${d}"/></clipPath><g class="cat-land"><path d="${d}" fill="${BLUE}" fill-opacity=".8" stroke="${HALO}" stroke-width="5" stroke-linejoin="round"/>` +
    `<g clip-path="url(#${id})"><path d="${mesh}" stroke="${PALE}" stroke-width="1.8" opacity=".5"/></g>` +
    `<path d="${d}" fill="none" stroke="#1B4A5A" stroke-width="2.8" stroke-linejoin="round" stroke-dasharray="10 5"/></g>` +
    `<g transform="${place(from(m, DEPTH / 2), 0, Math.min(size, 1.25))}">${at(0, -6, 0.84, numberDisc(n))}${at(-2, 31, 0.9, fish('#E9F1EE'))}</g>`
  );
}
