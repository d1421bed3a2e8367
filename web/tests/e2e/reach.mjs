// reach.mjs - settings for those who see, press or read otherwise: the size of everything, own keys, what is played by itself.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, newTable, SHORT, sitDown } from './play.mjs';

/** Seat 1 acts in the middle of a game of Catan. */
const DEAL = ['th 1 catan seats=3', 'opt layout=beginner first_player=1', 'set settlement n20 1', 'set settlement n42 2', 'set settlement n35 3', 'set hand 1 2brick+1lumber+3wool+1grain', 'set hand 2 2ore+1grain', 'set hand 3 1lumber', 'set phase act 1', ''].join('\n');

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

  page('own keys: chosen in the settings, the one that had it is named, kept, listed and marked at the table, reset', { axe: true, settings: { confirm: 'always' } }, async (p) => {
    await p.goto(`${url()}#/settings/keys`);
    const slot = (id) => p.locator(`[data-slot="${id}"]`);
    await slot('catan.road').click();
    await p.keyboard.press('7');
    await p.locator('.ask', { hasText: 'Keys 1 to 9' }).waitFor();
    await p.keyboard.press('q'); // turns tiles at another table
    await soon.equal(() => slot('catan.road').innerText(), 'Q');
    await slot('undo').click();
    await p.keyboard.press('q');
    await p.locator('.ask', { hasText: 'build a road (Catan); turn the tile left or right (Carcassonne)' }).waitFor();
    await shot(p, 'keys_taken');
    assert.deepEqual(await axe(p), []);
    await p.getByRole('button', { name: 'Cancel' }).click();
    await slot('catan.trade').click();
    await p.keyboard.press('u');
    await p.getByRole('button', { name: 'Use it here' }).click();
    await soon.equal(() => slot('undo').innerText(), '+');
    await p.reload();
    await soon.deepEqual(() => Promise.all(['catan.road', 'catan.trade', 'undo'].map((id) => slot(id).innerText())), ['Q', 'U', '+']);
    await shot(p, 'keys_desk');

    await sitDown(p, url(), { record: DEAL, seat: 1, after: true });
    await p.locator('[data-action="road"]').waitFor();
    await p.keyboard.press('r');
    await p.keyboard.press('q');
    await soon.equal(() => p.locator('[data-action="road"]').getAttribute('aria-pressed'), 'true');
    await p.keyboard.press('u');
    await p.locator('.trade').waitFor();
    await p.keyboard.press('Escape');
    await p.keyboard.press('?');
    const keysOf = (what) => p.locator('.pop dd', { hasText: what }).evaluate((e) => e.previousElementSibling.textContent);
    await soon.deepEqual(() => Promise.all([keysOf('build a road'), keysOf('undo'), keysOf(/^trade$/)]), ['Q', 'Ctrl Z', 'U']);
    await p.keyboard.press('Escape');
    await p.keyboard.down('?'); // held
    await p.locator('.marks kbd', { hasText: 'Space' }).waitFor();
    await soon.deepEqual(() => p.locator('.marks kbd').allInnerTexts().then((all) => ['H', '+', 'Space'].filter((k) => !all.includes(k))), []);
    await shot(p, 'keys_marks');
    await p.keyboard.up('?');
    await p.locator('.marks').waitFor({ state: 'detached' });
    assert.equal(await p.locator('.pop').count(), 0, 'held, it opens no list');

    await p.goto(`${url()}#/settings/keys`);
    await p.getByRole('button', { name: 'Reset all keys' }).click();
    await soon.deepEqual(() => Promise.all(['catan.road', 'catan.trade', 'undo'].map((id) => slot(id).innerText())), ['R', 'T', 'U']);
  });

  page('what plays itself: the roll without cards, not with them; a key stops it', { settings: { autoRoll: 'free', motion: 'none' } }, async (p) => {
    const before = (...more) => DEAL.replace('set phase act 1', [...more, 'set phase before 1'].join('\n'));
    const rolled = () => p.evaluate(() => globalThis.seen.said.some((m) => m.t === 'row' && /dice/.test(m.text)));
    await sitDown(p, url(), { record: before(), seat: 1, after: true });
    await p.locator('.auto', { hasText: 'Rolling the dice' }).waitFor();
    await shot(p, 'auto_roll');
    await soon.equal(rolled, true);

    await sitDown(p, url(), { record: before('set cards 1 1point'), seat: 1, after: true });
    await p.locator('#cat-main').waitFor();
    await p.waitForTimeout(2000); // longer than the wait without cards
    assert.deepEqual([await p.locator('.auto').count(), await rolled()], [0, false]);

    await p.evaluate(() => localStorage.setItem('thorp.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('thorp.settings')), autoRoll: 'always' })));
    await p.reload();
    await p.locator('.auto').waitFor();
    await p.keyboard.press('Shift');
    await p.locator('.auto').waitFor({ state: 'detached' });
    assert.equal(await rolled(), false);
    await p.locator('#cat-main').click();
    await soon.equal(rolled, true);
  });
}
