// icons.ts - small pictures: resources (filled, 28 units around 0, 0), signs of the page (24 grid, strokes) and dice.
import { INK, PAPER } from './inks';

export const RESOURCE: Record<string, string> = {
  brick:
    '<g stroke="#5E2410" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-10,3L-2,0L10,3V8L2,11.5L-10,8Z" fill="#A84B29"/><path d="M-10,3L2,6.6L10,3L-2,0Z" fill="#D27B52"/>' +
    '<path d="M2,6.6V11.5" /><path d="M-8,-6L0,-9L10,-6V-1L2,2.5L-8,-1Z" fill="#B9562F"/>' +
    '<path d="M-8,-6L2,-2.4L10,-6L0,-9Z" fill="#E08E64"/><path d="M2,-2.4V2.5"/></g>',
  lumber:
    '<g stroke="#3A2616" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-4,3.4H9C11,3.4 12,5 12,6.8C12,8.6 11,10.2 9,10.2H-4Z" fill="#8A5A33"/>' +
    '<ellipse cx="-4.5" cy="6.8" rx="3.6" ry="3.5" fill="#E7BE8A"/>' +
    '<path d="M-5.6,6.8a1.3,1.3 0 1 1 1.2,1.2" fill="none" stroke-width="1"/>' +
    '<path d="M-6,-8H7C9,-8 10,-6.4 10,-4.6C10,-2.8 9,-1.2 7,-1.2H-6Z" fill="#9B6A3E"/>' +
    '<ellipse cx="-6.5" cy="-4.6" rx="3.6" ry="3.5" fill="#E7BE8A"/>' +
    '<path d="M-3,-2.4H10C12,-2.4 13,-.6 13,1C13,2.8 12,4.4 10,4.4H-3Z" fill="#7B4E2A" transform="translate(-1.5,0)"/>' +
    '<ellipse cx="-4.8" cy="1" rx="3.6" ry="3.4" fill="#F0CE9E"/></g>',
  wool:
    '<g stroke="#4C4136" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-6,5V10.4M5,5V10.4" stroke-width="2.2" stroke-linecap="round"/>' +
    '<path d="M-10,1C-13,-3 -9,-7.4 -6,-6C-5,-9.6 2,-9.6 4,-6.6C7.4,-8.4 11,-4.6 9.4,-1C11.4,3 7,6.6 4,5C1,7.8 -4,7.8 -5.4,5C-8.6,6.4 -11,4 -10,1Z" fill="#FFFBF0"/>' +
    '<path d="M8,-5C10.6,-7 14,-5 13.6,-2C13.2,.6 9.4,1 8.2,-.8Z" fill="#3B2C22"/>' +
    '<path d="M-5,-1.4q2,-2 3.6,0M0,2q2,-2 3.6,0" fill="none"/></g>',
  grain:
    '<g stroke="#7A5410" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">' +
    '<path d="M0,11C0,4 0,0 0,-6M-6,10C-4,5 -3.4,2 -5,-3M6,10C4,5 3.4,2 5,-3" fill="none" stroke-width="1.5"/>' +
    '<g fill="#F2C648"><ellipse cx="0" cy="-8.4" rx="2" ry="3.2"/>' +
    '<ellipse cx="-2.8" cy="-4.6" rx="1.8" ry="3" transform="rotate(-28 -2.8 -4.6)"/>' +
    '<ellipse cx="2.8" cy="-4.6" rx="1.8" ry="3" transform="rotate(28 2.8 -4.6)"/>' +
    '<ellipse cx="-6.4" cy="-5.4" rx="1.8" ry="3" transform="rotate(-18 -6.4 -5.4)"/>' +
    '<ellipse cx="6.4" cy="-5.4" rx="1.8" ry="3" transform="rotate(18 6.4 -5.4)"/>' +
    '<ellipse cx="-7.4" cy="-.8" rx="1.6" ry="2.7" transform="rotate(-40 -7.4 -.8)"/>' +
    '<ellipse cx="7.4" cy="-.8" rx="1.6" ry="2.7" transform="rotate(40 7.4 -.8)"/></g>' +
    '<path d="M-4.4,4.6H4.4" stroke="#A8432C" stroke-width="2.4"/></g>',
  ore:
    '<g stroke="#3F3A44" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-11,8L-8,-3L-1,-9L6,-6L11,2L9,9Z" fill="#A39CA6"/>' +
    '<path d="M-8,-3L-2,0L-1,-9M-2,0L2,9M-2,0L6,-6M6,-6L5,3L9,9M5,3L2,9" fill="none" stroke-width="1"/>' +
    '<path d="M-8,-3L-1,-9L-2,0Z" fill="#D7D2D8"/><path d="M6,-6L11,2L9,9L5,3Z" fill="#736C78"/></g>',
  coin:
    '<g stroke="#6E4A08" stroke-width="1.3"><ellipse cx="-3" cy="7" rx="8" ry="3.6" fill="#D9A62B"/>' +
    '<ellipse cx="-3" cy="4" rx="8" ry="3.6" fill="#F0C64A"/><circle cx="4" cy="-3.4" r="7" fill="#F6D468"/>' +
    '<path d="M4,-7.4V.6M1,-5.4C3,-7.4 6,-6.6 6,-4.8C6,-3 2,-3.4 2,-1.6C2,0 5.4,.4 7,-1.4" fill="none" stroke-width="1.2"/>' +
    '</g>',
  paper:
    '<g stroke="#4C5F4E" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-8,-9H5C8,-9 8,-5 5,-5H-4V7C-4,10 -9,10 -9,7V-7" fill="#DCE6D4"/>' +
    '<path d="M-4,-5H7V7C7,10 4,10.4 2,10H-6.6C-4.4,9.6 -4,8.4 -4,7Z" fill="#F6FAF0"/>' +
    '<path d="M-1,-1.4H4.4M-1,1.8H4.4M-1,5H3" stroke-width="1.2" stroke-linecap="round"/></g>',
  cloth:
    '<g stroke="#4A2A52" stroke-width="1.3" stroke-linejoin="round">' +
    '<path d="M-9,-5C-4,-9 4,-9 9,-5V7C4,3.4 -4,3.4 -9,7Z" fill="#A574B0"/>' +
    '<path d="M-9,-5C-4,-1.4 4,-1.4 9,-5" fill="#C79AD0"/><path d="M-3.6,-2.6V4.2M3.6,-2.6V4.2" opacity=".55"/>' +
    '<path d="M9,7L11,9.6L7.6,9.2Z" fill="#A574B0"/></g>',
};

