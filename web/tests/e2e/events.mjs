// events.mjs - Catan Event Cards on the drawn table: the card where the dice were, an Earthquake, gifts, a road that lies across and its repair.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot } from './lib.mjs';
import { asked, keys, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 before its card, or at the question that a card asks. */
function cards({ modules = '+events', lines = [], phase = 'before', frames = [] } = {}) {
  return [
    `th 1 catan ${modules} seats=3`, 'opt layout=beginner first_player=1 offers_per_turn=0',
    ...pieces('settlement', 'n10 1/n29 1/n13 2/n42 2/n35 3/n19 3'),
    ...pieces('road', 'e15 1/e42 1/e16 1/e18 2/e60 2/e36 3/e26 3'),
    'set hand 1 1brick+1lumber+1wool', 'set hand 2 2wool+1ore', 'set hand 3 1brick',
    ...pieces('revealed', 'prospers 8 2/prospers 9 1/robber_attacks 7 2/conflict 3 1/prospers 5 1'),
    ...lines, `set phase ${phase} 1`, ...frames, '',
  ].join('\n');
}
const QUAKE = ['set event_card earthquake 6', 'set number 6 0', 'set frame 3 events.round seat=1 n=1', 'set frame 4 events.quake actors=1 seat=1'];
const quake = (modules) => cards({ modules, lines: ['set damaged_road e36'], phase: 'roll', frames: QUAKE });
const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function events({ page, url }) {
  page('Event cards: the deck, an Earthquake, the repair', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    await sitDown(p, url(), { record: cards(), seat: 1, after: true });
    await p.locator('[data-event=""]').filter({ hasText: '24 cards until New Year' }).first().waitFor();
    await p.locator('#cat-main').filter({ hasText: 'Reveal the card' }).waitFor();
    await shot(p, 'events_before');
    assert.deepEqual(await axe(p), []);

    let now = await sitDown(p, url(), { record: quake(), seat: 1, after: true });
    await p.locator('[data-event="earthquake"]').filter({ hasText: 'Each player turns one of their roads across' }).first().waitFor();
    assert.equal(now.view.ask.clause, 'CT-EV-26');
    await shot(p, 'events_quake');
    await keys(p).spot('e15', 'quake');
    now = await asked(p, now.rows);
    assert.ok(now.view.table.events.damaged.includes('e15'), 'CT-EV-26');

    now = await sitDown(p, url(), { record: cards({ lines: ['set damaged_road e15'], phase: 'act' }), seat: 1, after: true });
    await p.locator('[data-action="repair_road"][aria-disabled="false"]').click();
    await keys(p).spot('e15', 'repair_road');
    now = await asked(p, now.rows);
    assert.deepEqual(now.view.table.events.damaged, [], 'CT-EV-28');
    assert.deepEqual(await axe(p), []);
  });

  page('Event cards: gifts are chosen together, cards are drawn or not', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    const GIFT = ['set event_card good_neighbors 6', 'set number 6 0', 'set owe 1 1', 'set owe 2 1', 'set owe 3 1', 'set frame 3 events.gift actors=1+2+3 seat=1'];
    let now = await sitDown(p, url(), { record: cards({ phase: 'roll', frames: GIFT }), seat: 1, after: true });
    await p.locator('[data-choice]').nth(2).waitFor();
    await shot(p, 'events_gift');
    await keys(p).cards(['wool']);
    now = await asked(p, now.rows);

    const DRAW = ['set event_card trade_advantage 5', 'set number 5 0', 'set frame 3 events.advantage actors=1 seat=1'];
    now = await sitDown(p, url(), { record: cards({ phase: 'roll', frames: DRAW }), seat: 1, after: true });
    await p.locator('#cat-main').filter({ hasText: 'Draw nothing' }).waitFor();
    await shot(p, 'events_advantage');
    await p.locator('button:has([data-take="take_from"])').first().click();
    await asked(p, now.rows);
    assert.deepEqual(await axe(p), []);
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Event cards: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          await sitDown(p, url(), { record: quake(), seat: 1, after: true });
          await p.locator('[data-event="earthquake"]').first().waitFor();
          await fits(p);
          await shot(p, `events.${name}.${language}.${theme}`);
          assert.deepEqual(await axe(p), []);
        });
}
