// protocol.ts - the messages between the page and whatever runs the game: the server over a WebSocket, or the engine in
// a worker. Both speak the same JSON (docs/PROTOCOL.md, "The server"), so the page has one way to play.
import type { Argument } from './contract.gen';
import type { Patch } from './patch';

export const PROTOCOL = 2;

/** A game as data, as `thorp games --json` tells it (docs/PROTOCOL.md, "Games as data"). */
export interface OptionInfo {
  name: string;
  module?: string;
  type: 'bool' | 'int' | 'choice' | 'seat';
  min?: number;
  max?: number;
  choices?: string[];
  rows?: RowInfo[];
  default: number | string | boolean;
  clause?: string;
  needs?: string;
  excludes?: string;
}
/** A row of a choice; what it does not say does not limit it. */
export interface RowInfo {
  name: string;
  clause?: string;
  min_seats?: number;
  max_seats?: number;
  seats?: string; // the clause that limits them
  target?: number;
  needs?: string;
}
/** Two things a table cannot have together, or should not: `+module`, `option=row` or `option=row|row`. */
export interface BarInfo {
  one: string;
  other: string;
  clause?: string;
}
export interface ModuleInfo {
  name: string;
  min_seats: number;
  max_seats: number;
  needs: string[];
  excludes: string[];
  clause?: string;
  quiet?: boolean; // comes by itself with those that need it
}
export interface GameInfo {
  name: string;
  rev: number;
  min_seats: number;
  max_seats: number;
  seats: number;
  modules: ModuleInfo[];
  options: OptionInfo[];
  bars?: BarInfo[];
  notes?: BarInfo[]; // what goes together but is not recommended
  mixes?: BarInfo[]; // what goes together by a rule of its own
  crowds?: { modules: string[]; most: number; clause?: string }[]; // a table has at most so many of them
}
/** The same with what is played with: what the page's own table of arguments is made of (contract.gen.ts). */
export interface GameData extends GameInfo {
  words: Partial<Record<Argument, string[]>>; // names of what an argument of a type can be
  pieces: PieceInfo[];
  moves: MoveInfo[];
  events: EventInfo[];
  frames: FrameInfo[];
}
/** A kind of piece; what is missing it does not have. */
export interface PieceInfo {
  word: string;
  stands?: Argument;
  mark?: number; // tells it from other pieces of such places
  supply?: number; // of each colour, or of all together
  common?: boolean;
  cost?: Cards;
  move?: string; // the word that puts it down
  module?: string;
  clause?: string;
}
export interface MoveInfo {
  word: string;
  args: Argument[];
  secret?: number[]; // arguments that others see as `?`
  module?: string;
  speak?: boolean; // may be said out of turn
}
export interface EventInfo {
  name: string;
  args: Argument[];
  x?: 'bundle' | 'deal'; // what follows them
  final?: boolean; // cannot be taken back
  module?: string;
}
/** A question. */
export interface FrameInfo {
  name: string;
  clause?: string;
  module?: string;
  moves: string[];
  open?: boolean; // modules add moves
  chance?: string; // the dealer's: its stream
}

export type Cards = Record<string, number>; // kind -> count; "?" counts unknown cards
export interface Deal {
  give: Cards;
  want: Cards;
}

/** What every game says of a seat. What a family adds has its types in the family's folder. */
export interface SeatView {
  seat: number;
  points: number;
  target?: number;
  parts?: Record<string, number>; // where the points come from
  hand_size?: number;
  hand?: Cards;
  [more: string]: unknown;
}
/** A place with something to tell of it. */
export interface PlaceView {
  id?: string; // h07, e12
  [more: string]: unknown;
}
export interface PieceView {
  kind: string; // unknown kinds are drawn as labelled tokens
  at: string; // e12, n07, h03; 3,-1
  owner?: number; // a seat, or a colour that nobody plays
  [more: string]: unknown; // what a family or a module says of its pieces
}
export interface TableView {
  turn: number;
  turn_no: number;
  won: number;
  dice?: number[];
  [more: string]: unknown; // a family's figures; a module's own section, by its name
}
export interface AskView {
  frame?: string; // name of the question
  clause?: string;
  chance?: boolean;
  seats?: number[];
  may?: number[];
  seat?: number;
  n?: number;
}
/** A family narrows seats, places and table to what its engine writes. */
export interface View<Seat = SeatView, Place = PlaceView, Table = TableView> {
  seats: Seat[];
  places: Place[];
  pieces: PieceView[];
  table: Table;
  ask: AskView;
  moves: Record<string, string[]>; // word -> arguments: {"road": ["e03"], "end": [""]}
  off?: Record<string, string>; // word -> the clause by which there is no such move now
}
/** What the board is made of, sent once; only its family reads it. */
export type Geometry = object;
export interface GameEvent {
  event: string; // sentence: ev.<game>.<event> in i18n
  seat?: number;
  args: (number | string)[];
}

// ------------------------------------------------------------------ to the server

