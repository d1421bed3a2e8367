// car_hand.mjs - Carcassonne with what is on the screen: a table is opened, what is offered is read off it, a move is shown and
// played, and the picture is compared with what the engine said.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { pause } from './lib.mjs';
import { press } from './play.mjs';

/** A table on this device against easy bots. */
export async function table(p, url, modules, seats = 2) {
  await p.goto(`${url}#/new`);
  await p.getByRole('button', { name: 'Carcassonne', exact: true }).click();
  await p.getByRole('button', { name: 'On this device', exact: true }).click();
  for (const m of modules) await p.locator(`#mod-${m}`).check();
  await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: String(seats), exact: true }).click();
  for (let i = 1; i < seats; i++) await p.locator(`#seat-${i}`).selectOption('easy');
  await p.locator('.foot .btn.pri').click();
  await p.waitForURL(/#\/t\/l/);
}

// ------------------------------------------------------------------ moves

const CELL = /^-?\d+,-?\d+$/;
const SEGMENT = /^(?:(?:road|city|field)\d|monastery|garden)$/;
const FIGURES = ['meeple', 'big', 'abbot', 'builder', 'pig'];
const SKIPS = ['pass', 'done', 'decline'];

/** Where a move is made on the screen. */
function read(move) {
  const [word, ...args] = move.split(' ');
  const cell = args.find((a) => CELL.test(a)), segments = args.filter((a) => SEGMENT.test(a));
  const named = args.find((a) => !CELL.test(a) && !SEGMENT.test(a) && !/^\d+$/.test(a));
  const figure = FIGURES.includes(word) ? word : named;
  const tool = figure === word || figure === undefined ? word : `${word} ${figure}`;
  const kind = word === 'place' ? 'cell' : segments.length === 2 ? 'landing' : cell !== undefined || segments.length === 1 ? 'spot' : word === 'robber' ? 'space' : SKIPS.includes(move) ? 'skip' : 'button';
  return { move, word, args, cell, segments, tool, kind };
}

/** Every legal move, in the order of the view. */
export function legal(view) {
  const all = Object.entries(view.moves).flatMap(([word, list]) => list.map((a) => read(`${word} ${a}`.trim())));
  const skip = all.find((m) => m.kind === 'skip');
  return all.map((m) => (m.kind === 'skip' && m !== skip ? { ...m, kind: 'button' } : m));
}

/** Focus and Enter: what a person without a mouse does. */
async function enter(p, id) {
  await p.locator(`.site[data-id="${id}"]`).focus();
  await p.keyboard.press('Enter');
}

async function place(p, [cell, rot]) {
  await enter(p, `c ${cell}`);
  const turned = async () => Number(/(\d)\D*$/.exec(await p.locator('.hand .pic').first().getAttribute('aria-label'))[1]); // in any language
  for (let i = 0; i < 4 && (await turned()) !== Number(rot.at(-1)); i++) await p.keyboard.press('r');
  assert.equal(await turned(), Number(rot.at(-1)), 'only legal turns, and this is one');
}

async function spot(p, m) {
  const tool = p.locator(`[data-tool="${m.tool}"]`);
  if ((await tool.count()) > 0) await tool.click();
  await enter(p, m.move);
}

/** Shows one move on the table, then plays it. */
export async function play(p, view, move) {
  const all = legal(view), m = all.find((x) => x.move === move);
  assert.ok(m !== undefined, `${move} is offered`);
  if (m.kind === 'skip') return press(p, '#car-skip:not(:disabled)');
  if (m.kind === 'button') return p.locator('.dock .buttons button').nth(all.filter((x) => x.kind === 'button').indexOf(m)).click();
  if (m.kind === 'cell') await place(p, m.args);
  else if (m.kind === 'landing') for (const s of m.segments) await enter(p, `${m.cell ?? view.table.last} ${s}`);
  else if (m.kind === 'space') await p.locator('.dock').getByRole('button', { name: new RegExp(`^Move the robber to space ${m.args[0]}:`) }).click();
  else await spot(p, m);
  return press(p, '#car-main:not(:disabled)');
}

// ---------------------------------------------------------------- pictures

/** Looks until both are the same. */
async function same(look, what) {
  let last = await look();
  for (const end = Date.now() + 15000; !isDeepStrictEqual(last.drawn, last.said) && Date.now() < end; last = await look()) await pause(20);
  assert.deepEqual(last.drawn, last.said, what);
}

