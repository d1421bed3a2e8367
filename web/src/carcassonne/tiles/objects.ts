// objects.ts - things that stand on tiles, drawn around 0, 0 and always upright: houses, trees, towers, gates, monastery,
// inn, cathedral, garden, shield and the round badges.
import { DOOR, FIELD_INK, INK, PAPER, PLASTER, ROOFS, SEAL, SHADE, WALL, WALL_INK, WATER_FILL, WATER_INK, WATER_LIGHT } from './inks';
import { box, circle, ellipse, placed, shifted, type Mark, type Style } from './marks';
import { f } from './shapes';

function all(style: Style, ...shapes: readonly (readonly [string, Style?])[]): Mark[] {
  return shapes.map(([d, own]) => ({ ...style, ...own, d }));
}

export function house(size: number, roof: string): Mark[] {
  const w = 4.2 * size, h = 3.2 * size, r = 3.4 * size;
  return all(
    { stroke: '#6B4A33', w: 0.55, round: true },
    [`M${f(-w)},0V${f(h)}H${f(w)}V0Z`, { fill: PLASTER }],
    [`M${f(-w - 1)},.4L${f(-w * 0.45)},${f(-r)}H${f(w * 0.45)}L${f(w + 1)},.4Z`, { fill: roof }],
  );
}

export function village(): Mark[] {
  return [
    ...placed(house(0.72, ROOFS[0]), shifted(-3.4, -1.8)),
    ...placed(house(0.66, ROOFS[2]), shifted(3.8, -0.6)),
    ...placed(house(0.66, ROOFS[1]), shifted(-0.4, 3.6)),
  ];
}

export function tree(size: number): Mark[] {
  return placed(
    [
      { d: ellipse(0, 1.6, 2, 0.7), fill: '#5F7A38', o: 0.35 },
      { d: circle(0, 0, 2.1), fill: '#7F9A4C', stroke: '#566E30', w: 0.55 },
      { d: 'M-.8,-.6a1,1 0 0 1 1.3,-.3', stroke: '#B8CC80', w: 0.5 },
    ],
    shifted(0, 0, size),
  );
}

export function tuft(size: number): Mark[] {
  return placed([{ d: 'M-1.4,0l-.5,-1.5M0,0v-2.1M1.4,0l.5,-1.5', stroke: FIELD_INK, w: 0.55, round: true, o: 0.75 }], shifted(0, 0, size));
}

export const TOWER: readonly Mark[] = [
  { d: box(-2.9, -3.4, 5.8, 5.8, 0.8), fill: WALL, stroke: WALL_INK, w: 0.9 },
  { d: 'M-1,-3.2v1.5M1,-3.2v1.5', stroke: WALL_INK, w: 0.7 },
];

export const GATE: readonly Mark[] = all(
  { stroke: WALL_INK, w: 0.9, round: true },
  [box(-6.4, -5, 3.6, 8.6, 0.6), { fill: WALL }],
  [box(2.8, -5, 3.6, 8.6, 0.6), { fill: WALL }],
  ['M-2.8,3.6V-1.6a2.8,2.6 0 0 1 5.6,0V3.6Z', { fill: DOOR }],
  ['M-7,-5L-4.6,-8.4L-2.2,-5ZM2.2,-5L4.6,-8.4L7,-5Z', { fill: ROOFS[1] }],
);

export const MONASTERY: readonly Mark[] = [
  { d: ellipse(0, 10, 14, 3), fill: SHADE, o: 0.18 },
  ...all(
    { stroke: INK, w: 0.9, round: true },
    ['M-12,10V0H5V10Z', { fill: '#FBF0D8' }],
    ['M-13.5,.5L-9,-7H4.5L7,.5Z', { fill: '#B4482F' }],
    ['M-11,-3.2H5.6', { w: 0.45, o: 0.6 }],
    ['M4,10V-8H11V10Z', { fill: '#FFF8E6' }],
    ['M3,-8L7.5,-16L12,-8Z', { fill: '#8E3623' }],
    ['M7.5,-16V-20M5.9,-18.4H9.1', { w: 1.1 }],
    ['M6.2,10V5.6a1.3,1.6 0 0 1 2.6,0V10Z', { fill: DOOR, w: 0.5 }],
    ['M-9.5,7V4a1,1.2 0 0 1 2,0V7ZM-5,7V4a1,1.2 0 0 1 2,0V7ZM-.5,7V4a1,1.2 0 0 1 2,0V7Z', { fill: '#5B7D8C', w: 0.5 }],
    ['M6.7,-3.5h1.6v2.6h-1.6Z', { fill: DOOR, w: 0.4 }],
  ),
];

