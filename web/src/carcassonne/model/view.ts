// view.ts - what the engine tells about a Carcassonne table (src/carcassonne/car_describe.c), as the page reads it. Every
// part that a module owns may be missing.
import type { AskView } from '../../lib/protocol';

export interface CarSeat {
  seat: number;
  points: number;
  marker?: number;
  messenger?: number;
  supply: Record<string, number>;
  goods?: Record<string, number>;
  gold?: number;
  robber?: number; // a space of the track; below 0: in the supply
  parts?: Record<string, number>; // points by source
}
export interface CarPlace {
  tile: string;
  at: string; // as moves say it
  x: number;
  y: number;
  rot: number;
  ingots?: number;
  ferry?: string[];
  features?: Record<string, number>;
}
export interface CarPiece {
  kind: string;
  owner?: number;
  at: string;
  segment: string;
  feature?: number;
}
export interface CarFeature {
  id: number;
  kind: string; // road city field monastery garden
  at: string;
  segment: string;
  done: boolean;
  open: number;
  tiles: number;
  shields?: number;
  cities?: number;
  inn?: boolean;
  cathedral?: boolean;
  mage?: boolean;
  witch?: boolean;
  weights?: number[];
  owners: number[];
  now: number;
  each?: number[]; // now, by owner, where they differ
  finished: number;
}
export interface CarTable {
  turn: number;
  turn_no: number;
  ply: number;
  won: number;
  winners?: number[];
  laid?: number;
  left?: number;
  stack?: number;
  drawn?: string;
  last?: string;
  target?: string; // where a flight comes down
  die?: number;
  earned?: number;
  message?: number;
  message_points?: number; // of its action, now
  removed?: string[]; // tiles that fitted nowhere
  features?: CarFeature[];
  remaining?: { tile: string; n: number; next?: boolean; fits?: number }[];
  cells?: { at: string; x: number; y: number; need: string; fits: number }[];
  placements?: { at: string; x: number; y: number; rots: number[] }[];
  spots?: { figure: string; segment: string; at: string; feature: number; now?: number }[];
}
export interface CarView {
  seats: CarSeat[];
  places: CarPlace[];
  pieces: CarPiece[];
  table: CarTable;
  ask: AskView;
  moves: Record<string, string[]>;
}
