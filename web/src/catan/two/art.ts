// art.ts - the trade token: two arrows on a gold plate.
import { HALO, INK, OUTLINE } from '../art/inks';

const ARROWS = '<path d="M-11,-7H9M4,-12L9,-7L4,-2M11,7H-9M-4,2L-9,7L-4,12" fill="none" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"';

export function token(): string {
  return (
    `<rect x="-22" y="-22" width="44" height="44" rx="11" fill="none" stroke="${HALO}" stroke-width="6"/>` +
    `<rect x="-21" y="-21" width="42" height="42" rx="10" fill="#E5A823" stroke="${OUTLINE}" stroke-width="3"/>${ARROWS} stroke="${INK}"/>`
  );
}
