// follow.svelte.ts - where the window looks by itself. A map that can be read whole is shown whole. Of a larger one it shows what
// is asked, else the tile laid last, at a readable size, and moves no more than that takes. The scale that a person chose is kept,
// and the place too, as long as they can answer from there; one key comes back, and goes there again.
import type { Point } from '../../table/art/inks';
import { revealed, zoom, type Box, type Viewport } from '../../table/model/viewport';
import type { Pan } from '../../table/pan.svelte';
import { UNIT } from '../model/land';
import { around, common, holds, seen } from '../model/viewing';

export interface Scenery {
  all: Box; // the map and the cells around it
  map: Box; // alone
  spots: readonly { at: Point }[]; // that are asked about
  last: Point | null; // the cell of the tile laid last
  readable: number; // scale
  reserve: number; // pixels that the dock takes when it is high
}
interface Place {
  view: Viewport;
  moved: boolean;
  scaled: boolean;
  shifted: boolean;
}
const MANY = 3; // tiles with spots: from more of them on, one in sight will do

const cellAt = (at: Point): Point => [Math.floor(at[0] / UNIT), Math.floor(at[1] / UNIT)];
const same = (a: Viewport, b: Viewport): boolean => Math.abs(a.k - b.k) < 0.001 && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2;
const middleOf = (b: Box): Point => [b.x + b.w / 2, b.y + b.h / 2];

export class Follow {
  readonly #pan: Pan;
  readonly #scenery: () => Scenery;
  #before: Place | null = null;
  #began = false;

  constructor(pan: Pan, scenery: () => Scenery) {
    this.#pan = pan;
    this.#scenery = scenery;
  }

  /** A picture of everything must not change with the height of the dock. */
  get #room(): Box {
    const { free, height } = this.#pan;
    return { ...free, h: Math.max(1, Math.min(free.h, height - free.y - this.#scenery().reserve)) };
  }
  get #whole(): Viewport {
    return this.#pan.fitted(this.#scenery().all, this.#room);
  }

  /** After every change of the question, the map or the window. */
  follow(): void {
    const pan = this.#pan, { all, readable } = this.#scenery();
    if (pan.width === 0 || pan.height === 0) return;
    const whole = this.#whole;
    if (!this.#began) {
      this.#began = true;
      pan.view = this.#home();
    } else if (!pan.moved && whole.k >= readable) {
      if (!holds(pan.view, all, pan.free) || whole.k > pan.view.k * 1.4) pan.glide(whole);
    } else this.#pursue(pan.moved ? pan.view.k : readable);
  }
  #pursue(k: number): void {
    const pan = this.#pan, { spots, last } = this.#scenery();
    if (pan.shifted && !this.#lost()) return;
    const about = this.#part(pan.view) ?? (last && this.#beside([last]));
    const at = about ? middleOf(about) : null;
    const v = k === pan.view.k ? pan.view : at ? pan.centred(at, k) : zoom(pan.view, k / pan.view.k, [pan.width / 2, pan.height / 2], k, k);
    const part = spots.length > 0 ? this.#part(v) : about;
    pan.glide(part ? revealed(v, part, this.#room) : v);
  }

  /** What must be in sight: the tiles with spots; if they are many, the nearest, unless there is one already. */
  #part(v: Viewport): Box | null {
    const { spots, last } = this.#scenery(), { free } = this.#pan;
    if (spots.length === 0) return last ? this.#beside([last]) : null;
    const cells = [...new Map(spots.map((s) => [String(cellAt(s.at)), cellAt(s.at)])).values()];
    const all = this.#beside(cells);
    if (all.w * v.k <= free.w && all.h * v.k <= free.h) return all;
    if (cells.length > MANY && spots.some((s) => seen(v, s.at, free))) return null;
    const [x, y] = [(free.x + free.w / 2 - v.x) / v.k, (free.y + free.h / 2 - v.y) / v.k];
    const far = (c: Point): number => Math.hypot((c[0] + 0.5) * UNIT - x, (c[1] + 0.5) * UNIT - y);
    return this.#beside([cells.reduce((a, b) => (far(b) < far(a) ? b : a))]);
  }
  /** Cells with their neighbours, as far as the map reaches. */
  #beside(cells: readonly Point[]): Box {
    const { x, y, w, h } = this.#scenery().map, near = around(cells, 0.2), rim = UNIT * 0.2;
    const map = { x: Math.min(near.x, x - rim), y: Math.min(near.y, y - rim), w: 0, h: 0 };
    map.w = Math.max(near.x + near.w, x + w + rim) - map.x;
    map.h = Math.max(near.y + near.h, y + h + rim) - map.y;
    return common(around(cells), map);
  }
  /** Is a question asked that cannot be answered from here? */
  #lost(): boolean {
    const { spots } = this.#scenery(), { view, free } = this.#pan;
    const found = spots.filter((s) => seen(view, s.at, free)).length;
    return spots.length > 0 && (new Set(spots.map((s) => String(cellAt(s.at)))).size > MANY ? found === 0 : found < spots.length);
  }

