// sounds.ts - which events sound how.
import type { Cue } from '../table/sound';

export const CUES: Record<string, Cue> = {
  won: 'win', shared_win: 'win', robbed: 'harm', robber: 'harm', flies: 'dice', scored: 'trade', message: 'card',
  took_ingot: 'card', goods: 'card', placed: 'place', put: 'place', summoned: 'place', ferry: 'place',
};
