// auto.ts - what plays itself, for those who wish it: the roll, and decisions in which one can only pass. When it does, and how long it
// waits, follows from what everybody at the table knows of a seat, never from its hidden cards: else the wait would tell them.
import type { View } from '../lib/protocol';
import type { Settings } from '../lib/settings.svelte';

/** What a family says of its steps, in the auto.ts of its folder. */
export interface Steps {
  /** The dice: the question before them, and the word that rolls. */
  roll?: { frame: string; word: string };
  /** Words that end a decision and do nothing else. */
  passes: readonly string[];
  /** Of these, the answers to somebody else's offer. */
  answers?: readonly string[];
  /** How many cards a seat holds that could be played now, whatever they are: others see their backs. */
  held(view: View, seat: number): number;
}
export type Wishes = Pick<Settings, 'autoRoll' | 'autoPass'>;
export interface Step {
  kind: 'dice' | 'pass';
  move: string;
  ms: number;
}

/** Milliseconds before a step, by what everybody knows: no card held, or some; one's own last move could still be taken back. */
export const WAITS = { roll: 1200, rollWithCards: 4000, pass: 2500, passOrUndo: 5000 } as const;

/** The one thing there is to do, if it needs no choice. */
function only(view: View): string | undefined {
  const open = Object.entries(view.moves).filter(([, list]) => list.length > 0);
  const [word, list] = open[0] ?? [];
  return open.length === 1 && list?.length === 1 && list[0] === '' ? word : undefined;
}

/** What plays itself for a seat that is asked now, or null. */
export function autoStep(view: View, seat: number, steps: Steps, wishes: Wishes, canUndo = false): Step | null {
  const held = steps.held(view, seat);
  if (steps.roll !== undefined && view.ask.frame === steps.roll.frame) {
    if (wishes.autoRoll === 'never' || (held > 0 && wishes.autoRoll !== 'always') || !(steps.roll.word in view.moves)) return null;
    return { kind: 'dice', move: steps.roll.word, ms: held > 0 ? WAITS.rollWithCards : WAITS.roll };
  }
  const word = wishes.autoPass ? only(view) : undefined;
  if (word === undefined || !steps.passes.includes(word)) return null;
  if (held > 0 && steps.answers?.includes(word) !== true) return null; // else others would learn that none of the cards can be played
  return { kind: 'pass', move: word, ms: canUndo ? WAITS.passOrUndo : WAITS.pass };
}

const files = import.meta.glob<{ steps: Steps }>('../*/auto.ts');

export async function stepsOf(game: string): Promise<Steps | null> {
  return (await files[`../${game}/auto.ts`]?.())?.steps ?? null;
}
