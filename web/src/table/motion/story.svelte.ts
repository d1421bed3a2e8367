// story.svelte.ts - what is told one step after another: what is counted is lit, its points rise, the sums grow. One key or one press ends it, and
// the table is what it was all the time.
import type { GameEvent, View } from '../../lib/protocol';
import { travel } from '../../lib/settings.svelte';
import { riseOf } from './play';
import { isStep, motionsFor } from './rows';
import type { Ground } from './watch.svelte';

const STEP = 3; // a step in ways: so long points can be read
const LEAST = 1.5;
const WHOLE = 15000; // milliseconds: many steps are quicker

export class Telling {
  readonly title: string;
  readonly steps: readonly GameEvent[];
  at = $state(0); // steps told
  sums = $state.raw<{ seat: number; points: number }[]>([]);
  #ground: Ground;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: () => void;

  constructor(ground: Ground, events: readonly GameEvent[], before: View, done: () => void) {
    const rows = ground.stage.rows();
    this.#ground = ground;
    this.#done = done;
    this.title = ground.stage.title?.() ?? '';
    this.steps = events.filter((e) => isStep(rows, e));
    this.sums = before.seats.map(({ seat, points }) => ({ seat, points: points + early(ground, events, seat) }));
    this.#next();
  }
  get text(): string {
    const now = this.steps[this.at - 1];
    return now === undefined ? '' : (this.#ground.stage.tell?.(now) ?? '');
  }
  get seat(): number {
    return this.steps[this.at - 1]?.seat ?? 0;
  }

  get #step(): number {
    return Math.max(LEAST * travel(), Math.min(STEP * travel(), WHOLE / this.steps.length));
  }
  #next(): void {
    const { stage } = this.#ground, event = this.steps[this.at];
    if (event === undefined) return this.skip();
    this.at++;
    this.sums = this.sums.map((s) => (s.seat === event.seat ? { ...s, points: s.points + gain(this.#ground, event) } : s));
    stage.light?.(event);
    stage.sound?.(event);
    const first = this.at === 1 ? travel() : 0; // the board is still on its way
    this.#timer = setTimeout(() => {
      riseOf(this.#ground, event);
      this.#timer = setTimeout(() => this.#next(), this.#step);
    }, first);
  }
  /** The end of it, whenever it comes. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#ground.stage.light?.(null);
    this.#done();
  }
}

function gain(ground: Ground, event: GameEvent): number {
  return motionsFor(ground.session.game, ground.stage.rows(), [event]).reduce((sum, m) => sum + (m.what === 'rise' ? m.n : 0), 0);
}
/** What the last move itself brought a seat. */
function early(ground: Ground, events: readonly GameEvent[], seat: number): number {
  const rows = ground.stage.rows();
  return events.filter((e) => e.seat === seat && !isStep(rows, e)).reduce((sum, e) => sum + gain(ground, e), 0);
}
