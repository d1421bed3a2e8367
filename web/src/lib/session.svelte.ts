// session.svelte.ts - one table as the page sees it: the interface between the screens and the table of a family.
//
// A family is a folder web/src/<game>/ with Table.svelte, which gets { session } and nothing else. Everything here is
// reactive (Svelte runes). The page's content policy allows no inline styles: use classes, `style:` directives and SVG
// attributes, never a literal style="..." in a template.
import { ROLLED, TURN } from './contract';
import type {
  ChatReply,
  GameEvent,
  Geometry,
  LocalReply as Reply,
  LocalRequest as Request,
  TableMessage,
  View,
} from './protocol-extra';
import { Said } from './said';
import type { Link, Transport } from './transport';
import { seatName } from './words';

/** Something that was refused: by a rule (then there is a clause) or because it makes no sense now. */
export interface Refusal {
  code: string;
  text: string;
  clause?: string;
  at: number; // when, so that the same refusal twice is two
}

/** One event that has happened, in order. */
export interface LogEntry {
  id: number; // unique and growing
  seq: number; // row of the table's log
  turn: number; // number of the turn it belongs to, 0 before the first
  event: GameEvent;
}

export interface ChatLine {
  id: number;
  at: number;
  person: string;
  name: string;
  text: string;
}

/** What a family's table may use. Fields are reactive; functions may be called at any time. */
/** A move drawn on the board: what was made in a replay, or could be. */
export interface Hint {
  n: number; // in the list beside the board, the best first
  move: string;
  seat: number;
  played: boolean;
  strong: boolean; // the reader points at it, or it is the best
  bare?: boolean; // only its place is outlined, without a number
}

export interface Session {
  /** `server`: others are connected; `local`: the engine in this page; `replay`: a record, nothing can be played. */
  readonly kind: 'server' | 'local' | 'replay';
  readonly link: Link;
  readonly retryAt: number;
  /** Id of the table. */
  readonly id: string;
  /** Name of the family: "catan". */
  readonly game: string;
  readonly table: TableMessage | null;
  readonly view: View | null;
  readonly geometry: Geometry | null;
  /** Your seat, 1-based; 0 = you only watch. At a hot-seat table it follows who must act. */
  readonly you: number;
  /** The seat of the only person who reads this screen: sentences say "you" to it. None at shared devices, for watchers, in replays. */
  readonly reader?: number;
  /** Rows of the table's log that `view` has seen. */
  readonly rows: number;
  readonly canUndo: boolean;
  /** You must choose now. */
  readonly asked: boolean;
  /** You may speak now although nobody waits for you (a trade proposal). */
  readonly mayAct: boolean;
  /** A request of yours is on its way: buttons wait. */
  readonly busy: boolean;
  readonly over: boolean;
  /** What has happened is still being told step by step: the end waits. */
  telling?: boolean;
  /** Oldest first. */
  readonly log: LogEntry[];
  /** Moves that a replay, a lesson or a hint points at. */
  readonly hints?: readonly Hint[];
  readonly chat: ChatLine[];
  /** The last refusal, until the next success or dismissal. */
  readonly refusal: Refusal | null;
  /** Deadline of a seat in milliseconds since 1970 (server time), 0 = none. */
  deadline(seat: number): number;
  /** The clock of whoever runs the game. */
  now(): number;
  /** What a seat is called. */
  name(seat: number): string;
  isBot(seat: number): boolean;
  /** One or more moves in notation without the seat: "road e12", "end". True when all were taken. */
  play(moves: string | string[]): Promise<boolean>;
  /** Null if the move is allowed now, else why not. */
  why(move: string): Promise<Refusal | null>;
  undo(): Promise<boolean>;
  resign(): Promise<boolean>;
  rematch(): Promise<boolean>;
  say(text: string): Promise<boolean>;
  mute(person: string, on: boolean): void;
  dismiss(): void;
  /** Hears the events of each row once, for sounds and animations. `catchUp`: it is old news, show nothing moving. */
  onEvents(hear: (events: GameEvent[], row: { seq: number; text: string; catchUp: boolean }) => void): () => void;
  /** Opens the rule of a clause beside the table. */
  rule(clause: string): void;
}

type EventEar = (events: GameEvent[], row: { seq: number; text: string; catchUp: boolean }) => void;

let serial = 0;

export class TableSession implements Session {
  readonly kind: 'server' | 'local' | 'replay';
  readonly id: string;
  link = $state<Link>('connecting');
  retryAt = $state(0);
  table = $state.raw<TableMessage | null>(null);
  view = $state.raw<View | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  rows = $state(0);
  canUndo = $state(false);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<readonly Hint[]>([]);
  busy = $state(false);
  telling = $state(false);
  /** What happened at the table while one looked on: resigned, back, out of time. Oldest first. */
  news = $state.raw<LogEntry[]>([]);
  /** Rule shown beside the table, if any. */
  openRule = $state('');
  /** Code of what makes the table unreachable: "table" (none such), "version", "second"; "" = all well. */
  fault = $state('');

