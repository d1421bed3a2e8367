// view.ts - what Catan's engine writes of a table (src/catan/cat_describe.c, docs/PROTOCOL.md): the types of the view beside those of every game.
import type { Cards, Deal, PlaceView as AnyPlace, SeatView as AnySeat, TableView as AnyTable, View as AnyView } from '../lib/protocol';

export type { AskView, Cards, Deal, GameEvent, PieceView } from '../lib/protocol';

export interface SeatView extends AnySeat {
  parts: Record<string, number>;
  target: number;
  hand_size: number;
  hand: Cards;
  hand_limit: number;
  cards_size: number;
  cards: Cards;
  fresh: Cards;
  knights: number;
  route: number;
  left: Record<string, number>; // pieces in the supply, by their word
  rates: Record<string, number>;
  owes?: number;
  discarding?: Cards;
  answer?: 'accepted' | 'rejected' | 'countered';
  deal?: Deal;
  proposal?: Deal;
  proposal_no?: number;
}
export interface PlaceView extends AnyPlace {
  id: string; // h07, e12
  terrain?: string;
  numbers?: number[];
  harbour?: string; // "any" or a resource
  rate?: number;
}
export interface TableView extends AnyTable {
  ply: number;
  /** Missing: nobody is told what it has left. */
  bank?: Cards;
  deck: number;
  spent: Cards;
  dice: number[];
  route_holder: number;
  army_holder: number;
  card_played: boolean;
  offers_left: number;
  costs: Record<string, Cards>;
}
export type View = AnyView<SeatView, PlaceView, TableView>;
export interface Geometry {
  hexes: { id: string; q: number; r: number; nodes?: string[]; plaza?: string }[]; // plaza: a crossing amid the hex
  edges: { id: string; nodes: [string, string] }[];
}

/** The view of a session or a scene whose game is Catan. */
export function viewOf(session: { readonly view?: AnyView | null }): View | null {
  return (session.view ?? null) as View | null;
}
export function geometryOf(session: { readonly geometry?: object | null }): Geometry | null {
  return (session.geometry ?? null) as Geometry | null;
}
