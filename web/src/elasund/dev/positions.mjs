// positions.mjs - real positions for tests and for looking at the table: positions in notation are set up in the engine, a few
// moves are played, and what a seat is told is kept.
//
//     node positions.mjs THORP OUT.json
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';

const [thorp, out] = process.argv.slice(2);
const engine = spawn(thorp, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify(request).slice(0, 200) + ' -> ' + answer.error);
  return answer;
}

// an evening at the harbour: four players, most of the city built
const BUILDINGS = `inn 0,3 1/merchants 0,2 2/shop 5,3 2/large 7,8 3/inn 0,10 4/well 5,6 1/fair 6,12 3/craftsmen 3,11 1/large 5,9 2/shop 7,2 4/
hut_small 3,4 1/hut_small 2,4 2/hut_large 4,8 1/hut_small 2,10 3/hut_large 1,5 3/hut_large 1,8 2/well 0,8 2/hut_small 3,10 4/hut_large 6,5 4`;
const PERMITS = '1 1 7,5/3 2 8,5/1 3 7,6/2 0 4,2/4 4 3,9/3 1 2,12/2 3 8,11/4 1 4,11';
const WALLS = '7,1 1 1/6,1 1 2/5,1 4 1/4,1 2 1/7,13 3 1/6,13 2 2/5,13 4 2/9,3 4 3/9,4 1 3/9,11 3 2';
const HANDS = '1 7gold+2green+3blue+1red/2 4gold+2green+2blue+2red/3 2gold+1green+4red/4 5gold+3blue';
const lines = (word, list) => list.split(/\/\s*/).map((x) => `${word} ${x}`);
const CHURCH = ['church 7 1', 'church 3 2', 'church 5 3', 'bottom 1 9'];
const evening = (ship, phase, church = CHURCH) => [
  'empty', ...lines('building', BUILDINGS), ...lines('permit', PERMITS), ...church, ...lines('wall', WALLS),
  'track 4 3', `ship ${ship}`, 'last 8', ...lines('hand', HANDS), `phase ${phase}`,
];

/** Plays the moves; chance that they do not name is the first there is, and others only go on, until the frame asks the seat. */
async function position(name, frame, start, moves = [], seat = 1, game = 'elasund seats=4') {
  await ask({ cmd: 'new', game, lines: start, chance: 'manual', deal: false });
  const rows = [], left = [...moves];
  for (;;) {
    const { asks, actors } = await ask({ cmd: 'status' });
    const chance = actors[0] === '*';
    let move;
    if (left.length > 0 && chance === left[0].startsWith('*')) move = left.shift();
    else if (left.length === 0 && asks === frame && actors.includes(seat)) break;
    else {
      const legal = (await ask({ cmd: 'legal', ...(chance ? {} : { seat: actors[0] }) })).moves;
      const plain = legal.find((m) => ['done', 'gold', 'end', 'stop'].includes(m)) ?? legal[(rows.length * 5) % legal.length];
      move = `${actors[0]} ${plain.replace(/^\* /, '')}`;
    }
    await ask({ cmd: 'play', move });
    rows.push({ seq: rows.length, text: move, events: (await ask({ cmd: 'events', seat })).events });
  }
  const { geometry } = await ask({ cmd: 'geometry' });
  const { view } = await ask({ cmd: 'describe', seat });
  return [name, { seat, game, geometry, view, rows }];
}

const NO_CHURCH = [];
const turn = ['3 done', '3 gold', '3 end', '* dice 4 6', '4 done', '4 permit 0 4,10', '4 end', '* dice 4 5'];
const nine = ['* dice 4 5'];
const positions = [
  await position('build', 'elasund.build', evening(10, 'roll 3'), ['* dice 2 3', ...turn]),
  await position('build2', 'elasund.build', evening(10, 'roll 1'), [...nine, '1 build inn 7,5']),
  await position('permit', 'elasund.permit', evening(10, 'roll 1'), [...nine, '1 done']),
  await position('special', 'elasund.special', evening(10, 'roll 1'), [...nine, '1 done', '1 gold']),
  await position('pirateship', 'elasund.ship', evening(10, 'roll 1'), ['* dice 3 4']),
  await position('ship', 'elasund.ship', evening(5, 'roll 1'), ['* dice 2 3']),
  await position('pirate', 'elasund.pirate', evening(12, 'roll 1'), ['* dice 3 4', '1 ship 8']),
  await position('plunder', 'elasund.plunder', evening(12, 'roll 4'), ['* dice 3 4', '4 ship 9', '2 give gold', '3 give red'], 4),
  await position('keep', 'elasund.keep', evening(10, 'roll 1', NO_CHURCH), [...nine, '1 church', '* pair 3 7']),
  await position('pay', 'elasund.pay', evening(10, 'roll 1'), [...nine, '1 done', '1 gold', '1 move 1 3,2']),
  await position('huts', 'elasund.huts', ['hand 1 9gold', 'permit 1 2 3,3', 'permit 1 1 2,3', 'phase roll 1'], ['* dice 6 6', '1 build inn 2,3'], 1, 'elasund seats=2'),
  await position('two', 'elasund.permit', [], [], 1, 'elasund seats=2'),
  await position('three', 'elasund.build', [], [], 1, 'elasund seats=3'),
];
engine.stdin.end();
writeFileSync(out, JSON.stringify(Object.fromEntries(positions)));
