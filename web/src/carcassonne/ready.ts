// ready.ts - ready-made set-ups of this game, its quick games, and how demanding its parts are.
import { STRICT, type Ready } from '../setup/rows';

const TILES = ['river', 'abbot', 'inns', 'big_meeple', 'goods', 'builder', 'pig', 'flying', 'messengers', 'ferries', 'gold', 'mage', 'robbers', 'crop'];

export const ready: Ready = {
  presets: [
    { kind: 'first', seats: [2, 3, 4, 5, 6], options: { farmers: '0' }, clause: 'CC-SETUP-11' },
    { kind: 'tournament', seats: [2, 3, 4, 5, 6], options: { farmers: '1' }, terms: STRICT, clause: 'CC-SETUP-11' },
    { kind: 'everything', seats: [2, 3, 4, 5, 6], modules: TILES, clause: 'CC-SETUP-05' },
  ],
  quick: [{ name: 'carcassonne', seats: 2 }],
  seconds: 12.5,
  demands: {
    '': 1, '+goods': 1, '+builder': 2, '+pig': 2, '+flying': 2, '+messengers': 2, '+ferries': 3, '+gold': 2, '+mage': 2, '+robbers': 2, '+crop': 2,
  },
};
