// ck-positions.mjs - positions of Cities & Knights in notation, for the page's tests: an island in the middle of a game.

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

const ISLAND = [
  ...pieces('city', 'n20 1/n42 1/n18 2/n49 2/n35 3'),
  ...pieces('settlement', 'n13 1/n40 2/n45 3/n25 3'),
  ...pieces('road', 'e28 1/e29 1/e30 1/e45 1/e47 1/e60 1/e18 1/e20 1/e26 2/e27 2/e59 2/e68 2/e36 3/e49 3/e64 3/e65 3/e37 3'),
  ...pieces('wall', 'n20/n18'),
  ...pieces('knight', 'n31 1 2 active/n43 1 1/n21 1 3 active/n19 2 1/n29 2 1 active/n50 2 2/n34 3 2 active/n24 3 1'),
  ...pieces('level', '1 science 4/1 politics 3/1 trade 1/2 trade 2/2 politics 1/3 trade 4/3 science 2'),
  ...pieces('metropolis', 'science n20/trade n35'),
  'set merchant h14 3', 'set robber h04', 'set landed 1', 'set ship 5', 'set defender 2 1',
];
const HANDS = ['1 3brick+2lumber+2wool+2grain+3ore+3coin+5paper+2cloth', '2 2wool+1coin+1ore+1paper', '3 1grain+2cloth+1brick'];

/** A record that begins with this position. `more` are further lines, `hands` replace the usual ones, `moves` are played first. */
export function island({ progress = [], hands = HANDS, more = [], phase = 'act 1', options = 'offers_per_turn=0', moves = [] } = {}) {
  const lines = [...ISLAND, ...hands.map((h) => `set hand ${h}`), ...progress.map((p) => `set progress ${p}`), ...more, `set phase ${phase}`];
  return ['th 1 catan +ck seats=3', `opt layout=beginner first_player=1 ${options}`, ...lines, ...moves, ''].join('\n');
}
