// view.ts - what a view says about Pirate Islands (docs/PROTOCOL.md), typed.
import type { View } from '../../../view';

export interface Odds {
  chip: number; // faces of the die, of six
  one_ship: number;
  two_ships: number;
}
/** Everything but the seat comes with its colour. */
export interface FleetSeat {
  seat: number;
  colour?: string;
  landing: string;
  fortress: string;
  ships: number;
  ships_missing: number;
  warships: number;
  chips: number;
  captured: boolean;
  price: number;
  no_attack?: string; // the clause
  odds: Odds;
  ahead: string[]; // paths of its ways to the fortress that are still open
}
export interface Meeting {
  seat: number;
  result: 'wins' | 'even' | 'loses';
  cards: number;
}
export interface Next {
  steps: number;
  at: string;
  ways: number;
  seats: Meeting[];
}
export interface MapColour {
  colour: number;
  name: string;
  town: string;
  landing: string;
  fortress: string;
}
export interface FleetTable {
  sails: boolean;
  path: string[]; // from where it lies
  next: Next[];
  colours?: MapColour[]; // while they are being chosen
  seats: FleetSeat[];
}

export function fleetOf(view: View | null | undefined): FleetTable | undefined {
  return view?.table.fleet as FleetTable | undefined;
}

/** Of a seat that has its colour. */
export function fleetSeat(view: View | null | undefined, seat: number): FleetSeat | undefined {
  const own = fleetOf(view)?.seats[seat - 1];
  return own?.colour === undefined ? undefined : own;
}
