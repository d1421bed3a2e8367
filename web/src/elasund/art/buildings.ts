// buildings.ts - the tiles of the city: huts, houses of the four colours, neutral buildings, the church in nine parts.
import { INK, player, SHADE, shapePath } from '../../table/art/inks';
import type { Kind } from '../types';
import { cube, goldSign, influenceSign } from './pieces';

const WALL = '#FBF0D8';

function hipped(x: number, y: number, w: number, h: number, rise: number, roof: string): string {
  return (
    `<path d="M${x - w},${y}V${y - h}H${x + w}V${y}Z" fill="${WALL}"/>` +
    `<path d="M${x - w - 4},${y - h + 1}L${x - w * 0.55},${y - h - rise}H${x + w * 0.55}L${x + w + 4},${y - h + 1}Z" fill="${roof}"/>`
  );
}
function gabled(x: number, y: number, w: number, h: number, rise: number, roof: string): string {
  const line = `M${x - w - 5},${y - h + 3}L${x},${y - h - rise - 3}L${x + w + 5},${y - h + 3}`;
  return (
    `<path d="M${x - w},${y}V${y - h}L${x},${y - h - rise}L${x + w},${y - h}V${y}Z" fill="${WALL}"/>` +
    `<path d="${line}" fill="none" stroke="${roof}" stroke-width="7"/>` +
    `<path d="${line}" fill="none" stroke="${INK}" stroke-width="1.4" transform="translate(0,-3.6)"/>`
  );
}
const pane = (x: number, y: number): string => `<rect x="${x - 4}" y="${y - 5}" width="8" height="10" rx="1.5" fill="#5B7D8C" stroke-width="1.4"/>`;
const door = (x: number, y: number, w = 6, h = 16): string =>
  `<path d="M${x - w},${y}V${y - h + w}a${w},${w} 0 0 1 ${2 * w},0V${y}Z" fill="#5B4030" stroke-width="1.5"/>`;
const hut = (y: number): string =>
  `<g transform="translate(50,${y}) scale(1.05)"><path d="M-22,16C-22,4 -20,-2 -16,-6H16C20,-2 22,4 22,16Z" fill="#E7D3A6"/>` +
  '<path d="M-28,0C-18,-6 -8,-20 0,-28C8,-20 18,-6 28,0C18,4 -18,4 -28,0Z" fill="#B98A4A"/>' +
  '<path d="M-16,-4L-6,-18M-4,-2V-22M8,-3L4,-20M18,-2L10,-14" stroke-width="1.4" opacity=".6"/><path d="M-6,16V6a6,6 0 0 1 12,0V16Z" fill="#5B4030"/></g>';
const stall = (x: number, cloth: string): string =>
  `<g transform="translate(${x},56)"><path d="M-28,20V0M28,20V0"/><path d="M-32,0L-26,-20H26L32,0Z" fill="${WALL}"/>` +
  `<path d="M-20,-20L-24,0H-10L-8,-20ZM4,-20L4,0H18L14,-20Z" fill="${cloth}" stroke-width="1.2"/><rect x="-26" y="6" width="52" height="14" fill="#C99A62"/>` +
  '<circle cx="-12" cy="4" r="5" fill="#D9A21B"/><circle cx="0" cy="4" r="5" fill="#B4482F"/><circle cx="12" cy="4" r="5" fill="#7F9A4C"/></g>';

const PICTURES: Record<string, string> = {
  hut_small: hut(56),
  hut_large: hut(62) + hut(136),
  merchants:
    gabled(64, 76, 28, 34, 20, '#A5523A') + pane(54, 52) + pane(74, 52) + door(64, 76) +
    gabled(130, 76, 28, 34, 20, '#355C74') + pane(120, 52) + pane(140, 52) + door(130, 76),
  craftsmen:
    hipped(50, 84, 30, 30, 22, '#7C6F78') + door(50, 84, 8, 20) + '<path d="M66,42V22H76V48Z" fill="#C9BBA0"/>' +
    '<path d="M71,18q-6,-6 0,-10q6,-4 0,-8" fill="none" stroke-width="1.6"/>' +
    '<path transform="translate(50,140)" d="M-24,-10H18C22,-10 26,-6 30,-6V0H8L10,12H16V18H-14V12H-8L-6,0C-16,0 -22,-4 -24,-10Z" fill="#857F89"/>',
  well:
    '<g transform="translate(50,56)"><ellipse cx="0" cy="20" rx="24" ry="10" fill="#CFC3AE"/><path d="M-24,20V6H24V20" fill="#DDD2BC"/>' +
    '<ellipse cx="0" cy="6" rx="24" ry="9" fill="#6FA5B5"/><path d="M-20,4V-20M20,4V-20"/><path d="M-30,-16L0,-34L30,-16Z" fill="#A5523A"/></g>',
  fair: stall(58, '#C2683F') + stall(140, '#3E7D86'),
  shop:
    gabled(100, 156, 58, 62, 44, '#A5523A') + pane(72, 110) + pane(100, 92) + pane(128, 110) + door(100, 156, 11, 34) +
    '<path d="M52,128H74"/><rect x="44" y="128" width="24" height="20" rx="3" fill="#F3C84A"/>',
  inn:
    hipped(100, 156, 64, 58, 46, '#355C74') + pane(58, 118) + pane(142, 118) + pane(82, 118) + pane(118, 118) + door(100, 156, 11, 30) +
    '<path d="M100,54V34M100,34C112,28 122,40 134,34V48C122,54 112,42 100,48" fill="#F3C84A"/>',
  large:
    hipped(100, 244, 68, 84, 56, '#8E3623') + pane(56, 190) + pane(144, 190) + pane(56, 222) + pane(144, 222) +
    '<path d="M78,244V96L100,66L122,96V244Z" fill="#FFF8E6"/><path d="M74,98L100,60L126,98Z" fill="#7C6F78"/>' +
    '<circle cx="100" cy="118" r="11" fill="#FBF0D8"/><path d="M100,110V118L106,121"/>' + door(100, 244, 13, 40) + pane(100, 160) +
    '<path d="M100,60V40L118,46L100,52" fill="#D0402A"/>',
};

