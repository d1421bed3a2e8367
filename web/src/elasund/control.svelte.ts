// control.svelte.ts - what the person at the table is about to do: the tool chosen, the ghost on the board, the sheet that is
// open. It follows the view: what is no longer possible is forgotten by itself.
import type { Session } from '../lib/session.svelte';
import { asksTwice } from '../lib/settings.svelte';
import type { Scene } from '../lib/words';
import { layOut, type City } from './model/city';
import { askedTool, moveText, otherMoves, otherTools, sortMoves, wordOf, type Sorted } from './model/moves';
import { geometryOf, viewOf, type Area, type ElaSeat, type ElaView, type Raise, type Row, type Site } from './types';

/** A tool at a place. A site the rules refuse is shown too, and says why. */
export interface Spot {
  tool: string;
  at: string;
  refused?: string; // clause
}
export type Pointer = 'mouse' | 'touch' | 'keys';
export type Sheet = 'log' | 'chat' | 'dice' | 'players';

const NOTHING: ElaView['moves'] = {};

export class Control {
  readonly session: Session;
  chosen = $state<string | null>(null);
  picked = $state.raw<Spot | null>(null);
  hovered = $state.raw<Spot | null>(null);
  /** Tile of the church that is looked at before it is kept. */
  looked = $state(0);
  /** Fields that a line of the log names. */
  pointed = $state.raw<string[]>([]);
  sheet = $state<Sheet | null>(null);
  note = $state.raw<{ text: string; clause?: string } | null>(null);

  constructor(session: Session) {
    this.session = session;
  }

  view = $derived.by((): ElaView | null => viewOf(this.session));
  city = $derived.by((): City | null => {
    const geometry = geometryOf(this.session);
    return geometry?.buildings ? layOut(geometry) : null;
  });
  me = $derived.by((): ElaSeat | undefined => this.view?.seats[this.session.you - 1]);
  frame = $derived.by((): string => this.view?.ask.frame ?? '');
  moves = $derived.by((): ElaView['moves'] => (this.session.kind === 'replay' ? NOTHING : (this.view?.moves ?? NOTHING)));
  sorted = $derived.by((): Sorted => sortMoves(this.moves));
  sites = $derived.by((): Site[] => (this.view?.places ?? []).filter((p): p is Site => 'site' in p));
  rows = $derived.by((): Row[] => (this.view?.places ?? []).filter((p): p is Row => 'row' in p));
  raises = $derived.by((): Raise[] => (this.view?.places ?? []).filter((p): p is Raise => 'raise' in p));
  areas = $derived.by((): Area[] => (this.view?.places ?? []).filter((p): p is Area => 'tile' in p));
  /** A seven: the ship that is to be moved is the pirate's. */
  pirate = $derived.by((): boolean => this.rows.some((r) => r.owes !== undefined));
  others = $derived.by((): string[] => otherMoves(this.sorted));
  moreTools = $derived.by((): string[] => otherTools(this.sorted));

  /** The tool whose places are lit: chosen by a button, or asked by the question itself. */
  tool = $derived.by((): string | null => {
    if (this.chosen !== null && this.spotsOf(this.chosen).length > 0) return this.chosen;
    return askedTool(this.sorted, this.frame);
  });
  spots = $derived.by((): Spot[] => (this.tool === null ? [] : this.spotsOf(this.tool)));
  ghost = $derived.by((): Spot | null => this.#still(this.picked));
  /** What the card of consequences speaks of. */
  shown = $derived.by((): Spot | null => this.ghost ?? this.#still(this.hovered));

  scene = $derived.by((): Scene => {
    const { session } = this;
    return { game: 'elasund', name: (seat) => session.name(seat), you: session.reader };
  });

  can(move: string): boolean {
    return this.sorted.plain.includes(move);
  }
  site(spot: Spot): Site | undefined {
    return this.sites.find((s) => `build ${s.site}` === spot.tool && s.at === spot.at);
  }

  /** Legal places first, then those that are refused. */
  spotsOf(tool: string): Spot[] {
    const legal = (this.sorted.tools.get(tool) ?? []).map((at): Spot => ({ tool, at }));
    const refused = this.sites.filter((s) => s.clause !== undefined && `build ${s.site}` === tool);
    return [...legal, ...refused.map((s): Spot => ({ tool, at: s.at, refused: s.clause }))];
  }

  #still(spot: Spot | null): Spot | null {
    if (spot === null || spot.tool !== this.tool) return null;
    return this.spots.find((s) => s.at === spot.at) ?? null;
  }

  /** Presses the button of a tool: lights its places, or puts them out again. */
  choose(tool: string): void {
    this.note = null;
    this.picked = null;
    this.hovered = null;
    this.chosen = this.chosen === tool ? null : tool;
  }

  /** A place was clicked, tapped or entered. */
  touch(spot: Spot, pointer: Pointer): void {
    const same = this.ghost?.at === spot.at;
    this.note = null;
    if (spot.refused === undefined && (same || !asksTwice(pointer))) void this.play(moveText(spot.tool, spot.at));
    else this.picked = spot;
  }

  confirm(): void {
    if (this.ghost && this.ghost.refused === undefined) void this.play(moveText(this.ghost.tool, this.ghost.at));
  }

  /** One step back. True if there was something to leave. */
  back(): boolean {
    if (this.picked !== null) this.picked = null;
    else if (this.sheet !== null) this.sheet = null;
    else if (this.chosen !== null) this.chosen = null;
    else if (this.note !== null || this.session.refusal !== null) {
      this.note = null;
      this.session.dismiss();
    } else return false;
    return true;
  }

  async play(moves: string | string[]): Promise<boolean> {
    if (this.session.busy) return false;
    this.picked = null;
    this.hovered = null;
    this.note = null;
    const rows = this.session.rows;
    let done = await this.session.play(moves);
    if (!done && this.session.refusal?.code === 'old') done = await this.#again(moves, rows);
    if (done) this.chosen = null;
    return done;
  }

  /** Others give to the pirate at the same moment: if the move is still there once the news has come, it is made. */
  async #again(moves: string | string[], rows: number): Promise<boolean> {
    for (let i = 0; i < 20 && this.session.rows === rows; i++) await new Promise((wake) => setTimeout(wake, 25));
    const first = typeof moves === 'string' ? moves : (moves[0] ?? '');
    return this.moves[wordOf(first)] !== undefined ? this.session.play(moves) : false;
  }
}
