// control.svelte.ts - what the person at the table is about to do: the action chosen, the ghost on the board, the panel
// that is open. It follows the view: what is no longer possible is forgotten by itself.
import { geometryOf, viewOf, type Cards, type Deal, type SeatView, type View } from './view';
import type { Session } from '../lib/session.svelte';
import { has } from '../lib/i18n.svelte';
import { asksTwice } from '../lib/settings.svelte';
import type { Scene } from '../lib/words';
import { PIECES, type PieceBook } from './art/pieces';
import type { Extra, Good, Held } from './extras';
import { ACTIONS, CARD_MOVES, KNOWN_WORDS, questionOf, questionWords, QUESTIONS, withActions, type Action, type Question, type TradeMode } from './model/actions';
import { keyed } from './keys';
import { FLAT, layOut, lieOf, readLand, type Board, type Land, type Lie } from './model/geometry';
import { along, boardWords, eitherWay, may, moveText, movesByPlace, otherMoves, targets } from '../table/model/moves';

export interface Ghost {
  word: string;
  id: string;
  /** The move's arguments, if they are more than this place. */
  arg?: string;
}
/** Moves that begin at a place, to choose from: on a word alone further places are chosen. */
export interface Menu {
  id: string;
  choices: { word: string; arg?: string }[];
}
export type Pointer = 'mouse' | 'touch' | 'keys';
export type Panel = 'trade' | 'card' | 'monopoly' | (string & {});
export type Sheet = 'log' | 'chat' | 'dice' | 'players';

const GAME = 'catan';
/** The word of places that several moves lead to. */
export const WAY = 'way';
const NOTHING: View['moves'] = {};

export class Control {
  readonly session: Session;
  chosen = $state<string | null>(null);
  picked = $state.raw<Ghost | null>(null);
  hovered = $state.raw<Ghost | null>(null);
  /** Places chosen already of a move that names several. */
  begun = $state.raw<string[]>([]);
  menu = $state.raw<Menu | null>(null);
  /** What the modules of this table add to it; not ready until it has come. */
  extras = $state.raw<Extra[]>([]);
  ready = $state(true);
  /** Places that a line of the log names. */
  pointed = $state.raw<string[]>([]);
  panel = $state<Panel | null>(null);
  /** The development card whose text is open. */
  card = $state('');
  sheet = $state<Sheet | null>(null);
  ids = $state(false);
  /** The turn in which this person wants no offers. */
  quietTurn = $state(-1);
  /** A sentence for the person that came from nowhere else: what a button that is off would need. */
  note = $state.raw<{ text: string; clause?: string } | null>(null);
  /** The composer's deal. */
  deal = $state.raw<Deal>({ give: {}, want: {} });
  mode = $state<TradeMode>('offer');

  constructor(session: Session) {
    this.session = session;
  }

