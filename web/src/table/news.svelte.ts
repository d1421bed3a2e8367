// news.svelte.ts - what a table tells by voice and sound: each row of events once, the own turn, a refusal.
import { announce } from '../lib/live.svelte';
import type { GameEvent } from '../lib/protocol';
import type { Session } from '../lib/session.svelte';
import { listenForGesture, play, playFor, type Cue, type Cues } from './sound';

interface Voice {
  say(events: GameEvent[]): string;
  cues(): Cues; // sounds of events
  /** How being asked sounds: usually as a turn. */
  asked?(): Cue | null;
}

/** Called once while a table's component starts. */
export function tellNews(session: Session, voice: Voice): void {
  $effect(listenForGesture);
  $effect(() =>
    session.onEvents((events, row) => {
      if (row.catchUp || events.length === 0) return;
      const said = voice.say(events);
      if (said !== '') announce(said);
      playFor(events, voice.cues());
    }),
  );
  let was = false;
  $effect(() => {
    const asked = session.asked && session.kind !== 'replay';
    const cue = asked && !was ? (voice.asked === undefined ? 'turn' : voice.asked()) : null;
    if (cue !== null) play(cue);
    was = asked;
  });
  $effect(() => {
    if (session.refusal) play('error');
  });
}
