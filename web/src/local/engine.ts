// engine.ts - the C engine and bots as a WebAssembly module, with types. Runs in a worker, in the page and in Node.
import type { GameData, GameEvent, Geometry, MemoryMessage, View } from '../lib/protocol';
import type { Odds } from './odds';

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  input(n: number): number;
  output(): number;
  games(): number;
  open(): number;
  close(handle: number): void;
  fair(handle: number, deal: number): number;
  commitment(): number;
  sha256(n: number): number;
  block(handle: number): number;
  block_size(handle: number): number;
  status(handle: number): number;
  view(handle: number, seat: number): number;
  geometry(handle: number): number;
  why(handle: number, seat: number): number;
  play(handle: number, seat: number): number;
  chance(handle: number): number;
  events(handle: number, seat: number): number;
  choose(handle: number, seat: number, sims: number): number;
  recall(handle: number): void;
  hands(handle: number, seat: number): number;
  review(handle: number, seat: number): number;
  reasons(handle: number, seat: number): number;
  chances(handle: number): number;
  odds(handle: number, from: number, sims: number): number;
  playouts(handle: number, n: number, seed: number): number;
  head(handle: number): number;
  dump(handle: number): number;
  seen(handle: number, seat: number): number;
  fill(handle: number, seat: number, seed: number): number;
  checkpoint(handle: number): number;
  load(): number;
}

/** Why the engine said no. */
export class Refused extends Error {
  readonly clause: string | undefined;
  readonly line: number | undefined;
  constructor(text: string, clause?: string, line?: number) {
    super(text);
    this.clause = clause;
    this.line = line;
  }
}

export interface Status {
  actors: number[];
  may: number[];
  dealer: boolean;
  over: boolean;
  asking: string;
  turn: number;
  turn_no: number;
  ply: number;
  winner: number; // 0 = nobody yet
}
export interface Played extends Status {
  text: string; // "1 road e37", in full
  barrier: boolean; // can no longer be taken back
}
export interface Choice {
  move: string;
  sims: number;
  plies: number;
  value: number; // thousandths the bot expects for itself
  lines: { move: string; value: number; visits: number }[]; // what it weighed, the best first; values in thousandths
}
/** A term of the evaluation, whose it is, and what a move does to it. */
export interface Reason {
  term: string;
  seat: number;
  by: number;
}
type Answer<T> = ({ ok: true } & T) | { ok: false; error: string; clause?: string; line?: number };

export const DEALER = 0;

export class Engine {
  readonly #x: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();

  private constructor(exports: Exports) {
    this.#x = exports;
    exports._initialize();
  }

  /** From bytes (Node, tests) or from a response that is still arriving (the page). */
  static async load(source: BufferSource | Promise<Response>): Promise<Engine> {
    const made =
      source instanceof Promise
        ? await WebAssembly.instantiateStreaming(source, {})
        : await WebAssembly.instantiate(source, {});
    return new Engine(made.instance.exports as unknown as Exports);
  }

  // ---------------------------------------------------------------- buffers

