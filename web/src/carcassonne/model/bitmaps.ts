// bitmaps.ts - tiles as small pictures, each drawn once: the ground of a full map is then a few hundred copies of pixels.
import type { Viewport } from '../../table/model/viewport';
import { drawTile, type Plain } from '../tiles/draw';
import { FIELD } from '../tiles/inks';
import { lookOf } from '../tiles/looks';
import { toCanvas } from '../tiles/marks';
import type { CarPlace } from './view';


const LEVELS = [32, 64, 96, 192, 384];
/** Tiles smaller than this on the screen are drawn with less: what is finer than a pixel is noise. */
const PLAIN = 58, BARE = 36;
/** More pixels than this are forgotten together: memory of phones is small. */
const MOST = 14e6;
/** Time for new pictures in one frame, so that a long game opens without a pause. */
const BUDGET = 20;

export class Bitmaps {
  #made = new Map<string, HTMLCanvasElement>();
  #pixels = 0;

  #make(place: CarPlace, size: number, plain: Plain): HTMLCanvasElement | undefined {
    const look = lookOf(place.tile);
    if (look === undefined) return undefined;
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = size;
    const g = canvas.getContext('2d');
    if (g === null) return undefined;
    g.scale(size / 100, size / 100);
    toCanvas(g, drawTile(look, place.rot, place.at, plain));
    return canvas;
  }

  /** The best picture there is; a new one if time allows. */
  #find(place: CarPlace, size: number, plain: Plain, hurry: boolean): HTMLCanvasElement | undefined {
    const name = `${place.tile} ${place.rot} ${place.at}`, key = `${name} ${size} ${plain}`;
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    if (hurry) return LEVELS.flatMap((s) => [0, 1, 2].map((p) => this.#made.get(`${name} ${s} ${p}`))).findLast((c) => c !== undefined);
    if (this.#pixels > MOST) {
      this.#made.clear();
      this.#pixels = 0;
    }
    const fresh = this.#make(place, size, plain);
    if (fresh !== undefined) this.#made.set(key, fresh);
    this.#pixels += size * size;
    return fresh;
  }

  /** Draws the ground; true when everything is there in full sharpness. */
  paint(canvas: HTMLCanvasElement, places: readonly CarPlace[], view: Viewport, ratio: number): boolean {
    const g = canvas.getContext('2d');
    if (g === null) return true;
    const px = view.k * 100, plain = px < BARE ? 2 : px < PLAIN ? 1 : 0, side = px * ratio, wanted = LEVELS.find((s) => s >= side) ?? LEVELS.at(-1)!;
    const started = performance.now();
    let whole = true;
    g.setTransform(1, 0, 0, 1, 0, 0);
    g.clearRect(0, 0, canvas.width, canvas.height);
    for (const place of [...places].reverse()) { // the newest first, while time allows
      const x = Math.round((place.x * 100 * view.k + view.x) * ratio), y = Math.round((place.y * 100 * view.k + view.y) * ratio);
      const w = Math.round(((place.x + 1) * 100 * view.k + view.x) * ratio) - x, h = Math.round(((place.y + 1) * 100 * view.k + view.y) * ratio) - y;
      if (x > canvas.width || y > canvas.height || x + w < 0 || y + h < 0) continue;
      const late = performance.now() - started > BUDGET;
      const picture = this.#find(place, wanted, plain, late);
      if (picture !== undefined) g.drawImage(picture, x, y, w, h);
      else {
        g.fillStyle = FIELD;
        g.fillRect(x, y, w, h);
      }
      if (late && picture?.width !== wanted) whole = false;
    }
    return whole;
  }
}
