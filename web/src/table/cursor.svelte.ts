// cursor.svelte.ts - the keyboard on a board: one place has the focus, arrows go to the nearest in a direction, n and p to the
// next and previous. Places are elements with data-key, each a button of its own.
import type { Point } from './art/inks';
import { arrowOf } from './keys';
import { nearest } from './model/spots';

export interface Stop {
  key: string;
  centre: Point;
}
const ARROWS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Cursor<S extends Stop> {
  /** The board's own element. */
  root = $state.raw<HTMLElement>();
  focused = $state('');
  #stops: () => readonly S[];
  #show: (stop: S) => void;

  /** `show` brings a place into the window before it takes the focus. */
  constructor(stops: () => readonly S[], show: (stop: S) => void = () => {}) {
    this.#stops = stops;
    this.#show = show;
  }
  /** The one place that Tab reaches. */
  current = $derived.by((): string => {
    const stops = this.#stops();
    return stops.some((s) => s.key === this.focused) ? this.focused : (stops[0]?.key ?? '');
  });

  focus(stop: S | undefined): void {
    if (stop === undefined) return;
    this.focused = stop.key;
    this.#show(stop);
    this.root?.querySelector<SVGElement>(`[data-key="${CSS.escape(stop.key)}"]`)?.focus({ preventScroll: true });
  }
  /** The next or previous place; from outside, the first. */
  step(by: number): void {
    const stops = this.#stops(), active = document.activeElement;
    if (stops.length === 0) return;
    const inside = active !== null && active.hasAttribute('data-key') && this.root?.contains(active) === true;
    const i = stops.findIndex((s) => s.key === this.current);
    this.focus(stops[inside ? (i + by + stops.length) % stops.length : Math.max(0, i)]);
  }
  /** A key on a place: arrows, Home and End move on, Enter and space take it. */
  hear(event: KeyboardEvent, stop: S, take: () => void): void {
    const stops = this.#stops(), key = arrowOf(event), arrow = ARROWS[key];
    if (arrow && !event.shiftKey) this.focus(nearest(stops.map((s) => ({ at: s.centre, stop: s })), stop.centre, arrow)?.stop);
    else if (key === 'Home') this.focus(stops[0]);
    else if (key === 'End') this.focus(stops.at(-1));
    else if ((event.key === 'Enter' && !event.shiftKey) || event.key === ' ') take();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