  #put(bytes: Uint8Array): void {
    const at = this.#x.input(bytes.length);
    new Uint8Array(this.#x.memory.buffer, at, bytes.length).set(bytes); // memory may have grown: a new array each time
  }
  #say(text: string): void {
    this.#put(this.#encoder.encode(text));
  }
  #bytes(n: number): Uint8Array {
    return new Uint8Array(this.#x.memory.buffer, this.#x.output(), n).slice();
  }
  #text(n: number): string {
    return this.#decoder.decode(this.#bytes(n));
  }
  #json<T>(n: number): T {
    if (n === 0) throw new Refused('the answer is too long');
    return JSON.parse(this.#text(n)) as T;
  }
  #answer<T>(n: number): T {
    const said = this.#json<Answer<T>>(n);
    if (!said.ok) throw new Refused(said.error, said.clause, said.line);
    return said;
  }

  // ----------------------------------------------------------------- tables

  games(): { games: GameData[]; bots: { name: string; about: string; level?: boolean }[] } {
    return this.#json(this.#x.games());
  }
  open(setup: string): { handle: number; game: string; seats: number; setup: string } {
    this.#say(setup);
    return this.#answer(this.#x.open());
  }
  close(handle: number): void {
    this.#x.close(handle);
  }
  /** Keys the dealer's streams; with `deal` the random set-up is dealt from them. */
  fair(handle: number, seed: Uint8Array, seats: Uint8Array[], deal: boolean): void {
    const all = new Uint8Array(32 + 16 * seats.length);
    all.set(seed, 0);
    seats.forEach((s, i) => all.set(s, 32 + 16 * i));
    this.#put(all);
    if (this.#x.fair(handle, deal ? 1 : 0) === 0) throw new Refused('no such table');
  }
  commitment(seed: Uint8Array, id: string, setup: string): Uint8Array {
    const text = this.#encoder.encode(`${id}\0${setup}\0`);
    const all = new Uint8Array(32 + text.length);
    all.set(seed, 0);
    all.set(text, 32);
    this.#put(all);
    const n = this.#x.commitment();
    if (n === 0) throw new Refused('the table\'s id or set-up is too long');
    return this.#bytes(n);
  }
  sha256(data: string | Uint8Array): Uint8Array {
    const bytes = typeof data === 'string' ? this.#encoder.encode(data) : data;
    this.#put(bytes);
    return this.#bytes(this.#x.sha256(bytes.length));
  }
  /** State and streams as bytes, to go back to. */
  snapshot(handle: number): Uint8Array {
    return new Uint8Array(this.#x.memory.buffer, this.#x.block(handle), this.#x.block_size(handle)).slice();
  }
  restore(handle: number, bytes: Uint8Array): void {
    new Uint8Array(this.#x.memory.buffer, this.#x.block(handle), this.#x.block_size(handle)).set(bytes);
  }

  // ------------------------------------------------------------------ play

  status(handle: number): Status & { scores: number[]; ranks: number[] } {
    return this.#json(this.#x.status(handle));
  }
  view(handle: number, seat: number): View {
    return this.#json(this.#x.view(handle, seat));
  }
  geometry(handle: number): Geometry {
    return this.#json(this.#x.geometry(handle));
  }
  why(handle: number, seat: number, move: string): void {
    this.#say(move);
    this.#answer(this.#x.why(handle, seat));
  }
  /** seat 0 is the dealer. */
  play(handle: number, seat: number, move: string): Played {
    this.#say(move);
    return this.#answer(this.#x.play(handle, seat));
  }
  chance(handle: number): Played {
    return this.#answer(this.#x.chance(handle));
  }
  /** The last move as `seat` (0 = a spectator) may know it. */
  events(handle: number, seat: number): { text: string; events: GameEvent[] } {
    return this.#json(this.#x.events(handle, seat));
  }
  choose(handle: number, seat: number, bot: string, sims: number): Choice {
    this.#say(bot);
    return this.#answer(this.#x.choose(handle, seat, sims));
  }
  /** From now on every seat's memory hears what the seat is told. It cannot go back. */
  recall(handle: number): void {
    this.#x.recall(handle);
  }
  hands(handle: number, seat: number): Pick<MemoryMessage, 'lost' | 'hands'> {
    return this.#answer(this.#x.hands(handle, seat));
  }
  /** The move beside what a level would have done instead, the move itself first; without a move the level's own choice first. Values in
   *  thousandths of the chance to win. */
  review(handle: number, seat: number, level: string, move = ''): { choices: number; lines: { move: string; value: number; doubt: number; sims: number }[] } {
    this.#say(`${level}\0${move}`);
    return this.#answer(this.#x.review(handle, seat));
  }
  /** What a move changes in the bots' evaluation, as far as its seat can know, the largest first: thousandths of log odds. */
  reasons(handle: number, seat: number, move: string): Reason[] {
    this.#say(move);
    return this.#answer<{ reasons: Reason[] }>(this.#x.reasons(handle, seat)).reasons;
  }
  /** Everybody's chance to win in thousandths, with all cards open; little is said where something is half done. */
  chances(handle: number): { quiet: boolean; chances: number[] } {
    return this.#answer(this.#x.chances(handle));
  }
  /** The same by simulations of a level, with all cards open: so many, after `from` that were made before. */
  odds(handle: number, level: string, from: number, sims: number): Odds {
    this.#say(level);
    const said = this.#answer<{ means: number[]; squares: number[]; piled: number[] }>(this.#x.odds(handle, from, sims));
    const parts = (list: number[]): number[] => list.map((n) => n / 1e6);
    return { sims, mean: parts(said.means), square: parts(said.squares), piled: parts(said.piled) };
  }
  playouts(handle: number, n: number, seed: number): number {
    return this.#x.playouts(handle, n, seed);
  }

  // ---------------------------------------------------------------- records

  head(handle: number): string {
    return this.#text(this.#x.head(handle));
  }
  dump(handle: number): string {
    return this.#text(this.#x.dump(handle));
  }
  /** The position as a seat may know it, as a record without moves. */
  seen(handle: number, seat: number): string {
    return this.#text(this.#x.seen(handle, seat));
  }
  /** Deals what a seat does not know, at random: then a position that was `seen` can be played. */
  fill(handle: number, seat: number, seed: number): void {
    if (this.#x.fill(handle, seat, seed) === 0) throw new Refused('no such table or seat');
  }
  checkpoint(handle: number): string {
    return (this.#x.checkpoint(handle) >>> 0).toString(16).padStart(8, '0');
  }
  /** A table as the record's first lines say; `used` is how many lines that was. */
  load(record: string): { handle: number; seats: number; game: string; used: number } {
    this.#say(record);
    return this.#answer(this.#x.load());
  }
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}
export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (b) => parseInt(b, 16));
}
