// art.ts - the drawings of Cities & Knights: knights with strength and state, walls, metropolises, the merchant, damaged
// cities, the event die, the barbarians' ship, and a picture for each progress card.
import { HALO, INK, OUTLINE, PAPER, SHADE, shapePath, type Player } from '../art/inks';
import { PIECES, type PieceArt } from '../art/pieces';
import { SIGN } from '../../table/art/signs';
import type { Track } from './view';

export const TRACK_INK: Record<Track, string> = { trade: '#D9A21B', politics: '#2F6FB0', science: '#3E8E55' };

const SHIELD = 'M-18,-15H18V2C18,14 8,20 0,24C-8,20 -18,14 -18,2Z';

/** A shield with one chevron for each point of strength. Active: in the owner's colour, with a helmet; else pale. */
export function knight(p: Player, strength: number, active: boolean): string {
  const ink = active ? p.mark : p.dark;
  const top = strength === 1 ? 6 : strength === 2 ? 1 : -2;
  let s =
    `<g stroke-linejoin="round"><path d="${SHIELD}" fill="none" stroke="${HALO}" stroke-width="8"/>` +
    `<path d="${SHIELD}" transform="translate(0,2.4)" fill="${SHADE}" opacity=".25"/>` +
    `<path d="${SHIELD}" fill="${active ? p.main : '#E9DFC9'}" stroke="${active ? OUTLINE : p.dark}" stroke-width="${active ? 3 : 4.4}"/>`;
  if (!active) s += `<path d="${SHIELD}" fill="none" stroke="${OUTLINE}" stroke-width="1.6" transform="scale(1.1)"/>`;
  for (let i = 0; i < strength; i++) {
    const y = top + i * 7.6;
    s += `<path d="M-9,${y}L0,${y - 6}L9,${y}" fill="none" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`;
  }
  s += active
    ? `<path d="M-12,-15C-12,-27 -6,-32 0,-32C6,-32 12,-27 12,-15Z" fill="#D9D3D6" stroke="${OUTLINE}" stroke-width="2.6"/>` +
      `<path d="M-8,-20H8" stroke="${OUTLINE}" stroke-width="3"/>` +
      `<path d="M0,-32C4,-42 14,-42 16,-36C10,-37 6,-35 4,-31Z" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/>`
    : `<path d="${shapePath(p.shape, 0, -15, 6.4)}" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/>`;
  return s + '</g>';
}

export const WALL =
  `<g stroke-linejoin="round"><path d="M-33,30V14H-27V19H-19V14H-11V19H-4V14H4V19H11V14H19V19H27V14H33V30Z" fill="none" stroke="${HALO}" stroke-width="7"/>` +
  `<path d="M-33,30V14H-27V19H-19V14H-11V19H-4V14H4V19H11V14H19V19H27V14H33V30Z" fill="#D8C7A6" stroke="${OUTLINE}" stroke-width="2.6"/>` +
  `<path d="M-33,25H33M-20,25V30M-6,19V25M8,25V30M20,19V25" stroke="${OUTLINE}" stroke-width="1.3" opacity=".55"/></g>`;

/** The gate that a metropolis puts around its city, in the colour of its track. */
export function gate(track: Track): string {
  const c = TRACK_INK[track];
  return (
    `<g stroke-linejoin="round"><path d="M-34,22V-14C-34,-44 34,-44 34,-14V22H24V-12C24,-30 -24,-30 -24,-12V22Z" fill="none" stroke="${HALO}" stroke-width="7"/>` +
    `<path d="M-34,22V-14C-34,-44 34,-44 34,-14V22H24V-12C24,-30 -24,-30 -24,-12V22Z" fill="${c}" stroke="${OUTLINE}" stroke-width="3"/>` +
    `<path d="M-6,-37L0,-46L6,-37Z" fill="${c}" stroke="${OUTLINE}" stroke-width="2.4"/><circle cx="0" cy="-35" r="4" fill="${HALO}" stroke="${OUTLINE}" stroke-width="1.8"/></g>`
  );
}

/** A city laid on its side, among its stones. */
function damaged(p: Player): string {
  return (
    `<g stroke-linejoin="round"><ellipse cx="0" cy="19" rx="34" ry="8" fill="${SHADE}" opacity=".3"/>` +
    `<g transform="translate(4,6) rotate(78)">${PIECES.city?.draw(p) ?? ''}</g>` +
    `<path d="M-34,20L-29,10L-20,13L-17,21ZM16,22L21,13L30,14L33,22Z" fill="#B9AC98" stroke="${OUTLINE}" stroke-width="2"/>` +
    `<path d="M-12,-22L-6,-10L-12,-4L-4,8" fill="none" stroke="${OUTLINE}" stroke-width="2.6"/></g>`
  );
}