export type Request =
  | { t: 'hello'; protocol: number; name?: string; token?: string; patches?: boolean }
  | { t: 'ping' }
  | { t: 'games' }
  | { t: 'register' | 'login'; name: string; password: string }
  | { t: 'password'; password: string; new: string }
  | { t: 'logout'; everywhere?: boolean }
  | { t: 'delete'; password: string }
  | { t: 'person'; person: string }
  | { t: 'tables'; mine?: boolean }
  | { t: 'name'; name: string }
  | { t: 'absent'; seat: number }
  | { t: 'new'; setup: string; seats: string[]; listed?: boolean; clock?: string; undo?: 'own' | 'off'; memory?: boolean }
  | { t: 'watch'; table: string; from?: number }
  | { t: 'join'; table: string; seat?: number }
  | { t: 'leave' | 'begin' | 'undo' | 'resign' | 'rematch' | 'geometry' | 'view' }
  | { t: 'abort'; on?: boolean }
  | { t: 'vote'; seat: number; yes: boolean }
  | { t: 'bot'; seat: number; level: string }
  | { t: 'seed'; seed: string } // tables of this device: all shares are its own
  | { t: 'seal'; seal: string }
  | { t: 'reveal'; reveal: string }
  | { t: 'play'; moves: string[]; rows?: number }
  | { t: 'why'; move: string }
  | { t: 'memory' }
  | { t: 'chat'; text: string }
  | { t: 'mute'; person: string; on: boolean }
  | { t: 'recap'; after: number };

// ---------------------------------------------------------------- from the server

export interface SeatInfo {
  seat: number;
  kind: 'free' | 'person' | 'bot';
  name?: string;
  person?: string;
  here?: boolean;
  sealed?: boolean; // its share of the dice is fixed
  seeded?: boolean; // and shown
  no_share?: boolean; // too late for one
  away?: boolean;
  resigned?: boolean;
  left?: number;
  deadline?: number;
  gives_up?: boolean;
  asker?: string; // who asks for this bot's seat
  asker_name?: string;
  yes?: number[]; // seats that have voted about it, 0 = a host who does not play
  no?: number[];
}
export interface TableMessage {
  t: 'table';
  table: string;
  setup: string;
  status: 'lobby' | 'playing' | 'over' | 'aborted';
  host: string;
  listed: boolean;
  undo: boolean;
  memory?: boolean; // seats may ask what they can know of the others' hands
  rows: number;
  you: number; // 0 = spectator
  own?: number; // a seat one has left or resigned and may take again
  patience?: number; // seconds without a move before others may vote for a bot
  now: number;
  spectators: number;
  seats: SeatInfo[];
  clock: { kind: 'none' | 'turn' | 'chess' | 'days'; seconds: number; increment: number };
  commitment: string;
  seeds: string[];
  draw?: 'open' | 'seal' | 'reveal' | 'done'; // missing: shares are not sealed here
  voids?: number;
  seals?: string[];
  seed?: string; // revealed when the game is over
  challenge?: string; // of this device: the finished game as a challenge (challenge/code.ts)
  next?: string;
}
export interface ViewMessage {
  t: 'view';
  table: string;
  rows: number;
  you: number;
  now: number;
  can_undo: boolean;
  deadlines?: number[]; // by seat, milliseconds since 1970; 0 = none
  asked?: number[]; // without a clock: since when each seat has been asked; 0 = it is not
  view: View;
}
/** A view as what changed since the one with `from` rows; a transport makes a ViewMessage of it. */
export interface PatchMessage extends Omit<ViewMessage, 't' | 'view'> {
  t: 'patch';
  from: number;
  patch: Patch;
}
/** The memory aid: for each hand that is hidden from the seat the hands it may be, and how often of all that were tried. */
export interface MemoryMessage {
  t: 'memory';
  table: string;
  rows: number;
  lost: boolean; // not everything could be followed: these are guesses
  hands: { seat: number; of: { hand: string; n: number }[] }[];
  re?: string;
}
export interface RowMessage {
  t: 'row';
  table: string;
  seq: number;
  text: string; // "1 road e37", "* dice 4 3", "~ sit ..."
  events: GameEvent[];
}
export type Reply =
  | { t: 'welcome'; protocol: number; person: string; name: string; account: boolean; token?: string; ticket?: string; node: string; re?: string }
  | { t: 'ok'; re?: string }
  | { t: 'error'; code: string; text: string; clause?: string; re?: string }
  | { t: 'games'; games: GameInfo[]; bots?: { name: string; about: string; level?: boolean }[]; re?: string }
  | { t: 'tables'; tables: { table: string; setup: string; created?: number; status: string; seats: SeatInfo[] }[]; re?: string }
  | { t: 'created'; table: string; re?: string }
  | { t: 'person'; person: string; known: boolean; name?: string; account?: boolean; played?: number; finished?: number; left_early?: number; re?: string }
  | { t: 'geometry'; table: string; geometry: Geometry }
  | { t: 'chat'; table: string; id: number; at: number; person: string; seat?: number; name: string; text: string }
  | { t: 'bye'; text?: string }
  | MemoryMessage
  | TableMessage
  | ViewMessage
  | RowMessage;