const sorted = (list) => [...new Set(list)].sort();

/** What may be done now is on the screen: cells, spots of each figure, landings, spaces of the track, buttons; in words that exist. */
export async function offers(p, view) {
  const all = legal(view), of = (kind) => all.filter((m) => m.kind === kind);
  const said = {
    cells: sorted(of('cell').map((m) => `c ${m.args[0]}`)), landings: sorted(of('landing').flatMap((m) => m.segments.map((s) => `${m.cell ?? view.table.last} ${s}`))),
    spaces: sorted(of('space').map((m) => m.args[0])), buttons: of('button').length, skip: of('skip').length,
  };
  const look = () =>
    p.evaluate(() => {
      const list = (selector, f) => [...document.querySelectorAll(selector)].map(f).sort();
      return {
        cells: list('.site.cell', (e) => e.dataset.id), landings: list('.site.landing', (e) => e.dataset.id), spaces: list('.spaces .open', (e) => e.dataset.space),
        buttons: document.querySelectorAll('.dock .buttons button').length, skip: document.querySelectorAll('#car-skip').length,
      };
    });
  await same(async () => ({ drawn: await look(), said }), 'all that is offered is drawn');
  for (const tool of sorted(of('spot').map((m) => m.tool))) {
    const button = p.locator(`[data-tool="${tool}"]`);
    if ((await button.count()) > 0) await button.click();
    const spots = sorted(of('spot').filter((m) => m.tool === tool).map((m) => m.move));
    await same(async () => ({ drawn: (await p.locator('.site.spot').evaluateAll((a) => a.map((e) => e.dataset.id))).sort(), said: spots }), `all spots for ${tool} are drawn`);
  }
  assert.doesNotMatch(await p.locator('.dock').innerText(), /web\.|carcassonne\.|[{}]/);
}

/** In the page: tiles, figures, ferries, ingots, supplies and the track as they are drawn, and as the view says. */
function compare() {
  const { view } = globalThis.seen.view;
  const list = (selector, f) => [...document.querySelectorAll(selector)].map(f).sort();
  const flat = (seats) => seats.flat().sort();
  const track = (s) => [`marker${s.seat} ${(s.marker ?? s.points) % 50}`, ...(s.messenger === undefined ? [] : [`messenger${s.seat} ${s.messenger % 50}`]), ...((s.robber ?? -1) < 0 ? [] : [`robber${s.seat} ${s.robber}`])];
  const has = (s) => Object.entries({ ...s.supply, ...s.goods, ...(s.gold === undefined ? {} : { gold: s.gold }) }).map(([kind, n]) => `${s.seat} ${kind} ${n}`);
  return {
    drawn: {
      tiles: Number(document.querySelector('.board').dataset.tiles),
      figures: list('.board .piece', (e) => `${e.dataset.piece} ${e.dataset.owner} ${e.dataset.at}`),
      ferries: list('.board [data-ferry]', (e) => `${e.dataset.ferry} ${e.dataset.roads}`),
      gold: list('.board [data-gold]', (e) => `${e.dataset.gold} ${e.dataset.n}`),
      points: list('.players .seat', (e) => `${e.dataset.seat} ${/\d+$/.exec(e.querySelector('.points').textContent.trim())[0]}`),
      has: list('.players .seat [data-n]', (e) => `${e.closest('.seat').dataset.seat} ${e.dataset.has} ${e.dataset.n}`),
      track: flat(list('.rail .track li', (e) => e.dataset.guests.split(' ').filter((g) => g !== '').map((g) => `${g} ${e.dataset.space}`))),
    },
    said: {
      tiles: view.places.length,
      figures: view.pieces.map((x) => `${x.kind} ${x.owner ?? 0} ${x.at} ${x.segment}`).sort(),
      ferries: view.places.filter((x) => x.ferry?.length === 2).map((x) => `${x.at} ${x.ferry.join(' ')}`).sort(),
      gold: view.places.filter((x) => x.ingots > 0).map((x) => `${x.at} ${x.ingots}`).sort(),
      points: view.seats.map((s) => `${s.seat} ${s.points}`).sort(),
      has: flat(view.seats.map(has)),
      track: document.querySelector('.rail .track') === null ? [] : flat(view.seats.map(track)),
    },
  };
}

/** The picture is what the engine says. */
export function pictured(p) {
  return same(() => p.evaluate(compare), 'the picture is what the view says');
}
