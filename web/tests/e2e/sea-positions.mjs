// sea-positions.mjs - positions of Seafarers in notation, for the page's tests: New Shores in the middle of a game.

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Red has a closed line (e26 e25), an open one (e46 e47) and a ship of this turn (e133); Blue lies near the pirate. */
const SHORES = [
  ...pieces('settlement', 'n31 1/n18 1/n92 1/n27 2/n74 2/n63 3/n65 3/n41 4'),
  ...pieces('city', 'n57 1/n89 4'),
  ...pieces('ship', 'e26 1/e25 1/e46 1/e47 1/e133 1/e20 2/e92 3/e93 3'),
  ...pieces('road', 'e44 1/e45 1/e83 1/e60 4/e106 2'),
  ...pieces('chip', 'n18 1/n65 1'),
  'set new_ship e133', 'set pirate h16', 'set robber h26',
];
const HANDS = ['1 2brick+3lumber+3wool+2grain', '2 2wool+1ore', '3 1grain+1brick', '4 2ore'];

/** A record that begins with this position. `more` are further lines, `moves` are played first. */
export function shores({ hands = HANDS, more = [], phase = 'act 1', moves = [] } = {}) {
  const lines = [...SHORES, ...hands.map((h) => `set hand ${h}`), ...more, `set phase ${phase}`];
  return ['th 1 catan +sea seats=4', 'opt first_player=1 offers_per_turn=0', ...lines, ...moves, ''].join('\n');
}
