// room.ts - one table on this device: all of it follows from its rows, which are the server's (src/server/srv_room.h).
//
//     ~ sit 1 local Ann     ~ bot 2 mcts     ~ free 3     ~ begin     1 road e37     * dice 4 3     ~ undo 1     ~ resign 1     ~ back 1
//
// There is no clock here. Rows are checked before anything changes.
import { DEALER, hex, Refused, unhex, type Engine, type Status } from './engine';

export interface RoomSeat {
  kind: 'free' | 'person' | 'bot';
  name: string;
  level: string;
  resigned: boolean;
  seed: string;
}

/** What is kept of a table: enough to play it again from the first row. */
export interface SavedRoom {
  id: string;
  setup: string;
  seed: string; // the host's, 64 hexadecimal digits
  rows: string[];
  created: number;
  played: number;
  position?: string; // a record's text up to where the game starts
  challenge?: string; // the challenge it was made of
}

interface Step {
  block: Uint8Array;
  seat: number;
}

const TOLD = /^~ (sit|bot|undo|resign|back) /; // rows that a record keeps as comments

export class Room {
  readonly about: SavedRoom;
  readonly handle: number;
  readonly setup: string;
  readonly game: string;
  readonly seats: RoomSeat[];
  status: 'lobby' | 'playing' | 'over' | 'aborted' = 'lobby';
  undo = true;
  memory = false;
  next = '';
  flow: Status;
  readonly #engine: Engine;
  #steps: Step[] = [];

  constructor(engine: Engine, about: SavedRoom) {
    const opened = about.position === undefined ? engine.open(about.setup) : { ...engine.load(about.position), setup: about.setup };
    this.#engine = engine;
    this.about = about;
    this.handle = opened.handle;
    this.game = opened.game;
    this.setup = opened.setup;
    this.seats = Array.from({ length: opened.seats }, () => ({ kind: 'free', name: '', level: '', resigned: false, seed: '' }));
    this.flow = engine.status(this.handle);
    const rows = about.rows;
    about.rows = [];
    for (const row of rows) this.row(row, about.played);
  }

  close(): void {
    this.#engine.close(this.handle);
  }

  get rows(): number {
    return this.about.rows.length;
  }
  botPlays(seat: number): boolean {
    const s = this.seats[seat - 1];
    return s !== undefined && (s.kind === 'bot' || s.resigned);
  }
  /** Seats of people at this device who still play. */
  get people(): number[] {
    return this.seats.flatMap((s, i) => (s.kind === 'person' && !s.resigned ? [i + 1] : []));
  }
  canUndo(seat: number): boolean {
    return this.undo && this.status === 'playing' && this.#steps.at(-1)?.seat === seat;
  }
  get commitment(): string {
    return hex(this.#engine.commitment(unhex(this.about.seed), this.about.id, this.setup));
  }

  /** Takes the next row; throws Refused and changes nothing if it cannot be. */
  row(text: string, at: number): void {
    if (text.startsWith('~ ')) this.#tableRow(text.slice(2));
    else this.#moveRow(text);
    this.about.rows.push(text);
    this.about.played = at;
  }

  /** The dealer's next row, not yet taken. */
  chanceRow(): string {
    const block = this.#engine.snapshot(this.handle);
    const { text } = this.#engine.chance(this.handle);
    this.#engine.restore(this.handle, block);
    return text;
  }

  // ------------------------------------------------------------------ moves

  #moveRow(text: string): void {
    if (this.status !== 'playing') throw new Refused(this.status === 'lobby' ? 'the game has not begun' : 'the game is over');
    const seat = text.startsWith('*') ? DEALER : Number(text[0]);
    const block = this.#engine.snapshot(this.handle);
    const made = this.#move(seat, text.slice(2));
    this.flow = made;
    if (made.barrier) this.#steps = [];
    else this.#steps.push({ block, seat });
    if (made.over) this.status = 'over';
  }

