// ready.ts - ready-made set-ups of this game, its quick games, and how demanding its parts are.
import { STRICT, type Ready } from '../setup/rows';

const PRINTED = { first_player: '0', bank_shortage_single_player_gets_rest: '1', separate_trade_and_build: '0' };
const SMALL = ['friendly', 'events', 'harbormaster']; // go with everything

export const ready: Ready = {
  presets: [
    { kind: 'first', seats: [3, 4], options: { layout: 'beginner', start: 'printed' }, clause: 'CB-BEG-01' },
    { kind: 'first', seats: [5, 6], modules: ['five_six'], options: { layout: 'beginner' }, clause: 'CB-56-11' },
    { kind: 'first', of: 'sea', seats: [3, 4], modules: ['sea'], options: { scenario: 'new_shores', edition: 'rulebook' }, clause: 'CS-NS-01' },
    { kind: 'first', of: 'ck', seats: [3, 4], modules: ['ck'], options: { layout: 'beginner' }, clause: 'CK-PREP-07' },
    { kind: 'first', of: 'fishermen', seats: [3, 4], modules: ['fishermen'], options: { layout: 'variable', harbours: 'printed' }, clause: 'CT-GEN-13' },
    { kind: 'tournament', seats: [3, 4], options: { ...PRINTED, layout: 'variable', number_setup: 'spiral', harbours: 'shuffled' }, terms: STRICT, clause: 'CB-SETUP-06' },
    { kind: 'tournament', seats: [5, 6], modules: ['five_six'], options: { ...PRINTED, layout: 'variable', number_setup: 'spiral', harbours: 'shuffled', special_build_phase: '1' }, terms: STRICT, clause: 'CB-56-06' },
    { kind: 'everything', seats: [2], modules: ['sea', 'two', ...SMALL], clause: 'CT-X-46' },
    { kind: 'everything', seats: [3, 4], modules: ['sea', 'ck', ...SMALL], options: { scenario: 'new_shores' }, clause: 'CS-CK-01' },
    { kind: 'everything', seats: [5, 6], modules: ['ck', ...SMALL, 'five_six'], clause: 'CT-GEN-04' },
    { kind: 'edition', of: 'sea', seats: [3, 4], modules: ['sea'], options: { scenario: 'new_shores', edition: 'rev2009' }, clause: 'CS-FRAME-09' },
    { kind: 'edition', of: 'five_six', seats: [5, 6], modules: ['five_six'], options: { harbour_spots: 'older' }, clause: 'CB-56-11' },
  ],
  quick: [
    { name: 'catan', seats: 3 },
    { name: 'sea', seats: 3, modules: ['sea'], options: { scenario: 'new_shores' } },
    { name: 'ck', seats: 3, modules: ['ck'] },
    { name: 'tb', seats: 3, modules: ['fishermen'] },
  ],
  seconds: 10,
  demands: {
    '': 1, '+sea': 2, '+ck': 3, '+events': 1, '+harbormaster': 1, '+fishermen': 2, '+rivers': 2, '+caravans': 2, '+barbarians': 3, '+traders': 3, '+two': 2,
    '+sea scenario=forgotten_tribe': 2, '+sea scenario=cloth_for_catan': 3, '+sea scenario=pirate_islands': 3, '+sea scenario=wonders_of_catan': 3, '+sea scenario=new_world': 2,
  },
};
