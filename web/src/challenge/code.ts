// code.ts - a challenge as a text that fits into a link: the set-up, who sits where, the seeds of the finished game it was made of, and
// what came of it so far. Whoever plays it gets the same board, and for every purpose (dice, cards, thefts) the same draws in the
// same order. The seeds are in it: it is for people who trust each other. A link is a stranger's text, so every part is checked.

export interface Result {
  name: string; // '' = somebody
  points: number[]; // by seat
  place: number; // of the one who played
  turns: number;
}
export interface Challenge {
  setup: string;
  seed: string; // the host's, 64 hexadecimal digits
  seats: string[]; // a bot's name, or `me:` and the seat's share of the dice
  results: Result[];
}

const VERSION = 1;
const MOST = 8; // results that a link carries: the last
const LONGEST = 4000;

export function encode(c: Challenge): string {
  const results = c.results.slice(-MOST).map((r) => [r.name, r.points, r.place, r.turns]);
  const bytes = new TextEncoder().encode(JSON.stringify([VERSION, c.setup, c.seed, c.seats, results]));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null: this is no challenge. Whether its set-up can be played, the engine says. */
export function decode(code: string): Challenge | null {
  if (code.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    return read(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

const isCount = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= -99 && (n as number) < 10000;
const isSeat = (s: unknown): s is string => typeof s === 'string' && /^(me:[0-9a-f]{32}|[a-z][a-z0-9]{0,15})$/.test(s);

function read(found: unknown): Challenge | null {
  if (!Array.isArray(found) || found.length !== 5) return null;
  const [version, setup, seed, seats, results] = found as unknown[];
  if (version !== VERSION || typeof setup !== 'string' || typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) return null;
  if (!Array.isArray(seats) || !seats.every(isSeat) || mine(seats) < 0 || !Array.isArray(results)) return null;
  const all = results.map((r) => result(r, seats.length));
  return all.includes(null) ? null : { setup, seed, seats, results: all as Result[] };
}

function result(found: unknown, seats: number): Result | null {
  if (!Array.isArray(found)) return null;
  const [name, points, place, turns] = found as unknown[];
  const ok = typeof name === 'string' && name.length <= 24 && Array.isArray(points) && points.length === seats && points.every(isCount) && isCount(place) && isCount(turns);
  return ok ? { name, points: points as number[], place, turns } : null;
}

/** The seat that is played, from 0; -1: there is not exactly one. */
export function mine(seats: readonly string[]): number {
  const at = seats.findIndex((s) => s.startsWith('me:'));
  return seats.filter((s) => s.startsWith('me:')).length === 1 ? at : -1;
}
export const shareOf = (seat: string | undefined): string => (seat?.startsWith('me:') ? seat.slice(3) : '');
/** Seats as a new table is asked for them. */
export const seatsOf = (c: Challenge): string[] => c.seats.map((s) => (s.startsWith('me:') ? 'me' : s));