  /** A chance row must be what the streams say, or a saved game could be bent. */
  #move(seat: number, move: string): ReturnType<Engine['play']> {
    if (seat !== DEALER) return this.#engine.play(this.handle, seat, move);
    const block = this.#engine.snapshot(this.handle);
    const made = this.#engine.chance(this.handle);
    if (made.text === `* ${move}`) return made;
    this.#engine.restore(this.handle, block);
    throw new Refused('not what the dice of this table say');
  }

  // --------------------------------------------------------- about the table

  #tableRow(text: string): void {
    const [word = '', a = '', b = '', ...rest] = text.split(' ');
    const seat = this.seats[Number(a) - 1];
    switch (word) {
      case 'open':
        this.undo = !text.includes('undo=off');
        this.memory = text.includes('memory=on');
        return;
      case 'sit':
        this.#need(seat !== undefined && seat.kind !== 'person' && this.status !== 'over', 'the seat is taken');
        Object.assign(seat as RoomSeat, { kind: 'person', name: rest.join(' '), level: '', resigned: false });
        this.#steps = [];
        return;
      case 'bot':
        this.#need(seat !== undefined && (this.status === 'lobby' || seat.kind === 'bot' || seat.resigned), 'somebody sits there');
        Object.assign(seat as RoomSeat, { kind: 'bot', name: b, level: b, resigned: false });
        return;
      case 'free':
        this.#need(seat !== undefined && this.status === 'lobby', 'a seat is left before the game; during it, resign');
        Object.assign(seat as RoomSeat, { kind: 'free', name: '', level: '' });
        return;
      case 'seed':
        this.#need(seat !== undefined && this.status === 'lobby' && /^[0-9a-f]{32}$/.test(b), 'a seed is 32 hexadecimal digits');
        (seat as RoomSeat).seed = b;
        return;
      case 'begin':
        this.#begin();
        return;
      case 'undo':
        this.#takeBack(Number(a));
        return;
      case 'resign':
        this.#need(seat?.kind === 'person' && !seat.resigned && this.status === 'playing', 'only who plays can resign');
        (seat as RoomSeat).resigned = true;
        this.#steps = [];
        return;
      case 'back':
        this.#need(seat?.resigned && this.status === 'playing', 'nobody is away there');
        (seat as RoomSeat).resigned = false;
        this.#steps = [];
        return;
      case 'abort':
        this.#need(this.status !== 'over' && this.status !== 'aborted', 'the game is over');
        this.status = 'aborted';
        return;
      case 'next':
        this.#need(this.next === '', 'the rematch is arranged already');
        this.next = a;
        return;
      default:
        throw new Refused('unknown row');
    }
  }

  #need(ok: boolean | undefined, why: string): void {
    if (!ok) throw new Refused(why);
  }

  #begin(): void {
    this.#need(this.status === 'lobby' && this.seats.every((s) => s.kind !== 'free'), 'not every seat is taken');
    const seeds = this.seats.map((s) => unhex(s.seed.padEnd(32, '0')));
    this.#engine.fair(this.handle, unhex(this.about.seed), seeds, this.about.position === undefined);
    this.flow = this.#engine.status(this.handle);
    this.status = 'playing';
  }

  #takeBack(seat: number): void {
    this.#need(this.canUndo(seat), 'this step can no longer be taken back');
    const step = this.#steps.pop() as Step;
    this.#engine.restore(this.handle, step.block);
    this.flow = this.#engine.status(this.handle);
  }

  // ---------------------------------------------------------------- record

  /** Rows that still stand: moves that were not taken back, and what happened at the table as comments. */
  standing(): string[] {
    const rows: string[] = [];
    for (const row of this.about.rows) {
      if (row.startsWith('~ undo')) rows.splice(rows.findLastIndex((r) => !r.startsWith('#')), 1);
      if (!row.startsWith('~')) rows.push(row);
      else if (TOLD.test(row)) rows.push(`# ${row.replace(' local ', ' - ')}`);
    }
    return rows;
  }

  /** A table like this one as it was when the game began. */
  dealt(): { handle: number } {
    const begun = this.about.position === undefined ? this.#engine.open(this.setup) : this.#engine.load(this.about.position);
    this.#engine.fair(begun.handle, unhex(this.about.seed), this.seats.map((s) => unhex(s.seed.padEnd(32, '0'))), this.about.position === undefined);
    return begun;
  }

  /** The game so far as a record; one that is over carries its proof, as the server's do. */
  record(): string {
    const begun = this.dealt();
    const over = this.status === 'over' && this.about.position === undefined;
    const seeds = this.seats.map((s) => s.seed.padEnd(32, '0'));
    let text = this.#engine.head(begun.handle);
    this.seats.forEach((s, i) => (text += `# seat ${i + 1} ${s.name}\n`));
    if (over) text += `commit ${this.commitment} ${this.setup}\nfair ${this.about.id} ${this.about.seed} ${seeds.join(' ')}\n`;
    text += this.#engine.dump(begun.handle);
    const rows = this.standing();
    const moves = rows.filter((row) => !row.startsWith('#')).length;
    let made = 0;
    for (const row of rows) {
      text += `${row}\n`;
      if (row.startsWith('#')) continue;
      this.#engine.play(begun.handle, row.startsWith('*') ? DEALER : Number(row[0]), row.slice(2));
      if (++made % 32 === 0 && made < moves) text += `= ${this.#engine.checkpoint(begun.handle)}\n`;
    }
    text += `= ${this.#engine.checkpoint(begun.handle)}\n`;
    this.#engine.close(begun.handle);
    return over ? `${text}sum ${hex(this.#engine.sha256(text))}\n` : text;
  }
}
