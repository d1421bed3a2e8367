// study.svelte.ts - a replay as somebody studies it: the lines of its moves, what the move shown could have been, the mistakes, the chances.
import type { Hint } from '../lib/session.svelte';
import { type Scene } from '../lib/words';
import type { View } from '../lib/protocol';
import { doubts, milestones, piledDoubts, type Odds } from '../local/odds';
import { enough } from '../local/plan';
import type { ReplaySession } from '../local/replay.svelte';
import type { Review } from '../local/review';
import { Reviews } from '../local/reviews.svelte';
import type { FamilyWords } from '../table/families';
import type { Measured } from './band';
import { nearest, ranked } from './ranked';

export interface MoveLine {
  seq: number;
  turn: number;
  seat: number;
  text: string;
}
/** Somebody's chance to win: parts of 1. */
export interface Chance {
  share: number;
  doubt: number | null; // a standard error; null = only estimated so far
  swing: number; // since the move before; 0 unless beyond doubt
}
const NOBODY: Chance[] = [];
const DOUBTS = 2; // a swing is told if it is more than so many standard errors
const LEAST = 0.0005; // and not nothing when it is rounded

export class Study {
  readonly replay: ReplaySession;
  readonly reviews: Reviews;
  readonly words: FamilyWords;
  readonly record: string;
  readonly milestones: number[];
  playing = $state(false);
  speed = $state(1);
  /** The move of the list of alternatives that is pointed at. */
  pointed = $state('');
  #then = new Map<number, View>();

  constructor(replay: ReplaySession, words: FamilyWords, record: string) {
    this.replay = replay;
    this.words = words;
    this.record = record;
    this.milestones = milestones(replay.chances, replay.quiet, replay.turns);
    this.reviews = new Reviews(record, replay.moves, this.milestones);
  }
  close(): void {
    this.replay.close();
    this.reviews.close();
  }

  // ----------------------------------------------------------------- words

  scene = $derived.by((): Scene => ({ game: this.replay.game, name: (s) => this.replay.name(s), view: this.replay.view, geometry: this.replay.geometry }));
  /** One line a move that tells something, as in the log. */
  lines = $derived.by((): MoveLine[] => {
    const by = new Map<number, MoveLine>();
    for (const { event, seq } of this.replay.fullLog) {
      if (event.event === 'turn' || event.event === 'points') continue; // the number beside the line, the result at the end say it
      const text = this.words.event(this.scene, event), old = by.get(seq);
      if (text === '') continue;
      by.set(seq, old ? { ...old, text: `${old.text} ${text}` } : { seq, turn: this.replay.turns[seq] ?? 0, seat: this.replay.moverOf(seq) || (event.seat ?? 0), text });
    }
    return [...by.values()];
  });
  current = $derived.by(() => this.lines.findLast((l) => l.seq < this.replay.at));
  /** A move in the words of the position it was made in, or could have been. */
  say(seq: number, move: string): string {
    let then = this.#then.get(seq);
    if (then === undefined) this.#then.set(seq, (then = this.replay.before(seq)));
    const [word = '', ...args] = move.split(' ');
    return this.words.move({ ...this.scene, view: then }, word, args.join(' '));
  }

  // ------------------------------------------------------------------ moves

  seq = $derived.by(() => this.replay.at - 1);
  seat = $derived.by(() => (this.seq < 0 ? 0 : this.replay.moverOf(this.seq)));
  /** Of the move shown; undefined while it is to come, null where nobody chose. */
  review = $derived.by((): Review | null | undefined => (this.seat === 0 ? null : this.reviews.done.get(this.seq)));
  alternatives = $derived.by(() => (this.review && this.review.choices > 1 ? this.review.lines.map((line) => ({ ...line, text: this.say(this.seq, line.move) })) : []));
  hints = $derived.by((): Hint[] => {
    const strong = this.pointed || this.alternatives[0]?.move;
    return this.alternatives.map((l, i) => ({ n: i + 1, move: l.move, seat: this.seat, played: l.played, strong: l.move === strong }));
  });
  mistakes = $derived.by(() => ranked(this.reviews.done));
  losses = $derived.by(() => new Map(this.mistakes.map((m) => [m.seq, m.loss])));
  sevens = $derived.by(() => this.replay.fullLog.filter((e) => e.event.event === 'rolled' && e.event.args[2] === 7).map((e) => e.seq + 1));

  // ---------------------------------------------------------------- chances

  #odds(n: number): Odds | undefined {
    return this.reviews.odds.get(this.replay.calm(n));
  }
  /** What the curves go through: what is measured; until there is a rough picture of that, estimates at a glance. */
  points = $derived.by((): Measured[] => {
    const glance = (n: number): number[] => (this.replay.chances[n] ?? []).map((c) => c / 1000);
    const known = this.milestones.flatMap((n): Measured[] => {
      const odds = this.reviews.odds.get(n);
      return odds ? [{ n, share: odds.mean.map((m) => Math.max(0, m)), doubt: piledDoubts(odds) }] : [];
    });
    const found = known.length >= enough(this.milestones.length) ? known : this.milestones.map((n) => ({ n, share: glance(n), doubt: [] }));
    const begin = found[0]?.n ?? 0, even = glance(0); // before the first turn nobody is ahead
    return begin > 0 ? [{ n: 0, share: even, doubt: even.map(() => 0) }, ...found] : found;
  });
  /** Some milestones are still to be measured. */
  rough = $derived.by(() => this.milestones.some((n) => !this.reviews.odds.has(n)));
  chances = $derived.by((): Chance[] => {
    const { at, turns, chances } = this.replay, now = turns[at] === 0 ? undefined : this.#odds(at), before = at > 0 && turns[at - 1] !== 0 ? this.#odds(at - 1) : undefined;
    const glance = chances[at] ?? [];
    if (now === undefined) return glance.length === 0 ? NOBODY : glance.map((c) => ({ share: c / 1000, doubt: turns[at] === 0 ? 0 : null, swing: 0 }));
    const off = doubts(now), was = before && doubts(before);
    return now.mean.map((m, i) => {
      const swing = before === undefined || before === now ? 0 : m - (before.mean[i] ?? 0);
      const told = Math.abs(swing) >= LEAST && Math.abs(swing) > DOUBTS * Math.hypot(off[i] ?? 0, was?.[i] ?? 0);
      return { share: Math.min(1, Math.max(0, m)), doubt: off[i] ?? 0, swing: told ? swing : 0 };
    });
  });
  sims = $derived.by(() => this.#odds(this.replay.at)?.sims ?? 0);
  /** Asks for what the position shown needs. */
  want(): void {
    const { at, turns } = this.replay, places = [at, at - 1].filter((n) => n >= 0 && turns[n] !== 0).map((n) => this.replay.calm(n));
    this.reviews.want(this.seq, places);
  }

  // ------------------------------------------------------------------ steps

  goTo(n: number): void {
    this.replay.goTo(n);
  }
  /** To the next of some places; after the last of them to the first. */
  jump(to: readonly number[], by: 1 | -1 = 1): void {
    const next = nearest(to, this.replay.at, by) ?? nearest(to, by > 0 ? -1 : this.replay.moves.length + 1, by);
    if (next !== undefined) this.goTo(next);
  }
  toMistake(by: 1 | -1): void {
    this.jump(this.mistakes.map((m) => m.seq + 1), by);
  }
  toTurn(by: 1 | -1): void {
    this.goTo(this.replay.turnFrom(this.replay.at, by));
  }
}
