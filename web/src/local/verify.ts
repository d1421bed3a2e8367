// verify.ts - was the chance of a finished game what its table had promised? The same checks as `thorp verify`: the
// commitment is computed again, the set-up is dealt again, every throw is drawn again.
import { sealOf, type Kept } from './dice';
import { DEALER, hex, Refused, unhex, type Engine } from './engine';

export type Check = 'promise' | 'seals' | 'setup' | 'moves' | 'end' | 'sum';
export interface Finding {
  check: Check;
  ok: boolean;
  detail: string; // what was found, or why it fails
}
export interface Verdict {
  ok: boolean;
  commitment: string;
  table: string;
  seed: string;
  seats: string[];
  seals: string[]; // one a seat, '-' for none; empty: nobody sealed
  voids: number;
  findings: Finding[];
  chance: { row: string; ok: boolean }[]; // every move of the dealer
}

interface Parts {
  head: string[];
  set: string[];
  game: string[]; // moves and checkpoints
  commitment: string;
  setup: string;
  table: string;
  seed: string;
  seats: string[];
  seals: string[];
  voids: number;
  sum: string;
  above: string; // the text the sum is of
}

function split(record: string): Parts {
  const lines = record.split('\n');
  const start = (word: string): string[] => lines.filter((l) => l.startsWith(`${word} `));
  const [, commitment = '', ...setup] = (start('commit')[0] ?? '').split(' ');
  const [, table = '', seed = '', ...seats] = (start('fair')[0] ?? '').split(' ');
  const [, voids = '0', ...seals] = (start('seal')[0] ?? '').split(' ');
  const sumLine = start('sum')[0] ?? '';
  return {
    head: [...start('th'), ...start('opt')],
    set: start('set'),
    game: lines.filter((l) => /^[*1-6=] /.test(l)),
    commitment,
    setup: setup.join(' '),
    table,
    seed,
    seats,
    seals,
    voids: Number(voids),
    sum: sumLine.slice(4).trim(),
    above: sumLine === '' ? record : record.slice(0, record.lastIndexOf(sumLine)),
  };
}

/** Is the record what this device kept before the game? */
export function agrees(verdict: Verdict, kept: Kept): boolean {
  const known = kept.seals.every((s, i) => s === '' || verdict.seals[i] === s);
  const own = kept.voids !== verdict.voids || verdict.seats[kept.seat - 1] === kept.share; // a later draw has a later share
  return kept.commitment === verdict.commitment && known && own;
}

export function verify(engine: Engine, record: string): Verdict {
  const p = split(record);
  const verdict: Verdict = { ok: false, commitment: p.commitment, table: p.table, seed: p.seed, seats: p.seats, seals: p.seals, voids: p.voids, findings: [], chance: [] };
  const say = (check: Check, ok: boolean, detail: string): boolean => {
    verdict.findings.push({ check, ok, detail });
    return ok;
  };
  verdict.ok = run(engine, p, verdict, say);
  return verdict;
}

type Say = (check: Check, ok: boolean, detail: string) => boolean;

function run(engine: Engine, p: Parts, verdict: Verdict, say: Say): boolean {
  if (p.commitment === '' || !/^[0-9a-f]{64}$/.test(p.seed) || p.seats.some((s) => !/^[0-9a-f]{32}$/.test(s)))
    return say('promise', false, 'commit, fair');
  const found = hex(engine.commitment(unhex(p.seed), p.table, p.setup));
  if (!say('promise', found === p.commitment, found)) return false;
  if (p.seals.length > 0 && !say('seals', sealed(engine, p), p.seals.join(' '))) return false;
  let handle = 0;
  try {
    const made = engine.open(p.setup);
    handle = made.handle;
    if (p.seats.length !== made.seats) return say('setup', false, `${p.seats.length} != ${made.seats}`);
    engine.fair(handle, unhex(p.seed), p.seats.map(unhex), true);
    const head = engine.head(handle).trimEnd();
    const dealt = engine.dump(handle).trimEnd();
    if (!say('setup', head === p.head.join('\n') && dealt === p.set.join('\n'), String(p.set.length))) return false;
    const moves = draw(engine, handle, p.game, verdict);
    if (!say('moves', moves === '', moves === '' ? String(verdict.chance.length) : moves)) return false;
    if (!say('end', engine.status(handle).over, '')) return false;
    return say('sum', hex(engine.sha256(p.above)) === p.sum, p.sum);
  } catch (e) {
    return say('moves', false, e instanceof Refused ? e.message : String(e));
  } finally {
    if (handle !== 0) engine.close(handle);
  }
}

/** Every share opens its seal; a seat without a seal has none. */
function sealed(engine: Engine, p: Parts): boolean {
  if (p.seals.length !== p.seats.length) return false;
  return p.seats.every((share, i) => (p.seals[i] === '-' ? /^0+$/.test(share) : sealOf(engine, share, p.table, i + 1) === p.seals[i]));
}

/** Plays the game again; the first line that does not hold, or "". */
function draw(engine: Engine, handle: number, game: string[], verdict: Verdict): string {
  for (const line of game) {
    if (line.startsWith('= ')) {
      if (engine.checkpoint(handle) !== line.slice(2).trim()) return line;
    } else if (line.startsWith('* ')) {
      const ok = engine.chance(handle).text === line;
      verdict.chance.push({ row: line, ok });
      if (!ok) return line;
    } else engine.play(handle, Number(line[0]) || DEALER, line.slice(2));
  }
  return '';
}
