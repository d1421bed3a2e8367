// play.ts - flies drawn things over the table, slides pieces to their places, lets points rise. Everything at once and at most 300 ms on its
// way; transform and opacity alone; nothing takes the pointer, and what has arrived is taken away.
import { boards } from './boards';
import { INK, PAPER, player, type Point } from '../art/inks';
import { toPixels } from '../model/viewport';
import type { GameEvent, View } from '../../lib/protocol';
import { travel, unit } from '../../lib/settings.svelte';
import { earned, motionsFor, type Motion, type Spot } from './rows';
import type { Standing } from './stage';
import type { Batch, Ground } from './watch.svelte';

const MOST = 24; // things at once
const STAYS = 600; // milliseconds that points can be read, for 300 of motion
const EASE = 'cubic-bezier(.3,.7,.3,1)';

// ------------------------------------------------------------------- places

interface Eye {
  ground: Ground;
  layer: HTMLElement;
  root: HTMLElement;
  base: DOMRect;
  board: { rect: DOMRect; element: Element } | null;
}

function look(ground: Ground): Eye | null {
  const layer = ground.layer(), root = layer?.parentElement, element = root?.querySelector('svg.board');
  if (!layer || !root) return null;
  return { ground, layer, root, base: layer.getBoundingClientRect(), board: !element ? null : { element, rect: element.getBoundingClientRect() } };
}
/** Pixels of the page, from the corner of the layer. */
const from = (eye: Eye, x: number, y: number): Point => [(x - eye.base.x) / unit(), (y - eye.base.y) / unit()];

function onBoard(eye: Eye, at: Point | undefined): Point | undefined {
  const pan = eye.board && boards.get(eye.board.element);
  if (!eye.board || !pan || at === undefined) return undefined;
  const [x, y] = toPixels(pan.painted, at), corner = from(eye, eye.board.rect.x, eye.board.rect.y);
  return [corner[0] + x, corner[1] + y];
}
function middleOf(eye: Eye, selector: string): Point | undefined {
  for (const element of eye.root.querySelectorAll(selector)) {
    const r = element.getBoundingClientRect();
    if (r.width > 0) return from(eye, r.x + r.width / 2, r.y + r.height / 2);
  }
  return undefined;
}
/** Of a seat: the own hand for cards that lie in it, else its card. */
function atSeat(eye: Eye, seat: number, kind: string): Point | undefined {
  const own = seat === eye.ground.session.you && kind !== '' ? middleOf(eye, `.dock [data-held="${kind}"]`) : undefined;
  return own ?? middleOf(eye, `.players [data-seat="${seat}"] .head, [data-seat="${seat}"]`);
}

/** A part of a thing may be a kind's own. */
const named = (eye: Eye, thing: string, kind: string): Point | undefined => middleOf(eye, `[data-anchor="${thing}"] [data-of="${kind}"]`) ?? middleOf(eye, `[data-anchor="${thing}"]`);

function pointOf(eye: Eye, spot: Spot, m: Motion, events: readonly GameEvent[]): Point | undefined {
  if ('seat' in spot) return atSeat(eye, spot.seat, m.what === 'card' ? m.kind : '');
  const { stage } = eye.ground;
  if ('place' in spot) return onBoard(eye, stage.place(spot.place, m.event));
  return onBoard(eye, stage.find?.(spot.thing, m, events)) ?? named(eye, spot.thing, m.kind) ?? named(eye, 'supply', m.kind) ?? middleOf(eye, '.middle');
}

// ------------------------------------------------------------------- things

const drawing = (size: Point, view: string, body: string): string => `<svg width="${size[0]}" height="${size[1]}" viewBox="${view}">${body}</svg>`;
const many = (n: number): string =>
  n < 2 ? '' : `<circle cx="14" cy="-19" r="10" fill="${INK}"/><text x="14" y="-14.4" text-anchor="middle" font-size="13" font-weight="700" fill="${PAPER}">${n}</text>`;
function card(face: string | undefined, n: number): string {
  const body = face ?? `<path d="M-8,-11L8,11M8,-11L-8,11" stroke="${PAPER}" stroke-width="2.4" stroke-linecap="round" opacity=".7"/>`;
  return drawing([44, 56], '-22 -30 48 60', `<rect x="-16" y="-22" width="32" height="44" rx="5" fill="${face === undefined ? '#7A5638' : PAPER}" stroke="${INK}" stroke-width="2"/>${body}${many(n)}`);
}
function points(seat: number, n: number): string {
  const p = player(seat);
  return drawing([64, 40], '-32 -20 64 40', `<text class="gain" y="10" text-anchor="middle" font-size="28" font-weight="800" fill="${p.light}" stroke="#231812" stroke-width="5" paint-order="stroke">${n > 0 ? `+${n}` : `−${-n}`}</text>`);
}
function picture(eye: Eye, m: Motion): string {
  const { stage } = eye.ground;
  if (m.what === 'piece') return drawing([48, 48], '-30 -30 60 60', stage.piece?.(m.kind, m.seat) ?? '');
  return card(m.what === 'back' ? undefined : stage.card(m.kind), m.n);
}