  view = $derived.by((): View | null => viewOf(this.session));
  board = $derived.by((): Board | null => {
    const geometry = geometryOf(this.session);
    return geometry ? layOut(geometry) : null;
  });
  land = $derived.by((): Land | null => (this.view ? readLand(this.view) : null));
  me = $derived.by((): SeatView | undefined => this.view?.seats[this.session.you - 1]);
  hand = $derived.by((): Cards => this.me?.hand ?? {});
  /** More seats than a phone has room for several figures of. */
  crowd = $derived.by((): boolean => (this.view?.seats.length ?? 0) > 3);
  goods = $derived.by((): Good[] => this.extras.flatMap((x) => x.goods?.(this) ?? []));
  /** All one can give in a trade. */
  wares = $derived.by((): Cards => ({ ...this.hand, ...Object.fromEntries(this.goods.map((g) => [g.kind, g.have])) }));
  moves = $derived.by((): View['moves'] => (this.session.kind === 'replay' ? NOTHING : (this.view?.moves ?? NOTHING)));
  /** The same for choosing on the board: pairs in either order. */
  #onBoard = $derived.by((): View['moves'] => eitherWay(this.moves, this.extras.flatMap((x) => x.either ?? [])));
  #questions = $derived.by((): Record<string, Question> => Object.assign({}, ...this.extras.map((x) => x.questions ?? {})) as Record<string, Question>);
  question = $derived.by((): Question => (this.view && this.session.asked ? questionOf(this.view, this.session.you, this.#questions) : {}));
  actions = $derived.by((): Action[] => {
    const without = this.extras.flatMap((x) => x.without ?? []);
    const { view } = this;
    const more = this.extras.flatMap((x) => x.actions ?? []).filter((a) => view === null || (a.there?.(view) ?? true));
    return keyed(withActions(ACTIONS.filter((a) => !without.includes(a.word)), more));
  });
  #known = $derived.by((): ReadonlySet<string> => {
    const more = this.extras.flatMap((x) => [...(x.words ?? []), ...(x.actions ?? []).map((a) => a.word), ...Object.values(x.cards ?? {})]);
    return new Set([...KNOWN_WORDS, ...more, ...Object.values(this.#questions).flatMap(questionWords)]);
  });
  others = $derived.by((): string[] => (this.ready ? otherMoves(GAME, this.moves, this.#known) : []));
  /** Development cards, and the moves that play them. */
  cardMoves = $derived.by((): Record<string, string> => Object.assign({}, CARD_MOVES, ...this.extras.map((x) => x.cards ?? {})) as Record<string, string>);
  /** Where several moves lead: their list by the place. */
  ways = $derived.by((): Record<string, string[]> =>
    this.chosen === null && this.session.asked ? (Object.assign({}, ...this.extras.map((x) => x.ways?.(this) ?? {})) as Record<string, string[]>) : {},
  );
  costs = $derived.by((): Record<string, Cards> => {
    const { view } = this;
    return view ? (Object.assign({}, view.table.costs, ...this.extras.map((x) => x.costs?.(view) ?? {})) as Record<string, Cards>) : {};
  });
  off = $derived.by((): Record<string, string> => {
    const { view } = this;
    return view ? (Object.assign({}, view.off, ...this.extras.map((x) => x.off?.(view) ?? {})) as Record<string, string>) : {};
  });

  /** The words whose places are lit: the one chosen by a button, or all that the question itself asks for. */
  words = $derived.by((): string[] => {
    if (this.chosen !== null && may(this.moves, this.chosen)) return [this.chosen, ...this.partners(this.chosen).filter((w) => may(this.moves, w))];
    return [this.question.board ?? []].flat().filter((asked) => may(this.moves, asked));
  });
  word = $derived.by((): string | null => this.words[0] ?? null);
  path = $derived.by((): string[] => (targets(GAME, this.#onBoard, this.word, this.begun).length > 0 ? this.begun : []));
  #lit = $derived.by((): Map<string, string[]> => {
    const lit = new Map<string, string[]>();
    for (const word of this.words)
      for (const id of targets(GAME, this.#onBoard, word, this.pathOf(word))) lit.set(id, [...(lit.get(id) ?? []), word]);
    for (const id of Object.keys(this.ways)) if (!lit.has(id)) lit.set(id, [WAY]);
    return lit;
  });
  spots = $derived.by((): string[] => [...this.#lit.keys()]);
  /** Other words whose places are chosen together with those of this one. */
  partners(word: string): string[] {
    return this.extras.flatMap((x) => (x.joined?.includes(word) ? x.joined.filter((w) => w !== word) : []));
  }
  /** Places chosen already of a move with this word. */
  pathOf(word: string): string[] {
    return this.word !== null && (word === this.word || this.partners(this.word).includes(word)) ? this.path : [];
  }
  /** What a lit place may be chosen for. */
  wordsAt(id: string): string[] {
    const words = this.#lit.get(id) ?? [];
    return words.filter((w, i) => !words.slice(0, i).some((before) => this.partners(before).includes(w)));
  }
  /** Places that look as if they could be chosen now, and why they cannot. */
  held = $derived.by((): Held[] => this.extras.flatMap((x) => x.held?.(this) ?? []));
  /** Without a chosen action the board still answers: every place that some move names. */
  quiet = $derived.by((): Map<string, string[]> =>
    this.word === null && this.session.asked ? movesByPlace(GAME, this.#begun()) : new Map<string, string[]>(),
  );
  #begun(): View['moves'] {
    const calm = this.extras.flatMap((x) => x.calm ?? []);
    return Object.fromEntries(Object.entries(this.moves).filter(([word]) => !calm.includes(word)));
  }
  ghost = $derived.by((): Ghost | null => {
    const g = this.picked;
    return g !== null && (g.word === WAY ? g.id in this.ways : may(this.#onBoard, g.word, g.arg ?? g.id)) ? g : null;
  });
  /** Board words without a button of their own, for a generic one. */
  moreBoardWords = $derived.by((): string[] => (this.ready ? boardWords(GAME, this.moves).filter((w) => !this.#known.has(w)) : []));

  #names = $derived.by((): Record<string, string> => Object.assign({}, ...this.extras.map((x) => x.names ?? {})) as Record<string, string>);
  #modules = $derived.by((): string[] => [...(this.session.table?.setup ?? '').matchAll(/\+(\w+)/g)].map((m) => m[1] ?? ''));
  /** The key of a sentence as this table says it: a module's own is called as the usual one and the module. */
  named = (key: string): string => {
    const module = this.#modules.find((m) => has(`${key}.${m}`));
    return this.#names[key] ?? (module === undefined ? key : `${key}.${module}`);
  };
  scene = $derived.by((): Scene => {
    const { session } = this;
    return { game: session.game || GAME, name: (seat) => session.name(seat), view: this.view, geometry: session.geometry, named: this.named, you: session.reader };
  });

  lie(id: string): Lie {
    return this.board && this.land ? lieOf(this.board, this.land, id) : FLAT;
  }

  /** Presses an action button: lights its places, or puts them out again. */
  choose(word: string): void {
    this.note = null;
    this.picked = null;
    this.panel = null;
    this.menu = null;
    const same = this.chosen === word && this.path.length === 0;
    this.begun = [];
    this.chosen = same ? null : word;
  }

  /** A place was clicked, tapped or entered. */
  touch(word: string, id: string, pointer: Pointer): void {
    const same = this.ghost?.word === word && this.ghost.id === id;
    this.note = null;
    this.menu = null;
    const path = [...this.pathOf(word), id];
    const moves = along(this.#onBoard, word, path);
    const follows = moves.length === 1 && this.extras.some((x) => x.follows?.includes(word));
    if (word === WAY) this.#touched({ word, id }, same, pointer);
    else if (follows) this.#touched({ word, id, arg: moves[0] }, same, pointer);
    else if (targets(GAME, this.#onBoard, word, path).length > 0) this.begin(word, path);
    else if (moves.length > 1) this.menu = { id, choices: moves.map((arg) => ({ word, arg })) };
    else this.#touched(moves[0] === undefined || moves[0] === id ? { word, id } : { word, id, arg: moves[0] }, same, pointer);
  }
  #touched(ghost: Ghost, same: boolean, pointer: Pointer): void {
    if (same || !asksTwice(pointer)) void this.play(this.#text(ghost));
    else this.picked = ghost;
  }
  /** The move as the engine lists it, whichever place was chosen first. */
  #text(g: Ghost): string | string[] {
    if (g.word === WAY) return this.ways[g.id] ?? [];
    const arg = g.arg ?? g.id;
    return moveText(g.word, may(this.moves, g.word, arg) ? arg : arg.split(' ').reverse().join(' '));
  }

  /** Some places of a move are chosen; the next are lit. */
  begin(word: string, path: string[]): void {
    this.picked = null;
    this.panel = null;
    this.menu = null;
    this.chosen = word;
    this.begun = path;
  }

  /** A place that several moves begin at was touched, or one of them was chosen there. */
  open(id: string, words: string[], pointer: Pointer): void {
    if (words.length > 1) this.menu = { id, choices: words.map((word) => ({ word })) };
    else if (words[0] !== undefined) this.touch(words[0], id, pointer);
  }
  take(choice: Menu['choices'][number]): void {
    const id = this.menu?.id ?? '';
    this.menu = null;
    if (choice.arg !== undefined) void this.play(moveText(choice.word, choice.arg));
    else if (targets(GAME, this.#onBoard, choice.word, [id]).length > 0) this.begin(choice.word, [id]);
    else void this.play(moveText(choice.word, id));
  }

  confirm(): void {
    if (this.ghost) void this.play(this.#text(this.ghost));
  }

  /** One step back: the ghost, then the panel, then the action. True if there was something to leave. */
  back(): boolean {
    if (this.menu !== null) this.menu = null;
    else if (this.picked !== null) this.picked = null;
    else if (this.path.length > 0) this.begun = this.path.slice(0, -1);
    else if (this.panel !== null) this.panel = null;
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
    this.menu = null;
    this.note = null;
    const rows = this.session.rows;
    let done = await this.session.play(moves);
    if (!done && this.session.refusal?.code === 'old') done = await this.#again(moves, rows);
    if (done) {
      this.chosen = null;
      this.begun = [];
      if (this.panel !== 'trade') this.panel = null;
    }
    return done;
  }

  /** Somebody else spoke at the same moment (others answer an offer, others discard): if the move is still there once
   *  the news has come, it is made; declining what is gone already needs no words. */
  async #again(moves: string | string[], rows: number): Promise<boolean> {
    for (let i = 0; i < 20 && this.session.rows === rows; i++) await new Promise((wake) => setTimeout(wake, 25));
    const first = typeof moves === 'string' ? moves : (moves[0] ?? '');
    const [word = '', ...args] = first.split(' ');
    if (may(this.moves, word, args.length > 0 ? args.join(' ') : undefined)) return this.session.play(moves);
    if (word === 'reject') this.session.dismiss();
    return false;
  }

  openTrade(mode: TradeMode, deal: Deal = { give: {}, want: {} }): void {
    const open = this.panel === 'trade' && this.mode === mode;
    this.mode = mode;
    this.deal = deal;
    this.picked = null;
    this.chosen = null;
    this.begun = [];
    this.menu = null;
    this.panel = open ? null : 'trade';
  }

  /** Opens a panel of its own, or shuts it. */
  show(panel: Panel): void {
    this.note = null;
    this.picked = null;
    this.chosen = null;
    this.begun = [];
    this.menu = null;
    this.panel = this.panel === panel ? null : panel;
  }

  /** How pieces are drawn here. */
  book = $derived.by((): PieceBook => Object.assign({}, PIECES, ...this.extras.map((x) => x.pieces ?? {})) as PieceBook);

  /** The art of what a word puts on the board, for the person at the table. */
  ghostArt(word: string, id: string): string | undefined {
    const path = this.pathOf(word);
    return this.extras.map((x) => x.ghost?.(this, word, id, path)).find((art) => art !== undefined && art !== '');
  }

  /** May this seat make deals now, and how? */
  tradeMode = $derived.by((): TradeMode | null => {
    const ask = this.view?.ask;
    if (!ask || this.session.kind === 'replay') return null;
    if (ask.frame === 'catan.trade') return this.session.asked && ask.seat !== this.session.you ? 'counter' : null;
    const trade = QUESTIONS[ask.frame ?? '']?.trade;
    if (trade === undefined) return null;
    if (this.session.asked) return trade === 'bank' ? 'bank' : 'offer';
    return this.session.mayAct ? 'propose' : null;
  });
}
