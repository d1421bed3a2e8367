// solver.svelte.ts - a puzzle as a session: the family's table shows it like any game. Every legal move can be made; the best one stays, any
// other is weighed and taken back.
import { Adviser } from '../hint/adviser';
import { reasonsOf } from '../hint/advice';
import { drawn, percent } from '../hint/hints.svelte';
import { reasonText, reasonTexts } from '../hint/reasons';
import { t } from '../lib/i18n.svelte';
import type { Geometry, TableMessage } from '../lib/protocol-extra';
import type { Hint } from '../lib/session.svelte';
import { settings } from '../lib/settings.svelte';
import type { Scene } from '../lib/words';
import { Alone, type Told } from '../local/alone.svelte';
import { Refused, type Engine, type Reason } from '../local/engine';
import type { FamilyWords } from '../table/families';
import { judge, judgeNow, type Judged, type Verdict } from './judge';
import { mark } from './progress';
import type { Puzzle, Weighed } from './puzzle';

/** What is said to the last move. */
export interface Answer {
  verdict: Verdict | 'refused';
  text: string;
  why: string; // what the move changes
  clause?: string;
}
/** A line of the solution. */
export interface Line {
  move: string;
  text: string;
  chance: string;
}

export class Solver extends Alone {
  readonly id: string;
  readonly game: string;
  readonly you: number;
  readonly geometry: Geometry;
  readonly puzzle: Puzzle;
  /** The move of the plan that is looked for, counted from 0. */
  step = $state(0);
  answer = $state.raw<Answer | null>(null);
  /** A move is being weighed. */
  busy = $state(false);
  /** The solution is on the board. */
  open = $state(false);
  #seats: number;
  readonly #engine: Engine;
  readonly #words: FamilyWords;
  readonly #handle: number;
  readonly #adviser = new Adviser();

  /** `luck` deals the cards that the seat does not know. */
  constructor(engine: Engine, puzzle: Puzzle, words: FamilyWords, luck: number) {
    super();
    this.#engine = engine;
    this.#words = words;
    this.puzzle = puzzle;
    this.id = puzzle.id;
    this.you = puzzle.seat;
    const { handle, game, seats } = engine.load(puzzle.position);
    this.#handle = handle;
    this.game = game;
    this.#seats = seats;
    engine.fill(handle, this.you, luck);
    this.geometry = engine.geometry(handle);
    this.#show();
  }

