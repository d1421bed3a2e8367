// marks.ts - what makes a scenario, on the small map of its card: villages, gifts, marks of the set-up, fortresses, the fleet's round.
import { OUTLINE, PAPER, type Point } from '../art/inks';
import type { MapMarks } from '../model/marks';
import { GOLD } from './art';

const S = `stroke="${OUTLINE}" stroke-width="9" stroke-linejoin="round"`;
const FLAGS = ['', '#C8321F', '#FFFFFF', '#2457B4', '#EF8A1D'];

export const MARKS: MapMarks = {
  village: () => `<path d="M-38,36V-6L0,-42L38,-6V36Z" fill="#A574B0" ${S}/>`,
  gift_chip: () => `<circle r="30" fill="${GOLD}" ${S}/>`,
  gift_card: () => `<rect x="-24" y="-33" width="48" height="66" rx="8" fill="#7C4A63" ${S}/>`,
  gift_harbour: () => `<circle r="32" fill="${PAPER}" ${S}/><path d="M-16,0H16" stroke="${OUTLINE}" stroke-width="10"/>`,
  fortress: (n) => `<path d="M0,-30V-84H44L32,-64L44,-46H0" fill="${FLAGS[n] ?? ''}" ${S}/><path d="M-46,42V-30H-22V-14H-12V-30H12V-14H22V-30H46V42Z" fill="#BDB2A6" ${S}/>`,
  brown: () => `<rect x="-28" y="-28" width="56" height="56" rx="6" fill="#7A4A22" ${S}/>`,
  purple: () => `<path d="M0,-38L38,0L0,38L-38,0Z" fill="#8F5E97" ${S}/>`,
};

/** The round of the fleet, dotted, and the fleet where it begins. */
export const ROUNDS: Record<string, (at: readonly Point[]) => string> = {
  fleet: (at) => {
    const [x, y] = at[0] ?? [0, 0];
    return (
      `<path d="M${at.map((p) => p.join()).join('L')}Z" fill="none" stroke="#15323C" stroke-width="17" stroke-linecap="round" stroke-dasharray=".1 34"/>` +
      `<g transform="translate(${x},${y})"><path d="M-58,22H58C54,48 42,54 28,54H-28C-42,54 -54,48 -58,22ZM-4,16V-64C34,-52 46,-20 42,12ZM-12,14V-46C-34,-30 -42,-10 -40,12Z" fill="#2B2530" ${S}/></g>`
    );
  },
};
