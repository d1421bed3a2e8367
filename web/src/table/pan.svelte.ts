// pan.svelte.ts - a board under fingers, mouse and wheel: panning, pinching, zooming. The board says how big it is and what a
// click or a hover at a place means.
import type { Point } from './art/inks';
import { still, travel, unit } from '../lib/settings.svelte';
import { between, fit, NO_PADS, toUnits, zoom, type Box, type Pads, type Viewport } from './model/viewport';

export interface Ears {
  /** A click or tap, in board units; `reach` is how far a finger may miss. */
  press(at: Point, touch: boolean, reach: number): void;
  hover(at: Point | null): void;
  /** The wheel over something that turns it is no zoom: true when it was of use. */
  wheel?(at: Point, delta: number): boolean;
  /** Is there something to press? Then a double click is two presses and no zoom. */
  hit?(at: Point, reach: number): boolean;
}
export interface Bounds {
  roof?: () => number; // pixels at the top that something else covers
  pads?: () => Pads; // or at each side
  nearest?: number; // the whole board is not blown up beyond this scale
  least?: number; // scales, in parts of the one that shows everything
  most?: () => number;
  margin?: number; // pixels painted beyond each side: so far the drawing itself is moved, and not painted anew
}

const FINGER = 26; // pixels
const GLIDE = 0.8; // of the time anything may be on its way

export class Pan {
  width = $state(0);
  height = $state(0);
  box = $state.raw<Box>({ x: 0, y: 0, w: 1000, h: 1000 });
  #view = $state.raw<Viewport>({ k: 1, x: 0, y: 0 });
  /** The window as it was painted last; while a board is moved, its drawing is shifted by `offset`. */
  painted = $state.raw<Viewport>({ k: 1, x: 0, y: 0 });
  /** The person has panned or zoomed: leave the picture alone. */
  moved = false;
  /** The person has zoomed: the scale is theirs; or shifted: the place is. */
  scaled = false;
  shifted = false;

  #ears: Ears;
  #bounds: Bounds;
  #fingers = new Map<number, Point>();
  #start: Point = [0, 0];
  #dragged = false;
  #gliding = 0;
  #moving = false;

  constructor(ears: Ears, bounds: Bounds = {}) {
    this.#ears = ears;
    this.#bounds = bounds;
  }
  get view(): Viewport {
    return this.#view;
  }
  set view(v: Viewport) {
    this.#view = v;
    const d = this.painted, most = this.#moving ? this.margin : 0;
    if (v.k !== d.k || Math.abs(v.x - d.x) >= most || Math.abs(v.y - d.y) >= most) this.painted = v;
  }
  get margin(): number {
    return this.#bounds.margin ?? 0;
  }
  offset = $derived.by((): Point => [this.view.x - this.painted.x, this.view.y - this.painted.y]);
  #halt(): void {
    cancelAnimationFrame(this.#gliding);
    this.#rest();
  }
  #rest(): void {
    this.#moving = false;
    this.painted = this.#view;
  }
  whole = $derived.by((): Viewport => this.fitted(this.box));
  /** What nothing else covers, in pixels. */
  free = $derived.by((): Box => {
    const pads = this.#bounds.pads?.() ?? { ...NO_PADS, top: this.#bounds.roof?.() ?? 0 };
    return { x: pads.left, y: pads.top, w: Math.max(1, this.width - pads.left - pads.right), h: Math.max(1, this.height - pads.top - pads.bottom) };
  });

  /** The window that shows a part of the board. */
  fitted(part: Box, room: Box = this.free): Viewport {
    const { x, y, w, h } = room, v = fit(part, this.width === 0 ? 0 : w, h);
    const k = Math.min(v.k, this.#bounds.nearest ?? Infinity);
    if (k < v.k) return this.centred([part.x + part.w / 2, part.y + part.h / 2], k, room);
    return { ...v, x: v.x + x, y: v.y + y };
  }
  /** The window with a point in the middle of what is free. */
  centred(at: Point, k: number, room: Box = this.free): Viewport {
    return { k, x: room.x + room.w / 2 - at[0] * k, y: room.y + room.h / 2 - at[1] * k };
  }
  get #least(): number {
    return this.whole.k * (this.#bounds.least ?? 0.6);
  }
  get #most(): number {
    return this.#bounds.most?.() ?? Math.max(this.whole.k * 4, 1.2);
  }

  /** Shows everything, or a part of it, unless the person looks elsewhere. */
  refit(part?: Viewport): void {
    if (this.width === 0 || this.moved) return;
    this.view = part ?? this.whole;
  }
  /** Everything again, whatever the person looked at. */
  forget(part?: Viewport): void {
    this.moved = this.scaled = this.shifted = false;
    this.#halt();
    this.refit(part);
  }
  show(view: Viewport): void {
    this.moved = true;
    this.#halt();
    this.view = view;
  }
  shift(x: number, y: number): void {
    this.shifted = true;
    this.show({ ...this.view, x: this.view.x + x, y: this.view.y + y });
  }
  /** Goes to a picture by itself: the person has not moved it. */
  glide(to: Viewport): void {
    this.#halt();
    const from = this.view, began = performance.now();
    if (from.k === to.k && from.x === to.x && from.y === to.y) return;
    if (still()) {
      this.view = to;
      return;
    }
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, now - began) / (GLIDE * travel()));
      this.#moving = part < 1;
      this.view = part === 1 ? to : between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
      else this.#rest();
    };
    this.#gliding = requestAnimationFrame(step);
  }
  zoomBy(factor: number, about: Point = [this.free.x + this.free.w / 2, this.free.y + this.free.h / 2]): void {
    this.scaled = true;
    this.show(zoom(this.view, factor, about, this.#least, this.#most));
  }

  // -------------------------------------------------------------- pointers

  #at(e: MouseEvent): Point {
    const r = (e.currentTarget as Element).getBoundingClientRect();
    return [(e.clientX - r.left) / unit() + this.offset[0], (e.clientY - r.top) / unit() + this.offset[1]]; // the board itself may be shifted
  }
  down = (e: PointerEvent): void => {
    if (e.button > 0) return;
    this.#halt();
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
      this.#dragged = this.#moving = this.moved = this.shifted = true;
      this.#ears.hover(null);
      (e.currentTarget as Element).setPointerCapture(e.pointerId);
    }
    const other = [...this.#fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (other) {
      this.scaled = true;
      const was = Math.hypot(before[0] - other[0], before[1] - other[1]) || 1;
      this.view = zoom(this.view, Math.hypot(p[0] - other[0], p[1] - other[1]) / was, other, this.#least, this.#most);
    } else this.view = { ...this.view, x: this.view.x + p[0] - before[0], y: this.view.y + p[1] - before[1] };
    this.#fingers.set(e.pointerId, p);
  };
  up = (e: PointerEvent): void => {
    this.#fingers.delete(e.pointerId);
    if (this.#fingers.size === 0) this.#rest();
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
  double = (e: MouseEvent): void => {
    const p = this.#at(e);
    if (this.#ears.hit?.(toUnits(this.view, p), FINGER / this.view.k) !== true) this.zoomBy(1.6, p);
  };
  wheel = (e: WheelEvent): void => {
    e.preventDefault();
    const p = this.#at(e);
    if (this.#ears.wheel?.(toUnits(this.view, p), e.deltaY) === true) return;
    this.zoomBy(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0016)), p);
  };
}
