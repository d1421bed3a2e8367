// course.ts - a lesson on the real engine: where it stands, which moves the step wants, what the dealer and the others do. Knows no page; the
// tests walk every lesson with it.
import type { View } from '../lib/protocol';
import type { Told } from '../local/alone.svelte';
import { DEALER, type Engine } from '../local/engine';
import { begins, LEARNER, recordOf, wordsOf, type Lesson, type Step } from './lesson';

/** A move as the engine writes it, without its seat. */
const said = (told: Told): string => told.text.slice(2);

/** Listed moves that a step takes after so many of it, the best first. */
export function wantedOf(step: Step, view: View, made = 0): string[] {
  const listed = Object.entries(view.moves).flatMap(([word, list]) => list.map((args) => `${word} ${args}`.trim()));
  return wordsOf(step, made).flatMap((words) => (listed.includes(words) ? [words] : listed.filter((move) => begins(move, words))));
}

export class Course {
  readonly lesson: Lesson;
  readonly setup: string; // with the modules that others bring along
  readonly #engine: Engine;
  readonly #handle: number;
  #starts: Uint8Array[]; // the engine at the beginning of each step reached

  constructor(engine: Engine, lesson: Lesson) {
    this.#engine = engine;
    this.lesson = lesson;
    const { handle, setup } = engine.open(lesson.setup);
    engine.close(handle);
    this.setup = setup;
    this.#handle = engine.load(recordOf(lesson)).handle;
    this.#starts = [engine.snapshot(this.#handle)];
  }
  close(): void {
    this.#engine.close(this.#handle);
  }
  step(at: number): Step | undefined {
    return this.lesson.steps[at];
  }
  get over(): boolean {
    return this.#engine.status(this.#handle).over;
  }
  get turn(): number {
    return this.#engine.status(this.#handle).turn_no;
  }
  /** The dealer must be asked before anybody can go on. */
  get open(): boolean {
    return this.#engine.status(this.#handle).dealer;
  }
  view(): View {
    return this.#engine.view(this.#handle, LEARNER);
  }
  geometry() {
    return this.#engine.geometry(this.#handle);
  }
  why(move: string): void {
    this.#engine.why(this.#handle, LEARNER, move);
  }

  /** Remembers where a step begins. */
  mark(at: number): void {
    this.#starts[at] = this.#engine.snapshot(this.#handle);
  }
  /** Stands where a step reached before began. */
  back(at: number): void {
    this.#engine.restore(this.#handle, this.#starts[at] as Uint8Array);
  }

  /** A row of the script: "* dice 5 3", "2 end". */
  row(text: string): Told {
    return this.#make(text.startsWith('*') ? DEALER : Number(text[0]), text.slice(2));
  }
  #make(seat: number, move: string): Told {
    const { turn_no } = this.#engine.play(this.#handle, seat, move);
    return { ...this.#engine.events(this.#handle, LEARNER), turn: turn_no };
  }

  /** The learner's move after so many of the step, if it wants it; null, and nothing has happened, if it does not. Throws what the rules forbid. */
  take(step: Step, move: string, made = 0): Told | null {
    this.why(move);
    const before = this.#engine.snapshot(this.#handle);
    const told = this.#make(LEARNER, move);
    if (wordsOf(step, made).some((words) => this.#fits(before, words, told))) return told;
    this.#engine.restore(this.#handle, before);
    return null;
  }
  /** Words that are a move themselves mean that move, in whatever order its cards are written; else they are the beginning of some. */
  #fits(before: Uint8Array, words: string, made: Told): boolean {
    const after = this.#engine.snapshot(this.#handle);
    this.#engine.restore(this.#handle, before);
    try {
      return this.#legal(words) ? said(this.#make(LEARNER, words)) === said(made) : begins(said(made), words);
    } finally {
      this.#engine.restore(this.#handle, after);
    }
  }

  /** Moves that the step takes now, the best first; a deal that is not listed counts if it is allowed. */
  wanted(step: Step, made = 0): string[] {
    const listed = wantedOf(step, this.view(), made);
    return listed.length > 0 ? listed : wordsOf(step, made).filter((move) => this.#legal(move));
  }
  #legal(move: string): boolean {
    try {
      this.why(move);
      return true;
    } catch {
      return false;
    }
  }
}
