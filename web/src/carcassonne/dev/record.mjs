// record.mjs - real positions for looking at the table: plays a game in the engine and keeps, for each kind of question,
// one view of whoever was asked and what had been told by then.
//
//     node record.mjs THORP "carcassonne +river seats=4" SEED OUT.json [MOST-TILES]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { writeFileSync } from 'node:fs';

const [thorp, game, seed, out, most = '80'] = process.argv.slice(2);
const engine = spawn(thorp, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify(request).slice(0, 200) + ' -> ' + answer.error);
  return answer;
}
let a = Number(seed);
const random = () => ((a = (Math.imul(a, 1664525) + 1013904223) >>> 0) / 4294967296);

let status = await ask({ cmd: 'new', game, seed: Number(seed) });
const rows = [{ seq: 0, text: '', events: status.events }];
const positions = {};
while (!status.over) {
  const seat = status.actors[0];
  const { moves } = await ask({ cmd: 'legal', seat });
  const view = (await ask({ cmd: 'describe', seat })).view;
  if (view.places.length <= Number(most)) positions[view.ask.frame] = { row: rows.length, seat, view };
  // close to the middle, and figures more often than not, so that the map looks like one of people
  const score = (m) => {
    const at = /(-?\d+),(-?\d+)/.exec(m);
    const far = at ? Math.abs(Number(at[1])) + Math.abs(Number(at[2])) * 1.3 : 0;
    return random() * 3 - (m.startsWith('place') ? far : 0) - (m === 'pass' ? 1.4 : 0) - (/field/.test(m) ? 1.2 : 0);
  };
  const best = moves.map((m) => [score(m), m]).sort((x, y) => y[0] - x[0])[0][1];
  try {
    status = await ask({ cmd: 'play', seat, move: best });
  } catch (e) {
    console.log('stopped at', seat, best, String(e).slice(0, 120));
    break;
  }
  rows.push({ seq: rows.length, text: `${seat} ${best}`, events: status.events });
}
if (status.over) positions.over = { row: rows.length, seat: 1, view: (await ask({ cmd: 'describe', seat: 1 })).view };
engine.stdin.end();
writeFileSync(out, JSON.stringify({ rows, positions }));
console.log(Object.entries(positions).map(([k, p]) => `${k}: row ${p.row}, seat ${p.seat}, ${p.view.places.length} tiles`).join('\n'));