export function merchant(p: Player): string {
  const coat = 'M-14,24L-6,-8H6L14,24Q0,28 -14,24Z';
  return (
    `<g stroke-linejoin="round"><ellipse cx="2" cy="24" rx="16" ry="5" fill="${SHADE}" opacity=".3"/>` +
    `<path d="${coat}" fill="none" stroke="${HALO}" stroke-width="7"/><path d="${coat}" fill="#D9A21B" stroke="${OUTLINE}" stroke-width="2.8"/>` +
    `<circle cy="-14" r="8" fill="#F0CFA6" stroke="${OUTLINE}" stroke-width="2.6"/>` +
    `<path d="M-12,-17C-6,-22 6,-22 12,-17C8,-26 -8,-26 -12,-17Z" fill="#8F2F3F" stroke="${OUTLINE}" stroke-width="2.2"/>` +
    `<path d="${shapePath(p.shape, 0, 12, 7.5)}" fill="${p.main}" stroke="${OUTLINE}" stroke-width="2"/></g>`
  );
}

const strengthOf = (x: unknown): number => Number((x as { strength?: number } | undefined)?.strength ?? 1);
const isActive = (x: unknown): boolean => (x as { active?: boolean } | undefined)?.active === true;

const KNIGHT: PieceArt = {
  draw: (p, piece) => knight(p, strengthOf(piece), piece === undefined || isActive(piece)),
  look: (piece) => `${strengthOf(piece)}${isActive(piece) ? '!' : '.'}`,
  upright: true, // on a path, too (CT-X-35)
  on: 'node',
  layer: 4,
  view: 'translate(0,6) scale(1.02)',
};

export const CK_PIECES: Record<string, PieceArt> = {
  wall: { draw: () => WALL, on: 'node', layer: 1.5, view: 'translate(0,-14) scale(.9)' },
  metropolis: {
    draw: (_, piece) => gate((piece?.track as Track | undefined) ?? 'trade'),
    look: (piece) => String(piece.track),
    on: 'node',
    layer: 1,
  },
  damaged: { draw: damaged, on: 'node', layer: 2, hides: 'city' },
  repair: { draw: (p) => PIECES.city?.draw(p) ?? '', on: 'node', layer: 2, view: 'translate(0,8) scale(1.05)' },
  knight: KNIGHT,
  // what these words leave at their place
  retreat: KNIGHT,
  place: KNIGHT,
  merchant: { draw: merchant, on: 'hex', offset: [36, -24], layer: 3 },
  improve: { draw: () => `<g transform="translate(0,6) scale(.9)">${gate('science')}</g>`, on: 'node', layer: 3 },
};

// ------------------------------------------------------------------------ dice

const BOX = `<rect x="-21" y="-21" width="42" height="42" rx="9" fill="#FFFDF6" stroke="${INK}" stroke-width="2.4"/>`;
const BOAT =
  `<path d="M-1,4V-15C8,-12 12,-4 11,3Z" fill="#C23A28" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>` +
  `<path d="M-14,6H14C13,12 10,14 6,14H-6C-10,14 -13,12 -14,6Z" fill="#5A3A2A" stroke="${INK}" stroke-width="2" stroke-linejoin="round"/>`;

/** A face of the event die in a 48 box around 0, 0. */
export function eventDie(face: Track | 'ship'): string {
  if (face === 'ship') return BOX + BOAT;
  return (
    BOX +
    `<path d="M-13,14V-10H-8V-6H-3V-10H3V-6H8V-10H13V14H5V5C5,-1 -5,-1 -5,5V14Z" fill="${TRACK_INK[face]}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`
  );
}

/** The barbarians' ship, around 0, 0; about 36 units wide. */
export const LONGSHIP =
  `<g stroke-linejoin="round"><path d="M-1,5V-21C10,-18 15,-8 14,3Z" fill="#C23A28" stroke="${OUTLINE}" stroke-width="2.2"/>` +
  `<path d="M-4,4V-16C-10,-11 -13,-5 -12,3Z" fill="#E08A6E" stroke="${OUTLINE}" stroke-width="2"/>` +
  `<path d="M-18,6H18C16,13 12,16 8,16H-8C-12,16 -16,13 -18,6Z" fill="#8A5A33" stroke="${OUTLINE}" stroke-width="2.2"/></g>`;

/** The back of a progress card of a deck, 20 by 28 around 0, 0. */
export function cardBack(track: Track): string {
  return `<rect x="-9" y="-12.5" width="18" height="25" rx="3.5" fill="${TRACK_INK[track]}" stroke="${INK}" stroke-width="2"/><path d="M-4.5,-7H4.5V7H-4.5Z" fill="none" stroke="${PAPER}" stroke-opacity=".8" stroke-width="1.6"/>`;
}

