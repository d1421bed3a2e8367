// host.ts - what the server does, for the games on this device: it answers the same messages, moves the bots, deals, and
// keeps every table as its rows. It knows no browser: the worker gives it an engine, a store and a clock.
import type { LocalReply, LocalRequest, Saved, SeatInfo, TableMessage } from '../lib/protocol-extra';
import { PROTOCOL } from '../lib/protocol';
import { challengeOf, diceOf } from './challenge';
import { Refused, hex, type Engine } from './engine';
import { Recall } from './recall';
import { Room, type SavedRoom } from './room';

/** Where tables are kept. */
export interface Store {
  list(): Promise<SavedRoom[]>;
  get(id: string): Promise<SavedRoom | undefined>;
  put(room: SavedRoom): Promise<void>;
  delete(id: string): Promise<void>;
  /** False when another tab plays this table already. */
  hold(id: string): Promise<boolean>;
}

export interface HostParts {
  engine: Engine;
  store: Store;
  reply(message: LocalReply): void;
  now(): number;
  random(n: number): Uint8Array;
  later(run: () => void, ms: number): unknown;
}

type Tagged = LocalRequest & { re?: string };
type New = Extract<LocalRequest, { t: 'new' }>;

/** Simulations of a bot's move: as many as its level says. */
const SIMS = 0;

export class Host {
  readonly #p: HostParts;
  #room: Room | null = null;
  readonly #recall: Recall;
  #holder = 0; // whose view is shown: the seat that holds the device, 0 = nobody plays
  #pace = 350;
  #lastMove = 0;
  #waking = false;
  #name = '';
  readonly #standIn: string; // plays for who has resigned: the second of the list, which begins with the weakest level

  constructor(parts: HostParts) {
    this.#p = parts;
    this.#recall = new Recall(parts.engine);
    const { bots } = parts.engine.games();
    this.#standIn = bots[1]?.name ?? bots[0]?.name ?? '';
  }

  async take(msg: Tagged): Promise<void> {
    try {
      await this.#dispatch(msg);
    } catch (e) {
      const refused = e instanceof Refused ? e : new Refused(e instanceof Error ? e.message : String(e));
      const code = refused.clause !== undefined ? 'rule' : (refusalCode.get(refused.message) ?? 'refused');
      this.#p.reply({ t: 'error', code, text: refused.message, clause: refused.clause, re: msg.re });
    }
  }

