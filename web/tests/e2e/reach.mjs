// reach.mjs - settings for those who see, press or read otherwise: the size of everything, own keys, what is played by itself.
import assert from 'node:assert/strict';
import { fits, PHONE, shot, soon } from './lib.mjs';
import { asked, newTable, SHORT } from './play.mjs';

const SCREENS = ['', 'new', 'new/carcassonne', 'settings', 'help', 'games', 'rules/CB-LR-07', 'fair', 'replay'];
const sized = (p, wish) => soon.equal(() => p.evaluate(() => document.documentElement.style.zoom), String(wish));

/** Every screen at this size: nothing is wider than the window. */
async function everyScreen(p, url, name) {
  for (const screen of SCREENS) {
    await p.goto(`${url}#/${screen}`);
    await p.locator('h1:not(.hidden)').waitFor();
    await fits(p);
    if (screen === 'settings' || screen === 'new') await shot(p, `${screen}.${name}`);
  }
}

export function reach({ page, url }) {
  page('size of everything: chosen in the settings, kept, and at 150 % a table has the layout of a smaller window', { size: { width: 1280, height: 720 } }, async (p) => {
    await p.goto(`${url()}#/settings`);
    await p.locator('#scale').selectOption('150');
    await sized(p, 1.5);
    await p.reload();
    await sized(p, 1.5);
    await everyScreen(p, url(), '150.low');
    await newTable(p, url(), { seats: ['me', 'easy', 'easy'], options: { ...SHORT, first_player: 1 } });
    await asked(p);
    await soon.equal(() => p.locator('[data-frame]').evaluate((e) => e.classList.contains('compact')), true, '1280 pixels are 853 of the page');
    await fits(p);
    // the board is hit where the pointer is: a click on a spot plays it, and no other
    const { view } = await asked(p), id = view.moves.settlement.at(-1);
    const box = await p.locator(`.spot[data-id="${id}"]`).boundingBox();
    await p.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await soon.equal(() => p.evaluate(() => globalThis.seen.view.view.ask.frame), 'catan.track');
    assert.equal(await p.locator(`[data-piece="town"][data-at="${id}"], [data-piece="settlement"][data-at="${id}"]`).count(), 1, `a settlement on ${id}`);
  });

  page('size of everything: 150 % on a phone is as much as there is room for', { size: PHONE, touch: true, settings: { scale: 150 } }, async (p) => {
    await sized(p, 1.2);
    await everyScreen(p, url(), '150.phone');
  });

  page('size of everything: at 80 % nothing is missing', { settings: { scale: 80 } }, async (p) => {
    await sized(p, 0.8);
    await everyScreen(p, url(), '80.desk');
  });
}
