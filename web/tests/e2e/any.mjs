// any.mjs - any legal set-up is shown: set-ups are drawn from what `thorp games --json` lists, bots play one to its end, and somebody sits down in the
// middle of it. What the page does not know how to show or say is found here.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fits, shot, thorp } from './lib.mjs';
import { sitDown } from './play.mjs';

const NIGHT = 24;

/** Numbers below n, always the same for a seed (mulberry32). */
function dice(seed) {
  let a = seed;
  return (n) => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** Words of a set-up that may or may not go together. */
function drawn(game, below) {
  const modules = game.modules.filter((m) => !m.quiet && below(4) === 0).map((m) => `+${m.name}`);
  const rows = game.options.filter((o) => o.type === 'choice' && below(5) === 0).map((o) => `${o.name}=${o.choices[below(o.choices.length)]}`);
  const seats = game.min_seats + below(game.max_seats - game.min_seats + 1);
  return { seats, words: [game.name, ...modules, ...rows, `seats=${seats}`] };
}

/** The record of a whole game of bots; the first set-up of this seed that the engine takes. */
function played(seed, file) {
  const { games } = JSON.parse(execFileSync(thorp, ['games', '--json'], { encoding: 'utf8' }));
  const below = dice(seed);
  const game = games[seed % games.length];
  for (;;) {
    const { words, seats } = drawn(game, below);
    const bots = Array.from({ length: seats }, (_, i) => ['--seat', `${i + 1}=greedy`]).flat();
    if (spawnSync(thorp, ['play', ...words, '--bare', ...bots, '--plain', '--seed', String(seed), '--save', file]).status === 0) return words.join(' ');
  }
}

/** The record up to some decision of a player, and whose it is. */
function cut(file, below) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const moves = lines.flatMap((line, i) => (/^[1-6] /.test(line) ? [i] : []));
  const at = moves[below(moves.length)];
  return { record: `${lines.slice(0, at).join('\n')}\n`, seat: Number(lines[at][0]) };
}

export function anySetup({ page, url }) {
  for (let seed = 1; seed <= NIGHT; seed++)
    page(`Any legal set-up is shown, drawing ${seed}`, { settings: { level: 'easy', language: seed % 2 ? 'en' : 'ru' }, night: seed > 3 }, async (p) => {
      const folder = mkdtempSync(join(tmpdir(), 'thorp-any-'));
      try {
        const file = join(folder, 'any.th');
        const setup = played(seed, file);
        await sitDown(p, url(), { ...cut(file, dice(seed + 1000)), after: true });
        await p.locator('.family').first().waitFor();
        assert.deepEqual((await p.locator('body').innerText()).match(/\b(?:web|ev|ask|mv|mod|opt|mix)\.[a-z_]+\.[\w.]+/g), null, `${setup}: sentences that are missing`);
        await fits(p);
        await shot(p, `any_${seed}`);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
}