  #you = $state(0);
  #deadlines = $state.raw<number[]>([]);
  #asked = $state.raw<number[]>([]);
  #said = new Said();
  #skew = 0;
  #turn = 0;
  #first = 0; // the turn a game begins with that was set up in the middle of one
  #live = false; // the first view is there: rows from now on are news
  #ears = new Set<EventEar>();
  #waiting = new Map<string, (reply: Reply) => void>();
  #stop: (() => void)[] = [];
  #transport: Transport;
  #seen = 0; // rows heard of
  #late = false; // some came out of order
  #heard = new Map<number, { text: string; events: GameEvent[] }>();
  #standing: number[] = []; // rows that are moves and were not taken back

  constructor(transport: Transport, id: string, kind: 'server' | 'local' | 'replay' = transport.kind) {
    this.#transport = transport;
    this.id = id;
    this.kind = kind;
    this.link = transport.link;
    this.#stop.push(transport.on((reply) => this.#hear(reply)));
    this.#stop.push(transport.onLink((link) => this.#linked(link)));
    if (transport.link === 'online') this.#watch();
  }

  get you(): number {
    return this.#you;
  }
  /** Several people play on this device. */
  get shared(): boolean {
    return this.kind === 'local' && (this.table?.seats.filter((s) => s.kind === 'person').length ?? 0) > 1;
  }
  get reader(): number {
    return this.shared || this.kind === 'replay' ? 0 : this.#you;
  }
  get game(): string {
    return this.table?.setup.split(' ')[0] ?? '';
  }
  get asked(): boolean {
    return this.#you > 0 && !this.over && (this.view?.ask.seats?.includes(this.#you) ?? false);
  }
  get mayAct(): boolean {
    return this.#you > 0 && !this.over && (this.view?.ask.may?.includes(this.#you) ?? false);
  }
  get over(): boolean {
    return this.table?.status === 'over' || this.table?.status === 'aborted';
  }

  deadline(seat: number): number {
    return this.#deadlines[seat - 1] ?? this.table?.seats[seat - 1]?.deadline ?? 0;
  }
  /** Without a clock: since when a seat has been waited for, 0 = it is not. */
  askedSince(seat: number): number {
    return this.#asked[seat - 1] ?? 0;
  }
  now(): number {
    return Date.now() + this.#skew;
  }
  name(seat: number): string {
    return seatName(this.table, seat);
  }
  isBot(seat: number): boolean {
    const info = this.table?.seats[seat - 1];
    return info?.kind === 'bot';
  }