  // ---------------------------------------------------------------- by a key

  /** The picture that nobody has moved. */
  #home(): Viewport {
    const { all, readable, last } = this.#scenery(), whole = this.#whole, pan = this.#pan;
    if (whole.k >= readable) return whole;
    const first = pan.centred(last ? [(last[0] + 0.5) * UNIT, (last[1] + 0.5) * UNIT] : middleOf(all), readable);
    const part = this.#part(first), v = part ? revealed(first, part, this.#room) : first;
    return this.#inside(v, all);
  }
  /** No more of the bare table than needed. */
  #inside(v: Viewport, all: Box): Viewport {
    const { free } = this.#pan;
    const along = (at: number, from: number, size: number, start: number, length: number): number => {
      const low = start + length - (from + size) * v.k, high = start - from * v.k;
      return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, at));
    };
    return { k: v.k, x: along(v.x, all.x, all.w, free.x, free.w), y: along(v.y, all.y, all.h, free.y, free.h) };
  }
  #go(to: Viewport, chosen: boolean): void {
    const pan = this.#pan, { view, moved, scaled, shifted } = pan;
    this.#before = { view, moved, scaled, shifted };
    pan.moved = pan.scaled = pan.shifted = chosen;
    pan.glide(to);
  }
  /** To what happens; from there, back to where one was. */
  comeBack(): void {
    const home = this.#home(), before = this.#before;
    if (!same(this.#pan.view, home) || before === null) return this.#go(home, false);
    this.#go(before.view, true);
    Object.assign(this.#pan, { moved: before.moved, scaled: before.scaled, shifted: before.shifted });
  }
  /** The whole map; from there, back. */
  showAll(): void {
    if (same(this.#pan.view, this.#whole)) this.comeBack();
    else this.#go(this.#whole, this.#whole.k < this.#scenery().readable);
  }
  /** The whole map for a while, above what lies on so many pixels of it; what it answers goes back, unless the person looks elsewhere by then. */
  showWhile(below: number): () => void {
    const pan = this.#pan, { view, moved, scaled, shifted, free } = pan;
    const whole = pan.fitted(this.#scenery().all, { ...free, h: Math.max(free.h / 2, free.h - below) });
    pan.moved = pan.shifted = true;
    pan.glide(whole);
    return () => {
      if (!same(pan.view, whole)) return;
      Object.assign(pan, { moved, scaled, shifted, view });
      this.follow();
    };
  }
  /** A tile with its neighbours, for one who steps from spot to spot. */
  show(at: Point): void {
    const pan = this.#pan, part = pan.free.w < 3 * UNIT * pan.view.k ? around([cellAt(at)], 0) : this.#beside([cellAt(at)]);
    if (!holds(pan.view, part, pan.free)) pan.glide(revealed(pan.view, part, pan.free));
  }
}
