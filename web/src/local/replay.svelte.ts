// replay.svelte.ts - a record as a session that can be looked at from every seat, move by move. Nothing can be played in
// it; `position` gives the text a new table can start from.
import type { GameEvent, Geometry, TableMessage, View } from '../lib/protocol-extra';
import type { ChatLine, LogEntry, Refusal, Session } from '../lib/session.svelte';
import type { Link } from '../lib/transport';
import { seatName } from '../lib/words';
import { DEALER, Refused, type Engine } from './engine';

/** Moves of a record, in order; comments, positions, checkpoints and proofs are left out. */
export function movesOf(record: string): string[] {
  return record.split('\n').filter((line) => /^[*1-6] \S/.test(line)).map((line) => line.trimEnd());
}

export function namesOf(record: string): Map<number, string> {
  return new Map([...record.matchAll(/^# seat (\d) (.*)$/gm)].map((m) => [Number(m[1]), (m[2] ?? '').trim()]));
}

export class ReplaySession implements Session {
  readonly kind = 'replay';
  readonly link: Link = 'online';
  readonly retryAt = 0;
  readonly canUndo = false;
  readonly asked = false;
  readonly mayAct = false;
  readonly busy = false;
  readonly refusal: Refusal | null = null;
  readonly chat: ChatLine[] = [];
  readonly id: string;
  readonly game: string;
  readonly moves: string[];
  readonly geometry: Geometry;
  readonly table: TableMessage;
  /** Turn numbers by move: turns[n] is the turn after n moves. */
  turns: number[] = [];
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** Moves made so far in what is shown. */
  at = $state(0);
  openRule = $state('');
  #viewer = $state(0);
  readonly #engine: Engine;
  readonly #handle: number;
  #blocks: Uint8Array[] = [];
  #all: LogEntry[] = [];
  #ears = new Set<Parameters<Session['onEvents']>[0]>();

  constructor(engine: Engine, record: string, id: string) {
    const begun = engine.load(record);
    this.#engine = engine;
    this.#handle = begun.handle;
    this.id = id;
    this.game = begun.game;
    this.moves = movesOf(record);
    this.geometry = engine.geometry(begun.handle);
    this.table = tableOf(record, id, begun.seats, engine.head(begun.handle), new Set(engine.games().bots.map((b) => b.name)));
    this.#blocks = [engine.snapshot(begun.handle)];
    this.#read();
    this.goTo(this.moves.length);
  }

  get you(): number {
    return this.#viewer;
  }
  get rows(): number {
    return this.at;
  }
  get over(): boolean {
    return this.at === this.moves.length;
  }

  /** Plays everything once for the present viewer: positions and events. */
  #read(): void {
    this.#engine.restore(this.#handle, this.#blocks[0] as Uint8Array);
    this.#blocks.length = 1;
    this.#all = [];
    this.turns = [this.#engine.status(this.#handle).turn_no];
    this.moves.forEach((row, seq) => {
      try {
        const made = this.#engine.play(this.#handle, row.startsWith('*') ? DEALER : Number(row[0]), row.slice(2));
        this.turns.push(made.turn_no);
      } catch (e) {
        throw e instanceof Refused ? new Refused(`${row}: ${e.message}`, e.clause, seq + 1) : e;
      }
      const said = this.#engine.events(this.#handle, this.#viewer);
      for (const event of said.events) this.#all.push({ id: this.#all.length + 1, seq, turn: this.turns.at(-1) ?? 0, event });
      this.#blocks.push(this.#engine.snapshot(this.#handle));
    });
  }

  goTo(n: number): void {
    const at = Math.max(0, Math.min(n, this.moves.length));
    const step = at === this.at + 1;
    this.#engine.restore(this.#handle, this.#blocks[at] as Uint8Array);
    const view = this.#engine.view(this.#handle, this.#viewer);
    this.at = at;
    this.view = { ...view, moves: {} };
    this.log = this.#all.filter((e) => e.seq < at);
    if (step) this.#tell(at - 1);
  }
  #tell(seq: number): void {
    const events: GameEvent[] = this.#all.filter((e) => e.seq === seq).map((e) => e.event);
    for (const hear of this.#ears) hear(events, { seq, text: this.moves[seq] ?? '', catchUp: false });
  }
  /** Sees the game as a seat did, 0 = as everybody did. */
  lookAs(seat: number): void {
    this.#viewer = seat;
    const at = this.at;
    this.#read();
    this.goTo(at);
  }
  get fullLog(): LogEntry[] {
    return this.#all;
  }
  /** The position shown, as the beginning of a record. */
  position(): string {
    return this.#engine.head(this.#handle) + this.#engine.dump(this.#handle);
  }

  deadline(): number {
    return 0;
  }
  now(): number {
    return Date.now();
  }
  name(seat: number): string {
    return seatName(this.table, seat);
  }
  isBot(seat: number): boolean {
    return this.table.seats[seat - 1]?.kind === 'bot';
  }
  #no(): Promise<boolean> {
    return Promise.resolve(false);
  }
  play(): Promise<boolean> {
    return this.#no();
  }
  why(): Promise<Refusal | null> {
    return Promise.resolve(null);
  }
  undo(): Promise<boolean> {
    return this.#no();
  }
  resign(): Promise<boolean> {
    return this.#no();
  }
  rematch(): Promise<boolean> {
    return this.#no();
  }
  say(): Promise<boolean> {
    return this.#no();
  }
  mute(): void {
    // nobody speaks in a replay
  }
  dismiss(): void {
    // nothing is refused in a replay
  }
  rule(clause: string): void {
    this.openRule = clause;
  }
  onEvents(hear: Parameters<Session['onEvents']>[0]): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }
  close(): void {
    this.#engine.close(this.#handle);
  }
}

function tableOf(record: string, id: string, seats: number, head: string, bots: ReadonlySet<string>): TableMessage {
  const names = namesOf(record);
  const setup = head.split('\n')[0]?.replace(/^th 1 /, '') ?? '';
  return {
    t: 'table',
    table: id,
    setup,
    status: 'playing',
    host: '',
    listed: false,
    undo: false,
    rows: 0,
    you: 0,
    now: 0,
    spectators: 0,
    seats: Array.from({ length: seats }, (_, i) => {
      const name = names.get(i + 1) ?? '';
      return { seat: i + 1, kind: bots.has(name) ? 'bot' : 'person', name };
    }),
    clock: { kind: 'none', seconds: 0, increment: 0 },
    commitment: /^commit (\w+)/m.exec(record)?.[1] ?? '',
    seeds: [],
  };
}
