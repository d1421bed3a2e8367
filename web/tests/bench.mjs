// bench.mjs - the engine as WebAssembly beside the native one: random playouts, and how long a hint takes.
//   node tests/bench.mjs        after scripts/build release and scripts/web; exit code 1 when a budget is broken
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const here = import.meta.dirname;
const SHARE = 0.4; // of the native speed
const HINT_MS = 300;
const CASES = { catan: 'catan seats=4 offers_per_turn=0', carcassonne: 'carcassonne seats=4', elasund: 'elasund seats=4' };

const { instance } = await WebAssembly.instantiate(readFileSync(resolve(here, '../src/local/engine.wasm')), {});
const x = instance.exports;
x._initialize();
const say = (text) => {
  const bytes = new TextEncoder().encode(text);
  new Uint8Array(x.memory.buffer, x.input(bytes.length), bytes.length).set(bytes);
};
const answer = (n) => JSON.parse(new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.output(), n)));

function table(setup) {
  say(setup);
  const { handle, seats } = answer(x.open());
  new Uint8Array(x.memory.buffer, x.input(32 + 16 * seats), 32 + 16 * seats).fill(7);
  x.fair(handle, 1);
  return handle;
}

/** Milliseconds of processor time, of this process: others on the machine do not count. */
const cpu = () => process.cpuUsage().user / 1000;

/** Moves a second in WebAssembly, the best of three. */
function wasmSpeed(setup) {
  const handle = table(setup);
  for (const end = cpu() + 500; cpu() < end; ) x.playouts(handle, 20, 1); // lets the compiler warm up
  let best = 0;
  for (let i = 0; i < 3; i++) {
    const began = cpu();
    let moves = 0;
    for (let n = 0; cpu() - began < 500; n++) moves += x.playouts(handle, 20, i * 1000 + n);
    best = Math.max(best, (moves / (cpu() - began)) * 1000);
  }
  return best;
}

function nativeSpeed(setup) {
  const [game, ...options] = setup.split(' ');
  let best = 0;
  for (let i = 0; i < 3; i++) {
    const said = execFileSync(resolve(here, '../../build/thorp'), ['bench', game, ...options], { encoding: 'utf8' });
    best = Math.max(best, Number(/moves +\d+ +(\d+) \/s/.exec(said)[1]));
  }
  return best;
}

/** The longest of several hints through a game's first decisions, in milliseconds. */
function hintTime(setup, bot, sims) {
  const handle = table(setup);
  let worst = 0;
  for (let i = 0; i < 24 && worst < 20 * HINT_MS; i++) {
    const status = answer(x.status(handle));
    if (status.over) break;
    if (status.dealer) {
      x.chance(handle);
      continue;
    }
    const seat = status.actors[0];
    say(bot);
    const began = cpu();
    const { move } = answer(x.choose(handle, seat, sims));
    worst = Math.max(worst, cpu() - began);
    say(move);
    x.play(handle, seat);
  }
  return worst;
}

const host = readFileSync(resolve(here, '../src/local/host.ts'), 'utf8');
const adviser = /ADVISER = '(\w+)'/.exec(host)[1], hintSims = Number(/HINT_SIMS = (\d+)/.exec(host)[1]);
let broken = 0;
for (const [game, setup] of Object.entries(CASES)) {
  const [wasm, native] = [wasmSpeed(setup), nativeSpeed(setup)];
  const share = wasm / native, hint = hintTime(setup, adviser, hintSims);
  console.log(`${game.padEnd(10)} wasm ${(wasm / 1e6).toFixed(2)} M moves/s, native ${(native / 1e6).toFixed(2)}: ${(share * 100).toFixed(0)} %; a hint (${adviser}) at most ${hint.toFixed(0)} ms`);
  if (share < SHARE || hint > HINT_MS) broken++;
}
process.exit(broken > 0 ? 1 : 0);
