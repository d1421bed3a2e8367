// sound.ts - short synthetic sounds. Silent until the first gesture, and whenever the person has switched sound off;
// each has a visible twin, none carries news alone.
import type { GameEvent } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';

export type Cue = 'turn' | 'dice' | 'place' | 'card' | 'offer' | 'trade' | 'harm' | 'error' | 'win' | 'clock';
/** Frequency in Hz, start and length in seconds. */
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [[523, 0, 0.12], [698, 0.16, 0.16]],
  dice: [[240, 0, 0.04], [300, 0.07, 0.04], [210, 0.13, 0.05]],
  place: [[180, 0, 0.07]],
  card: [[620, 0, 0.05]],
  offer: [[440, 0, 0.1], [494, 0.1, 0.12]],
  trade: [[494, 0, 0.08], [659, 0.09, 0.12]],
  harm: [[98, 0, 0.22]],
  error: [[130, 0, 0.12]],
  clock: [[880, 0, 0.07], [880, 0.2, 0.07], [880, 0.4, 0.07]],
  win: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.4]],
};

let context: AudioContext | null = null;
let awake = false;

/** Called once: the first gesture lets sounds out. */
export function listenForGesture(): () => void {
  const wake = (): void => {
    awake = true;
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
  return () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
}

export function play(cue: Cue): void {
  if (!awake || !settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return;
  if (settings.onlyMyTurn && cue !== 'turn' && cue !== 'clock') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [hz, start, length] of CUES[cue]) {
    const tone = context.createOscillator(), gain = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = hz;
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(0.22 * settings.volume, now + start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** At most one sound for one row of events; the family says which events sound how. */
export function playFor(events: readonly GameEvent[], cues: Record<string, Cue>): void {
  const cue = events.map((e) => cues[e.event]).find((c) => c !== undefined);
  if (cue) play(cue);
}
