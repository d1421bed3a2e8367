// sounds.ts - which events of Catan are heard, and how.
import type { Cues } from '../table/sound';

export const SOUNDS: Cues = {
  rolled: 'dice', 'rolled.7': 'seven', built: 'place', 'built.road': 'street', 'built.settlement': 'settlement', 'built.city': 'town', income: 'gain',
  discarded: 'discard', robber: 'harm', robbed: 'robbed', offer: 'offer', countered: 'offer', proposed: 'offer', rejected: 'refused', cancelled: 'refused', traded: 'trade', bank: 'trade',
  bought: 'card', played: 'played', picked: 'gain', monopoly: 'robbed', route: 'title', army: 'title', no_route: 'harm', won: 'win', shared_win: 'win',
};
