// art.ts - the five wonders stage by stage, and the marks of the map: a square, a diamond, a ring.
import { HALO, INK, OUTLINE, PAPER } from '../../../art/inks';
import type { PieceArt } from '../../../art/pieces';

const S = `stroke="${OUTLINE}" stroke-width="2.4" stroke-linejoin="round"`;
const LAND = '<path d="M-58,42C-30,36 30,46 58,40" stroke="#8A7961" stroke-width="3" fill="none" stroke-linecap="round"/>';
const WATER = '<path d="M-58,40q8,-7 16,0t16,0t16,0t16,0t16,0t16,0t16,0" stroke="#5E98AE" stroke-width="3.6" fill="none"/>';

/** Ground, then the four stages from below. */
const WONDERS: Record<string, readonly string[]> = {
  library: [
    LAND,
    `<path d="M-46,40V30H46V40Z" fill="#D8C7A6" ${S}/>`,
    `<path d="M-38,30V2H-28V30ZM-16,30V2H-6V30ZM6,30V2H16V30ZM28,30V2H38V30Z" fill="#F3E4C4" ${S}/>`,
    `<path d="M-44,2V-8H44V2Z" fill="#D8C7A6" ${S}/><path d="M-27,30V14H-17V30M-5,30V12H5V30M17,30V14H27V30" fill="none" stroke="#8F5E97" stroke-width="3"/>`,
    `<path d="M-46,-8L0,-34L46,-8Z" fill="#B4482F" ${S}/><circle cy="-17" r="5.5" fill="#F2BE3A" ${S}/>`,
  ],
  bridge: [
    WATER,
    `<path d="M-52,40V4H-38V40ZM38,40V4H52V40Z" fill="#B9A78E" ${S}/>`,
    `<path d="M-18,40V-2H-6V40ZM6,40V-2H18V40Z" fill="#B9A78E" ${S}/>`,
    `<path d="M-56,8C-30,-14 30,-14 56,8V0C30,-24 -30,-24 -56,0Z" fill="#8A5A33" ${S}/>`,
    `<path d="M-12,-16V-34H12V-16" fill="#D8C7A6" ${S}/><path d="M-16,-34L0,-46L16,-34Z" fill="#B4482F" ${S}/><path d="M-46,-6V-18M46,-6V-18" stroke="${OUTLINE}" stroke-width="3"/>`,
  ],
  colossus: [
    WATER,
    `<path d="M-30,40V28H30V40Z" fill="#B9A78E" ${S}/>`,
    `<path d="M-16,28L-12,2H-2L-3,28ZM3,28L2,2H12L16,28Z" fill="#C9913F" ${S}/>`,
    `<path d="M-16,6C-18,-14 -12,-22 0,-22C12,-22 18,-14 16,6Z" fill="#D9A24A" ${S}/><path d="M-15,2H15" stroke="${OUTLINE}" stroke-width="2"/>`,
    `<circle cy="-29" r="8" fill="#E4B566" ${S}/><path d="M12,-16L30,-36L35,-31L17,-9Z" fill="#D9A24A" ${S}/><path d="M28,-40C26,-48 34,-52 34,-56C40,-50 42,-44 38,-38Z" fill="#E5672F" ${S}/>`,
  ],
  wall: [
    LAND,
    `<path d="M-56,40V22H-22V40Z" fill="#D8C7A6" ${S}/>`,
    `<path d="M-22,40V16H22V40Z" fill="#D8C7A6" ${S}/><path d="M-6,40V30a6,6 0 0 1 12,0V40Z" fill="${INK}"/>`,
    `<path d="M22,40V22H56V40Z" fill="#D8C7A6" ${S}/>`,
    `<path d="M-58,22V14H-52V18H-46V14H-40V18H-34V14H-28V18H-24V22ZM24,22V14H30V18H36V14H42V18H48V14H54V22Z" fill="#EADBB6" ${S}/><path d="M-24,16V-22H-16V-16H-8V-22H8V-16H16V-22H24V16Z" fill="#EADBB6" ${S}/><path d="M-4,-4V4M0,-22V-44L16,-38L0,-32" fill="#B3261E" ${S}/>`,
  ],
  cathedral: [
    LAND,
    `<path d="M-36,40V14H36V40Z" fill="#D8C7A6" ${S}/>`,
    `<path d="M-40,14L0,-8L40,14Z" fill="#7C6F78" ${S}/><path d="M-6,40V28a6,6 0 0 1 12,0V40Z" fill="${INK}"/>`,
    `<path d="M-40,40V-8H-24V40ZM24,40V-8H40V40Z" fill="#EADBB6" ${S}/><circle cy="14" r="7" fill="#86BFCB" ${S}/>`,
    `<path d="M-42,-8L-32,-38L-22,-8ZM22,-8L32,-38L42,-8Z" fill="#B4482F" ${S}/><path d="M-32,-38V-50M-36,-46H-28M32,-38V-50M28,-46H36" stroke="${OUTLINE}" stroke-width="2.6"/>`,
  ],
};

/** A wonder in 120 by 100, from -60, -58; stages that are not built yet are pale. */
export function wonder(name: string, stage: number): string {
  return (WONDERS[name] ?? []).map((part, i) => (i <= stage ? part : `<g opacity=".24">${part}</g>`)).join('');
}

const MARKS: Record<string, string> = {
  brown:
    `<rect x="-15" y="-15" width="30" height="30" rx="4" fill="#8A5A33" stroke="${HALO}" stroke-width="6"/><rect x="-15" y="-15" width="30" height="30" rx="4" fill="#8A5A33" stroke="${OUTLINE}" stroke-width="2.6"/>` +
    '<path d="M-10,7V-3H-6V0H-2V-3H2V0H6V-3H10V7Z" fill="#F3E4C4"/>',
  purple:
    `<path d="M0,-19L19,0L0,19L-19,0Z" fill="#8F5E97" stroke="${HALO}" stroke-width="6"/><path d="M0,-19L19,0L0,19L-19,0Z" fill="#8F5E97" stroke="${OUTLINE}" stroke-width="2.6"/>` +
    '<path d="M-10,4V0C-6,-7 6,-7 10,0V4M-10,4H10M-4,-3V4M4,-3V4" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>',
  no_setup:
    `<circle r="15" fill="${PAPER}" stroke="${HALO}" stroke-width="6"/><circle r="15" fill="${PAPER}" stroke="#A8321F" stroke-width="3.2"/>` +
    '<text y="8.4" text-anchor="middle" class="cat-figure" font-size="26" font-weight="900" fill="#A8321F">!</text>',
};
export function mark(kind: string): string {
  return MARKS[kind] ?? '';
}

export const PIECES: Record<string, PieceArt> = {
  wonder: { draw: () => `<g transform="translate(0,5) scale(.62)">${wonder('library', 4)}</g>`, on: 'node', layer: 3 }, // on its button
};
