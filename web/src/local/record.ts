// record.ts - a record as moves that can be stood before and after: what a replay, a review and a story walk along.
import { DEALER, type Engine } from './engine';

/** Moves of a record, in order; comments, positions, checkpoints and proofs are left out. */
export function movesOf(record: string): string[] {
  return record.split('\n').filter((line) => /^[*1-6] \S/.test(line)).map((line) => line.trimEnd());
}

export function namesOf(record: string): Map<number, string> {
  return new Map([...record.matchAll(/^# seat (\d) (.*)$/gm)].map((m) => [Number(m[1]), (m[2] ?? '').trim()]));
}

/** Who made a move, as a record writes it; 0 = the dealer. */
export function moverOf(row: string | undefined): number {
  return Number(/^\d/.exec(row ?? '')?.[0] ?? 0);
}

const KEEP = 16; // moves between two positions that are kept: a long game would take megabytes

/** The engine at any move of a record. */
export class Walk {
  readonly handle: number;
  readonly game: string;
  readonly seats: number;
  readonly moves: string[];
  readonly #engine: Engine;
  #kept: Uint8Array[];

  constructor(engine: Engine, record: string) {
    const begun = engine.load(record);
    this.#engine = engine;
    this.handle = begun.handle;
    this.game = begun.game;
    this.seats = begun.seats;
    this.moves = movesOf(record);
    this.#kept = [engine.snapshot(begun.handle)];
  }
  /** Makes a move of the record; answers the turn it leads to. */
  make(seq: number): number {
    const row = this.moves[seq] ?? '';
    return this.#engine.play(this.handle, row.startsWith('*') ? DEALER : moverOf(row), row.slice(2)).turn_no;
  }
  /** Puts the engine where n moves lead. */
  stand(n: number): void {
    const from = Math.min(Math.floor(n / KEEP), this.#kept.length - 1);
    this.#engine.restore(this.handle, this.#kept[from] as Uint8Array);
    for (let seq = from * KEEP; seq < n; seq++) {
      this.make(seq);
      if ((seq + 1) % KEEP === 0 && this.#kept.length === (seq + 1) / KEEP) this.#kept.push(this.#engine.snapshot(this.handle));
    }
  }
  close(): void {
    this.#engine.close(this.handle);
  }
}