// ----------------------------------------------------------------- movement

function put(eye: Eye, body: string): HTMLElement {
  const thing = document.createElement('div');
  thing.className = 'flies';
  thing.innerHTML = body;
  eye.layer.append(thing);
  return thing;
}
function goes(thing: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  const run = thing.animate(frames, { easing: EASE, fill: 'both', ...timing });
  run.onfinish = run.oncancel = () => thing.remove();
}
const to = (p: Point, more = ''): string => `translate(${p[0]}px, ${p[1]}px) translate(-50%, -50%)${more}`;

/** A way of `travel()` milliseconds at most, its delay included. */
function fly(eye: Eye, body: string, a: Point, b: Point, nth: number): void {
  const delay = Math.min(nth, 4) * travel() * 0.08;
  const frames = [{ transform: to(a, ' scale(.75)'), opacity: 0.3 }, { opacity: 1, offset: 0.25 }, { transform: to(b), opacity: 1, offset: 0.9 }, { transform: to(b, ' scale(.9)'), opacity: 0 }];
  goes(put(eye, body), frames, { duration: travel() - delay, delay });
}
/** Rises, and stays to be read. */
export function rise(eye: Eye, at: Point, seat: number, n: number): void {
  const up: Point = [at[0], at[1] - 30], whole = travel() + STAYS;
  const frames = [{ transform: to(at, ' scale(.7)'), opacity: 0 }, { transform: to(up), opacity: 1, offset: travel() / whole }, { transform: to(up), opacity: 1, offset: 0.9 }, { transform: to(up), opacity: 0 }];
  goes(put(eye, points(seat, n)), frames, { duration: whole });
}

/** Where a piece of this kind stood: a seat's, or nobody's. */
function stood(before: readonly Standing[], m: Motion): string | undefined {
  return before.find((p) => p.kind === m.kind && (p.owner === undefined || p.owner === m.seat))?.at;
}

/** The piece itself comes: it stands where it is going to already. */
function walk(eye: Eye, m: Motion, a: Point, b: Point): void {
  const { stage } = eye.ground, id = 'place' in m.toward ? m.toward.place : '';
  const group = eye.root.querySelector<SVGGElement>(`[data-piece="${m.kind}"][data-at="${stage.at?.(id, m.event) ?? id}"]`), piece = group?.firstElementChild;
  const matrix = group?.getCTM();
  if (!piece || !matrix) return;
  const way = new DOMPoint(a[0] - b[0], a[1] - b[1]).matrixTransform(new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]).inverse());
  piece.animate([{ transform: `translate(${way.x}px, ${way.y}px)` }, { transform: 'none' }], { duration: travel(), easing: EASE });
}

// --------------------------------------------------------------------- all

function one(eye: Eye, m: Motion, events: readonly GameEvent[], before: readonly Standing[]): ((nth: number) => void) | undefined {
  const old = m.what === 'walk' && m.from === undefined ? stood(before, m) : undefined;
  const start = m.from ?? (old === undefined ? undefined : { place: old });
  const b = pointOf(eye, m.toward, m, events), a = start && pointOf(eye, start, m, events);
  if (b === undefined) return undefined;
  if (m.what === 'rise') return m.n === 0 ? undefined : () => rise(eye, b, m.seat, m.n);
  if (a === undefined || Math.hypot(a[0] - b[0], a[1] - b[1]) < 6) return undefined;
  return m.what === 'walk' ? () => walk(eye, m, a, b) : (nth) => fly(eye, picture(eye, m), a, b, nth);
}

/** Shows what has happened between two positions. First everything is measured, then everything is set off. */
export function perform(ground: Ground, due: readonly Batch[], before: View, after: View): void {
  const { session, stage } = ground, rows = stage.rows();
  const all = due.flatMap(({ events }) => motionsFor(session.game, rows, events).map((m) => ({ m, events })));
  const gains = earned(all.map(({ m }) => m), before.seats, after.seats);
  if (all.length + gains.length === 0) return;
  requestAnimationFrame(() => {
    const eye = look(ground);
    if (eye === null) return;
    const set = all.filter(({ m }) => m.what !== 'earn').flatMap(({ m, events }) => one(eye, m, events, before.pieces) ?? []);
    const risen = gains.flatMap(({ seat, n, at }) => {
      const p = pointOf(eye, at, { what: 'rise', kind: '', n, seat, toward: at, event: due[0]!.events[0]! }, []);
      return p === undefined ? [] : [() => rise(eye, p, seat, n)];
    });
    [...set, ...risen].slice(0, MOST).forEach((start, nth) => start(nth));
  });
}

/** Points of one step, where they are earned. */
export function riseOf(ground: Ground, event: GameEvent): void {
  const eye = look(ground);
  if (eye === null) return;
  for (const m of motionsFor(ground.session.game, ground.stage.rows(), [event])) one(eye, m, [event], [])?.(0);
}
