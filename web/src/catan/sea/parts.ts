// parts.ts - what a scenario adds to the table of Seafarers. Each is a folder in parts/ with a part.ts that exports one SeaPart, named
// by the key under which the engine describes it in the table (`table.fog`, `table.cloth`); nobody lists it. Its pieces, questions and docks are
// there whenever the engine asks; its panel and its drawings only where the table has its key.
import type { Component } from 'svelte';
import type { SeatView, View } from '../view';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import type { Action } from '../model/actions';

type Shared = Pick<Extra, 'pieces' | 'actions' | 'questions' | 'docks' | 'panels' | 'words' | 'calm' | 'either' | 'marks' | 'motion' | 'sounds' | 'between'>;
type Asked = Pick<Extra, 'ground' | 'held' | 'ghost' | 'hint' | 'prompt' | 'pieceText' | 'off' | 'costs'>;

export interface SeaPart extends Shared, Asked {
  key: string;
  /** In the rail below the scenario's name and its rule. */
  panel?: Component<{ control: Control; small?: boolean }>;
  /** Beside the own hand. */
  hand?: Component<{ control: Control; small?: boolean }>;
  /** Moves on the ground for a moment. */
  drawn?: Component<{ control: Control }>;
  /** What brings chips, if it is not the first settlement on each foreign land. */
  bonus?: { text: string; clause: string };
  /** On a player's card, after ships and chips. */
  figure?: Component<{ control: Control; seat: SeatView; small?: boolean }>;
  /** Beside the players whom the pirate may rob: what else may be taken. */
  victim?: Component<{ control: Control }>;
}

export const PARTS: readonly SeaPart[] = Object.values(import.meta.glob<{ part: SeaPart }>('./parts/*/part.ts', { eager: true })).map((m) => m.part);

/** Those this table plays with. */
export function partsOf(view: View | null | undefined): SeaPart[] {
  return PARTS.filter((p) => view?.table[p.key] !== undefined);
}

/** Everything the parts share under one name. */
export function merged<K extends 'pieces' | 'questions' | 'docks' | 'panels' | 'motion' | 'sounds'>(name: K): NonNullable<Extra[K]> {
  return Object.assign({}, ...PARTS.map((p) => p[name] ?? {})) as NonNullable<Extra[K]>;
}
/** Their buttons, each only at tables of its scenario. */
export function ownActions(): Action[] {
  return PARTS.flatMap((p) => (p.actions ?? []).map((a) => ({ ...a, there: (view: View) => view.table[p.key] !== undefined })));
}
export function listed<K extends 'words' | 'calm' | 'either' | 'marks' | 'between'>(name: K): NonNullable<Extra[K]> {
  return PARTS.flatMap((p) => (p[name] ?? []) as unknown[]) as NonNullable<Extra[K]>;
}