// ------------------------------------------------------------ pictures of cards

const line = (d: string): string => `<path d="${d}"/>`;
const CROWN = 'M5 9.5L4 4L9 7L12 3L15 7L20 4L19 9.5Z';

/** 24 grid, strokes, like the signs of the page. */
export const CARD_PICTURE: Record<string, string> = {
  alchemist: line('M9 3.5H15M10 3.5V9L5.5 18C5 19.5 6 20.5 7.5 20.5H16.5C18 20.5 19 19.5 18.5 18L14 9V3.5M8 15H16'),
  crane: line('M7 21V4L20 7H7M4.5 21H10M17.5 7V12M15 12H20V16.5H15Z'),
  mining: line('M4.5 20L14.5 10M7.5 5C13 3.5 19.5 9 19 16.5M13 6.5L17.5 11'),
  irrigation: line('M12 3.5C15 8.5 17.8 11.5 17.8 15A5.8 5.8 0 0 1 6.2 15C6.2 11.5 9 8.5 12 3.5ZM9.5 15.5A2.6 2.6 0 0 0 12 18'),
  printer: SIGN.book,
  inventor: SIGN.bulb,
  engineer: line('M3.5 19V8.5H7V11.5H10.2V8.5H13.8V11.5H17V8.5H20.5V19ZM3.5 15H20.5M9 15V19M15 15V19'),
  medicine: line('M9.5 4H14.5V9.5H20V14.5H14.5V20H9.5V14.5H4V9.5H9.5Z'),
  smith: line('M3 7.5H17C18.5 7.5 20 7.5 21 6.5C21 10.5 17.5 12.5 14.5 12.5V15L17.5 19.5H6L9 15V12C5.5 12 3 10.5 3 7.5Z'),
  road_building: SIGN.route,
  bishop: line('M6 20.5V13C6 9 9 6 12 3C15 6 18 9 18 13V20.5ZM12 8.5V17M9 12H15'),
  diplomat: line('M3.5 20.5L19.5 4M14.5 14.5L20.5 20.5M20.5 14.5L14.5 20.5'),
  warlord: SIGN.shield + line('M12 8.5V15M9 11.5H15'),
  wedding: '<circle cx="9" cy="14" r="5.2"/><circle cx="15" cy="14" r="5.2"/>' + line('M7.5 6L9 8.5L10.5 6L9 4.5Z'),
  intrigue: line('M12 2.5V14M7.5 14H16.5M12 14V19M10.5 21H13.5M9.7 5.5L12 2.5L14.3 5.5'),
  saboteur: '<circle cx="10.5" cy="14.5" r="6"/>' + line('M14.8 10.2L17 8M17 8C17.5 5.5 20 6.5 20.5 3.5'),
  spy: SIGN.eye,
  deserter: line('M4 4.5H13V10C13 13.5 10.5 15.5 8.5 16.5C6.5 15.5 4 13.5 4 10ZM12.5 19H20.5M17.5 16L20.5 19L17.5 22'),
  constitution: line('M4 9L12 4L20 9ZM5 20H19M7.5 9.5V17M12 9.5V17M16.5 9.5V17'),
  merchant: '<circle cx="12" cy="9" r="3.6"/>' + line('M5.5 7C8.5 3.5 15.5 3.5 18.5 7M5.5 20.5C6 15.5 8.5 14 12 14S18 15.5 18.5 20.5'),
  commercial_harbor: '<circle cx="12" cy="4.6" r="1.9"/>' + line('M12 6.5V20.5M8.5 10H15.5M4.5 14C5 18 8 20.5 12 20.5S19 18 19.5 14'),
  merchant_fleet: line('M3.5 15H20.5C19.5 18.8 17.2 20.5 14.5 20.5H9.5C6.8 20.5 4.5 18.8 3.5 15ZM11.5 13V3.5C15.8 5.5 17.8 9.5 17.3 13ZM9 13V7.5C7 9 6.2 11 6.5 13Z'),
  master_merchant: line('M9 3.5H15L13.5 7.5C17 9.5 19 13 18.5 16.5C18 19.3 16 20.5 12 20.5S6 19.3 5.5 16.5C5 13 7 9.5 10.5 7.5ZM9 14H15'),
  trade_monopoly: line(`${CROWN}M5.5 13H18.5V20.5H5.5ZM10 13V20.5`),
  resource_monopoly: line(`${CROWN}M4.5 20.5L8 13H16L19.5 20.5Z`),
  harbor_offer: '<circle cx="12" cy="4.6" r="1.9"/>' + line('M12 6.5V20.5M8.5 10H15.5M4.5 14C5 18 8 20.5 12 20.5S19 18 19.5 14'),
};
