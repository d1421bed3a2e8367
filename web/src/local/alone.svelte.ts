// alone.svelte.ts - a session that one person has with the engine in the page, at no table: what lessons and puzzles have in common. Nobody
// chats, nothing is taken back, no clock runs.
import type { GameEvent, Geometry, TableMessage, View } from '../lib/protocol-extra';
import { refusalOf, type ChatLine, type LogEntry, type Refusal, type Session } from '../lib/session.svelte';
import type { Link } from '../lib/transport';
import { seatName } from '../lib/words';
import { Refused } from './engine';

type Ear = Parameters<Session['onEvents']>[0];

/** A row as the person is told of it, and the turn it leads to. */
export interface Told {
  text: string;
  events: GameEvent[];
  turn: number;
}

export abstract class Alone implements Session {
  readonly kind = 'local';
  readonly link: Link = 'online';
  readonly retryAt = 0;
  readonly canUndo = false;
  readonly chat: ChatLine[] = [];
  readonly mayAct = false;
  readonly refusal: Refusal | null = null;
  readonly over: boolean = false; // the end of it is its own, not that of a game
  view = $state.raw<View | null>(null);
  rows = $state(0);
  log = $state.raw<LogEntry[]>([]);
  openRule = $state('');
  abstract readonly id: string;
  abstract readonly game: string;
  abstract readonly you: number;
  abstract readonly geometry: Geometry;
  abstract readonly table: TableMessage;
  abstract readonly asked: boolean;
  abstract readonly busy: boolean;
  readonly #ears = new Set<Ear>();

  /** Whoever is alone here is the one addressed. */
  get reader(): number {
    return this.you;
  }
  abstract play(moves: string | string[]): Promise<boolean>;
  abstract dismiss(): void;
  /** Throws what forbids a move. */
  protected abstract check(move: string): void;

  /** A table message for people and bots as they are listed here. */
  protected tableOf(setup: string, seats: TableMessage['seats']): TableMessage {
    return {
      t: 'table', table: this.id, setup, status: 'playing', host: 'local', listed: false, undo: false, rows: this.rows, you: this.you, now: 0, spectators: 0, seats,
      clock: { kind: 'none', seconds: 0, increment: 0 }, commitment: '', seeds: [],
    };
  }
  /** Adds a row to the log and lets everybody hear of it. */
  protected tell(told: Told, catchUp = false): void {
    const seq = this.rows++;
    const more = told.events.map((event, i) => ({ id: seq * 256 + i, seq, turn: told.turn, event }));
    this.log = [...this.log, ...more];
    for (const hear of this.#ears) hear(told.events, { seq, text: told.text, catchUp });
  }

  name(seat: number): string {
    return seatName(this.table, seat);
  }
  isBot(seat: number): boolean {
    return this.table.seats[seat - 1]?.kind === 'bot';
  }
  deadline(): number {
    return 0;
  }
  now(): number {
    return Date.now();
  }
  why(move: string): Promise<Refusal | null> {
    try {
      this.check(move);
      return Promise.resolve(null);
    } catch (e) {
      return Promise.resolve(e instanceof Refused ? refusalOf({ code: 'rule', text: e.message, ...(e.clause ? { clause: e.clause } : {}) }) : null);
    }
  }
  #never(): Promise<boolean> {
    return Promise.resolve(false);
  }
  undo(): Promise<boolean> {
    return this.#never();
  }
  resign(): Promise<boolean> {
    return this.#never();
  }
  rematch(): Promise<boolean> {
    return this.#never();
  }
  say(): Promise<boolean> {
    return this.#never();
  }
  mute(): void {
    // nobody chats here
  }
  rule(clause: string): void {
    this.openRule = clause;
  }
  onEvents(hear: Ear): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }
  protected deaf(): void {
    this.#ears.clear();
  }
}
