// mock.svelte.ts - a table that stands still: a recorded position shown as if a server had sent it. For looking and for
// tests, not for playing: moves are written to `sent`.
import { TURN } from '../../lib/contract';
import type { GameEvent, Geometry, TableMessage, View } from '../../lib/protocol';
import type { ChatLine, LogEntry, Refusal, Session } from '../../lib/session.svelte';

interface Row {
  seq: number;
  text: string;
  events: GameEvent[];
}
/** One position, and what was told before it. */
export interface Position {
  seat: number;
  game: string; // set-up text
  geometry: Geometry;
  view: View;
  rows: Row[];
}
/** One game with several positions by the names of their questions. */
export interface Recorded {
  seat: number;
  geometry: Geometry;
  rows: Row[];
  positions: Record<string, { row: number; view: View; seat?: number }>;
}

export function positionOf(recorded: Recorded, frame: string, game: string): Position {
  const at = recorded.positions[frame];
  if (!at) throw new Error(`no position ${frame}: ${Object.keys(recorded.positions).join(' ')}`);
  return { game, seat: at.seat ?? recorded.seat, geometry: recorded.geometry, view: at.view, rows: recorded.rows.slice(0, at.row) };
}

const NAMES = ['Mira', 'Timur', 'Olga', 'Hazel', 'Yusuf', 'Lena'];

export class Mock implements Session {
  readonly kind = 'server' as const;
  readonly link = 'online' as const;
  readonly retryAt = 0;
  readonly id = 'dev';
  readonly game: string;
  readonly busy = false;
  readonly over = false;
  table = $state.raw<TableMessage | null>(null);
  view = $state.raw<View | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  you = $state(0);
  rows = $state(0);
  canUndo = $state(true);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([
    { id: 1, at: 0, person: 'p2', name: 'Timur', text: 'Good luck!' },
    { id: 2, at: 0, person: 'p3', name: 'Olga', text: 'Anyone for wool?' },
  ]);
  refusal = $state.raw<Refusal | null>(null);
  sent = $state.raw<string[][]>([]);
  #deadline = Date.now() + 102_000;

  constructor(position: Position, watch = false) {
    this.game = position.game.split(' ')[0] ?? '';
    this.view = position.view;
    this.geometry = position.geometry;
    this.you = watch ? 0 : position.seat;
    this.rows = position.rows.length;
    let turn = 0, id = 0;
    this.log = position.rows.flatMap((row) =>
      row.events.map((event) => {
        if (event.event === TURN) turn = Number(event.args[0]);
        return { id: ++id, seq: row.seq, turn, event };
      }),
    );
    this.table = {
      t: 'table', table: 'dev', setup: position.game, status: 'playing', host: 'p1', listed: false, undo: true, rows: this.rows,
      you: this.you, now: Date.now(), spectators: 3, commitment: '', seeds: [],
      clock: { kind: 'turn', seconds: 120, increment: 0 },
      seats: position.view.seats.map((s) => ({
        seat: s.seat, kind: s.seat === 4 ? 'bot' : 'person', name: NAMES[s.seat - 1], person: `p${s.seat}`, here: true,
      })),
    };
  }
  get asked(): boolean {
    return this.you > 0 && (this.view?.ask.seats?.includes(this.you) ?? false);
  }
  get mayAct(): boolean {
    return this.you > 0 && (this.view?.ask.may?.includes(this.you) ?? false);
  }
  deadline(seat: number): number {
    return this.view?.ask.seats?.includes(seat) ? this.#deadline : 0;
  }
  now(): number {
    return Date.now();
  }
  name(seat: number): string {
    return this.table?.seats[seat - 1]?.name ?? '-';
  }
  isBot(seat: number): boolean {
    return seat === 4;
  }
  async play(moves: string | string[]): Promise<boolean> {
    this.sent = [...this.sent, typeof moves === 'string' ? [moves] : moves];
    return true;
  }
  async why(move: string): Promise<Refusal | null> {
    return { code: 'rule', text: `forbidden \`${move}\``, clause: this.view?.ask.clause, at: 0 };
  }
  undo = async (): Promise<boolean> => true;
  resign = async (): Promise<boolean> => true;
  rematch = async (): Promise<boolean> => true;
  say = async (): Promise<boolean> => true;
  mute(): void {}
  dismiss(): void {
    this.refusal = null;
  }
  onEvents(): () => void {
    return () => {};
  }
  rule(): void {}
}
