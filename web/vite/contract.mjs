// contract.mjs - writes src/lib/contract.gen.ts from what the engine says of its games: TypeScript types of their moves, events,
// options, modules, questions, pieces and words, and a table of what every argument means. scripts/web runs it after the engine is built.
//   node vite/contract.mjs [--check]     --check: only says whether the file is up to date
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const OUT = resolve(web, 'src/lib/contract.gen.ts');

async function games() {
  const { instance } = await WebAssembly.instantiate(readFileSync(resolve(web, 'src/local/engine.wasm')), {});
  const engine = instance.exports;
  engine._initialize();
  const n = engine.games(); // first: it may move the memory
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, engine.output(), n))).games;
}

const union = (names) => (names.length === 0 ? 'never' : names.map((n) => `'${n}'`).join(' | '));
const key = (name) => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`);
const tuple = (row) => `[${typesOf(row).map((t) => `'${t}'`).join(', ')}]`;
/** What follows the arguments of an event, its bundle or deal, is an argument for those who read it. */
const typesOf = (row) => [...row.args, ...(row.x ? [row.x] : [])];
const list = (rows, name, value) => `{ ${rows.map((r) => `${key(r[name])}: ${value(r)}`).join(', ')} }`;

function typesOfGame(g) {
  const words = Object.entries(g.words).map(([type, names]) => `    ${type}: ${union(names)};`);
  return [
    `  ${key(g.name)}: {`,
    `    module: ${union(g.modules.map((m) => m.name))};`,
    `    option: ${union(g.options.map((o) => o.name))};`,
    `    frame: ${union(g.frames.map((f) => f.name))};`,
    `    move: ${list(g.moves, 'word', tuple)};`,
    `    event: ${list(g.events, 'name', tuple)};`,
    `    built: ${union(g.pieces.map((p) => p.word))};`,
    ...words,
    '  };',
  ].join('\n');
}

function tableOfGame(g) {
  const text = (row) => `'${typesOf(row).join(' ')}'`;
  const piece = ({ stands, move }) => `{ ${[stands && `stands: '${stands}'`, move && `move: '${move}'`].filter(Boolean).join(', ')} }`;
  const quiet = g.modules.filter((m) => m.quiet).map((m) => `'${m.name}'`).join(', ');
  const usual = list(g.options, 'name', (o) => (typeof o.default === 'string' ? `'${o.default}'` : String(o.default)));
  return `  ${key(g.name)}: {\n    quiet: [${quiet}],\n    options: ${usual},\n    moves: ${list(g.moves, 'word', text)},\n    events: ${list(g.events, 'name', text)},\n    pieces: ${list(g.pieces, 'word', piece)},\n  },`;
}

export function source(all) {
  const types = [...new Set(all.flatMap((g) => [...g.moves, ...g.events].flatMap(typesOf)))].sort();
  return `// contract.gen.ts - what the engine says of its games. Made by vite/contract.mjs from engine.wasm: do not edit.

/** What an argument of a move or an event means. */
export type Argument = ${union(types)};

/** Every game by the engine's own words; moves and events with the types of their arguments. */
export interface Games {
${all.map(typesOfGame).join('\n')}
}

/** The modules that come by themselves with others; every option as it usually is; the arguments of every move and event, as one text each; of every piece what it stands
 *  on, and the move that puts it down. */
export const CONTRACTS: Record<string, { quiet?: string[]; options?: Record<string, string | number | boolean>; moves: Record<string, string>; events: Record<string, string>; pieces: Record<string, { stands?: Argument; move?: string }> }> = {
${all.map(tableOfGame).join('\n')}
};
`;
}

const text = source(await games());
const old = existsSync(OUT) ? readFileSync(OUT, 'utf8') : '';
if (process.argv.includes('--check')) {
  if (old !== text) {
    console.error('web/src/lib/contract.gen.ts is not what the engine says: run scripts/web');
    process.exit(1);
  }
} else if (old !== text) writeFileSync(OUT, text);
