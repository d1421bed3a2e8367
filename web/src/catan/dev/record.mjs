// record.mjs - real positions for tests and for looking at the table: replays a recorded game in the engine and keeps,
// for each kind of question to a seat, the view and what had been told by then.
//
//     node record.mjs THORP RECORD SEAT OUT.json [FROM]
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { readFileSync, writeFileSync } from 'node:fs';

const [thorp, recordFile, seatText, out, from = '0'] = process.argv.slice(2);
const seat = Number(seatText);
const lines = readFileSync(recordFile, 'utf8').split('\n');
const isMove = (line) => /^[1-9*] /.test(line);
const head = lines.filter((l) => l !== '' && !isMove(l) && !l.startsWith('=')).join('\n') + '\n';
const moves = lines.filter(isMove);

const engine = spawn(thorp, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
async function ask(request) {
  engine.stdin.write(JSON.stringify(request) + '\n');
  const answer = JSON.parse((await answers.next()).value);
  if (!answer.ok) throw new Error(JSON.stringify(request).slice(0, 200) + ' -> ' + answer.error);
  return answer;
}

await ask({ cmd: 'new', record: head, chance: 'manual' });
const geometry = (await ask({ cmd: 'geometry' })).geometry;
const rows = [];
const positions = {};
for (const [seq, move] of moves.entries()) {
  const status = await ask({ cmd: 'play', move });
  const events = (await ask({ cmd: 'events', seat })).events;
  rows.push({ seq, text: move, events });
  if (seq < Number(from) || !(status.actors ?? []).includes(seat)) continue;
  const view = (await ask({ cmd: 'describe', seat })).view;
  const busy = ['road', 'settlement', 'city', 'buy', 'bank'].filter((w) => view.moves[w]).length * 100 + Object.values(view.moves).flat().length + Object.keys(view.seats[seat - 1].cards).length * 120;
  const name = view.ask.frame + (view.ask.frame === 'catan.trade' && view.ask.seat !== seat ? '.answer' : '');
  const best = positions[name];
  if (best === undefined || busy > best.busy) positions[name] = { busy, row: rows.length, view };
}
engine.stdin.end();
writeFileSync(out, JSON.stringify({ seat, geometry, rows, positions }));
console.log(Object.entries(positions).map(([k, p]) => `${k}: row ${p.row}, ${p.busy} moves`).join('\n'));