/** A kind without a picture: a card with a question mark. */
export const UNKNOWN_CARD =
  `<rect x="-8" y="-11" width="16" height="22" rx="3" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"/>` +
  `<text y="5.4" text-anchor="middle" class="cat-figure" font-size="15" font-weight="800" fill="${INK}">?</text>`;

export function resource(kind: string): string {
  return RESOURCE[kind] ?? UNKNOWN_CARD;
}

export const SIGN = {
  book:
    '<path d="M4 5.5C6.5 4.5 9.5 4.7 12 6.3C14.5 4.7 17.5 4.5 20 5.5V18.5C17.5 17.5 14.5 17.7 12 19.3C9.5 17.7 6.5 17.5 4 18.5Z"/>' +
    '<path d="M12 6.3V19.3"/>',
  chat: '<path d="M4 5H20V16H11L7 20V16H4Z"/><path d="M8 9H16M8 12.5H13"/>',
  log: '<path d="M6 4H18V20H6Z"/><path d="M9 8.5H15M9 12H15M9 15.5H13"/>',
  gear:
    '<circle cx="12" cy="12" r="3.2"/>' +
    '<path d="M12 3.5V6M12 18V20.5M3.5 12H6M18 12H20.5M6 6L7.8 7.8M16.2 16.2L18 18M6 18L7.8 16.2M16.2 7.8L18 6"/>',
  sound:
    '<path d="M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"/>' +
    '<path d="M15.5 9C16.8 10.6 16.8 13.4 15.5 15M18 6.5C20.7 9.5 20.7 14.5 18 17.5"/>',
  chart: '<path d="M4 20V4M4 20H20"/><path d="M7 15L11 10.5L14 13L19 6.5"/>',
  exit: '<path d="M10 4H5V20H10M14 8L18 12L14 16M18 12H9"/>',
  undo: '<path d="M8 5L4 9L8 13"/><path d="M4 9H14C17.5 9 20 11.3 20 14.5C20 17.7 17.5 20 14 20H9"/>',
  check: '<path d="M4.5 12.5L10 18L20 6.5"/>',
  x: '<path d="M6 6L18 18M18 6L6 18"/>',
  swap: '<path d="M7 4L3.5 7.5L7 11M3.5 7.5H17M17 13L20.5 16.5L17 20M20.5 16.5H7"/>',
  clock: '<circle cx="12" cy="12.5" r="8"/><path d="M12 8V12.5L15 14.5"/>',
  eye:
    '<path d="M2.5 12C5 7.5 8.3 5.5 12 5.5S19 7.5 21.5 12C19 16.5 15.7 18.5 12 18.5S5 16.5 2.5 12Z"/>' +
    '<circle cx="12" cy="12" r="3"/>',
  hand: '<path d="M5 8L12 5.5V18.5L5 20Z" transform="rotate(-8 8 12)"/><path d="M10 5H18V19H10Z"/>',
  scroll: '<path d="M7 4H19V17M7 4C5 4 5 7 7 7H16V18C16 20.5 19 20.5 19 18M16 17.5H5C4 20 6 20.5 7 20.5H17.5"/>',
  route: '<path d="M5 19L9 11L15 13L19 5"/><circle cx="5" cy="19" r="1.8"/><circle cx="19" cy="5" r="1.8"/>',
  shield: '<path d="M5 5H19V11.5C19 16 15.5 19 12 20.5C8.5 19 5 16 5 11.5Z"/>',
  flag: '<path d="M6 21V4M6 5C10 3 13 7 18 5V13C13 15 10 11 6 13"/>',
  plus: '<path d="M12 5V19M5 12H19"/>',
  minus: '<path d="M5 12H19"/>',
  fit: '<path d="M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15"/>',
  end: '<path d="M4 12H17M12 6L18 12L12 18M21 4V20"/>',
  bot: '<path d="M5 9H19V19H5ZM12 9V5M9 13V14.5M15 13V14.5M2.5 12.5V16M21.5 12.5V16"/><circle cx="12" cy="4" r="1.2"/>',
  user: '<circle cx="12" cy="8" r="4"/><path d="M4.5 20C5.5 15.5 8.5 14 12 14S18.5 15.5 19.5 20"/>',
  down: '<path d="M6 9L12 15L18 9"/>',
  menu: '<path d="M4 7H20M4 12H20M4 17H20"/>',
  bulb: '<path d="M9 18H15M10 21H14M8.5 15C6.5 13.5 5.5 11.5 5.5 9.5C5.5 6 8.3 3.5 12 3.5S18.5 6 18.5 9.5C18.5 11.5 17.5 13.5 15.5 15Z"/>',
  crown: '<path d="M4 18L3 7L8.5 11L12 5L15.5 11L21 7L20 18Z"/>',
  info: '<circle cx="12" cy="12" r="8.5"/><path d="M12 11V16.5M12 7.5V8"/>',
  star: '<path d="M12 3.5L14.5 9.3L20.5 9.9L16 14L17.3 20L12 16.8L6.7 20L8 14L3.5 9.9L9.5 9.3Z"/>',
  mute: '<path d="M4 9.5H7.5L12 5.5V18.5L7.5 14.5H4Z"/><path d="M16 9.5L21 14.5M21 9.5L16 14.5"/>',
  dice: '<rect x="4" y="4" width="16" height="16" rx="3.5"/><path d="M8.5 8.5V8.6M15.5 8.5V8.6M12 12V12.1M8.5 15.5V15.6M15.5 15.5V15.6"/>',
  cards: '<rect x="4" y="6" width="10" height="14" rx="2"/><path d="M9 6L10 3.5L20 6.5L16.5 17.5L14 16.8"/>',
  tag: '<path d="M4 4H12L20 12L12 20L4 12Z"/><circle cx="8.5" cy="8.5" r="1.2"/>',
  send: '<path d="M4 12L20 4L14 20L11 13Z"/>',
  moon: '<path d="M19 14.5C13 16.5 8 11.5 9.5 5C5.5 6.5 3.5 11 5.5 15S12.5 20.5 16 19C17.5 18.2 18.5 16.5 19 14.5Z"/>',
} as const;
export type SignName = keyof typeof SIGN;

const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

/** A die in a 48 box around 0, 0; the second die of a pair is red. */
export function die(n: number, red: boolean): string {
  const dots = (PIPS[n] ?? [])
    .map(([x, y]) => `<circle cx="${x * 10.5}" cy="${y * 10.5}" r="4.1" fill="${red ? '#fff' : INK}"/>`)
    .join('');
  return `<rect x="-21" y="-21" width="42" height="42" rx="9" fill="${red ? '#C23A28' : '#FFFDF6'}" stroke="${INK}" stroke-width="2.4"/>${dots}`;
}
