// protocol-extra.ts - protocol.ts with what only the page needs: messages the engine in the worker answers besides
// those of the server, and a few names.
import type { Reply, Request } from './protocol';

export * from './protocol';
export type ChatReply = Extract<Reply, { t: 'chat' }>;
export type ErrorReply = Extract<Reply, { t: 'error' }>;

/** A game kept on this device. */
export interface Saved {
  table: string;
  setup: string;
  status: 'lobby' | 'playing' | 'over' | 'aborted';
  created: number;
  played: number; // when the last move was made
  turn: number;
  seats: { kind: 'person' | 'bot' | 'free'; name: string; points: number }[];
  winners: number[]; // several share a win; nobody before the end
}

/** Only the worker understands these. A new table may start from a position (a record's text up to a move). `hint` asks for what whoever holds
 *  the device knows of the position: an adviser of its own looks at it. */
export type LocalRequest =
  | Exclude<Request, { t: 'new' }>
  | { t: 'new'; setup: string; seats: string[]; listed?: boolean; clock?: string; undo?: 'own' | 'off'; memory?: boolean; position?: string; challenge?: string }
  | { t: 'saved' }
  | { t: 'record'; table: string }
  | { t: 'forget'; table: string }
  | { t: 'hint' }
  | { t: 'pace'; ms: number };

export type LocalReply =
  | Reply
  | { t: 'saved'; saved: Saved[]; re?: string }
  | { t: 'record'; table: string; text: string; re?: string }
  | { t: 'hint'; table: string; rows: number; seat: number; position: string; re?: string };
