// pieces.ts - wooden and paper things of Elasund: cubes, permits, markers, cards' signs, ship, windmills, wall, gates.
import { f, INK, OUTLINE, HALO, player, shapePath, SHADE } from '../../table/art/inks';

/** Ink of each kind of card; the supply's influence has a colour of its own. */
export const CARD_INK: Record<string, { fill: string; text: string }> = {
  gold: { fill: '#E2A91F', text: INK },
  green: { fill: '#4F7B49', text: '#fff' },
  blue: { fill: '#2F6FB0', text: '#fff' },
  red: { fill: '#B4482F', text: '#fff' },
};
const ANY_INFLUENCE = '#7A5AA6';

const at = (x: number, y: number, s: number): string => `transform="translate(${f(x)},${f(y)}) scale(${s})"`;

export function goldSign(x: number, y: number, s = 1): string {
  return (
    `<g ${at(x, y, s)}><circle r="13" fill="#FBF3DF" stroke="${INK}" stroke-width="1.8"/>` +
    '<circle r="8.6" fill="#F3C84A" stroke="#7A5406" stroke-width="1.6"/>' +
    '<path d="M0,-4.6V4.6M-3,-2.4C-1,-4.6 2.6,-3.6 2.6,-1.8C2.6,.4 -2.6,-.4 -2.6,2C-2.6,3.8 1,4.4 3,2.4" stroke="#7A5406" stroke-width="1.3" fill="none"/></g>'
  );
}

export function influenceSign(x: number, y: number, s = 1, colour = ''): string {
  const fill = CARD_INK[colour]?.fill ?? ANY_INFLUENCE;
  return (
    `<g ${at(x, y, s)}><circle r="13" fill="#FBF3DF" stroke="${INK}" stroke-width="1.8"/>` +
    `<path d="M-7,6L-8.6,-4L-3.8,-.6L0,-7L3.8,-.6L8.6,-4L7,6Z" fill="${fill}" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/></g>`
  );
}

/** A card of a kind, known or not, around 0, 0 in a 28 box. */
export function cardSign(kind: string): string {
  return kind === 'gold' ? goldSign(0, 0) : influenceSign(0, 0, 1, kind);
}

export function cube(x: number, y: number, seat: number, s = 1): string {
  const p = player(seat);
  return (
    `<g ${at(x, y, s)} stroke="${OUTLINE}" stroke-width="2.4" stroke-linejoin="round">` +
    `<ellipse cx="1" cy="15" rx="17" ry="5" fill="${SHADE}" opacity=".28" stroke="none"/>` +
    `<path d="M-14,-6L0,-13L14,-6V9L0,16L-14,9Z" fill="none" stroke="${HALO}" stroke-width="7"/>` +
    `<path d="M-14,-6L0,1V16L-14,9Z" fill="${p.main}"/><path d="M14,-6L0,1V16L14,9Z" fill="${p.dark}"/>` +
    `<path d="M-14,-6L0,-13L14,-6L0,1Z" fill="${p.light}"/>` +
    `<path d="${shapePath(p.shape, 0, -6, 4)}" fill="${p.dark}" stroke="none" transform="translate(0,-3) scale(1,.55) translate(0,-3)"/></g>`
  );
}

