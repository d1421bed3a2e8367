// art.ts - pictures of the event cards, on a field of 120 x 80, and a road that lies across.
import { INK } from '../art/inks';
import { PIECES, type PieceArt } from '../art/pieces';

const SKY = '#dcc9a3', EARTH = '#a98a57', BRICK = '#c1623a', DARK = '#241a14', SEA = '#7fb4c9', LEAF = '#5d8a3a', GOLD = '#e8b33b', PALE = '#faf5e8';
const land = (fill = EARTH): string => `<path d="M0,62Q30,54 60,60T120,58V80H0Z" fill="${fill}"/>`;
const house = (x: number, turn = 0, fill = BRICK): string =>
  `<g transform="translate(${x},58) rotate(${turn})" stroke="${DARK}" stroke-width="3" stroke-linejoin="round"><path d="M-13,10V-10L0,-22L13,-10V10Z" fill="${fill}"/><path d="M-4,10V-2H4V10Z" fill="#5c3629" stroke-width="2"/></g>`;
const man = (x: number, y: number, fill: string, size = 1): string =>
  `<g transform="translate(${x},${y}) scale(${size})" stroke="${DARK}" stroke-width="2.6" stroke-linejoin="round"><path d="M-9,14C-10,0 -7,-5 0,-6C7,-5 10,0 9,14Z" fill="${fill}"/><circle r="6" cy="-12" fill="#e6c19a"/></g>`;
const card = (x: number, y: number, turn: number): string => `<rect x="-6" y="-9" width="12" height="18" rx="2" fill="${PALE}" stroke="${DARK}" stroke-width="2.4" transform="translate(${x},${y}) rotate(${turn})"/>`;
const sword = (x: number, turn: number): string =>
  `<g transform="translate(${x},40) rotate(${turn})" stroke="${DARK}" stroke-linejoin="round"><path d="M-3,-30L0,-36L3,-30V8H-3Z" fill="${PALE}" stroke-width="2.4"/><path d="M-10,8H10M0,8V20" stroke-width="5"/></g>`;
const ROBBER = `<path d="M-13,20C-14,4 -9,-6 0,-8C9,-6 14,4 13,20Z" fill="#3a3440" stroke="${DARK}" stroke-width="3"/><circle cy="-13" r="9" fill="#3a3440" stroke="${DARK}" stroke-width="3"/>`;

const PICTURE: Record<string, string> = {
  prospers: `<circle cx="60" cy="44" r="17" fill="${GOLD}" stroke="${DARK}" stroke-width="3"/>${land(LEAF)}${house(30)}${house(90)}`,
  robber_attacks: `${land()}<g transform="translate(60,42) scale(1.35)">${ROBBER}</g>${card(24, 40, -18)}${card(96, 40, 18)}`,
  epidemic: `${land()}${house(38)}${house(84)}<g fill="none" stroke="${LEAF}" stroke-width="5" stroke-linecap="round"><path d="M22,28q8,-10 16,0t16,0"/><path d="M62,22q8,-10 16,0t16,0"/><path d="M42,12q8,-8 16,0t16,0"/></g>`,
  earthquake: `${land()}${house(30, -14)}${house(90, 14)}<path d="M62,0L50,16L66,30L52,46L64,62L58,80" fill="none" stroke="${DARK}" stroke-width="9" stroke-linejoin="miter"/>`,
  good_neighbors: `${land(LEAF)}${man(34, 54, BRICK, 1.2)}${man(86, 54, '#2f5fae', 1.2)}${card(60, 42, 12)}`,
  tournament: `${land(LEAF)}${sword(46, 28)}${sword(74, -28)}`,
  trade_advantage: `${land()}<path d="M-4,74L52,52L78,62L124,36" fill="none" stroke="${DARK}" stroke-width="13"/><path d="M-4,74L52,52L78,62L124,36" fill="none" stroke="${PALE}" stroke-width="7"/>${card(46, 26, -14)}${card(62, 24, 0)}${card(78, 26, 14)}`,
  calm_seas: `<rect y="46" width="120" height="34" fill="${SEA}"/><path d="M0,56q10,-6 20,0t20,0t20,0t20,0t20,0t20,0" fill="none" stroke="${PALE}" stroke-width="3"/><g stroke="${DARK}" stroke-width="3" stroke-linejoin="round"><path d="M38,50H82L74,62H46Z" fill="${BRICK}"/><path d="M60,48V14L82,44Z" fill="${PALE}"/><path d="M57,48V22L42,44Z" fill="${PALE}"/></g>`,
  robber_flees: `${land('#e3c179')}<g transform="translate(82,44) scale(1.1) skewX(-14)">${ROBBER}</g><path d="M14,34H46M8,46H40M18,58H44" stroke="${DARK}" stroke-width="4" stroke-linecap="round"/>`,
  neighborly_assistance: `${land(LEAF)}${man(60, 48, GOLD, 1.5)}${man(22, 60, '#2f5fae')}${man(98, 60, BRICK)}${card(40, 44, -20)}${card(80, 44, 20)}`,
  conflict: `${land()}${man(30, 56, '#2f5fae', 1.25)}${man(90, 56, BRICK, 1.25)}<path d="M62,12L52,34H62L54,58L74,28H64L70,12Z" fill="${GOLD}" stroke="${DARK}" stroke-width="3" stroke-linejoin="round"/>`,
  plentiful_year: `${land('#d9a93a')}<g stroke="${DARK}" stroke-width="2.6" stroke-linejoin="round">${[36, 60, 84].map((x) => `<path d="M${x - 12},66Q${x},44 ${x - 8},22L${x},16L${x + 8},22Q${x},44 ${x + 12},66Z" fill="${GOLD}"/><path d="M${x - 6},44H${x + 6}" stroke-width="5" stroke="${BRICK}"/>`).join('')}</g>`,
};

export function picture(name: string): string {
  return `<rect width="120" height="80" fill="${SKY}"/>${PICTURE[name] ?? PICTURE.prospers}`;
}

const CRACK = `<path d="M-30,-2L-19,5L-8,-5L4,5L14,-5L24,4L31,-1" fill="none" stroke="${INK}" stroke-width="4.5" stroke-linejoin="miter"/>`;

export const ACROSS: PieceArt = {
  on: 'edge',
  layer: PIECES.road?.layer ?? 1,
  hides: 'road',
  draw: (owner) => `${CRACK}<g transform="rotate(90) scale(.82)">${PIECES.road?.draw(owner) ?? ''}</g>`,
  view: '-40 -40 80 80',
};
