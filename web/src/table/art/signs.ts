// signs.ts - small pictures of every table: signs of the page (24 grid, strokes) and dice.
import { INK } from './inks';

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
  anchor: '<circle cx="12" cy="5.2" r="2.2"/><path d="M12 7.4V20.5M8 11H16M4.5 13.5C5 18 8.5 20.5 12 20.5S19 18 19.5 13.5M4.5 13.5L3 16M19.5 13.5L21 16"/>',
  flag: '<path d="M6 21V4M6 5C10 3 13 7 18 5V13C13 15 10 11 6 13"/>',
  plus: '<path d="M12 5V19M5 12H19"/>',
  minus: '<path d="M5 12H19"/>',
  here: '<circle cx="12" cy="12" r="6"/><path d="M12 2.5V8M12 16V21.5M2.5 12H8M16 12H21.5"/>',
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