export function permit(x: number, y: number, seat: number, value: number, s = 1): string {
  const p = player(seat);
  return (
    `<g ${at(x, y, s)}><path d="M-26,-20H12L26,-6V22H-26Z" fill="${SHADE}" opacity=".25" transform="translate(0,3)"/>` +
    `<path d="M-26,-22H12L26,-8V20H-26Z" fill="#FFFBF0" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
    `<path d="M-26,-22H-10V20H-26Z" fill="${p.main}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${shapePath(p.shape, -18, -1, 5)}" fill="${p.mark}"/><path d="M12,-22V-8H26" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<text x="7" y="13" text-anchor="middle" class="ela-figure" font-size="32" font-weight="800" fill="${INK}">${value}</text></g>`
  );
}

/** An empty permit, for prices. */
export const PERMIT_SIGN = `<path d="M-26,-22H12L26,-8V20H-26Z" fill="#FFFBF0" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/>`;

/** The round marker of the trade track. */
export function marker(x: number, y: number, seat: number, r = 15): string {
  const p = player(seat);
  return (
    `<g transform="translate(${f(x)},${f(y)})"><circle r="${r}" fill="${SHADE}" opacity=".25" cy="3"/>` +
    `<circle r="${r}" fill="${p.main}" stroke="${INK}" stroke-width="2.6"/><path d="${shapePath(p.shape, 0, 0, r * 0.44)}" fill="${p.mark}"/></g>`
  );
}

export function flag(x: number, y: number): string {
  return `<path transform="translate(${f(x)},${f(y)})" d="M-7,18V-16L12,-9L-7,-2" fill="#fff" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>`;
}

export function windmill(x: number, y: number, s = 1): string {
  return (
    `<g ${at(x, y, s)} stroke="#5F4B33" stroke-width="1.8" stroke-linejoin="round"><path d="M-6,14L-4,-4H4L6,14Z" fill="#FBF3DF"/>` +
    '<path d="M-5,-4L0,-10L5,-4Z" fill="#B4482F"/><g stroke-width="1.4" fill="#FFF8E6">' +
    '<path d="M0,-6L-13,-15L-10,-18L0,-6L9,-19L12,-16L0,-6L13,3L10,6L0,-6L-9,7L-12,4Z"/></g></g>'
  );
}

export function ship(pirate: boolean): string {
  const sail = pirate ? '#3B3038' : '#FFF8E8', back = pirate ? '#4B3F47' : '#F1E2C0';
  const on = pirate
    ? '<path d="M14,-26a7,7 0 1 1 10,0l-1,5h-8ZM15,-16h8" fill="#F3EADB" stroke="#F3EADB" stroke-width="2"/>'
    : '<path d="M12,-42C26,-34 32,-18 31,3M4,-26H30M4,-10H36" stroke="#B4482F" stroke-width="3" fill="none" opacity=".8"/>';
  const hull = 'M-40,14H40C36,32 28,38 18,38H-18C-28,38 -36,32 -40,14Z';
  return (
    `<g stroke-linejoin="round"><path d="${hull}" fill="${SHADE}" opacity=".2" transform="translate(2,5)"/>` +
    `<path d="M0,12V-52" stroke="${INK}" stroke-width="4"/><path d="M4,-48C26,-40 38,-20 36,4H4Z" fill="${sail}" stroke="${INK}" stroke-width="2.8"/>${on}` +
    `<path d="M-4,-36C-20,-28 -28,-14 -27,4H-4Z" fill="${back}" stroke="${INK}" stroke-width="2.8"/>` +
    `<path d="${hull}" fill="#8A5A33" stroke="${INK}" stroke-width="3"/><path d="M-32,22H32" stroke="${INK}" stroke-width="1.6"/>` +
    `<path d="M0,-52V-64L16,-58L0,-53" fill="#D0402A" stroke="${INK}" stroke-width="2"/></g>`
  );
}

// ---------------------------------------------------------------------- wall

const LYING =
  '<path d="M0,84V40H10V50H22V40H36V50H48V40H62V50H74V40H88V50H100V84Z" fill="#D8C7A6"/>' +
  '<path d="M0,66H100M20,66V84M52,66V84M82,66V84M36,50V66M70,50V66" stroke-width="1.2" opacity=".55"/>';
const STANDING =
  '<path d="M22,0H66V10H56V22H66V36H56V48H66V62H56V74H66V88H56V100H22Z" fill="#D8C7A6"/>' +
  '<path d="M40,0V100M22,20H40M22,52H40M22,82H40M40,36H56M40,70H56" stroke-width="1.2" opacity=".55"/>';

/** A wall tile in a field: its influence cards, or a tower with a cube. */
export function wallTile(seat: number, cards: number, upright: boolean): string {
  const x = upright ? 40 : 50, y = upright ? 50 : 62;
  let s = `<g stroke="${INK}" stroke-width="2.2" stroke-linejoin="round">${upright ? STANDING : LYING}`;
  s += `<path d="${upright ? 'M22,0H30V100H22Z' : 'M0,76H100V84H0Z'}" fill="${player(seat).main}" stroke-width="1.6"/>`;
  if (cards === 0)
    s += `<path d="M${x - 24},${y + 24}V${y - 24}H${x - 14}V${y - 16}H${x - 6}V${y - 24}H${x + 6}V${y - 16}H${x + 14}V${y - 24}H${x + 24}V${y + 24}Z" fill="#EADBB6"/>`;
  s += '</g>';
  if (cards === 0) return s + cube(x, y + 2, seat, 0.85);
  for (let i = 0; i < cards; i++) {
    const d = (i - (cards - 1) / 2) * 28;
    s += influenceSign(x + (upright ? 0 : d), y + (upright ? d : -2), 0.9);
  }
  return s;
}

/** The two gates: L-shaped, three cells each; the southern one is the mirror of the northern. */
export function gate(south: boolean): string {
  const turn = south ? ' transform="translate(0,200) scale(1,-1)"' : '';
  const tower = (x: number, y: number, k: number): string =>
    `<g transform="translate(${x},${y}) scale(${k})" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round">` +
    '<path d="M-34,36V-30H-20V-20H-8V-30H8V-20H20V-30H34V36Z" fill="#EADBB6"/><path d="M-14,36V4a14,16 0 0 1 28,0V36Z" fill="#5B4030"/></g>';
  return (
    `<path d="M0,0H200V200H110V92H0Z" fill="#C9B996" stroke="${INK}" stroke-width="3" stroke-linejoin="round"${turn}/>` +
    tower(62, south ? 156 : 46, 1) + tower(154, south ? 60 : 140, 0.84)
  );
}
