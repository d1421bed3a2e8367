// sounds.ts - which events of Elasund are heard, and how.
import type { Cues } from '../table/sound';

export const SOUNDS: Cues = {
  rolled: 'dice', 'rolled.7': 'seven', owes: 'robbed', plundered: 'robbed', gave: 'discard', returned: 'discard', built: 'settlement', displaced: 'harm', wall: 'street', tower: 'title', church: 'monastery',
  hut: 'place', permit: 'place', moved: 'place', raised: 'card', drew: 'card', gold: 'coins', paid: 'coins', flag: 'scored', no_flag: 'harm', won: 'win', won_by_most: 'win', shared_win: 'win',
};
