// guide.svelte.ts - a lesson as a session: the family's table shows it like any game. Moves are made by the real engine, but only those the
// step wants; the dealer and the others do what the lesson says.
import { has, t } from '../lib/i18n.svelte';
import type { Geometry, SeatInfo, TableMessage } from '../lib/protocol-extra';
import type { Hint, LogEntry } from '../lib/session.svelte';
import { settings, type Pace } from '../lib/settings.svelte';
import { Alone } from '../local/alone.svelte';
import { Refused, type Engine } from '../local/engine';
import { Course, wantedOf } from './course';
import { kindOf, LEARNER, movesOf, type Kind, type Lesson, type Step } from './lesson';
import { keep, progressOf } from './progress';

/** Between two rows of others, in milliseconds: time to see what has happened. */
const PACES: Record<Pace, number> = { slow: 2200, normal: 1300, fast: 600, instant: 0 };
/** A place that is only pointed at. */
const MARK = { seat: LEARNER, played: true, strong: true, bare: true };

/** Something was said to the learner besides the step itself. */
export interface Answer {
  text: string;
  kind: 'no' | 'yes';
  clause?: string;
}

export class Guide extends Alone {
  readonly you = LEARNER;
  readonly id: string;
  readonly game: string;
  readonly geometry: Geometry;
  readonly lesson: Lesson;
  /** The step, counted from 0; as many as there are steps: the lesson is over. */
  at = $state(0);
  /** Rows of the script are being shown. */
  busy = $state(false);
  answer = $state.raw<Answer | null>(null);
  /** A question has been answered right, rows have been watched: one may go on. */
  ready = $state(false);
  readonly #course: Course;
  #made: string[][] = [];
  #logs: { log: LogEntry[]; rows: number }[] = []; // at the beginning of each step
  #seats: number;
  #run = 0; // a script that is being shown; another number: stop

  constructor(engine: Engine, id: string, lesson: Lesson) {
    super();
    this.id = id;
    this.lesson = lesson;
    this.game = lesson.game;
    this.#course = new Course(engine, lesson);
    this.geometry = this.#course.geometry();
    this.#seats = this.#course.view().seats.length;
    this.#resume();
  }

  // ---------------------------------------------------------------- the step

