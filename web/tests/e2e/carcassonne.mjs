// carcassonne.mjs - Carcassonne on the drawn table: the tile turned and placed, figures on spots, every expansion's choices,
// each made with what is on the screen.
import assert from 'node:assert/strict';
import { PHONE, shot } from './lib.mjs';
import { asked, choose } from './play.mjs';

/** A table on this device against an easy bot. */
async function table(p, url, modules) {
  await p.goto(`${url}#/new`);
  await p.getByRole('button', { name: 'Carcassonne', exact: true }).click();
  await p.getByRole('button', { name: 'On this device', exact: true }).click();
  for (const m of modules) await p.locator(`#mod-${m}`).check();
  await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '2', exact: true }).click();
  await p.locator('#seat-1').selectOption('easy');
  await p.locator('.foot .btn.pri').click();
  await p.waitForURL(/#\/t\/l/);
}

const CELL = /^-?\d+,-?\d+$/;
const SEGMENT = /^(?:(?:road|city|field)\d|monastery|garden)$/;
const FIGURES = ['meeple', 'big', 'abbot', 'builder', 'pig'];
const SKIPS = ['pass', 'done', 'decline'];

/** Focus and Enter: what a person without a mouse does. */
async function enter(p, id) {
  await p.locator(`.site[data-id="${id}"]`).focus();
  await p.keyboard.press('Enter');
}

async function place(p, [cell, rot]) {
  await enter(p, `c ${cell}`);
  const turned = async () => Number(/by (\d) quarters/.exec(await p.locator('.hand .pic').first().getAttribute('aria-label'))[1]);
  for (let i = 0; i < 4 && (await turned()) !== Number(rot.at(-1)); i++) await p.keyboard.press('r');
  assert.equal(await turned(), Number(rot.at(-1)), 'only legal turns, and this is one');
}

/** Shows one move on the table; Enter or the button then plays it. False: a button has played it already. */
async function show(p, view, move) {
  const [word, ...args] = move.split(' ');
  const cell = args.find((a) => CELL.test(a)), segments = args.filter((a) => SEGMENT.test(a));
  const figure = FIGURES.includes(word) ? word : args.find((a) => !CELL.test(a) && !SEGMENT.test(a) && !/^\d+$/.test(a));
  if (word === 'place') await place(p, args);
  else if (segments.length === 2) for (const s of segments) await enter(p, `${cell ?? view.table.last} ${s}`);
  else if (cell !== undefined || segments.length === 1) {
    const tool = p.locator(`[data-tool="${figure === word || figure === undefined ? word : `${word} ${figure}`}"]`);
    if ((await tool.count()) > 0) await tool.click();
    await enter(p, move);
  } else if (word === 'robber') await p.getByRole('button', { name: new RegExp(`^Robber to space ${args[0]}:`) }).first().click();
  else {
    if (SKIPS.includes(move)) await p.locator('#car-skip').click();
    else await p.locator('.dock .buttons button').nth(plain(view).indexOf(move)).click();
    return false;
  }
  return true;
}

/** Choices that are buttons, in the order of the view. */
function plain(view) {
  const all = Object.entries(view.moves).flatMap(([word, list]) => list.map((a) => `${word} ${a}`.trim()));
  const skip = all.find((m) => SKIPS.includes(m));
  return all.filter((m) => m !== skip && !m.startsWith('robber') && !m.split(' ').slice(1).some((a) => CELL.test(a) || SEGMENT.test(a)));
}

async function play(p, now) {
  const move = choose(now.view, now.you, Math.random, []);
  if (await show(p, now.view, move)) await p.locator('#car-main').click();
  return move;
}

/** So many decisions, then the rest is left to the bots; answers the questions that were met. */
async function playSome(p, most) {
  const met = new Set();
  let rows = -1;
  for (let i = 0; i < most; i++) {
    const now = await asked(p, rows);
    if (now.over) return met;
    met.add(now.view.ask.frame.replace('carcassonne.', ''));
    await play(p, now);
    rows = now.rows;
  }
  await asked(p, rows);
  await p.getByRole('button', { name: 'Menu' }).click();
  await p.locator('#table-menu .danger').click();
  await p.locator('#table-menu .danger').click();
  await p.locator('#end-title').waitFor({ timeout: 60000 });
  return met;
}

/** Points by seat and source as the rows told them. */
function told(p) {
  return p.evaluate(() => {
    const sums = {};
    for (const m of globalThis.seen.said)
      if (m.t === 'row')
        for (const e of m.events)
          if (e.event === 'scored' || e.event === 'final') {
            const kind = String(e.args[1]).replace(/\d+$/, '');
            ((sums[e.seat] ??= {})[kind] ??= 0), (sums[e.seat][kind] += Number(e.args[0]));
          }
    return sums;
  });
}

export function carcassonne({ page, url }) {
  page('J3 Carcassonne with three expansions: turned, placed, taken back, owners seen, scored as told', { settings: { confirm: 'always' } }, async (p) => {
    await table(p, url(), ['river', 'inns', 'abbot']);
    const first = await asked(p);
    assert.equal(first.view.ask.frame, 'carcassonne.place');
    await p.locator('.site.cell').first().waitFor();
    assert.equal(await p.locator('.site.cell').count(), new Set(first.view.moves.place.map((m) => m.split(' ')[0])).size);
    await play(p, first);
    const second = await asked(p, first.rows);
    await p.getByRole('button', { name: 'Take back the tile' }).click();
    const again = await asked(p, second.rows);
    assert.equal(again.view.table.drawn, first.view.table.drawn);
    await p.keyboard.press('Escape');
    await p.locator('.seg button', { hasText: 'All' }).click();
    await playSome(p, 10);
    await shot(p, 'carcassonne_end');
    const sums = await told(p);
    const over = await p.evaluate(() => globalThis.seen.view.view);
    const rows = await p.locator('.end tbody tr').evaluateAll((all) => all.map((tr) => [...tr.querySelectorAll('td')].map((td) => Number(td.textContent))));
    for (const cells of rows) assert.equal(cells.slice(0, -1).reduce((a, b) => a + b, 0), cells.at(-1), 'the sources add up to the points');
    assert.deepEqual(rows.map((cells) => cells.at(-1)).sort((a, b) => a - b), over.seats.map((x) => x.points).sort((a, b) => a - b));
    for (const seat of over.seats) assert.ok(Object.values(sums[seat.seat] ?? {}).reduce((a, b) => a + b, 0) <= seat.points, 'nothing told is missing');
  });

  page('Carcassonne on a phone: tile and figure with fingers', { size: PHONE, touch: true, settings: { confirm: 'touch' } }, async (p) => {
    await table(p, url(), []);
    const first = await asked(p);
    await p.locator('.site.cell').first().tap({ force: true });
    await p.locator('#car-main').tap();
    const next = await asked(p, first.rows);
    await shot(p, 'carcassonne_phone');
    if (next.view.ask.frame === 'carcassonne.figure') await p.locator('#car-skip').tap();
    assert.equal(await p.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  });
}
