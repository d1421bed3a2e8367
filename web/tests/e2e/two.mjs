// two.mjs - Catan for Two on the drawn table: two people play so, tokens and their price, neutral pieces of both colours, the forced trade.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 leads, so that an action costs two; both neutral colours may go to e33. */
function position({ phase = 'act 1', more = [] } = {}) {
  const lines = [
    ...pieces('settlement', 'n19 1/n35 1/n13 1/n40 2/n45 2'),
    ...pieces('road', 'e28 1/e36 1/e19 1/e44 2/e63 2/e17 3/e31 3/e47 4/e46 4'),
    'set hand 1 2brick+2lumber+2wool+1grain', 'set hand 2 2ore+1grain', 'set knights 1 1', 'set robber h11', 'set trade_tokens 1 6',
    ...more, `set phase ${phase}`,
  ];
  return ['th 1 catan +two seats=2', 'opt layout=beginner first_player=1 offers_per_turn=0', ...lines, ''].join('\n');
}

/** With the keyboard, one press: the question that follows is not answered by a second. */
async function spot(p, id) {
  await p.locator(`.spot[data-id="${id}"]`).focus();
  await p.keyboard.press('Enter');
}
async function road(p, id) {
  await p.locator('[data-action="road"][aria-disabled="false"]').click();
  await spot(p, id);
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function two({ page, url }) {
  page('Catan for Two: two people play so, and may switch it off', { axe: true }, async (p) => {
    await p.goto(`${url()}#/new`);
    const number = (n) => p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: String(n), exact: true });
    await number(2).click();
    await soon.equal(() => p.locator('#mod-two').isChecked(), true, 'CT-GEN-05');
    await number(3).click();
    await soon.equal(() => p.locator('#mod-two').isChecked(), false);
    await number(2).click();
    await shot(p, 'two_setup');
    assert.deepEqual(await axe(p), []);
    await p.locator('#mod-two').setChecked(false);
    await soon.equal(() => number(2).getAttribute('aria-pressed'), 'true');
    await p.locator('#mod-ck').setChecked(true);
    await number(3).click();
    await number(2).click();
    await soon.equal(() => p.locator('#mod-two').isChecked(), false, 'not as one of an unusual pair');
  });

  page('Catan for Two: neutral roads, the price, the forced trade, the robber sent home', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: position(), seat: 1, after: true });
    await soon.deepEqual(() => p.locator('[data-tokens]').evaluateAll((all) => all.map((x) => Number(x.dataset.tokens))), [6, 5], 'CT-TW-02');
    await p.locator('[data-price="2"]').first().waitFor();
    await road(p, 'e30');
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'two.neutral');
    await p.locator('[data-lit="ice"]').first().waitFor();
    await p.locator('[data-lit="cream"]').first().waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'two_neutral');
    await spot(p, 'e33');
    await soon.equal(() => p.locator('[data-choice="neutral_road"]').count(), 2, 'both colours may go there');
    await shot(p, 'two_menu');
    await p.locator('[data-choice="neutral_road"]').filter({ hasText: 'Cream' }).click();
    now = await asked(p, now.rows);
    assert.ok(now.view.pieces.some((x) => x.at === 'e33' && x.owner === 4), 'CT-TW-20');
    await p.locator('[role=log]').filter({ hasText: '(neutral) builds a road' }).first().waitFor();

    await p.locator('[data-action="tokens"]').click();
    await p.locator('[data-token="forced_trade"] button.primary').waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'two_tokens');
    await p.locator('[data-token="forced_trade"] button.primary').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'two.give_back');
    await p.locator('[data-drawn="2"]').waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'two_give');
    for (let i = 0; i < 2; i++) await p.locator('[data-add="wool"]').click();
    await p.locator('.choose button.primary').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'catan.act');
    assert.equal(now.view.seats[1].hand_size, 3, 'CT-TW-38');
    await p.keyboard.press('o');
    await p.locator('[data-token="robber_home"] button.primary').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.pieces.find((x) => x.kind === 'robber').at, 'h09', 'CT-TW-41');
    assert.equal(now.view.table.two.seats[0].tokens, 2);
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Catan for Two: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme, confirm: 'never' }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          let now = await sitDown(p, url(), { record: position({ phase: 'before 1', more: ['set first_roll 8'] }), seat: 1, after: true });
          await shot(p, `two.roll.${name}.${language}.${theme}`);
          now = await sitDown(p, url(), { record: position(), seat: 1, after: true });
          await road(p, 'e30');
          await asked(p, now.rows);
          await p.locator('[data-lit]').first().waitFor();
          await fits(p);
          await shot(p, `two.${name}.${language}.${theme}`);
          assert.deepEqual(await axe(p), []);
        });
}