  async play(moves: string | string[]): Promise<boolean> {
    const list = typeof moves === 'string' ? [moves] : moves;
    return this.ask({ t: 'play', moves: list, rows: this.rows });
  }
  async why(move: string): Promise<Refusal | null> {
    const reply = await this.request({ t: 'why', move });
    return reply.t === 'error' ? refusalOf(reply) : null;
  }
  undo(): Promise<boolean> {
    return this.ask({ t: 'undo' });
  }
  resign(): Promise<boolean> {
    return this.ask({ t: 'resign' });
  }
  /** Would end the game without a winner, if everyone who plays agrees. */
  abort(): Promise<boolean> {
    return this.ask({ t: 'abort' });
  }
  /** Plays again, for oneself: the bot that played meanwhile stops. */
  comeBack(): Promise<boolean> {
    const own = this.table?.own ?? 0;
    return this.ask(own > 0 ? { t: 'join', table: this.id, seat: own } : { t: 'watch', table: this.id, from: this.#seen });
  }
  /** No longer asks for a bot's seat, but goes on watching. */
  async withdraw(): Promise<void> {
    await this.request({ t: 'leave' });
    this.#watch();
  }
  rematch(): Promise<boolean> {
    return this.ask({ t: 'rematch' });
  }
  say(text: string): Promise<boolean> {
    return this.ask({ t: 'chat', text });
  }
  mute(person: string, on: boolean): void {
    void this.request({ t: 'mute', person, on });
  }
  dismiss(): void {
    this.refusal = null;
  }
  rule(clause: string): void {
    this.openRule = clause;
  }
  onEvents(hear: EventEar): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }

  /** Sends a request that changes something; shows the refusal if there is one. */
  async ask(request: Request): Promise<boolean> {
    this.busy = true;
    const reply = await this.request(request);
    this.busy = false;
    this.refusal = reply.t === 'error' ? refusalOf(reply) : null;
    return reply.t !== 'error';
  }

  /** Sends a request and waits for its answer. A lost line is an answer too. */
  request(request: Request): Promise<Reply> {
    const re = `s${++serial}`;
    return new Promise((resolve) => {
      this.#waiting.set(re, resolve);
      if (this.#transport.link !== 'online') this.#answer({ t: 'error', code: 'line', text: 'no connection', re });
      else this.#transport.send({ ...request, re });
    });
  }

  close(): void {
    for (const stop of this.#stop) stop();
    for (const re of [...this.#waiting.keys()]) this.#answer({ t: 'error', code: 'line', text: 'closed', re });
    this.#ears.clear();
  }

  // ------------------------------------------------------------------ hearing

  #answer(reply: Reply): void {
    const re = 're' in reply ? reply.re : undefined;
    const resolve = re === undefined ? undefined : this.#waiting.get(re);
    if (re === undefined || resolve === undefined) return;
    this.#waiting.delete(re);
    resolve(reply);
  }

  #linked(link: Link): void {
    this.link = link;
    this.retryAt = this.#transport.retryAt;
    if (link === 'version' || link === 'second') this.fault = link;
    if (link === 'online') this.#watch();
    else for (const re of [...this.#waiting.keys()]) this.#answer({ t: 'error', code: 'line', text: 'no connection', re });
  }

  #watch(): void {
    const from = this.#seen;
    void this.request({ t: 'watch', table: this.id, from }).then((reply) => {
      if (reply.t === 'error') {
        if (reply.code !== 'line') this.fault = reply.code;
        return;
      }
      this.fault = '';
      this.#live = true;
      if (this.geometry === null) this.#transport.send({ t: 'geometry' });
      this.#transport.send({ t: 'recap', after: this.chat.at(-1)?.id ?? 0 });
    });
  }

  #hear(reply: Reply): void {
    if (this.#late && reply.t !== 'row') this.#relog();
    if ('table' in reply && typeof reply.table === 'string' && reply.t !== 'created' && reply.t !== 'record' && reply.table !== this.id) return;
    switch (reply.t) {
      case 'table':
        this.#hearTable(reply);
        break;
      case 'view':
        this.#skew = reply.now - Date.now();
        this.#you = reply.you;
        this.rows = reply.rows;
        this.#seen = Math.max(this.#seen, reply.rows);
        this.canUndo = reply.can_undo;
        this.#deadlines = reply.deadlines ?? [];
        this.#asked = reply.asked ?? [];
        this.view = reply.view;
        if (reply.rows === 0) this.#turn = this.#first = reply.view.table.turn_no;
        if (this.geometry === null && this.#transport.link === 'online') this.#transport.send({ t: 'geometry' });
        break;
      case 'row':
        this.#hearRow(reply.seq, reply.text, reply.events);
        break;
      case 'geometry':
        this.geometry = reply.geometry;
        break;
      case 'chat':
        this.#hearChat(reply);
        break;
      case 'error':
        if (reply.code === 'version') this.fault = 'version';
        break;
      default:
    }
    this.#answer(reply);
  }

  #hearTable(reply: TableMessage): void {
    this.#skew = reply.now - Date.now();
    this.#you = reply.you;
    this.table = reply;
  }

  #hearRow(seq: number, text: string, events: GameEvent[]): void {
    if (this.#heard.has(seq)) return; // told before the line broke
    const last = seq >= this.#seen;
    this.#heard.set(seq, { text, events });
    this.#seen = Math.max(this.#seen, seq + 1);
    if (last) this.#log(seq, text, events);
    else this.#late = true;
    for (const hear of this.#ears) hear(events, { seq, text, catchUp: !this.#live });
  }

  #log(seq: number, text: string, events: GameEvent[], again = false): void {
    if (text.startsWith('~ undo')) this.#takeBack();
    else if (!text.startsWith('~')) this.#standing.push(seq);
    const said = this.#said.take(text);
    const more = [...events, ...said].map((event, i) => {
      if (event.event === TURN && typeof event.args[0] === 'number') this.#turnIs(event.args[0]);
      if (event.event === ROLLED && this.#turn === 0) this.#turn = 1; // a printed start has no row before it
      return { id: seq * 256 + i, seq, turn: this.#turn, event };
    });
    if (more.length > 0) this.log = [...this.log, ...more];
    if (said.length > 0 && this.#live && !again) this.news = [...this.news, ...more].slice(-20);
  }

  /** What was told before the first turn anybody was told of, if that is not turn 1, was no set-up but the turn before. */
  #turnIs(turn: number): void {
    if (this.#turn === 0 && turn > 1) this.log = this.log.map((e) => ({ ...e, turn: turn - 1 }));
    this.#turn = turn;
  }

  /** Rows can come late: those of a game under way arrive before the ones that were missed. */
  #relog(): void {
    this.#late = false;
    this.log = [];
    this.#standing = [];
    this.#said = new Said();
    this.#turn = this.#first;
    for (const [seq, row] of [...this.#heard].sort((x, y) => x[0] - y[0])) this.#log(seq, row.text, row.events, true);
  }

  /** The last move did not happen after all. */
  #takeBack(): void {
    const last = this.#standing.pop();
    this.log = this.log.filter((e) => e.seq !== last);
  }

  #hearChat(line: ChatReply): void {
    if (this.chat.some((c) => c.id === line.id)) return;
    this.chat = [...this.chat, { id: line.id, at: line.at, person: line.person, name: line.name, text: line.text }];
  }
}

export function refusalOf(reply: { code: string; text: string; clause?: string }): Refusal {
  return { code: reply.code, text: reply.text, clause: reply.clause, at: Date.now() };
}
