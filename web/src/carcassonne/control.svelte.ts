// control.svelte.ts - what the person at the table is about to do: the cell and the turn of the tile, the figure and its
// spot, the overlay. It follows the view: what is no longer possible is forgotten by itself.
import type { Session } from '../lib/session.svelte';
import { asksTwice, settings } from '../lib/settings.svelte';
import type { Scene } from '../lib/words';
import { awardsFor, awardsOf, type Award } from './model/awards';
import { Land } from './model/land';
import { Neighbours } from './model/neighbours';
import { cellsOf, isPair, isPlacing, isSpace, isSpot, nextTurn, optionsOf, partners, toolOf, type Option } from './model/moves';
import type { CarFeature, CarPlace, CarSeat, CarView } from './model/view';

export type Pointer = 'mouse' | 'touch' | 'keys';
export type Overlay = 'hover' | 'all' | 'off';
export type Tab = 'log' | 'chat' | 'tiles' | 'track';

const NOTHING: Record<string, string[]> = {};
/** Words that say "no more": the quiet button of the dock. */
const SKIPS = ['pass', 'done', 'decline'];

export class Control {
  readonly session: Session;
  /** The turn the person would like; a cell uses the nearest legal one. */
  wish = $state(0);
  picked = $state.raw<Option | null>(null);
  chosenCell = $state('');
  hoverCell = $state('');
  tool = $state('');
  landing = $state.raw<{ cell: string; segment: string } | null>(null);
  overlay = $state<Overlay>('hover');
  hoverFeature = $state<number | null>(null);
  /** Cells that a line of the log, or a list, points at. */
  pointed = $state.raw<string[]>([]);
  sheet = $state<Tab | 'players' | null>(null);
  /** An open cell whose fitting tiles are listed. */
  asked = $state('');
  /** Coordinates of cells are shown. */
  grid = $state(false);
  note = $state.raw<{ text: string; clause?: string } | null>(null);

  constructor(session: Session) {
    this.session = session;
  }

  view = $derived.by((): CarView | null => this.session.view as unknown as CarView | null);
  land = $derived.by((): Land | null => (this.view ? new Land(this.view) : null));
  me = $derived.by((): CarSeat | undefined => this.view?.seats[this.session.you - 1]);
  moves = $derived.by((): Record<string, string[]> =>
    this.session.kind === 'replay' || !this.session.asked ? NOTHING : (this.view?.moves ?? NOTHING),
  );
  options = $derived.by((): Option[] => optionsOf(this.moves, this.view?.table ?? {}));

  // ------------------------------------------------------------------- tile

  cells = $derived.by((): Map<string, number[]> => cellsOf(this.options));
  placing = $derived.by((): boolean => this.cells.size > 0);
  cell = $derived.by((): string => (this.cells.has(this.chosenCell) ? this.chosenCell : ''));
  rots = $derived.by((): number[] => {
    if (this.cell !== '') return this.cells.get(this.cell) ?? [];
    return [...new Set([...this.cells.values()].flat())].sort((a, b) => a - b);
  });
  /** The turn of the tile in the hand, and on the chosen cell. */
  turn = $derived.by((): number => (this.placing ? nextTurn(this.rots, this.wish, 0) : 0));
  /** What would be placed: on the chosen cell for sure, on the one under the pointer perhaps. */
  ghost = $derived.by((): CarPlace | null => {
    const at = this.cell || (this.cells.has(this.hoverCell) ? this.hoverCell : '');
    const tile = this.view?.table.drawn;
    if (at === '' || tile === undefined || !this.land || !this.view) return null;
    const [x, y] = this.land.cell(at, this.view);
    return { tile, at, x, y, rot: nextTurn(this.cells.get(at) ?? [], this.wish, 0) };
  });

  rotate(by: -1 | 1): void {
    if (!this.placing) return;
    this.note = null;
    this.wish = nextTurn(this.rots, this.turn, by);
  }

  /** A cell was clicked, tapped or entered: first the tile appears, then it turns. */
  touchCell(at: string): void {
    this.note = null;
    if (this.cell === at) {
      this.rotate(1);
      return;
    }
    this.chosenCell = at;
    this.wish = nextTurn(this.cells.get(at) ?? [], this.wish, 0);
  }

  // ---------------------------------------------------------------- figures

