// extras.ts - what an expansion adds to the table. Each is a folder beside this file with an extra.ts, named like its
// module in a set-up ("catan +ck seats=4"); it is fetched when a table plays with it. The table itself names none.
import type { Component } from 'svelte';
import type { Cards, PieceView, SeatView, View } from './view';
import type { Rows } from '../table/motion/rows';
import type { Cues } from '../table/sound';
import type { Point } from './art/inks';
import type { PieceArt } from './art/pieces';
import type { Control } from './control.svelte';
import type { Action, Question } from './model/actions';

type Part = Component<{ control: Control; small?: boolean }>;
type SeatPart = Component<{ control: Control; seat: SeatView; small?: boolean }>;

/** A place that cannot be chosen now: what it says when it is pointed at, and the sign it carries meanwhile. */
export interface Held {
  id: string;
  text: string;
  clause?: string;
  sign?: string;
}

/** Something that is traded like cards but is none; what the bank gives and takes for it now. */
export interface Good {
  kind: string;
  have: number;
  /** So many for one card of the bank, and what is said of that. */
  rate: number;
  note: string;
  clause: string;
  swaps: Swap[];
}
/** A move that gives the bank so many of a kind for one of another. */
export interface Swap {
  give: string;
  n: number;
  get: string;
  move: string;
}

export interface Extra {
  pieces?: Record<string, PieceArt>;
  /** Drawn on the ground, under numbers and pieces, in the board's units; `size`: signs are so much larger where the map is small. */
  ground?(control: Control, size: number): string;
  /** Where the number of a hex stands, from its centre, and how large; undefined where others have theirs. */
  numberAt?(control: Control, hex: string): { at: Point; size: number } | undefined;
  /** What moves there for a moment, above numbers and under pieces. */
  drawn?: Part;
  /** What lies over the pieces, under what can be chosen. */
  above?: Part;
  held?(control: Control): Held[];
  /** Sentences said otherwise here: the keys of the base, those in their place. */
  names?: Record<string, string>;
  /** Buttons after those of the base, and words of the base's buttons that are not needed here. */
  actions?: Action[];
  without?: string[];
  questions?: Record<string, Question>;
  /** Words with a place of their own on the table. */
  words?: string[];
  /** Words that touching a place never begins: a card is opened first. */
  calm?: string[];
  /** Words whose two places may be chosen in either order. */
  either?: string[];
  /** Words whose last place is only asked for where several are left. */
  follows?: string[];
  /** Places that several moves lead to, chosen like those of one move. */
  ways?(control: Control): Record<string, string[]>;
  /** A figure on a lit crossing, in place of its dot: what it takes to get there. */
  tag?(control: Control, word: string, id: string): string;
  /** Development cards, and the moves that play them. */
  cards?: Record<string, string>;
  /** Words whose places are chosen together, as if they were one: which of them a pair of places belongs to is the engine's affair. */
  joined?: string[];
  /** How a path that can be chosen looks, where it is not like others; '' for nothing of its own. */
  spot?(control: Control, word: string, id: string): string;
  /** Prices by the words of the moves; clauses by which there is no such move now. */
  costs?(view: View): Record<string, Cards>;
  off?(view: View): Record<string, string>;
  /** What a word would put on the board, `path` being the places chosen before; '' for nothing of its own. */
  ghost?(control: Control, word: string, id: string, path: readonly string[]): string;
  /** Said about a ghost. */
  hint?(control: Control, word: string, id: string, path: readonly string[]): string;
  /** What is said in place of how many places the chosen word has. */
  where?(control: Control): { hint?: string; clause?: string } | undefined;
  /** The hint beside the prompt, where the catalogue's is not enough. */
  prompt?(control: Control, mine: boolean): { text?: string; hint?: string; clause?: string } | undefined;
  /** A piece in words, for those who hear the board. */
  pieceText?(piece: PieceView, owner: string, name: (seat: number) => string): string | undefined;
  /** What the person at the table has that is traded with cards. */
  goods?(control: Control): Good[];
  /** Where the points of a seat come from: words and numbers, in place of "other". */
  points?(view: View, seat: number): [string, number][];
  /** What of its events moves; what is on a card of a kind of its own. */
  motion?: Rows;
  face?(kind: string): string | undefined;
  sounds?: Cues;
  /** Events that may be told between a roll and its income. */
  between?: string[];
  /** Events whose places are marked as the last moves. */
  marks?: string[];
  stats?: SeatPart; // of a player's card, in place of development cards and played knights
  figure?: SeatPart; // beside all of them
  badge?: boolean; // on a small card its figure is a badge at most
  row?: SeatPart; // below them
  dice?: Part;
  numbers?: Part; // in the tab of how the dice fell
  rail?: Part; // a card of the right rail; on small screens on top of the board
  /** Has this table such a card, and such a sheet, at all? */
  there?(view: View): boolean;
  decks?: Part; // of the bank
  hand?: Part; // beside the own hand
  sheet?: Part; // among the bank and the players on small screens
  panels?: Record<string, Part>;
  docks?: Record<string, Part>; // in place of the action buttons
  over?: Part; // above the dock, over the board
}

const files = import.meta.glob<{ extra: Extra }>('./*/extra.ts');

function folders(setup: string): string[] {
  return [...setup.matchAll(/\+(\w+)/g)].map((m) => `./${m[1]}/extra.ts`).filter((path) => files[path] !== undefined);
}

/** Does this set-up wait for anything to be fetched? */
export function hasExtras(setup: string): boolean {
  return folders(setup).length > 0;
}

export async function loadExtras(setup: string): Promise<Extra[]> {
  return Promise.all(folders(setup).map(async (path) => (await files[path]!()).extra));
}
