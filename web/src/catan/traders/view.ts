// view.ts - what a view says about the main scenario of Traders & Barbarians (docs/PROTOCOL.md), typed.
import type { Cards, View } from '../view';

export interface Plaza {
  at: string;
  hex: string;
  stack: Record<string, number>;
  takes: string[];
}
export interface Train {
  level: number;
  mp: number;
  gold: number;
  drives_from: number; // 7: never
  points: number;
  cost: Cards;
}
export interface WagonSeat {
  seat: number;
  level: number;
  at?: string;
  cargo?: string;
  goal?: string; // the plaza that takes it
  delivered: number;
  parts: Record<string, number>;
}
export interface Way {
  to: string;
  mp: number;
  toll: number;
  path: string[];
}
/** The wagon of whoever is asked; ways may need the points that a grain brings. */
export interface Journey {
  seat: number;
  mp: number;
  fed: boolean;
  second: boolean;
  arrived: boolean;
  ways: Way[];
  paths: { at: string; mp: number; toll: number }[];
}
export interface TradersTable {
  plazas: Plaza[];
  trains: Train[];
  seats: WagonSeat[];
  tried: string[];
  journey?: Journey;
}

export function tradersOf(view: View | null | undefined): TradersTable | undefined {
  return view?.table.traders as TradersTable | undefined;
}

export function wagonOf(view: View | null | undefined, seat: number): WagonSeat | undefined {
  return tradersOf(view)?.seats[seat - 1];
}

export function trainOf(view: View | null | undefined, level: number): Train | undefined {
  return tradersOf(view)?.trains[level - 1];
}

export function plazaAt(view: View | null | undefined, node: string | undefined): Plaza | undefined {
  return tradersOf(view)?.plazas.find((p) => p.at === node);
}
