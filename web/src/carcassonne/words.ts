// words.ts - a game told beside its own board: features by their names, without the letters by which the notation tells tiles apart.
import type { GameEvent, View } from '../lib/protocol';
import { moveText, type Scene } from '../lib/words';
import { Naming } from './model/naming';
import { eventSentence, SILENT } from './say';

export function event(scene: Scene, e: GameEvent): string {
  if (SILENT.has(e.event)) return ''; // other lines say it
  const text = eventSentence(scene, e);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const namings = new WeakMap<View, Naming>();
function namingOf(scene: Scene, view: View): Naming {
  const naming = namings.get(view) ?? new Naming(scene);
  namings.set(view, naming);
  return naming;
}

export function move(scene: Scene, word: string, args: string): string {
  return (scene.view ? namingOf(scene, scene.view).move(word, args) : '') || moveText(scene, word, args);
}