  /** Kinds of moves that are made on the map: "meeple", "summon mage". */
  tools = $derived.by((): string[] => [...new Set(this.options.filter(isSpot).map(toolOf))]);
  current = $derived.by((): string => (this.tools.includes(this.tool) ? this.tool : (this.tools[0] ?? '')));
  spots = $derived.by((): Option[] => this.options.filter((o) => isSpot(o) && toolOf(o) === this.current));
  pairs = $derived.by((): Option[] => this.options.filter(isPair));
  spaces = $derived.by((): Option[] => this.options.filter(isSpace));
  chosen = $derived.by((): Option | null => {
    const move = this.picked?.move;
    return this.options.find((o) => o.move === move) ?? null;
  });
  /** The quiet way out, if there is one. */
  skip = $derived.by((): Option | null => this.options.find((o) => SKIPS.includes(o.move)) ?? null);
  /** Choices without a place: buttons. */
  buttons = $derived.by((): Option[] =>
    this.options.filter((o) => !isPlacing(o) && !isSpot(o) && !isPair(o) && !isSpace(o) && o.move !== this.skip?.move),
  );

  /** Is there more to choose than a place on the map and yes or no? Then the dock has a row for it. */
  offers = $derived.by((): boolean => {
    const frame = this.view?.ask.frame ?? '';
    if (this.options.length === 0) return false;
    return frame === 'carcassonne.figure' || frame === 'carcassonne.message' || this.tools.length > 1 || this.buttons.length > 0 || this.spaces.length > 0 || this.chosen !== null;
  });

  choose(tool: string): void {
    this.note = null;
    this.tool = tool;
    const same = this.picked;
    // the same place with another figure, if it may stand there
    this.picked =
      same === null ? null : (this.options.find((o) => isSpot(o) && toolOf(o) === tool && o.cell === same.cell && o.segments[0] === same.segments[0]) ?? null);
  }

  /** A spot was clicked: shown first, played at the second touch. A figure ends the turn, so it is always asked twice
   *  unless the person wants no questions at all. */
  touch(option: Option, pointer: Pointer): void {
    this.note = null;
    const sure = this.chosen?.move === option.move || settings.confirm === 'never' || (option.figure === undefined && !asksTwice(pointer));
    if (sure) void this.play(option.move);
    else this.picked = option;
  }

  /** One of the two landings of a ferry. */
  touchLanding(cell: string, segment: string): void {
    const first = this.landing;
    this.note = null;
    this.picked = null;
    if (first === null || first.cell !== cell) this.landing = { cell, segment };
    else if (first.segment === segment) this.landing = null;
    else {
      const found = partners(this.pairs, cell, first.segment).find((o) => o.segments.includes(segment));
      this.landing = null;
      if (found) this.picked = found;
      else this.landing = { cell, segment };
    }
  }

  /** Is there something that Enter would do? */
  ready = $derived.by((): boolean => this.cell !== '' || this.chosen !== null);

  confirm(): void {
    if (this.cell !== '') {
      const option = this.options.find((o) => isPlacing(o) && o.cell === this.cell && o.rot === this.turn);
      if (option) void this.play(option.move);
    } else if (this.chosen) void this.play(this.chosen.move);
  }

  /** One step back. True if there was something to leave. */
  back(): boolean {
    if (this.picked !== null) this.picked = null;
    else if (this.landing !== null) this.landing = null;
    else if (this.chosenCell !== '') this.chosenCell = '';
    else if (this.asked !== '') this.asked = '';
    else if (this.sheet !== null) this.sheet = null;
    else if (this.note !== null || this.session.refusal !== null) {
      this.note = null;
      this.session.dismiss();
    } else return false;
    return true;
  }

  async play(move: string): Promise<boolean> {
    if (this.session.busy) return false;
    this.note = null;
    const done = await this.session.play(move);
    if (done) {
      this.picked = null;
      this.chosenCell = '';
      this.landing = null;
      this.asked = '';
    }
    return done;
  }

  /** Why a figure cannot go anywhere on this tile: the engine says it with the rule. */
  async explain(word: string): Promise<void> {
    const place = this.land?.byAt.get(this.view?.table.last ?? '');
    const [segment = 'road1'] = Object.keys(place?.features ?? {});
    const why = await this.session.why(`${word} ${segment}`);
    if (why !== null) this.note = { text: why.text, clause: why.clause };
  }

  // --------------------------------------------------------------- features

  neighbours = $derived.by((): Neighbours | null => (this.land ? new Neighbours(this.land) : null));

  feature(id: number | null | undefined): CarFeature | undefined {
    return id == null ? undefined : this.land?.features.get(id);
  }
  /** The feature an option would touch. */
  featureOf(o: Option): CarFeature | undefined {
    const place = this.land?.byAt.get(o.cell ?? '');
    return this.feature(place?.features?.[o.segments[0] ?? '']);
  }

  #awards = $derived.by(() => awardsOf(this.session.log));
  /** Who got what for a finished feature; undefined if it is not finished or that is not known. */
  awards(f: CarFeature): Award[] | undefined {
    return awardsFor(this.#awards, f);
  }

  scene = $derived.by((): Scene => {
    const { session } = this;
    return { game: session.game || 'carcassonne', name: (seat) => session.name(seat), view: session.view, geometry: session.geometry, you: session.reader };
  });
}