export const CATHEDRAL: readonly Mark[] = [
  { d: ellipse(0, 19, 22, 4), fill: SHADE, o: 0.18 },
  ...all(
    { stroke: INK, w: 0.9, round: true },
    ['M-14,18V-4L0,-14L14,-4V18Z', { fill: '#FBF0D8' }],
    ['M-16,-3.2L0,-15.2L16,-3.2', { stroke: '#8E3623', w: 2.6 }],
    ['M-20,18V-10H-12V18Z', { fill: '#FFF8E6' }],
    ['M12,18V-10H20V18Z', { fill: '#FFF8E6' }],
    ['M-21,-10L-16,-22L-11,-10Z', { fill: '#8E3623' }],
    ['M11,-10L16,-22L21,-10Z', { fill: '#8E3623' }],
    ['M-16,-22v-4M-17.5,-24.4h3M16,-22v-4M14.5,-24.4h3', { w: 1 }],
    [circle(0, -1.5, 4.6), { fill: '#5B9AB0' }],
    ['M0,-6.1V3.1M-4.6,-1.5H4.6M-3.2,-4.7L3.2,1.7M3.2,-4.7L-3.2,1.7', { w: 0.6 }],
    ['M-4,18V11a4,5 0 0 1 8,0V18Z', { fill: DOOR }],
    ['M-17.4,4V-2a1.4,1.8 0 0 1 2.8,0V4ZM14.6,4V-2a1.4,1.8 0 0 1 2.8,0V4Z', { fill: DOOR, w: 0.5 }],
  ),
];

const BEDS: readonly (readonly [number, number, string])[] = [[-4.5, -4.5, '#C8455A'], [4.5, -4.5, '#E9A23B'], [-4.5, 4.5, '#E9A23B'], [4.5, 4.5, '#C8455A']];
export const GARDEN: readonly Mark[] = [
  { d: box(-9.5, -9.5, 19, 19, 3.4), fill: '#5E8446', stroke: '#3F5A2A', w: 0.7 },
  ...BEDS.map(([x, y]) => ({ d: box(x - 3.1, y - 3.1, 6.2, 6.2, 1.4), fill: '#D9E3A4', stroke: '#3F5A2A', w: 0.7 })),
  ...BEDS.map(([x, y, fill]) => ({ d: circle(x, y, 1.9), fill })),
  { d: circle(0, 0, 2.2), fill: '#9CCBD3', stroke: WATER_INK, w: 0.7 },
];

export const INN: readonly Mark[] = [
  { d: 'M-10,3C-11,-3 -5,-5 0,-4C5,-6 11,-3 10,3C9,8 -8,9 -10,3Z', fill: WATER_FILL, stroke: WATER_INK, w: 0.8, round: true },
  { d: 'M-6.5,4.4h4M1,5.6h4', stroke: WATER_LIGHT, w: 0.8, round: true },
  ...all(
    { stroke: INK, w: 0.8, round: true },
    ['M-5,1V-6H5V1Z', { fill: '#FBF0D8' }],
    ['M-6.4,-5.4L-3,-10.4H3L6.4,-5.4Z', { fill: '#355C74' }],
    ['M-1.2,1V-2.2h2.4V1Z', { fill: DOOR, w: 0.4 }],
    ['M5,-3.4h3.4'],
    [box(6.6, -3.4, 3.4, 3.4, 0.6), { fill: '#F0BE34', w: 0.6 }],
  ),
];

const SHIELD_LINE = 'M-5.6,-6.2H5.6V.2C5.6,4.6 2.6,6.8 0,8C-2.6,6.8 -5.6,4.6 -5.6,.2Z';
export const SHIELD: readonly Mark[] = [
  { d: SHIELD_LINE, fill: SHADE, o: 0.25, m: shifted(0.5, 0.9) },
  { d: SHIELD_LINE, fill: PAPER, stroke: INK, w: 1, round: true },
  { d: 'M-4.2,-4.8H0V1H-4.2ZM0,1H4.2C4,3.8 2.2,5.4 0,6.4Z', fill: SEAL },
];

// ------------------------------------------------------------------- badges

const grape = (x: number, y: number, r: number): Mark => ({ d: circle(x, y, r), fill: '#7B2D4E', stroke: '#4B1730', w: 0.4 });
const grainOf = (x: number, y: number, turn: number): Mark => ({
  d: ellipse(0, 0, turn === 0 ? 1 : 0.95, 1.8), fill: '#E0AE2C', stroke: '#8A6414', w: 0.4, m: shifted(x, y, 1, turn),
});

