// replay.mjs - a finished game as one studies it: beside the family's own board, by keys, by links; and pictures of positions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { here, PHONE, shot, soon } from './lib.mjs';
import { asked, finishedOnServer, newTable, PRINTED } from './play.mjs';

const records = resolve(here, '../../../tests/records');

/** The screen that asks for a record, away from one that is open. */
async function ask(p, url) {
  await p.goto(`${url}#/games`);
  await p.locator('.screen').waitFor();
  await p.goto(`${url}#/replay`);
}
async function openFile(p, url, name) {
  await ask(p, url);
  await p.locator('input[type="file"]').setInputFiles(resolve(records, name));
  await p.locator('#scrub').waitFor();
}
async function openText(p, url, record) {
  await ask(p, url);
  await p.locator('textarea').fill(record);
  await p.locator('.pick .btn.pri').click();
  await p.locator('#scrub').waitFor();
}
const at = async (p) => Number(await p.locator('#scrub').inputValue());

/** Seats 1 and 2 need one point and have the cards for a city. Each ends the turn instead; seat 2 had 8 points and a hidden one. */
const MISSED = `th 1 catan seats=3 layout=beginner
opt offers_per_turn=0
set settlement n02 1
set city n20 1
set city n24 1
set city n30 1
set settlement n45 1
set settlement n48 1
set city n09 2
set city n11 2
set city n13 2
set settlement n15 2
set settlement n16 2
set settlement n41 3
set settlement n43 3
set hand 1 3ore+2grain
set hand 2 3ore+2grain
set cards 2 1point
set phase act 1
1 end
2 roll
* dice 1 1
2 end
`;
const PIECES = 13 + 1; // the lines of settlements and cities, and the robber

