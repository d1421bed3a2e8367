// types.ts - what a view of Elasund holds: the seats, places, pieces and table of docs/PROTOCOL.md for this game.
import type { AskView, Cards } from '../lib/protocol';
import type { Session } from '../lib/session.svelte';

export interface ElaSeat {
  seat: number;
  points: number; // cubes on the board
  parts: Record<string, number>;
  target: number;
  hand_size: number;
  influence: number;
  hand: Cards;
  permits: number[]; // values in the reserve
  buildings: string[]; // in the reserve
  homeless: string[]; // huts to be put back
  walls: number;
  towers: number;
  trade: number;
  track: number[]; // spaces with a cube
  owes?: number;
  giving?: Cards;
}
/** A building on its fields: who would win, what it costs, what must go; with a clause it is refused. */
export interface Site {
  site: string;
  at: string;
  clause?: string;
  permits: number;
  gold: number;
  cards: number;
  contest: { seat: number; permits: number; sum: number; paid: number }[];
  displaces: string[];
}
/** A row the ship may go to: what it brings, or what the pirate takes there. */
export interface Row {
  row: number;
  gives?: { seat: number; gold: number; influence: number }[];
  owes?: { seat: number; cards: number }[];
}
/** A church tile and the north-west field of the area it would fix. */
export interface Area {
  tile: number;
  at: string;
}
/** A permit that may be exchanged for one of more value. */
export interface Raise {
  raise: number;
  to: number;
  gold: number;
}
export interface ElaPiece {
  kind: string;
  at: string;
  owner?: number;
  cubes?: number;
  value?: number; // of a permit
  tile?: number; // of a wall or the church
  tower?: boolean;
}
export interface ElaTable {
  turn: number;
  turn_no: number;
  won: number; // 0: nobody, or several
  winners: number[];
  end?: string; // how it ended, if not by the usual victory
  ship: number; // row, 0 = off the board
  dice: number[];
  gold: number;
  pile: number;
  discards: Cards;
  pot: Cards;
  stacks: Record<string, number>;
  church: number[]; // tiles not built yet
  church_at?: string; // north-west field of its area
  permit_rows: number[];
  pending?: string; // the move that waits for a colour
}
export interface ElaView {
  seats: ElaSeat[];
  places: (Site | Row | Area | Raise)[];
  pieces: ElaPiece[];
  table: ElaTable;
  ask: AskView;
  moves: Record<string, string[]>;
}
export interface Kind {
  kind: string;
  neutral: boolean;
  w: number;
  h: number;
  cost: number;
  permits: number;
  income: 'none' | 'gold' | 'influence';
  flags: number; // the i-th lies i rows below the top
  count: number;
}
export interface ElaGeometry {
  columns: number;
  rows: number[];
  foundation: string;
  windmills: { at: string; points: number }[];
  walls: { at: string; cost: number }[];
  buildings: Kind[];
  track: { space: number; flags: number }[];
  wall_tiles: number[]; // influence cards of each tile, 0 = a tower
  prices: { church: number; two_gold: number; equal: number; anywhere: number; special: number };
}

export function viewOf(session: Session): ElaView | null {
  return session.view as unknown as ElaView | null;
}
export function geometryOf(session: Session): ElaGeometry | null {
  return session.geometry as unknown as ElaGeometry | null;
}