  step = $derived.by((): Step | undefined => this.lesson.steps[this.at]);
  do = $derived.by((): Kind => (this.step ? kindOf(this.step) : 'read'));
  asked = $derived.by((): boolean => this.do === 'do' && !this.busy && (this.view?.ask.seats?.includes(LEARNER) ?? false));
  get finished(): boolean {
    return this.at >= this.lesson.steps.length;
  }
  /** The key of a sentence of this step. */
  key(part = ''): string {
    return `learn.${this.id}.${this.step?.id}${part === '' ? '' : `.${part}`}`;
  }
  hints = $derived.by((): readonly Hint[] => {
    const { step, view } = this;
    if (!step || !view || this.busy) return [];
    const places = step.look ?? wantedOf(step, view, this.#done).slice(0, 1);
    const moves = places.map((p) => (p.includes(' ') ? p : `look ${p}`));
    if (step.ask !== undefined && places.length === step.ask) return moves.map((move, i) => ({ ...MARK, move, n: i + 1, bare: false, strong: false, played: false }));
    return moves.map((move, i) => ({ ...MARK, move, n: i + 1 }));
  });

  /** Goes to a step whose beginning the engine stands at. */
  #enter(at: number): void {
    this.at = at;
    this.answer = null;
    this.ready = this.do === 'read';
    this.#made = this.#made.slice(0, at);
    this.#course.mark(at);
    this.#logs[at] = { log: this.log, rows: this.rows };
    keep(this.id, { step: at, made: this.#made, done: this.finished });
    this.#show();
    if (this.do === 'watch') void this.#play(this.step?.watch ?? []).then((whole) => (this.ready ||= whole));
  }
  #show(): void {
    const view = this.#course.view();
    this.view = this.do === 'do' && !this.busy ? view : { ...view, moves: {} };
  }

  /** The next step; what is still being shown is made at once, a move that is missing is made for the learner. */
  async next(): Promise<void> {
    if (this.finished) return;
    if (this.busy) this.#hurry();
    else if (this.do === 'do') await this.showMe();
    else this.#enter(this.at + 1);
  }
  back(): void {
    if (this.at === 0) return;
    this.#stop();
    const at = Math.min(this.at, this.lesson.steps.length) - 1, was = this.#logs[at];
    this.#course.back(at);
    this.log = was?.log ?? [];
    this.rows = was?.rows ?? 0;
    this.#enter(at);
  }
  restart(): void {
    this.#stop();
    this.#course.back(0);
    this.log = [];
    this.rows = 0;
    this.#enter(0);
  }
  /** Makes the move that is asked for, or all that are, if there is an order. */
  async showMe(): Promise<void> {
    const { step } = this;
    if (!step?.do || this.busy) return;
    await this.play(step.inOrder ? step.do.slice(this.#done) : this.#course.wanted(step).slice(0, 1));
  }
  reply(n: number): void {
    const { step } = this;
    if (step?.ask === undefined) return;
    const right = n === step.right;
    this.ready ||= right;
    this.answer = { text: t(this.key(right ? 'yes' : 'no')), kind: right ? 'yes' : 'no' };
  }

  // ------------------------------------------------------------------- moves

  /** Moves made in this step. */
  get #done(): number {
    return this.#made[this.at]?.length ?? 0;
  }
  async play(moves: string | string[]): Promise<boolean> {
    const list = typeof moves === 'string' ? [moves] : moves, at = this.at;
    for (const move of list) {
      if (!this.#take(move)) return false;
      if (await this.#after()) return true;
      if (this.at !== at) break;
    }
    return true;
  }
  #take(move: string): boolean {
    const { step } = this;
    if (!step || this.busy || this.do !== 'do') return this.#no(t('learn.not_now'));
    try {
      const told = this.#course.take(step, move, this.#done);
      if (told === null) return this.#no(has(this.key('else')) ? t(this.key('else')) : t('learn.else', { do: t(this.key('do')) }));
      this.#made[this.at] = [...(this.#made[this.at] ?? []), move];
      this.answer = null;
      this.tell(told);
      return true;
    } catch (e) {
      if (!(e instanceof Refused)) throw e;
      return this.#no(t('learn.refused'), e.clause);
    }
  }
  #no(text: string, clause?: string): boolean {
    this.answer = { text, kind: 'no', ...(clause === undefined ? {} : { clause }) };
    return false;
  }
  /** What follows a move of the learner's. True when the step is done. */
  async #after(): Promise<boolean> {
    const { step, at } = this;
    if (step && this.#done < movesOf(step)) {
      this.#show();
      return false;
    }
    if ((await this.#play(step?.then ?? [])) && this.at === at) this.#enter(at + 1);
    return true;
  }

  // -------------------------------------------------------------- the script

  /** Shows rows one by one: the dealer's at once, those of others after a while. False when it was broken off. */
  async #play(rows: readonly string[]): Promise<boolean> {
    const run = ++this.#run;
    this.#rest = [...rows];
    this.busy = rows.length > 0;
    this.#show();
    while (this.#rest.length > 0) {
      const wait = this.#rest[0]?.startsWith('*') ? 0 : PACES[settings.pace];
      if (wait > 0) await this.#pause(wait);
      if (run !== this.#run) return false;
      this.#row();
    }
    this.busy = false;
    this.#show();
    return true;
  }
  #rest: string[] = [];
  #wake: () => void = () => undefined;
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
  #row(): void {
    const row = this.#rest.shift();
    if (row === undefined) return;
    this.tell(this.#course.row(row));
    this.#show();
  }
  /** The rest of the rows at once. */
  #hurry(): void {
    while (this.#rest.length > 0) this.#row();
    this.#wake();
  }
  #stop(): void {
    this.#run++;
    this.#rest = [];
    this.busy = false;
    this.#wake();
  }

  // ------------------------------------------------------------------ resume

  /** Makes again what was made up to the step where the learner stopped; a lesson that has changed since begins anew. */
  #resume(): void {
    const was = progressOf(this.id), to = was && was.step < this.lesson.steps.length ? was.step : 0;
    this.#mark(0);
    try {
      for (let at = 0; at < to; at++) this.#again(at, was?.made[at] ?? []);
      this.#made = (was?.made ?? []).slice(0, to);
      this.#enter(to);
    } catch {
      this.#made = [];
      this.restart();
    }
  }
  #again(at: number, made: readonly string[]): void {
    const step = this.lesson.steps[at] as Step;
    if (step.do && made.length < movesOf(step)) throw new Refused('a move is missing');
    for (const [i, move] of made.entries()) {
      const told = this.#course.take(step, move, i);
      if (told === null) throw new Refused('another move is wanted');
      this.tell(told, true);
    }
    for (const row of step.then ?? step.watch ?? []) this.tell(this.#course.row(row), true);
    this.#mark(at + 1);
  }
  #mark(at: number): void {
    this.#course.mark(at);
    this.#logs[at] = { log: this.log, rows: this.rows };
  }

  // ------------------------------------------------- the rest of a session

  table = $derived.by((): TableMessage => this.tableOf(this.#course.setup, Array.from({ length: this.#seats }, (_, i) => this.#seat(i + 1))));
  #seat(seat: number): SeatInfo {
    return { seat, kind: 'person', name: seat === LEARNER ? settings.name : t(`learn.name.${seat}`) };
  }
  protected check(move: string): void {
    this.#course.why(move);
  }
  dismiss(): void {
    this.answer = null;
  }
  close(): void {
    this.#stop();
    this.#course.close();
  }
}
