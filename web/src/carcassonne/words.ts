// words.ts - a game told beside its own board: without the letters by which the notation tells tiles apart.
import type { GameEvent } from '../lib/protocol';
import type { Scene } from '../lib/words';
import { eventSentence } from './say';

export function event(scene: Scene, e: GameEvent): string {
  const text = eventSentence(scene, e);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
