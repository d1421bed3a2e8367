// recall.ts - the memory aid of a table on this device: its rows are played at a table beside it, where every seat's memory hears what
// the seat is told (src/bots/memory.h). That one only goes forward: after a step back it is played again from the beginning.
import { DEALER, type Engine } from './engine';
import type { MemoryMessage } from '../lib/protocol';
import type { Room } from './room';

export class Recall {
  readonly #engine: Engine;
  #table = '';
  #handle = 0;
  #told: string[] = [];

  constructor(engine: Engine) {
    this.#engine = engine;
  }
  /** What a seat can know after the rows there are. */
  of(room: Room, seat: number): Pick<MemoryMessage, 'lost' | 'hands'> {
    const rows = room.standing().filter((row) => !row.startsWith('#'));
    const follows = this.#table === room.about.id && this.#told.length <= rows.length && this.#told.every((row, i) => row === rows[i]);
    if (!follows) this.#begin(room);
    for (const row of rows.slice(this.#told.length)) {
      this.#engine.play(this.#handle, row.startsWith('*') ? DEALER : Number(row[0]), row.slice(2));
      this.#told.push(row);
    }
    return this.#engine.hands(this.#handle, seat);
  }
  #begin(room: Room): void {
    this.close();
    this.#handle = room.dealt().handle;
    this.#table = room.about.id;
    this.#engine.recall(this.#handle);
  }
  close(): void {
    if (this.#handle !== 0) this.#engine.close(this.#handle);
    this.#handle = 0;
    this.#table = '';
    this.#told = [];
  }
}
