// control.svelte.ts - what the person at the table is about to do: the action chosen, the ghost on the board, the panel
// that is open. It follows the view: what is no longer possible is forgotten by itself.
import type { Cards, Deal, SeatView, View } from '../lib/protocol';
import type { Session } from '../lib/session.svelte';
import { asksTwice } from '../lib/settings.svelte';
import type { Scene } from '../lib/words';
import { KNOWN_WORDS, questionOf, type Question } from './model/actions';
import { layOut, readLand, type Board, type Land } from './model/geometry';
import { boardWords, may, moveText, movesByPlace, otherMoves, targets } from './model/moves';

export interface Ghost {
  word: string;
  id: string;
}
export type Pointer = 'mouse' | 'touch' | 'keys';
export type Panel = 'trade' | 'card' | 'monopoly';
export type Sheet = 'log' | 'chat' | 'dice' | 'players';

const NOTHING: View['moves'] = {};

export class Control {
  readonly session: Session;
  chosen = $state<string | null>(null);
  picked = $state.raw<Ghost | null>(null);
  hovered = $state.raw<Ghost | null>(null);
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
  mode = $state<'offer' | 'propose' | 'counter'>('offer');

  constructor(session: Session) {
    this.session = session;
  }

  view = $derived.by((): View | null => this.session.view);
  board = $derived.by((): Board | null => (this.session.geometry ? layOut(this.session.geometry) : null));
  land = $derived.by((): Land | null => (this.view ? readLand(this.view) : null));
  me = $derived.by((): SeatView | undefined => this.view?.seats[this.session.you - 1]);
  hand = $derived.by((): Cards => this.me?.hand ?? {});
  moves = $derived.by((): View['moves'] => (this.session.kind === 'replay' ? NOTHING : (this.view?.moves ?? NOTHING)));
  question = $derived.by((): Question => (this.view && this.session.asked ? questionOf(this.view, this.session.you) : {}));
  others = $derived.by((): string[] => otherMoves(this.moves, KNOWN_WORDS));

  /** The word whose places are lit: chosen by a button, or asked by the question itself. */
  word = $derived.by((): string | null => {
    if (this.chosen !== null && may(this.moves, this.chosen)) return this.chosen;
    const asked = this.question.board;
    return asked !== undefined && may(this.moves, asked) ? asked : null;
  });
  spots = $derived.by((): string[] => targets(this.moves, this.word));
  /** Without a chosen action the board still answers: every place that some move names. */
  quiet = $derived.by((): Map<string, string[]> =>
    this.word === null && this.session.asked ? movesByPlace(this.moves) : new Map<string, string[]>(),
  );
  ghost = $derived.by((): Ghost | null => {
    const g = this.picked;
    return g !== null && may(this.moves, g.word, g.id) ? g : null;
  });
  /** Board words without a button of their own, for a generic one. */
  moreBoardWords = $derived.by((): string[] => boardWords(this.moves).filter((w) => !KNOWN_WORDS.has(w)));

  scene = $derived.by((): Scene => {
    const { session } = this;
    return { game: session.game || 'catan', name: (seat) => session.name(seat), view: this.view, geometry: session.geometry };
  });

  /** Presses an action button: lights its places, or puts them out again. */
  choose(word: string): void {
    this.note = null;
    this.picked = null;
    this.panel = null;
    this.chosen = this.chosen === word ? null : word;
  }

  /** A place was clicked, tapped or entered. */
  touch(word: string, id: string, pointer: Pointer): void {
    const same = this.ghost?.word === word && this.ghost.id === id;
    this.note = null;
    if (same || !asksTwice(pointer)) void this.play(moveText(word, id));
    else this.picked = { word, id };
  }

  confirm(): void {
    if (this.ghost) void this.play(moveText(this.ghost.word, this.ghost.id));
  }

  /** One step back: the ghost, then the panel, then the action. True if there was something to leave. */
  back(): boolean {
    if (this.picked !== null) this.picked = null;
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
    this.note = null;
    const rows = this.session.rows;
    let done = await this.session.play(moves);
    if (!done && this.session.refusal?.code === 'old') done = await this.#again(moves, rows);
    if (done) {
      this.chosen = null;
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

  openTrade(mode: 'offer' | 'propose' | 'counter', deal: Deal = { give: {}, want: {} }): void {
    const open = this.panel === 'trade' && this.mode === mode;
    this.mode = mode;
    this.deal = deal;
    this.picked = null;
    this.chosen = null;
    this.panel = open ? null : 'trade';
  }

  /** May this seat make deals now, and how? */
  tradeMode = $derived.by((): 'offer' | 'propose' | 'counter' | null => {
    const ask = this.view?.ask;
    if (!ask || this.session.kind === 'replay') return null;
    if (ask.frame === 'catan.trade') return this.session.asked && ask.seat !== this.session.you ? 'counter' : null;
    if (ask.frame !== 'catan.act') return null;
    if (this.session.asked) return 'offer';
    return this.session.mayAct ? 'propose' : null;
  });
}
