// ready.ts - ready-made set-ups of this game, its quick games, and how demanding its parts are.
import { STRICT, type Ready } from '../setup/rows';

export const ready: Ready = {
  presets: [
    { kind: 'tournament', seats: [2, 3, 4], options: { deck: 'seed110', ship_shift: 'seed', wall_order: 'any', trade_slots: 'limited', trade_refill: 'own_turn' }, terms: STRICT, clause: 'EL-MOD-02' },
    { kind: 'edition', seats: [2, 3, 4], options: { deck: 'edition2005_90' }, clause: 'EL-MOD-02' },
  ],
  quick: [{ name: 'elasund', seats: 2 }],
  seconds: 15,
  demands: {
    '': 2,
  },
};
