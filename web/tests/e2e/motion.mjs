// motion.mjs - what flies over the table: it changes nothing of it, keeps nobody from playing, and is gone when it has arrived.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { play } from './car_hand.mjs';
import { island } from './ck-positions.mjs';
import { makeMove } from './ck-hand.mjs';
import { here, open, shot, soon } from './lib.mjs';
import { asked, sitDown } from './play.mjs';

/** A recorded game, as far as its first moves. */
function record(name, moves) {
  let n = 0;
  const lines = readFileSync(resolve(here, `../../../tests/records/${name}.th`), 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('= ') && (!/^[1-6*] /.test(line) || n++ < moves)).join('\n');
}
const flying = (p) => p.locator('.motion > *').count();

/** In the page: the table as it is drawn, without what flies over it, what only a pointer or the focus makes, and what is measured meanwhile:
 * a review tells its hints, its losses and its chances when it has them. Of a map that glides to what is new, what lies on it counts. */
function drawn() {
  const copy = document.querySelector('.motion').parentElement.cloneNode(true);
  for (const e of copy.querySelectorAll('canvas, .hints, .dock.past, .loss, .off')) e.remove();
  for (const map of copy.querySelectorAll('svg.board[data-tiles]')) {
    const pieces = [...map.querySelectorAll('[data-piece]')].map((x) => JSON.stringify({ ...x.dataset }));
    map.replaceWith(`${map.dataset.tiles} tiles, ${pieces.length} pieces: ${pieces.sort().join(' ')}`);
  }
  return copy.outerHTML.replace(/<!--.*?-->/g, '').replace(/car-clip-\d+/g, 'car-clip'); // numbered as they are drawn
}

/** Where two texts differ, with what stands before it. */
function apart(a, b) {
  let at = 0;
  if (a === b) return ['', ''];
  while (at < a.length && a[at] === b[at]) at++;
  return [a, b].map((text) => text.slice(Math.max(0, at - 300), at + 200));
}

/** Goes through moves of a record one by one; the table after them, and whether anything was seen to fly. */
async function stepped(p, base, text, from, steps) {
  await p.goto(`${base}#/replay`);
  await p.locator('input[type="file"]').setInputFiles({ name: 'game.th', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await p.locator('#scrub').waitFor();
  await p.locator('[data-rows]:not([aria-busy="true"]) svg.board').waitFor();
  await p.locator('#scrub').fill(String(from));
  await p.locator('.zoom button').first().click(); // the window stays where it is: how far it glides while others move is another matter
  await p.evaluate(() => {
    const { animate } = Element.prototype;
    globalThis.flown = 0;
    Element.prototype.animate = function (...how) {
      globalThis.flown++;
      return animate.apply(this, how);
    };
  });
  await p.waitForFunction(() => performance.getEntriesByType('resource').some((r) => /\/play-/.test(r.name)) || document.documentElement.dataset.motion === 'none'); // what shows it is there
  for (let i = 0; i < steps; i++) await p.keyboard.press('ArrowRight');
  await soon.equal(() => p.locator('[data-rows]').first().getAttribute('data-rows'), String(from + steps));
  return p;
}
/** Everything has arrived, so many things; what is told step by step at the end of a game is cut short by one key. */
async function settled(p, story = false) {
  if (story) {
    await p.locator('.story .what').waitFor();
    await p.waitForFunction(() => globalThis.flown > 0); // the points of its first step
    await p.keyboard.press('Escape');
  }
  await soon.equal(() => p.locator('.story').count(), 0);
  await soon.equal(() => flying(p), 0, 'nothing is left over the table');
  return p.evaluate(() => globalThis.flown);
}

export function motion({ page, url, browser }) {
  for (const [name, from, steps, story] of [['ck_three', 160, 40, false], ['carcassonne_two', 133, 30, true], ['elasund_three', 112, 30, false]])
    page(`motion: the table of ${name} is the same with all of it and with none`, { settings: { motion: 'full' }, night: name.startsWith('elasund') }, async (p) => {
      const still = await open(browser(), url(), { settings: { motion: 'none' } });
      try {
        const moved = await settled(await stepped(p, url(), record(name, from + steps), from, steps), story);
        const bare = await settled(await stepped(still.page, url(), record(name, from + steps), from, steps));
        assert.ok(moved > 0 && bare === 0, `${moved} things flew, ${bare} where nothing should`);
        await soon.deepEqual(async () => apart(await p.evaluate(drawn), await still.page.evaluate(drawn)), ['', '']); // marks of what is new go by themselves
      } finally {
        await still.context.close();
      }
    });

  page('motion: nobody waits for what flies', { settings: { motion: 'full', confirm: 'never' }, still: true }, async (p, { context }) => {
    let now = await sitDown(p, url(), { record: island(), seat: 1, after: true });
    const cdp = await context.newCDPSession(p);
    await cdp.send('Animation.enable');
    await cdp.send('Animation.setPlaybackRate', { playbackRate: 0.001 }); // minutes in the air
    const towns = (kind) => now.view.pieces.filter((x) => x.kind === kind && x.owner === 1).length;
    const [cities, walls] = [towns('city'), towns('wall')];
    for (const word of ['city', 'wall']) {
      await makeMove(p, now, `${word} ${now.view.moves[word][0]}`);
      now = await asked(p, now.rows);
    }
    assert.ok((await flying(p)) > 0, 'what the first move earned is still on its way');
    assert.deepEqual([towns('city'), towns('wall')], [cities + 1, walls + 1], 'both moves are made');
  });

  page('motion: the end of a game waits until its final scoring is told, or skipped', { settings: { motion: 'full', confirm: 'never' }, still: true }, async (p) => {
    const last = 'place -1,2 r03';
    const now = await sitDown(p, url(), { record: record('carcassonne_two', 162), seat: 2, after: true });
    assert.ok(now.view.moves.place.includes(last.slice(6)));
    await play(p, now.view, last);
    await p.locator('.story .what').waitFor();
    assert.equal(await p.locator('#end-title').count(), 0, 'nothing lies over the board');
    await p.locator('.story .mut', { hasText: '2/9' }).waitFor(); // it goes on by itself
    await shot(p, 'motion_final');
    await p.locator('.story button').click();
    await p.locator('#end-title').waitFor();
    assert.equal(await p.locator('.story').count(), 0);
  });
}
