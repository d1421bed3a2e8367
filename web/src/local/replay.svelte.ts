// replay.svelte.ts - a record as a session that can be looked at from every seat, move by move. Nothing can be played in
// it; `position` gives the text a new table can start from.
import type { GameEvent, Geometry, TableMessage, View } from '../lib/protocol-extra';
import type { ChatLine, Hint, LogEntry, Refusal, Session } from '../lib/session.svelte';
import { Said } from '../lib/said';
import type { Link } from '../lib/transport';
import { seatName } from '../lib/words';
import { Refused, type Engine } from './engine';
import { moverOf, namesOf, Walk } from './record';

/** What happened at the table, by the number of moves made before it. */
export function saidOf(record: string): Map<number, GameEvent[]> {
  const said = new Said(), found = new Map<number, GameEvent[]>();
  let made = 0;
  for (const line of record.split('\n')) {
    if (/^[*1-6] \S/.test(line)) {
      made++;
      said.take(line);
    } else if (line.startsWith('# ~ ')) found.set(made, [...(found.get(made) ?? []), ...said.take(line.slice(2).trimEnd())]);
  }
  return found;
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
  /** Everybody's chance to win after n moves at a glance, in thousandths, all cards open. */
  readonly chances: number[][] = [];
  /** Is nothing half done after n moves? */
  readonly quiet: boolean[] = [];
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  hints = $state.raw<Hint[]>([]);
  /** Moves made so far in what is shown. */
  at = $state(0);
  openRule = $state('');
  #viewer = $state(0);
  readonly #engine: Engine;
  readonly #walk: Walk;
  readonly #handle: number;
  #ended = $state(false);
  #all: LogEntry[] = [];
  readonly #said: Map<number, GameEvent[]>; // by the number of moves before them
  #ears = new Set<Parameters<Session['onEvents']>[0]>();

  constructor(engine: Engine, record: string, id: string) {
    this.#engine = engine;
    this.#walk = new Walk(engine, record);
    this.#handle = this.#walk.handle;
    this.id = id;
    this.game = this.#walk.game;
    this.moves = this.#walk.moves;
    this.#said = saidOf(record);
    this.geometry = engine.geometry(this.#handle);
    this.table = tableOf(record, id, this.#walk.seats, engine.head(this.#handle), new Set(engine.games().bots.map((b) => b.name)));
    this.#read();
    this.#weigh();
    this.goTo(this.moves.length);
    this.#ended = engine.status(this.#handle).over;
  }

  get you(): number {
    return this.#viewer;
  }
  get rows(): number {
    return this.at;
  }
  /** A record may stop in the middle of a game, or be a position alone: then one can play on from its end. */
  get over(): boolean {
    return this.#ended && this.at === this.moves.length;
  }

  /** Plays everything once for the present viewer: positions and events. */
  #read(): void {
    this.#walk.stand(0);
    this.#all = [];
    this.turns = [this.#engine.status(this.#handle).turn_no];
    this.moves.forEach((row, seq) => {
      try {
        this.turns.push(this.#walk.make(seq));
      } catch (e) {
        throw e instanceof Refused ? new Refused(`${row}: ${e.message}`, e.clause, seq + 1) : e;
      }
      const said = this.#engine.events(this.#handle, this.#viewer);
      for (const event of [...said.events, ...(this.#said.get(seq + 1) ?? [])]) this.#all.push({ id: this.#all.length + 1, seq, turn: this.turns.at(-1) ?? 0, event });
    });
  }

  /** Chances after every move; while something is half done, the chances before it stand. */
  #weigh(): void {
    this.#walk.stand(0);
    for (let n = 0; n <= this.moves.length; n++) {
      if (n > 0) this.#walk.make(n - 1);
      const { quiet, chances } = this.#engine.chances(this.#handle);
      const even = chances.map(() => 1000 / chances.length);
      this.quiet.push(quiet);
      const begun = this.turns[n] !== 0; // while pieces are being placed, who has placed more is not ahead
      this.chances.push(begun && quiet ? chances : begun ? (this.chances.at(-1) ?? even) : even);
    }
  }

  /** Who made a move; 0 = the dealer. */
  moverOf(seq: number): number {
    return moverOf(this.moves[seq]);
  }

  /** What whoever made a move saw before it. */
  before(seq: number): View {
    this.#walk.stand(seq);
    const view = this.#engine.view(this.#handle, this.moverOf(seq));
    this.#walk.stand(this.at);
    return view;
  }

  /** The number of moves, this one or the last before it, after which nothing is half done: where chances can be measured. */
  calm(n: number): number {
    return Math.max(0, this.quiet.findLastIndex((q, i) => q && i <= n));
  }
  /** Where a turn begins before or after a place. */
  turnFrom(n: number, by: 1 | -1): number {
    const starts = this.turns.flatMap((turn, i) => (i === 0 || turn !== this.turns[i - 1] ? [i] : []));
    return (by > 0 ? starts.find((i) => i > n) : starts.findLast((i) => i < n)) ?? (by > 0 ? this.moves.length : 0);
  }

  goTo(n: number): void {
    const at = Math.max(0, Math.min(n, this.moves.length));
    const step = at === this.at + 1;
    this.#walk.stand(at);
    const view = this.#engine.view(this.#handle, this.#viewer);
    this.at = at;
    this.hints = [];
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
    this.#walk.close();
  }
}

function tableOf(record: string, id: string, seats: number, head: string, bots: ReadonlySet<string>): TableMessage {
  const names = namesOf(record);
  const [first = '', ...lines] = head.split('\n');
  const setup = [first.replace(/^th 1 /, ''), ...lines.filter((l) => l.startsWith('opt ')).map((l) => l.slice(4))].join(' ');
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