async function saved(p, kind) {
  await p.getByRole('button', { name: 'Share', exact: true }).click();
  const [file] = await Promise.all([p.waitForEvent('download'), p.getByRole('button', { name: `Save board as ${kind}` }).click()]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

/** What a picture says of itself, read by another parser than the one that drew it. */
function read(p, text) {
  return p.evaluate((svg) => {
    const doc = new DOMParser().parseFromString(svg, 'image/svg+xml'), all = [...doc.querySelectorAll('*')];
    const refs = all.flatMap((e) => [...e.attributes].filter((a) => /href|url\(/.test(`${a.name} ${a.value}`)).map((a) => a.value));
    const ids = new Set(all.map((e) => e.id));
    return {
      broken: doc.querySelector('parsererror') !== null,
      foreign: refs.filter((r) => !ids.has(/^(?:url\(["']?)?#([^"')]+)/.exec(r)?.[1])),
      strange: all.filter((e) => ['image', 'script', 'style', 'foreignObject'].includes(e.localName) || e.hasAttribute('style') || e.hasAttribute('class')).length,
      pieces: doc.querySelectorAll('[data-piece]').length,
      uses: doc.querySelectorAll('use').length,
      players: [...doc.querySelectorAll('[data-seat]')].map((g) => [...g.querySelectorAll('tspan')].map((t) => t.textContent)),
      size: [doc.documentElement.getAttribute('width'), doc.documentElement.getAttribute('height')].map(Number),
    };
  }, text);
}

export function replay({ page, url }) {
  page('replay, desk: mistakes ranked, drawn and said; keys; the board stays large', {}, async (p) => {
    await openText(p, url(), MISSED);
    await p.locator('.rail #side-tab-mistakes').click();
    await soon.equal(() => p.locator('[data-mistake]').count(), 2, 'both missed the win');
    const costs = await p.locator('[data-mistake] .loss').allInnerTexts();
    const numbers = costs.map((c) => Number(c.replace('−', '')));
    assert.ok(numbers[0] >= numbers[1] && numbers[1] > 3, costs.join());
    const list = await p.locator('[data-mistake]').evaluateAll((all) => all.map((e) => [e.dataset.mistake, e.querySelector('.better').textContent]));
    assert.deepEqual(list.map(([seq]) => seq).sort(), ['0', '3']);
    for (const [, better] of list) assert.match(better, /^Better: .*city/i);
    await p.locator('[data-mistake="3"]').click();
    assert.equal(await at(p), 4);
    await p.locator('.hint.strong .shape').waitFor();
    assert.match(await p.locator('.hint.strong').getAttribute('data-move'), /^city /);
    await p.locator('body').press('p');
    assert.equal(await at(p), 1, 'the mistake before');
    for (const [key, to] of [['n', 4], ['n', 1], ['End', 4], ['PageUp', 1], ['Home', 0], ['ArrowRight', 1], ['PageDown', 4]]) {
      await p.locator('body').press(key);
      assert.equal(await at(p), to, key);
    }
    await p.locator('body').press('?');
    await soon.match(() => p.locator('.keys').innerText(), /next or previous mistake[^]*play or pause/);
    await p.locator('body').press('?');
    const [board, dock] = [await p.locator('.middle').boundingBox(), await p.locator('.dock.past').boundingBox()];
    assert.ok(board.width > 700 && board.height > 560 && board.y + board.height <= dock.y, JSON.stringify([board, dock]));
    await soon.equal(() => p.locator('.rough').count(), 0, 'every point of the band is measured');
    await p.locator('#side-tab-analysis').click();
    await soon.match(() => p.locator('.chances').innerText(), /±|100/);
    await shot(p, 'replay_mistakes');
  });

  page('replay: a picture as SVG and PNG stands alone, and shows what the viewer sees', {}, async (p) => {
    await openText(p, url(), MISSED);
    const open = await saved(p, 'SVG'), found = await read(p, String(open.bytes));
    assert.match(open.name, /^thorp-.*\.svg$/);
    assert.deepEqual({ ...found, players: 0, size: 0 }, { broken: false, foreign: [], strange: 0, pieces: PIECES, uses: 0, players: 0, size: 0 });
    assert.deepEqual(found.players, [['9', 'Red'], ['8', 'Blue'], ['2', 'Yellow']], 'a hidden point is nobody’s business');
    await p.locator('#as').selectOption('2');
    assert.deepEqual((await read(p, String((await saved(p, 'SVG')).bytes))).players[1], ['9', 'Blue'], 'but one’s own');
    const { bytes } = await saved(p, 'PNG');
    assert.equal(bytes.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
    assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], found.size.map((n) => 2 * n));
    assert.ok(bytes.length > 40000, 'something is drawn');
    await newTable(p, url(), { seats: ['me', 'easy', 'easy'], options: PRINTED });
    await asked(p);
    const [live] = await Promise.all([p.waitForEvent('download'), p.locator('[aria-controls=table-menu]').click().then(() => p.getByRole('button', { name: 'Save board as SVG' }).click())]);
    const now = await read(p, readFileSync(await live.path(), 'utf8'));
    assert.deepEqual([now.broken, now.foreign, now.strange], [false, [], 0], 'a table under way');
    assert.equal(now.pieces, 1 + 2 * 2 * 3, 'the printed start: two settlements and two roads each, and the robber');
    for (const [file, least] of [['carcassonne_two.th', 10], ['elasund_three.th', 0]]) {
      await openFile(p, url(), file);
      await p.locator('body').press('End');
      const other = await read(p, String((await saved(p, 'SVG')).bytes)), drawn = await p.locator('svg.board [data-piece]').count();
      assert.deepEqual([other.broken, other.foreign, other.strange, other.pieces], [false, [], 0, drawn], file);
      assert.ok(other.uses >= least && drawn > 3, `${file}: ${other.uses} tiles, ${drawn} pieces`);
    }
  });

  page('replay: a link opens the game at its move, and the address follows', { settings: { level: 'easy' } }, async (p) => {
    const id = await finishedOnServer(p);
    await p.goto(`${url()}#/replay/${id}?at=42`);
    await p.locator('#scrub').waitFor();
    assert.equal(await at(p), 42);
    await p.locator('body').press('ArrowRight');
    await soon.equal(() => p.evaluate(() => location.hash), `#/replay/${id}?at=43`);
    await p.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => ((globalThis.copied = text), Promise.resolve()) } }));
    await p.locator('header').getByRole('button', { name: 'Copy link to this position' }).click();
    assert.equal(await p.evaluate(() => globalThis.copied), `${url()}#/replay/${id}?at=43`);
    await p.evaluate((to) => (location.hash = to), `#/replay/${id}?at=7`);
    await soon.equal(() => at(p), 7);
    await p.goto(`${url()}#/replay/${id}?at=99999`);
    await p.reload();
    await p.locator('#scrub').waitFor();
    assert.equal(await at(p), Number(await p.locator('#scrub').getAttribute('max')), 'beyond the end is the end');
    // from a file there is no address: the position itself is copied
    await openText(p, url(), MISSED);
    await p.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text) => ((globalThis.copied = text), Promise.resolve()) } }));
    await p.getByRole('button', { name: 'Share', exact: true }).click();
    assert.equal(await p.locator('#replay-menu').getByRole('button', { name: 'Copy link' }).count(), 0);
    await p.getByRole('button', { name: 'Copy position as text' }).click();
    await soon.match(() => p.evaluate(() => globalThis.copied), /^th 1 catan [^]*set city n20 1/);
  });

  page('replay, phone: moves and analysis are sheets, a press goes to the board', { size: PHONE, touch: true }, async (p) => {
    await openFile(p, url(), 'ck_three.th');
    const board = await p.locator('.middle').boundingBox();
    assert.ok(board.height > 300, `${board.height}`);
    await p.locator('[data-flap="log"]').tap();
    await p.locator('.sheet .moves li button').nth(6).tap();
    await soon.equal(() => p.locator('.sheet').count(), 0);
    assert.ok((await at(p)) > 4);
    await p.locator('[data-flap="chart"]').tap();
    await p.locator('.sheet .analysis').waitFor();
    await soon.ok(async () => (await p.locator('.sheet .lines button').count()) > 1);
    await shot(p, 'replay_phone');
    const small = await p.locator('.dock.past button:visible, header button:visible').evaluateAll((all) => all.map((e) => e.getBoundingClientRect()).filter((r) => r.width < 44 || r.height < 44).length);
    assert.equal(small, 0, 'fingers find every button');
  });
}
