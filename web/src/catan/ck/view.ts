// view.ts - what a view says about Cities & Knights (docs/PROTOCOL.md), typed.
import type { Cards, View } from '../view';

export const TRACKS = ['trade', 'politics', 'science'] as const;
export type Track = (typeof TRACKS)[number];

export interface TrackView {
  track: Track;
  level: number;
  good: string;
  cost?: number;
  draws_to: number;
  ability: boolean;
  metropolis: boolean;
  forbidden?: string;
}
export interface CkSeat {
  seat: number;
  tracks: TrackView[];
  progress_size: number;
  progress: Cards;
  backs: Record<Track, number>;
  parts: Record<string, number>;
  strength: number;
  cities: number;
  cities_at_risk: number;
  walls_left: number;
  knights_left: Record<'basic' | 'strong' | 'mighty', number>;
  harbor_offers: number;
}
export interface CkTable {
  ship: number;
  ship_lands: number;
  /** There is no ship: its face lands a barbarian; knights stand on paths (CT-X-35). */
  raids: boolean;
  robber_free: boolean;
  barbarians: number;
  defence: number;
  knights_win: boolean;
  best: number[];
  losers: number[];
  event?: Track | 'ship';
  decks: Record<Track, number>;
  merchant_owner: number;
  crane: boolean;
  fleet: string[];
  costs: Record<string, Cards>;
  off?: Record<string, string>;
  ask?: { from?: number; track?: Track; at?: string; strength?: number; active?: boolean };
  seats: CkSeat[];
}
export interface Knight {
  at: string;
  owner: number;
  level: 'basic' | 'strong' | 'mighty';
  strength: number;
  active: boolean;
  ready: boolean;
}

export function ckOf(view: View | null | undefined): CkTable | undefined {
  return view?.table.ck as CkTable | undefined;
}

export function ckSeat(view: View | null | undefined, seat: number): CkSeat | undefined {
  return ckOf(view)?.seats[seat - 1];
}

export function knightsOf(view: View | null | undefined, seat: number): Knight[] {
  return (view?.pieces ?? []).filter((p) => p.kind === 'knight' && p.owner === seat) as unknown as Knight[];
}

export function knightAt(view: View | null | undefined, at: string | undefined): Knight | undefined {
  return view?.pieces.find((p) => p.kind === 'knight' && p.at === at) as Knight | undefined;
}
