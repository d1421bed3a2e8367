// steps.ts - the keys of a replay: from move to move, turn to turn, mistake to mistake.
import { isPressable, isTyping, keyOf, type Press } from '../table/keys';
import type { Study } from './study.svelte';

type Step = (study: Study) => void;
const NAMED: Record<string, Step> = {
  ArrowLeft: (s) => s.goTo(s.replay.at - 1),
  ArrowRight: (s) => s.goTo(s.replay.at + 1),
  Home: (s) => s.goTo(0),
  End: (s) => s.goTo(s.replay.moves.length),
  PageUp: (s) => s.toTurn(-1),
  PageDown: (s) => s.toTurn(1),
};
const LETTERS: Record<string, Step> = { n: (s) => s.toMistake(1), p: (s) => s.toMistake(-1) };
const play: Step = (s) => (s.playing = !s.playing);

/** What a press means; `letters`: single letters are keys, too. */
export function stepOf(e: Press & { target: EventTarget | null }, letters: boolean): Step | undefined {
  const slides = e.target instanceof HTMLInputElement && e.target.type === 'range';
  const own = e.target instanceof Element && e.target.closest('[role="tab"], [role="menu"], dialog') !== null; // have arrows of their own
  if (e.ctrlKey || e.metaKey || e.altKey || own || (isTyping(e.target) && !slides)) return undefined;
  if (e.key === ' ' && !isPressable(e.target)) return play;
  return NAMED[e.key] ?? (letters ? LETTERS[keyOf(e)] : undefined);
}