/** What stands on a badge, or alone as a small icon of 12 units. */
export const SYMBOLS: Record<string, readonly Mark[]> = {
  wine: [
    { d: 'M-2.2,-3.6h4.4M0,-3.6v1.4', stroke: '#5b3a2a', w: 0.9 },
    grape(-2.2, -1, 1.55), grape(0.8, -1.2, 1.55), grape(2.9, 0.2, 1.4), grape(-0.8, 1.2, 1.55), grape(1.6, 2, 1.45), grape(0.2, 3.9, 1.35),
  ],
  wheat: [
    { d: 'M0,5V-4', stroke: '#8A6414', w: 0.8 },
    grainOf(0, -4.4, 0), grainOf(-1.9, -2.2, -32), grainOf(1.9, -2.2, 32), grainOf(-1.9, 0.8, -32), grainOf(1.9, 0.8, 32),
  ],
  cloth: all(
    { stroke: '#5A2B45', w: 0.6, round: true },
    ['M-4,-2.6C-2,-4 2,-4 4,-2.6V3.4C2,2 -2,2 -4,3.4Z', { fill: '#B5567C' }],
    ['M-4,-2.6C-2,-1.2 2,-1.2 4,-2.6'],
    ['M-1.4,-3.5V2.4M1.4,-3.5V2.4', { o: 0.5 }],
  ),
  gold: all(
    { stroke: '#7A5406', w: 0.7, round: true },
    ['M-4.6,2.6L-3.2,-1.4H3.2L4.6,2.6Z', { fill: '#F0BE34' }],
    ['M-3.2,-1.4L-1.6,-3H4.4L3.2,-1.4Z', { fill: '#FBE08A' }],
    ['M3.2,-1.4L4.4,-3L5.8,.9L4.6,2.6Z', { fill: '#C98F12' }],
  ),
  hat: all(
    { stroke: '#2E2052', w: 0.7, round: true },
    ['M-5.4,3.2C-2,4.6 2,4.6 5.4,3.2C3.6,2.2 2.8,1.8 2.4,.6L1.2,-5.2C-.6,-4 -1.8,-2 -2.4,.6C-2.8,1.8 -3.6,2.2 -5.4,3.2Z', { fill: '#6A55A8' }],
    ['M-2.4,.8C-.8,1.6 .8,1.6 2.4,.7', { stroke: '#F0C94A', w: 0.9 }],
  ),
  sack: all(
    { stroke: '#4C3517', w: 0.7, round: true },
    ['M-1.4,-2.4C-4.6,-.4 -5,4 -2.8,4.6H2.8C5,4 4.6,-.4 1.4,-2.4Z', { fill: '#B98B4E' }],
    ['M-1.8,-2.4H1.8M-1.2,-2.4L-2,-4.6L0,-3.8L2,-4.6L1.2,-2.4', { fill: '#D9B47C' }],
  ),
  letter: all(
    { stroke: '#5b3a2a', w: 0.7, round: true },
    ['M-5.4,-3.4H5.4V3.8H-5.4Z', { fill: PAPER }],
    ['M-5.4,-3.4L0,.8L5.4,-3.4'],
    [circle(0, 1.2, 1.5), { fill: '#B3321F', w: 0.5 }],
  ),
  two: all(
    { stroke: '#5b3a2a', w: 0.8, round: true },
    [circle(0, 0, 5.2), { fill: '#FBE08A' }],
    ['M-1.8,-1.4C-1.8,-3.6 1.8,-3.6 1.8,-1.3C1.8,.2 -1.4,1.2 -1.9,2.9H2', { w: 1.1 }],
  ),
  fork: [{ d: 'M0,5V-1M-2.4,-4.6V-2.2Q-2.4,-.6 0,-.6Q2.4,-.6 2.4,-2.2V-4.6M0,-4.6V-1', stroke: '#6B4A10', w: 1.1, round: true }],
  club: all(
    { stroke: '#6B4A10', w: 0.7, round: true },
    ['M-.7,4.8L-1.8,-2.6Q-1.6,-5 0,-5Q1.6,-5 1.8,-2.6L.7,4.8Z', { fill: '#A77B3C' }],
    ['M-1.6,-2.4h3.2M-1.4,-.6h2.8'],
  ),
  shield: [{ d: 'M-3.6,-4H3.6V0C3.6,3 1.6,4.4 0,5.2C-1.6,4.4 -3.6,3 -3.6,0Z', fill: '#A77B3C', stroke: '#6B4A10', w: 0.8, round: true }],
};

export function badge(r: number, symbol: readonly Mark[], fill = PAPER, stroke = INK): Mark[] {
  return [
    { d: circle(0, 0.7, r + 0.5), fill: SHADE, o: 0.22 },
    { d: circle(0, 0, r), fill, stroke, w: 0.9 },
    ...symbol,
  ];
}

/** The arrow of a flying machine, north up. */
export const ARROW: readonly Mark[] = [
  { d: 'M0,-8L4.2,-2.4H1.4V7.4H-1.4V-2.4H-4.2Z', fill: SEAL, stroke: INK, w: 0.6, round: true },
  { d: 'M-7.6,3.4C-5,.6 -3,.4 -1.4,1.2M7.6,3.4C5,.6 3,.4 1.4,1.2', stroke: SEAL, w: 1.4, round: true },
];

/** The plank that joins two landings, lying east to west. */
export const FERRY: readonly Mark[] = [
  { d: box(-12, -3.4, 24, 6.8, 1.6), fill: '#B98450', stroke: INK, w: 0.8, round: true },
  { d: 'M-8,-3.4V3.4M-4,-3.4V3.4M0,-3.4V3.4M4,-3.4V3.4M8,-3.4V3.4', stroke: INK, w: 0.5, o: 0.7 },
];
