// pan.svelte.ts - a board under fingers, mouse and wheel: panning, pinching, zooming. The board says how big it is and what a
// click or a hover at a place means.
import type { Point } from './art/inks';
import { fit, toUnits, zoom, type Box, type Viewport } from './model/viewport';

export interface Ears {
  /** A click or tap, in board units; `reach` is how far a finger may miss. */
  press(at: Point, touch: boolean, reach: number): void;
  hover(at: Point | null): void;
}

const FINGER = 24; // pixels

export class Pan {
  width = $state(0);
  height = $state(0);
  box = $state.raw<Box>({ x: 0, y: 0, w: 1000, h: 1000 });
  view = $state.raw<Viewport>({ k: 1, x: 0, y: 0 });
  /** The person has panned or zoomed: leave the picture alone. */
  moved = false;
  whole = $derived.by((): Viewport => fit(this.box, this.width, this.height));

  #ears: Ears;
  #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #dragged = false;

  constructor(ears: Ears) {
    this.#ears = ears;
  }

  get #least(): number {
    return this.whole.k * 0.6;
  }
  get #most(): number {
    return Math.max(this.whole.k * 4, 1.2);
  }

  /** Shows everything, or a part of it, unless the person looks elsewhere. */
  refit(part?: Box): void {
    if (this.width === 0 || this.moved) return;
    this.view = part ? fit(part, this.width, this.height) : this.whole;
  }
  fitAll(): void {
    this.moved = false;
    this.refit();
  }
  zoomBy(factor: number, about: Point = [this.width / 2, this.height / 2]): void {
    this.moved = true;
    this.view = zoom(this.view, factor, about, this.#least, this.#most);
  }

  // -------------------------------------------------------------- pointers

  #at(e: MouseEvent): Point {
    const r = (e.currentTarget as Element).getBoundingClientRect();
    return [e.clientX - r.left, e.clientY - r.top];
  }
  down = (e: PointerEvent): void => {
    if (e.button > 0) return;
    this.#fingers.set(e.pointerId, this.#at(e));
    if (this.#fingers.size > 1) return;
    this.#dragged = false;
    this.#start = this.#at(e);
  };
  move = (e: PointerEvent): void => {
    const p = this.#at(e), before = this.#fingers.get(e.pointerId);
    if (before === undefined) {
      if (e.pointerType === 'mouse') this.#ears.hover(toUnits(this.view, p));
      return;
    }
    if (!this.#dragged && Math.hypot(p[0] - this.#start[0], p[1] - this.#start[1]) < 6 && this.#fingers.size === 1) return;
    if (!this.#dragged) {
      this.#dragged = this.moved = true;
      this.#ears.hover(null);
      (e.currentTarget as Element).setPointerCapture(e.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1;
      this.view = zoom(this.view, Math.hypot(p[0] - other[0], p[1] - other[1]) / was, other, this.#least, this.#most);
    } else this.view = { ...this.view, x: this.view.x + p[0] - before[0], y: this.view.y + p[1] - before[1] };
    this.#fingers.set(e.pointerId, p);
  };
  up = (e: PointerEvent): void => {
    this.#fingers.delete(e.pointerId);
  };
  leave = (): void => this.#ears.hover(null);
  click = (e: MouseEvent): void => {
    if (this.#dragged) {
      this.#dragged = false;
      return;
    }
    const kind = (e as PointerEvent).pointerType, touch = kind === 'touch' || kind === 'pen';
    this.#ears.press(toUnits(this.view, this.#at(e)), touch, touch ? FINGER / this.view.k : 0);
  };
  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.zoomBy(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0016)), this.#at(e));
  };
}
