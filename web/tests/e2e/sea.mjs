// sea.mjs - Seafarers on the drawn table: ships built and moved, the pirate, a settlement on a foreign land, road or ship; with the mouse, the
// keyboard, fingers; its scenarios on the set-up screen.
import assert from 'node:assert/strict';
import { KEYBOARD, makeMove } from './ck-hand.mjs';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, sitDown, tabTo } from './play.mjs';
import { button, confirm, noWords, playOn, position, put, spot, told } from './sea-hand.mjs';
import { shores } from './sea-positions.mjs';

const SMALL = ['1 1brick+1wool', '2 2wool+1ore', '3 1grain+1brick', '4 2ore']; // nobody discards
const SEVEN = { hands: SMALL, phase: 'before 1', moves: ['1 roll', '* dice 3 4'] };

export function sea({ page, url }) {
  const SETTINGS = { settings: { level: 'easy', confirm: 'always' } };
  const from = (p, about) => playOn(p, url(), shores(about));
  const piece = (p, kind, at) => p.locator(`[data-piece="${kind}"][data-at="${at}"]`).count();

  page('Seafarers by mouse: ship, foreign settlement with a chip, ship moved', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p);
    await noWords(p);
    await button(p, 'ship');
    now = await put(p, 'e135', now.rows);
    await soon.equal(() => piece(p, 'ship', 'e135'), 1);
    await button(p, 'settlement');
    now = await put(p, 'n105', now.rows);
    await soon.ok(async () => (await told(p)).some((e) => e.event === 'chip'), 'a foreign land brings a chip');
    await soon.equal(() => piece(p, 'chip', 'n105'), 1);
    assert.equal(now.view.table.sea.seats[0].parts.chips, 2);
    await soon.equal(() => p.locator('[data-scenario="new_shores"]').filter({ hasText: 'Still open to you: 2' }).count(), 1);
    await button(p, 'move_ship');
    await soon.equal(() => p.locator('.spot.held').count(), now.view.table.sea.ships.filter((s) => s.why).length);
    await spot(p, 'e26').click({ force: true }); // it only says why not
    await p.locator('.dock').filter({ hasText: 'its line joins two of your buildings' }).waitFor();
    await shot(p, 'sea_move');
    assert.deepEqual(await axe(p), []);
    await spot(p, 'e47').click();
    await p.locator('.dock').filter({ hasText: 'choose where to' }).waitFor();
    const to = now.view.moves.move_ship.find((m) => m.startsWith('e47 ')).split(' ')[1];
    now = await put(p, to, now.rows);
    await soon.equal(() => piece(p, 'ship', to), 1);
    await soon.equal(() => piece(p, 'ship', 'e47'), 0);
    await p.locator('.dock [data-action="move_ship"]').click({ force: true }); // once a turn
    await p.locator('.dock').filter({ hasText: 'CS-MOVE-01' }).waitFor();
  });

  page('Seafarers: where a road and a ship are both legal a menu asks which', SETTINGS, async (p) => {
    const now = await from(p);
    const both = now.view.moves.road.find((id) => now.view.moves.ship.includes(id));
    assert.ok(both !== undefined);
    await button(p, 'road');
    const at = await spot(p, both).boundingBox();
    await p.keyboard.press('Escape');
    await p.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
    await p.locator('.menu [data-choice="road"]').waitFor();
    await p.locator('.menu [data-choice="ship"]').click();
    await asked(p, now.rows);
    await soon.equal(() => piece(p, 'ship', both), 1);
  });

  page('Seafarers: robber or pirate in one question, the pirate robs or spares', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, SEVEN);
    assert.equal(now.view.ask.frame, 'sea.rob');
    await noWords(p);
    await soon.equal(() => p.locator('.spot.hex').count(), now.view.moves.robber.length + now.view.moves.pirate.length);
    assert.deepEqual(await axe(p), []);
    await shot(p, 'sea_rob');
    await p.locator('[data-choose="pirate"]').click();
    await soon.equal(() => p.locator('.spot.hex').count(), now.view.moves.pirate.length);
    await spot(p, 'h06').click();
    await p.locator('.dock').filter({ hasText: 'Ships here: Bot Linden (3 cards)' }).waitFor();
    await confirm(p);
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'sea.victim');
    await soon.equal(() => piece(p, 'pirate', 'h06'), 1);
    await noWords(p);
    await p.locator('[data-spare] button').click();
    now = await asked(p, now.rows);
    await soon.ok(async () => (await told(p)).some((e) => e.event === 'robs_nobody'));
    assert.equal(now.view.seats[1].hand_size, 3);

    now = await from(p, SEVEN);
    await spot(p, 'h06').click();
    await confirm(p);
    now = await asked(p, now.rows);
    await p.locator('.victims button').first().click();
    now = await asked(p, now.rows);
    assert.equal(now.view.seats[1].hand_size, 2);
  });

  page('Seafarers by keyboard: a ship built, one moved', SETTINGS, async (p) => {
    let now = await from(p);
    await p.locator('[data-action="ship"][aria-disabled="false"]').waitFor();
    await p.keyboard.press('v');
    await keys(p).spot('e134', 'ship');
    now = await asked(p, now.rows);
    await soon.equal(() => piece(p, 'ship', 'e134'), 1);
    await p.keyboard.press('g');
    await spot(p, 'e47').waitFor();
    await spot(p, 'e47').focus();
    await p.keyboard.press('Enter');
    const to = now.view.moves.move_ship.find((m) => m.startsWith('e47 ')).split(' ')[1];
    await keys(p).spot(to, 'move_ship');
    now = await asked(p, now.rows);
    await soon.equal(() => piece(p, 'ship', to), 1);
  });

  page('Through the Desert: a settlement across the sea brings its chip, its coast is golden no longer', { ...SETTINGS, axe: true }, async (p) => {
    const lines = ['robber h07', 'settlement n75 1', 'settlement n47 2', 'ship e107 1', 'ship e108 1', 'ship e125 1', 'hand 1 1brick+1lumber+1wool+1grain', 'phase act 1'];
    let now = await playOn(p, url(), position('through_the_desert', lines, { seats: 4 }));
    await noWords(p);
    await soon.equal(() => p.locator('[data-foreign]').count(), 4, 'the cape and three islands');
    await button(p, 'settlement');
    await spot(p, 'n87').click();
    await p.locator('.dock').filter({ hasText: 'Brings 1 chip.' }).waitFor();
    await confirm(p);
    now = await asked(p, now.rows);
    await soon.equal(() => p.locator('[data-foreign]').count(), 3);
    assert.equal(now.view.table.sea.seats[0].parts.chips, 1);
    await p.locator('.crumb').filter({ hasText: 'Through the Desert' }).waitFor();
    assert.deepEqual(await axe(p), []);
  });

  const CHASE = ['landed 1', 'pirate h29', 'settlement n64 1', 'ship e94 1', 'knight n79 1 1 active', 'ship e133 2', 'hand 1 2lumber+2wool', 'hand 2 1coin', 'phase act 1'];
  for (const [device, size, language, theme] of [['desk', { width: 1280, height: 720 }, 'en', 'light'], ['phone', PHONE, 'ru', 'dark']])
    page(`Seafarers with Cities & Knights, ${device}: a ship, a knight chases the pirate, who robs a commodity`, { size, touch: device === 'phone', axe: true, settings: { level: 'easy', confirm: 'always', language, theme } }, async (p) => {
      let now = await sitDown(p, url(), { record: position('new_shores', CHASE, { modules: '+sea +ck' }), seat: 1, after: true });
      await p.locator('[data-piece="ship"]').first().waitFor();
      await noWords(p);
      await fits(p);
      await makeMove(p, now, 'chase_pirate n79', KEYBOARD);
      now = await asked(p, now.rows);
      assert.deepEqual([now.view.ask.frame, now.view.moves.robber], ['sea.rob', undefined], 'CK-SEA-08: the pirate and no robber');
      await noWords(p);
      await keys(p).spot('h35', 'pirate');
      now = await asked(p, now.rows);
      assert.equal(now.view.ask.frame, 'sea.victim');
      await shot(p, `sea_ck.${device}`);
      assert.deepEqual(await axe(p), []);
      await tabTo(p, '.victims button');
      await p.keyboard.press('Enter');
      now = await asked(p, now.rows);
      assert.equal(now.view.seats[0].hand.coin, 1, 'CK-SEA-19');
      await p.locator('[data-action="ship"][aria-disabled="false"]').waitFor();
      await p.keyboard.press('v');
      const [at] = now.view.moves.ship;
      await keys(p).spot(at, 'ship');
      await asked(p, now.rows);
      await soon.equal(() => piece(p, 'ship', at), 1);
      await noWords(p);
    });

  page('Seafarers on a phone: fits the width, a button for my islands', { ...SETTINGS, size: PHONE, touch: true }, async (p) => {
    await from(p);
    await fits(p);
    const scale = () => p.locator('.board > g').getAttribute('transform');
    const before = await scale();
    await p.locator('[data-tool="mine"]').tap();
    await soon.notEqual(() => scale(), before);
    await shot(p, 'sea_phone');
  });

  page('Seafarers on the set-up screen: scenarios with their maps', { axe: true }, async (p) => {
    await p.goto(`${url()}#/new`);
    await p.getByRole('button', { name: 'Catan', exact: true }).click();
    await p.locator('#mod-sea').setChecked(true);
    await p.locator('#opt-scenario button').click();
    const cards = p.locator('dialog[open] .card');
    await soon.equal(() => cards.count(), 9);
    await soon.equal(() => cards.locator('.pic svg').count(), 9, 'each has its map');
    const marks = (name) => cards.filter({ has: p.locator(`input[value="${name}"]`) }).locator('.pic svg > g > g').count();
    await soon.deepEqual(() => Promise.all(['cloth_for_catan', 'forgotten_tribe', 'pirate_islands', 'new_shores'].map(marks)), [8, 18, 5, 0], 'villages; gifts; fortresses and the fleet');
    await shot(p, 'sea_setup');
    assert.deepEqual(await axe(p), []);
    await p.locator('dialog[open] input[value="four_islands"]').check();
    await p.locator('dialog[open] .btn.pri').click();
    await p.locator('#opt-scenario .now').filter({ hasText: 'The Four Islands' }).waitFor();
  });
}