  async #dispatch(msg: Tagged): Promise<void> {
    switch (msg.t) {
      case 'hello':
        this.#name = msg.name ?? '';
        this.#p.reply({ t: 'welcome', protocol: PROTOCOL, person: 'local', name: this.#name, account: false, node: 'local', re: msg.re });
        return;
      case 'name':
        this.#name = msg.name;
        return this.#ok(msg);
      case 'games':
        this.#p.reply({ t: 'games', ...this.#p.engine.games(), re: msg.re });
        return;
      case 'tables':
        this.#p.reply({ t: 'tables', tables: [], re: msg.re });
        return;
      case 'saved':
        this.#p.reply({ t: 'saved', saved: await this.#saved(), re: msg.re });
        return;
      case 'forget':
        await this.#forget(msg.table);
        return this.#ok(msg);
      case 'record':
        this.#p.reply({ t: 'record', table: msg.table, text: await this.#record(msg.table), re: msg.re });
        return;
      case 'new':
        return this.#new(msg);
      case 'watch':
      case 'join':
        return this.#watch(msg.table, 'from' in msg ? (msg.from ?? -1) : -1, msg);
      case 'pace':
        this.#pace = msg.ms;
        return this.#ok(msg);
      case 'person':
        this.#p.reply({ t: 'person', person: msg.person, known: false, re: msg.re });
        return;
      case 'ping':
      case 'mute':
      case 'recap':
        return this.#ok(msg);
      default:
        return this.#atTable(this.#here(), msg);
    }
  }

  async #atTable(room: Room, msg: Tagged): Promise<void> {
    switch (msg.t) {
      case 'leave':
        this.#drop();
        break;
      case 'geometry':
        this.#p.reply({ t: 'geometry', table: room.about.id, geometry: this.#p.engine.geometry(room.handle) });
        return;
      case 'bot':
        this.#row(room, msg.level === 'open' ? `~ free ${msg.seat}` : `~ bot ${msg.seat} ${msg.level}`);
        break;
      case 'seed':
        this.#row(room, `~ seed ${this.#holder} ${msg.seed}`);
        break;
      case 'begin':
        this.#begin(room);
        break;
      case 'play':
        this.#play(room, msg.moves, msg.rows);
        break;
      case 'undo':
        this.#row(room, `~ undo ${this.#holder}`);
        break;
      case 'why':
        this.#p.engine.why(room.handle, this.#seat(), msg.move);
        return this.#ok(msg);
      case 'memory':
        if (!room.memory || room.status === 'lobby') throw new Refused('this table has no memory aid');
        this.#p.reply({ t: 'memory', table: room.about.id, rows: room.rows, ...this.#recall.of(room, this.#seat()), re: msg.re });
        return;
      case 'hint':
        this.#p.reply({ t: 'hint', table: room.about.id, rows: room.rows, seat: this.#seat(), position: this.#p.engine.seen(room.handle, this.#seat()), re: msg.re });
        return;
      case 'resign':
        this.#row(room, `~ resign ${this.#seat()}`);
        break;
      case 'abort':
        this.#row(room, '~ abort');
        break;
      case 'rematch':
        return this.#rematch(room, msg);
      default:
        throw new Refused('not possible here');
    }
    this.#ok(msg);
    this.#settle();
  }

  #ok(msg: Tagged): void {
    this.#p.reply({ t: 'ok', re: msg.re });
  }
  #here(): Room {
    if (this.#room === null) throw new Refused('look at the table first');
    return this.#room;
  }
  #seat(): number {
    if (this.#holder === 0) throw new Refused('you do not sit at this table');
    return this.#holder;
  }

  // ---------------------------------------------------------- tables, store

  #id(letter: string): string {
    return letter + hex(this.#p.random(6));
  }

  /** Seats are "me", "me:NAME" (several people at one device), "open" or a bot's name. */
  async #make(msg: New): Promise<Room> {
    const now = this.#p.now();
    const dice = diceOf(msg.challenge);
    const about: SavedRoom = {
      id: this.#id('l'),
      setup: msg.setup,
      seed: dice?.seed ?? hex(this.#p.random(32)),
      rows: [],
      created: now,
      played: now,
      position: msg.position,
      ...(msg.challenge !== undefined ? { challenge: msg.challenge } : {}),
    };
    const room = new Room(this.#p.engine, about);
    about.setup = room.setup;
    room.row(`~ open local undo=${msg.undo ?? 'own'}${msg.memory === true ? ' memory=on' : ''}`, now);
    room.seats.forEach((_, i) => {
      const who = msg.seats[i] ?? 'open';
      if (who === 'open') return;
      if (who === 'me' || who.startsWith('me:')) {
        room.row(`~ sit ${i + 1} local ${who.slice(3) || this.#name}`, now);
        room.row(`~ seed ${i + 1} ${dice?.shares[i] || hex(this.#p.random(16))}`, now);
      } else room.row(`~ bot ${i + 1} ${who}`, now);
    });
    await this.#p.store.put(structuredClone(about));
    return room;
  }

  async #new(msg: New & { re?: string }): Promise<void> {
    const room = await this.#make(msg);
    this.#drop();
    this.#room = room;
    await this.#p.store.hold(room.about.id);
    this.#p.reply({ t: 'created', table: room.about.id, re: msg.re });
    this.#settle();
  }

  async #watch(id: string, from: number, msg: Tagged): Promise<void> {
    if (this.#room?.about.id !== id) {
      const saved = await this.#p.store.get(id);
      if (saved === undefined) throw new Refused('there is no such table');
      if (!(await this.#p.store.hold(id))) throw new Refused('this game is open in another tab');
      this.#drop();
      this.#room = new Room(this.#p.engine, saved);
    }
    const room = this.#here();
    this.#hold(room);
    if (msg.t === 'join' && room.botPlays(msg.seat ?? 0)) this.#row(room, `~ back ${msg.seat}`);
    if (from >= 0) this.#missed(room, from);
    this.#settle();
    this.#ok(msg);
  }

  /** Rows since `from` with their events: the game is played again beside the real one, for one reader. */
  #missed(room: Room, from: number): void {
    const again = new Room(this.#p.engine, { ...room.about, rows: [] });
    const told: { seq: number; text: string; events: ReturnType<Engine['events']>['events'] }[] = [];
    room.about.rows.forEach((row, seq) => {
      again.row(row, 0);
      if (seq < from) return;
      const said = row.startsWith('~') ? { text: row, events: [] } : this.#p.engine.events(again.handle, this.#holder);
      told.push({ seq, text: said.text, events: said.events });
    });
    again.close();
    for (const row of told) this.#p.reply({ t: 'row', table: room.about.id, ...row });
  }

  #drop(): void {
    this.#room?.close();
    this.#recall.close();
    this.#room = null;
    this.#holder = 0;
  }

  async #forget(id: string): Promise<void> {
    if (this.#room?.about.id === id) this.#drop();
    await this.#p.store.delete(id);
  }

  async #record(id: string): Promise<string> {
    if (this.#room?.about.id === id) return this.#room.record();
    const saved = await this.#p.store.get(id);
    if (saved === undefined) throw new Refused('there is no such table');
    const room = new Room(this.#p.engine, saved);
    const text = room.record();
    room.close();
    return text;
  }

  async #saved(): Promise<Saved[]> {
    const all: Saved[] = [];
    for (const about of await this.#p.store.list()) {
      try {
        const room = new Room(this.#p.engine, about);
        const status = this.#p.engine.status(room.handle);
        all.push({
          table: about.id,
          setup: room.setup,
          status: room.status,
          created: about.created,
          played: about.played,
          turn: status.turn_no,
          seats: room.seats.map((s, i) => ({ kind: s.kind, name: s.name, points: this.#shown(room, i) })),
          winners: room.status === 'over' ? status.ranks.flatMap((rank, i) => (rank === 1 ? [i + 1] : [])) : [],
        });
        room.close();
      } catch {
        // of another revision of the rules: it cannot be played on
      }
    }
    return all.sort((a, b) => b.played - a.played);
  }

  /** Points as everybody sees them. */
  #shown(room: Room, seat: number): number {
    if (room.status === 'lobby') return 0;
    return this.#p.engine.view(room.handle, 0).seats[seat]?.points ?? 0;
  }

  // ------------------------------------------------------------------- play

  #begin(room: Room): void {
    this.#row(room, '~ begin');
    this.#lastMove = this.#p.now();
  }

  /** Takes a row, tells it, keeps it. */
  #row(room: Room, text: string): void {
    room.row(text, this.#p.now());
    const seq = room.rows - 1;
    const said = text.startsWith('~') ? { text, events: [] } : this.#p.engine.events(room.handle, this.#holder);
    this.#p.reply({ t: 'row', table: room.about.id, seq, text: said.text, events: said.events });
    void this.#p.store.put(structuredClone(room.about));
  }

  #play(room: Room, moves: string[], rows: number | undefined): void {
    const seat = this.#seat();
    if (rows !== undefined && rows !== room.rows) throw new Refused('something has happened since; look again');
    if (room.botPlays(seat)) throw new Refused('you have resigned');
    try {
      for (const move of moves) {
        this.#p.engine.why(room.handle, seat, move);
        this.#row(room, `${seat} ${move}`);
        this.#deal(room);
      }
    } catch (e) {
      this.#settle(); // those before the refused one were made
      throw e;
    }
  }

  #deal(room: Room): void {
    while (room.status === 'playing' && room.flow.dealer) this.#row(room, room.chanceRow());
    this.#lastMove = this.#p.now();
  }

  /** Who holds the device: stays where it is until somebody else here must choose. */
  #hold(room: Room): void {
    const people = room.people;
    const asked = room.flow.actors.filter((seat) => people.includes(seat));
    if (room.status === 'playing' && asked.length > 0 && !asked.includes(this.#holder)) this.#holder = asked[0] as number;
    else if (!people.includes(this.#holder)) this.#holder = people[0] ?? firstPerson(room);
  }

  /** Tells the reader how things stand, then lets the bots go on. */
  #settle(): void {
    const room = this.#room;
    if (room === null) return;
    this.#hold(room);
    this.#p.reply(this.#tableMessage(room));
    if (room.status === 'playing' || room.status === 'over')
      this.#p.reply({
        t: 'view',
        table: room.about.id,
        rows: room.rows,
        you: this.#holder,
        now: this.#p.now(),
        can_undo: room.canUndo(this.#holder),
        view: this.#p.engine.view(room.handle, this.#holder),
      });
    this.#wake();
  }

  #wake(): void {
    const room = this.#room;
    if (this.#waking || room === null || room.status !== 'playing') return;
    const bots = room.flow.actors.some((seat) => room.botPlays(seat));
    if (!bots && !room.flow.dealer) return;
    this.#waking = true;
    const wait = Math.max(0, this.#lastMove + this.#pace - this.#p.now());
    this.#p.later(() => {
      this.#waking = false;
      if (this.#room === room) this.#botMove(room);
    }, wait);
  }

  #botMove(room: Room): void {
    const seat = room.flow.actors.find((s) => room.botPlays(s));
    if (room.status !== 'playing') return;
    if (seat !== undefined) {
      const level = room.seats[seat - 1]?.kind === 'bot' ? (room.seats[seat - 1]?.level ?? '') : this.#standIn;
      const choice = this.#p.engine.choose(room.handle, seat, level, SIMS);
      this.#row(room, `${seat} ${choice.move}`);
    }
    this.#deal(room);
    this.#settle();
  }

  /** The same people again, everybody one seat on. */
  async #rematch(room: Room, msg: Tagged): Promise<void> {
    if (room.status !== 'over' && room.status !== 'aborted') throw new Refused('the game is not over');
    const seats = room.seats.map((_, i) => {
      const s = room.seats[(i + 1) % room.seats.length];
      return s?.kind === 'bot' ? s.level : `me:${s?.name ?? ''}`;
    });
    const next = await this.#make({ t: 'new', setup: room.setup, seats, undo: room.undo ? 'own' : 'off', memory: room.memory });
    next.close();
    this.#row(room, `~ next ${next.about.id}`);
    this.#ok(msg);
    this.#settle();
  }

  // ---------------------------------------------------------------- telling

  #tableMessage(room: Room): TableMessage {
    const over = room.status === 'over';
    return {
      t: 'table',
      table: room.about.id,
      setup: room.setup,
      status: room.status,
      host: 'local',
      listed: false,
      undo: room.undo,
      ...(room.memory ? { memory: true } : {}),
      rows: room.rows,
      you: this.#holder,
      ...(room.status === 'playing' && room.seats[this.#holder - 1]?.resigned ? { own: this.#holder } : {}),
      now: this.#p.now(),
      spectators: 0,
      seats: room.seats.map((s, i) => this.#seatInfo(s, i)),
      clock: { kind: 'none', seconds: 0, increment: 0 },
      commitment: room.commitment,
      seeds: room.seats.map((s) => s.seed),
      ...(over ? { seed: room.about.seed, challenge: challengeOf(room, this.#p.engine.status(room.handle)) } : {}),
      ...(room.next !== '' ? { next: room.next } : {}),
    };
  }

  #seatInfo(s: Room['seats'][number], i: number): SeatInfo {
    if (s.kind === 'free') return { seat: i + 1, kind: 'free' };
    if (s.kind === 'bot') return { seat: i + 1, kind: 'bot', name: s.level };
    return { seat: i + 1, kind: 'person', name: s.name, person: 'local', here: true, seeded: s.seed !== '', resigned: s.resigned };
  }
}

function firstPerson(room: Room): number {
  return room.seats.findIndex((s) => s.kind === 'person') + 1;
}

/** Codes the server would give with these refusals. */
const refusalCode = new Map([
  ['there is no such table', 'table'],
  ['look at the table first', 'table'],
  ['this game is open in another tab', 'second'],
  ['you do not sit at this table', 'seat'],
  ['something has happened since; look again', 'old'],
]);
