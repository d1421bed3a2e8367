// mock.svelte.ts - a table that stands still: recorded views shown as if a server had sent them. For looking, not for
// playing: moves are written to `sent`.
import type { GameEvent, Geometry, TableMessage, View } from '../../lib/protocol';
import type { ChatLine, LogEntry, Refusal, Session } from '../../lib/session.svelte';

export interface Recorded {
  seat: number;
  geometry: Geometry;
  rows: { seq: number; text: string; events: GameEvent[] }[];
  positions: Record<string, { row: number; view: View }>;
}

const NAMES = ['Mira', 'Timur', 'Olga', 'Hazel', 'Yusuf', 'Lena'];

export class Mock implements Session {
  readonly kind = 'server' as const;
  readonly link = 'online' as const;
  readonly retryAt = 0;
  readonly id = 'dev';
  readonly game = 'catan';
  readonly busy = false;
  readonly over = false;
  table = $state.raw<TableMessage | null>(null);
  view = $state.raw<View | null>(null);
  geometry = $state.raw<Geometry | null>(null);
  you = $state(0);
  rows = $state(0);
  canUndo = $state(true);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  sent = $state.raw<string[][]>([]);
  #deadline = Date.now() + 102_000;

  constructor(recorded: Recorded, frame: string, watch = false) {
    const position = recorded.positions[frame];
    if (!position) throw new Error(`no position ${frame}: ${Object.keys(recorded.positions).join(' ')}`);
    this.view = position.view;
    this.geometry = recorded.geometry;
    this.you = watch ? 0 : recorded.seat;
    this.rows = position.row;
    let turn = 0, id = 0;
    this.log = recorded.rows.slice(0, position.row).flatMap((row) =>
      row.events.map((event) => {
        if (event.event === 'turn') turn = Number(event.args[0]);
        return { id: ++id, seq: row.seq, turn, event };
      }),
    );
    this.table = {
      t: 'table', table: 'dev', setup: 'catan seats=4', status: 'playing', host: 'p1', listed: false, undo: true, rows: position.row,
      you: this.you, now: Date.now(), spectators: 3, commitment: '', seeds: [],
      clock: { kind: 'turn', seconds: 120, increment: 0 },
      seats: position.view.seats.map((s) => ({
        seat: s.seat, kind: s.seat === 4 ? 'bot' : 'person', name: NAMES[s.seat - 1], person: `p${s.seat}`, here: true,
      })),
    };
    this.chat = [
      { id: 1, at: 0, person: 'p2', name: 'Timur', text: 'Good luck!' },
      { id: 2, at: 0, person: 'p3', name: 'Olga', text: 'Anyone for wool?' },
    ];
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
    return { code: 'rule', text: `forbidden \`${move}\``, clause: 'CB-TURN-03', at: 0 };
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
