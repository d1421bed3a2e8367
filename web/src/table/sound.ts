// sound.ts - short synthetic sounds. Silent until the first gesture, and whenever the person has switched sound off;
// each has a visible twin, none carries news alone.
import type { GameEvent } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';

/** Frequency in Hz, start and length in seconds, and the frequency it glides to, if it does. */
type Note = readonly [hz: number, start: number, length: number, to?: number];
interface Sound {
  wave?: OscillatorType; // a triangle mostly
  notes: readonly Note[];
}
const even = (hz: readonly number[], step: number, length: number): Note[] => hz.map((f, i) => [f, i * step, length] as const);

/** What matters most first: of what one row of the log tells, only that is heard. */
const CUES = {
  win: { notes: [[523, 0, 0.15], [659, 0.15, 0.15], [784, 0.3, 0.15], [1047, 0.45, 0.4]] },
  clock: { notes: even([880, 880, 880], 0.2, 0.07) },
  seven: { wave: 'square', notes: [[156, 0, 0.16], [147, 0.18, 0.3, 110]] },
  attack: { wave: 'sawtooth', notes: [[92, 0, 0.14], [92, 0.2, 0.14], [123, 0.4, 0.3, 82]] },
  robbed: { notes: [[392, 0, 0.1, 196], [147, 0.12, 0.2]] },
  harm: { notes: [[98, 0, 0.22]] },
  title: { notes: even([587, 740, 880], 0.09, 0.16) },
  monastery: { wave: 'sine', notes: [[659, 0, 0.5], [988, 0.02, 0.4]] },
  field: { wave: 'sine', notes: even([392, 494, 440, 587], 0.1, 0.13) },
  city: { notes: even([392, 523, 659], 0.08, 0.2) },
  road: { notes: even([523, 659], 0.07, 0.1) },
  scored: { notes: even([587, 784], 0.08, 0.12) },
  offer: { notes: [[440, 0, 0.1], [494, 0.1, 0.12]] },
  refused: { notes: [[330, 0, 0.09], [277, 0.1, 0.12]] },
  trade: { notes: [[494, 0, 0.08], [659, 0.09, 0.12]] },
  played: { notes: [[440, 0, 0.06, 880], [880, 0.07, 0.14]] },
  card: { notes: [[620, 0, 0.05]] },
  discard: { notes: [[520, 0, 0.06, 260]] },
  settlement: { notes: [[180, 0, 0.07], [270, 0.08, 0.09]] },
  town: { notes: [[180, 0, 0.07], [240, 0.08, 0.07], [360, 0.16, 0.14]] },
  street: { notes: [[150, 0, 0.06], [150, 0.07, 0.06]] },
  ship: { wave: 'sine', notes: [[220, 0, 0.2, 262], [196, 0.16, 0.22, 165]] },
  wheels: { notes: even([140, 165, 140, 165], 0.06, 0.04) },
  sway: { wave: 'sine', notes: [[247, 0, 0.12, 208], [208, 0.13, 0.16, 262]] },
  clang: { wave: 'square', notes: [[740, 0, 0.03], [988, 0.05, 0.06]] },
  coins: { wave: 'sine', notes: even([1319, 1760], 0.05, 0.1) },
  home: { notes: [[330, 0, 0.06], [220, 0.07, 0.08]] },
  place: { notes: [[180, 0, 0.07]] },
  dice: { notes: [[240, 0, 0.04], [300, 0.07, 0.04], [210, 0.13, 0.05]] },
  gain: { notes: [[700, 0, 0.04], [780, 0.06, 0.05]] },
  turn: { notes: [[523, 0, 0.12], [698, 0.16, 0.16]] },
  error: { notes: [[130, 0, 0.12]] },
} satisfies Record<string, Sound>;
export type Cue = keyof typeof CUES;
const RANK = Object.keys(CUES) as Cue[];
/** By the names of events; `rolled.7` is one with that argument, numbers at the end of words aside ("scored.city" of "city3"). */
export type Cues = Record<string, Cue>;

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
  const { wave = 'triangle', notes }: Sound = CUES[cue];
  for (const [hz, start, length, to] of notes) {
    const tone = context.createOscillator(), gain = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(hz, now + start);
    if (to !== undefined) tone.frequency.exponentialRampToValueAtTime(to, now + start + length);
    gain.gain.setValueAtTime(0, now + start);
    gain.gain.linearRampToValueAtTime(loud(wave) * settings.volume, now + start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length + 0.02);
  }
}

/** Waves with many overtones sound louder than they are. */
function loud(wave: OscillatorType): number {
  return wave === 'square' || wave === 'sawtooth' ? 0.09 : 0.22;
}

function cueOf(event: GameEvent, cues: Cues): Cue | undefined {
  const named = event.args.map((a) => cues[`${event.event}.${typeof a === 'string' ? a.replace(/\d+$/, '') : a}`]).find((cue) => cue !== undefined);
  return named ?? cues[event.event];
}

/** What is heard of one row of events: what matters most of it. The family says which events sound how. */
export function heard(events: readonly GameEvent[], cues: Cues): Cue | undefined {
  const all = new Set(events.map((e) => cueOf(e, cues)));
  return RANK.find((cue) => all.has(cue));
}

export function playFor(events: readonly GameEvent[], cues: Cues): void {
  const cue = heard(events, cues);
  if (cue) play(cue);
}
