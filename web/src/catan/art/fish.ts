// fish.ts - one fish, about forty units long, its head to the left: on the lake, in nets, on tokens.
import { OUTLINE } from './inks';

export function fish(fill: string): string {
  return (
    `<g stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round"><path d="M-14,0C-8,-9 6,-9 12,0C6,9 -8,9 -14,0Z" fill="${fill}"/><path d="M11,0L20,-7V7Z" fill="${fill}"/>` +
    `<path d="M-6,-5C-3,-2 -3,2 -6,5" fill="none" stroke-width="1.8"/><circle cx="-9" cy="-1.5" r="1.5" fill="${OUTLINE}" stroke="none"/></g>`
  );
}
