// sounds.ts - which events sound how.
import type { Cues } from '../table/sound';

export const CUES: Cues = {
  won: 'win', shared_win: 'win', robbed: 'robbed', robber: 'harm', crashed: 'harm', flies: 'dice', scored: 'scored', 'scored.road': 'road', 'scored.city': 'city', 'scored.field': 'field',
  'scored.monastery': 'monastery', 'scored.garden': 'monastery', final: 'scored', 'final.road': 'road', 'final.city': 'city', 'final.field': 'field', 'final.monastery': 'monastery', 'final.garden': 'monastery',
  message: 'card', action: 'scored', instead: 'scored', again: 'title', took_ingot: 'coins', goods: 'gain', placed: 'place', put: 'settlement', home: 'home', summoned: 'clang', ferry: 'ship',
};