  get solved(): boolean {
    return this.step >= this.puzzle.steps.length;
  }
  /** What was weighed for the move that is looked for; of a solved puzzle, for its last one. */
  get weighed(): Weighed[] {
    return this.puzzle.steps[Math.min(this.step, this.puzzle.steps.length - 1)] ?? [];
  }
  asked = $derived.by((): boolean => !this.solved && !this.busy && (this.view?.ask.seats?.includes(this.you) ?? false));
  /** The lines of the solution as they are told. */
  lines = $derived.by((): Line[] => (this.open && !this.solved ? this.weighed.map((l) => ({ move: l.move, text: this.#moveText(l.move), chance: percent(l.value) })) : []));
  hints = $derived.by((): readonly Hint[] => drawn(this.lines, this.you, ''));
  /** Why the best move is it. */
  reason = $derived.by((): string => (this.open && !this.solved ? this.#whyBest() : ''));

  #scene(): Scene {
    return { game: this.game, view: this.view, geometry: this.geometry, name: (s) => this.name(s) };
  }
  #moveText(move: string): string {
    const [word = '', ...args] = move.split(' ');
    return this.#words.move(this.#scene(), word, args.join(' '));
  }
  #position(): string {
    return this.#engine.seen(this.#handle, this.you);
  }
  #reasons(move: string): Reason[] {
    return reasonsOf(this.#engine, this.#position(), this.you, move);
  }
  #why(move: string): string {
    return reasonText(this.game, this.you, this.#reasons(move), (s) => this.name(s));
  }
  #whyBest(): string {
    return reasonTexts(this.game, this.you, this.weighed.map((l) => this.#reasons(l.move)), (s) => this.name(s))[0] ?? '';
  }
  #show(): void {
    const view = this.#engine.view(this.#handle, this.you);
    this.view = this.solved ? { ...view, moves: {} } : view;
  }

  // ------------------------------------------------------------------- moves

  async play(moves: string | string[]): Promise<boolean> {
    for (const move of typeof moves === 'string' ? [moves] : moves) if (!(await this.#try(move))) return false;
    return true;
  }
  /** Makes a move; true when it stays. */
  async #try(move: string): Promise<boolean> {
    if (this.solved || this.busy) return false;
    const why = this.#legal(move);
    if (why !== null) {
      this.answer = { verdict: 'refused', text: t('puzzles.refused'), why: '', ...(why.clause ? { clause: why.clause } : {}) };
      return false;
    }
    const before = this.#engine.snapshot(this.#handle), position = this.#position(), text = this.#why(move);
    const told = this.#make(move), made = told.text.slice(2);
    const known = judge(this.weighed, made);
    if (known?.verdict === 'right') {
      this.#stay(told, known, text);
      return true;
    }
    this.#engine.restore(this.#handle, before);
    const found = known ?? (await this.#weigh(position, made));
    this.#say(found, text);
    return false;
  }
  #legal(move: string): Refused | null {
    try {
      this.#engine.why(this.#handle, this.you, move);
      return null;
    } catch (e) {
      if (e instanceof Refused) return e;
      throw e;
    }
  }
  #make(move: string): Told {
    const { turn_no } = this.#engine.play(this.#handle, this.you, move);
    return { ...this.#engine.events(this.#handle, this.you), turn: turn_no };
  }
  async #weigh(position: string, made: string): Promise<Judged | null> {
    this.busy = true;
    this.answer = null;
    const advice = await this.#adviser.ask({ position, seat: this.you, made, most: 5 });
    this.busy = false;
    return advice && judgeNow(this.weighed, made, advice);
  }
  #stay(told: Told, judged: Judged, why: string): void {
    this.tell(told);
    this.step++;
    if (this.solved) mark(this.id, this.open ? 'shown' : 'solved');
    this.answer = { verdict: 'right', text: t(this.solved ? 'puzzles.solved' : 'puzzles.right', { chance: percent(judged.best) }), why };
    this.#show();
  }
  #say(judged: Judged | null, why: string): void {
    if (judged === null) {
      this.answer = { verdict: 'wrong', text: t('puzzles.unknown'), why };
      return;
    }
    const { verdict } = judged;
    if (verdict === 'same' && !this.open) mark(this.id, 'solved');
    this.answer = { verdict, text: t(`puzzles.${verdict}`, { chance: percent(judged.value), best: percent(judged.best) }), why };
  }

  // ---------------------------------------------------------------- solution

  /** Draws the solution on the board. */
  reveal(): void {
    mark(this.id, 'shown');
    this.open = true;
    this.answer = null;
  }
  /** Makes the move that is looked for. */
  async playBest(): Promise<void> {
    const best = this.weighed[0];
    if (best) await this.play(best.move);
  }
  /** What stands now, at the table the puzzle comes from: to play on. */
  position(): string {
    const [, ...lines] = (this.#engine.head(this.#handle) + this.#engine.dump(this.#handle)).split('\n');
    return [`th 1 ${this.puzzle.setup}`, ...lines.filter((l) => !l.startsWith('opt '))].join('\n');
  }

  // ------------------------------------------------- the rest of a session

  table = $derived.by((): TableMessage =>
    this.tableOf(this.puzzle.setup, Array.from({ length: this.#seats }, (_, i) => (i + 1 === this.you ? { seat: i + 1, kind: 'person', name: settings.name } : { seat: i + 1, kind: 'bot' }))),
  );
  protected check(move: string): void {
    this.#engine.why(this.#handle, this.you, move);
  }
  dismiss(): void {
    this.answer = null;
  }
  close(): void {
    this.#adviser.stop();
    this.deaf();
    this.#engine.close(this.#handle);
  }
}
