// sounds.ts - which events of Elasund are heard, and how.
import type { Cue } from '../table/sound';

export const SOUNDS: Record<string, Cue> = {
  rolled: 'dice', owes: 'harm', plundered: 'harm', built: 'place', wall: 'place', church: 'place', hut: 'place', permit: 'place',
  moved: 'place', raised: 'card', gold: 'card', flag: 'trade', won: 'win', won_by_most: 'win', shared_win: 'win',
};
