// icons.ts - small pictures of the resources: filled, 28 units around 0, 0.
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
  gold:
    '<g stroke="#33271F" stroke-width="1.5" transform="translate(.7,.9) scale(.88)"><circle cx="3.6" cy="3.6" r="8.6" fill="#E2A91F"/><circle cx="-2.6" cy="-2.6" r="9.4" fill="#EFC65A"/>' +
    '<circle cx="-2.6" cy="-2.6" r="7" fill="none" stroke="#8A5E08" stroke-width="1" stroke-dasharray="1.3 1.7"/>' +
    '<path d="M-4.6,-5.2L-2.2,-7V1.6M-4.8,1.6H.4" fill="none" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></g>',
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
