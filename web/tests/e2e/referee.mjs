// referee.mjs - positions for the tests, out of the scenarios of tests/rules and the games of tests/records: `thorp engine` plays one
// up to a decision.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { here, thorp } from './lib.mjs';

/** The lines of the first scenario of a file whose heading has these words. */
function scenario(file, heading) {
  const all = readFileSync(resolve(here, '../../../tests/rules', file), 'utf8').split(/\n(?=% )/);
  const found = all.find((text) => text.startsWith('% ') && text.split('\n', 1)[0].includes(heading));
  if (found === undefined) throw new Error(`${file} has no scenario "${heading}"`);
  return found.split('\n').slice(1);
}

/** Position and seat just before a scenario makes `move`. */
export async function before(file, heading, move) {
  const lines = scenario(file, heading);
  const moves = lines.filter((line) => /^[1-6*] /.test(line));
  const at = moves.findIndex((line) => line.slice(2) === move);
  if (at < 0) throw new Error(`"${heading}" does not make the move ${move}`);
  return position(lines.find((line) => line.startsWith('game ')).slice(5), lines, moves, at);
}

/** Position and seat of a recorded game in which the n-th drawn tile is about to be placed. */
export function late(file, n) {
  const lines = readFileSync(resolve(here, '../../../tests/records', file), 'utf8').split('\n');
  const moves = lines.filter((line) => /^[1-6*] /.test(line));
  const draws = moves.flatMap((line, i) => (line.startsWith('* draw ') ? [i] : []));
  const options = lines.find((line) => line.startsWith('opt ')).slice(4);
  return position(`${lines[0].replace(/^th 1 /, '').replace(/ rev=\d+/, '')} ${options}`, lines, moves, draws[n - 1] + 1);
}

/** Position and seat before one of the moves; the record has this one move, since from its end nobody plays on. */
async function position(game, lines, moves, at) {
  const answers = await referee([
    { cmd: 'new', game, chance: 'manual', lines: lines.filter((line) => line.startsWith('set ')).map((line) => line.slice(4)) },
    { cmd: 'play', moves: moves.slice(0, at) },
    { cmd: 'dump' },
  ]);
  return { record: `th 1 ${answers[0].game}\nopt ${answers[0].options}\n${answers[2].lines.join('\n')}\n${moves[at]}\n`, seat: Number(moves[at][0]) };
}

async function referee(requests) {
  const child = spawn(thorp, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(requests.map((r) => `${JSON.stringify(r)}\n`).join(''));
  const answers = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
  const wrong = answers.find((a) => !a.ok);
  if (wrong !== undefined) throw new Error(`the referee says: ${wrong.error}`);
  return answers;
}
