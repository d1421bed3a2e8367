// lesson.ts - what a lesson is: a prepared position and small steps from there, as data. A lesson is a folder here with lesson.json and its
// sentences in i18n/late.*.json; nobody lists it. Its name is the game's or, for an expansion, the module's.

/** One idea. A step that asks for nothing is only read. */
export interface Step {
  id: string;
  rule?: string; // the clause its words rest on
  rules?: string[]; // several of them
  look?: string[]; // places, or moves, marked on the board
  show?: string[]; // buttons that glow: `main`, a tool's word, or a selector
  do?: string[]; // the learner makes a move that is one of these, or begins like one
  times?: number; // so many such moves
  inOrder?: true; // all of these, one after another
  then?: string[]; // rows that follow it
  watch?: string[]; // rows of the dealer and the others
  ask?: number; // a question with so many answers
  right?: number;
  try?: string[]; // for the tests: moves refused here, each with its clause
}
export interface Lesson {
  game: string;
  order: number;
  setup: string;
  set: string[]; // lines of the position, without `set`
  quick: string; // set-up of the game to go on with
  rules: string; // where the rules are opened
  steps: Step[];
}

/** The learner's seat. */
export const LEARNER = 1;

export type Kind = 'read' | 'do' | 'watch' | 'ask';
export function kindOf(step: Step): Kind {
  return step.do ? 'do' : step.watch ? 'watch' : step.ask !== undefined ? 'ask' : 'read';
}
/** How many moves the step takes. */
export function movesOf(step: Step): number {
  return step.inOrder ? (step.do?.length ?? 0) : (step.times ?? 1);
}
/** What the next of them may be, after so many. */
export function wordsOf(step: Step, made: number): readonly string[] {
  const words = step.do ?? [];
  return step.inOrder ? words.slice(made, made + 1) : words;
}
export function clausesOf(step: Step): string[] {
  return step.rules ?? (step.rule === undefined ? [] : [step.rule]);
}

/** The position a lesson starts from, as the beginning of a record. */
export function recordOf(lesson: Lesson): string {
  return [`th 1 ${lesson.setup}`, ...lesson.set.map((line) => `set ${line}`), ''].join('\n');
}

/** Has a move these words, from the first on? */
export function begins(move: string, words: string): boolean {
  return move === words || move.startsWith(`${words} `);
}
