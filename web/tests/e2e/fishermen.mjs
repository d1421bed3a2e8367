// fishermen.mjs - the Fishermen of Catan on the drawn table: nets and lake, a payment, a full hand, the boot.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 lives at the lake and a fishing ground and can pay for anything; `more` is said last but for the phase. */
function waters({ more = [], phase = 'act 1' } = {}) {
  const lines = [
    ...pieces('settlement', 'n00 1/n49 3/n13 3'),
    ...pieces('city', 'n20 1/n36 2/n32 2'),
    ...pieces('road', 'e00 1/e29 1/e28 1/e52 2/e46 2/e67 3/e18 3'),
    'set hand 1 1grain+2ore+1wool', 'set hand 2 2wool+1ore', 'set hand 3 1brick',
    'set fish 1 2 2 1', 'set fish 2 0 3 1', 'set fish_spent 1 1 0', 'set robber h04',
    ...more,
    `set phase ${phase}`,
  ];
  return ['th 1 catan +fishermen seats=3', 'opt layout=beginner first_player=1 offers_per_turn=0', ...lines, ''].join('\n');
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function fishermen({ page, url }) {
  page('Fishermen: nets, a road paid with fish, a card from an opponent, the boot is passed on', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: waters({ more: ['set boot 1'] }), seat: 1, after: true });
    await p.locator('[data-ground]').first().waitFor({ state: 'attached' });
    await soon.equal(() => p.locator('[data-ground]').count(), 6, 'CT-FI-03');
    await soon.deepEqual(() => p.locator('[data-fish]').evaluateAll((all) => all.map((x) => Number(x.dataset.fish))), [5, 4, 0], 'CT-FI-37');
    await soon.equal(() => p.locator('[data-own-fish="9"]').count(), 1);
    await p.keyboard.press('f');
    const buys = (word) => p.locator(`[data-buys="${word}"]`);
    await soon.equal(() => buys('fish_road').locator('[data-pay]').getAttribute('data-pay'), '1 2 0', 'no fish lost, and the most tokens');
    await shot(p, 'fishermen_market');
    assert.deepEqual(await axe(p), []);
    await p.locator('[data-boots]').getByRole('button').first().click();
    now = await asked(p, now.rows);
    assert.equal(now.view.table.fishermen.boot, 2, 'CT-FI-42');
    await p.keyboard.press('f');
    await buys('fish_road').getByRole('button').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'fishermen.road');
    await p.locator('.spot[data-id="e30"]').waitFor({ state: 'attached' });
    await shot(p, 'fishermen_road');
    await keys(p).spot('e30', 'road');
    now = await asked(p, now.rows);
    assert.ok(now.view.pieces.some((x) => x.kind === 'road' && x.at === 'e30' && x.owner === 1), 'CT-FI-30');
  });

  page('Fishermen: a full hand discards for new tokens', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    const full = waters({ more: ['set fish 1 3 2 2', 'set fish_due 1 2', 'set robber -'], phase: 'act 1' })
      .replace('set phase act 1', ['set phase roll 1', 'set die 1 1', 'set frame 2 catan.roll step=4 seat=1', 'set frame 3 fishermen.catch seat=1 n=1', 'set frame 4 fishermen.toss actors=1 seat=1'].join('\n'));
    let now = await sitDown(p, url(), { record: full, seat: 1, after: true });
    assert.equal(now.view.ask.frame, 'fishermen.toss');
    await p.locator('[data-token="1"]').first().click();
    await shot(p, 'fishermen_toss');
    assert.deepEqual(await axe(p), []);
    await p.getByRole('button', { name: 'Discard 1' }).click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'catan.act');
    assert.equal(now.view.table.fishermen.seats[0].held, 7, 'CT-FI-15');
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Fishermen: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          await sitDown(p, url(), { record: waters({ more: ['set boot 2'] }), seat: 1, after: true });
          await p.locator('[data-ground]').first().waitFor();
          await fits(p);
          await shot(p, `fishermen.${name}.${language}.${theme}`);
          await p.locator('[data-action="fish"]').first().click();
          await p.locator('[data-buys]').first().waitFor();
          await shot(p, `fishermen.${name}.${language}.${theme}.market`);
          assert.deepEqual(await axe(p), []);
        });
}