/** A tile without what stands on it: paper of the supply, or of its owner's colour. */
export function tile(kind: Kind, owner: number): string {
  const w = kind.w * 100, h = kind.h * 100, p = player(owner);
  let s =
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">` +
    `<rect x="5" y="8" width="${w - 10}" height="${h - 10}" rx="10" fill="${SHADE}" opacity=".25" stroke="none"/>` +
    `<rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="10" fill="${kind.neutral ? '#F6EBD2' : p.light}" stroke-width="2.6"/>`;
  s += kind.neutral
    ? `<rect x="11" y="11" width="${w - 22}" height="${h - 22}" rx="6" fill="#EADBB6" stroke="#C9B488" stroke-width="1.5"/>`
    : `<rect x="10" y="10" width="${w - 20}" height="${h - 20}" rx="6" fill="none" stroke="${p.main}" stroke-width="5"/>`;
  return `${s}${PICTURES[kind.kind] ?? ''}</g>`;
}

/** A building as it stands: income sign, cubes on its flags, or its owner's mark. */
export function building(kind: Kind, owner: number, cubes: number): string {
  const x = kind.w * 100 - 26, y = kind.h * 100 - 26;
  let s = tile(kind, owner);
  if (kind.income === 'gold') s += goldSign(x, y, 1.15);
  if (kind.income === 'influence') s += influenceSign(x, y, 1.15);
  if (!kind.neutral) {
    const p = player(owner);
    return `${s}<path d="${shapePath(p.shape, 24, 24, 9)}" fill="${p.main}" stroke="${INK}" stroke-width="2.4"/>`;
  }
  for (let i = 0; i < cubes; i++) s += cube(30, 32 + i * 100, owner, 1.12);
  return s;
}

const CHURCH =
  '<path d="M10,285C60,262 240,262 290,285V300H10Z" fill="#B9C98A" stroke="none"/><path d="M70,262V150L150,96L232,150V262Z" fill="#FBF0D8"/>' +
  '<path d="M58,156L150,88L244,156" fill="none" stroke="#8E3623" stroke-width="13"/><path d="M118,130V74H182V130" fill="#FFF8E6"/>' +
  '<path d="M108,76L150,14L192,76Z" fill="#8E3623"/><path d="M150,14V-2M142,5H158" stroke-width="4"/><circle cx="150" cy="154" r="22" fill="#5B9AB0"/>' +
  '<path d="M150,132V176M128,154H172"/><path d="M128,262V222a22,24 0 0 1 44,0V262Z" fill="#5B4030"/>' +
  '<path d="M86,224V196a9,11 0 0 1 18,0V224ZM198,224V196a9,11 0 0 1 18,0V224Z" fill="#5B7D8C"/>' +
  '<path d="M22,250C12,220 22,190 34,180C46,190 56,220 46,250Z" fill="#6B945C"/><path d="M252,252C242,222 252,192 264,182C276,192 286,222 276,252Z" fill="#6B945C"/>' +
  '<circle cx="36" cy="60" r="16" fill="#86AC73"/><circle cx="262" cy="56" r="18" fill="#86AC73"/>';

/** The nine tiles are one picture cut up, numbered in reading order. */
export function churchTile(no: number): string {
  const c = (no - 1) % 3, r = Math.floor((no - 1) / 3), id = `ela-church-${no}`;
  return (
    `<clipPath id="${id}"><rect width="100" height="100"/></clipPath><g clip-path="url(#${id})"><rect width="100" height="100" fill="#CFDBA8"/>` +
    `<g transform="translate(${-c * 100},${-r * 100})" stroke="${INK}" stroke-width="3" stroke-linejoin="round">${CHURCH}</g></g>` +
    `<rect x="1.5" y="1.5" width="97" height="97" rx="6" fill="none" stroke="${INK}" stroke-width="2.6"/>`
  );
}
