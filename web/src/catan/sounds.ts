// sounds.ts - which events of Catan are heard, and how.
import type { Cue } from '../table/sound';

export const SOUNDS: Record<string, Cue> = {
  rolled: 'dice', built: 'place', income: 'card', discarded: 'card', robber: 'harm', robbed: 'harm', traded: 'trade',
  bank: 'trade', bought: 'card', won: 'win', route: 'trade', army: 'trade',
};
