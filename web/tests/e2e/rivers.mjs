// rivers.mjs - the Rivers of Catan on the drawn table: rivers and bridges, gold at the seats, at the bank and in deals, tiles of wealth.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, playDrawn, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 stands at a free site and at the harbour for ore; seat 4 and seat 3 have the least gold. */
function rivers({ towns = 'n11 1/n14 1/n31 2/n42 2/n18 3/n45 4/n03 4', gold = [3, 4, 1, 1], cities = 'n16 1/n47 2/n52 3', hand = '4brick+3lumber+1wool+2grain+5ore' } = {}) {
  const lines = [
    ...pieces('settlement', towns),
    ...pieces('city', cities),
    ...pieces('road', 'e16 1/e19 1/e43 2/e58 2/e70 3/e26 3/e64 4/e05 4'),
    ...pieces('bridge', 'e20 1/e47 2'),
    ...gold.map((n, i) => `set gold ${i + 1} ${n}`),
    `set hand 1 ${hand}`, 'set hand 2 2wool+1ore', 'set hand 3 1brick', 'set hand 4 2grain',
    'set phase act 1',
  ];
  return ['th 1 catan +gold +rivers seats=4', 'opt first_player=1', ...lines, ''].join('\n');
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function river({ page, url }) {
  page('Rivers: a bridge, gold at the bank and in an offer, the tiles of wealth', { settings: { level: 'easy', confirm: 'always' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: rivers(), seat: 1, after: true });
    const gold = async () => p.locator('[data-gold]').evaluateAll((all) => all.map((x) => Number(x.dataset.gold)));
    await p.locator('[data-gold="4"]').waitFor();
    await soon.deepEqual(() => gold(), [3, 4, 1, 1]);
    await soon.equal(() => p.locator('.river-site').count(), 5, 'CT-RI-05: seven sites, two of them built');
    await p.locator('[data-wealth="crown"][data-seats="2"]').waitFor(); // CT-RI-30
    await p.locator('[data-wealth="hat"][data-seats="3 4"]').waitFor(); // CT-RI-31
    await shot(p, 'rivers');
    await playDrawn(p, now, 'bridge e17', keys(p));
    now = await asked(p, now.rows);
    await soon.deepEqual(() => gold(), [6, 4, 1, 1], 'CT-RI-23');
    await soon.equal(() => p.locator('[data-piece="bridge"]').count(), 3);
    await p.locator('[data-wealth="crown"][data-seats="1"]').waitFor();
    // at the bank: two ore for one gold, two gold for one card, 1 of 2
    await p.keyboard.press('t');
    await p.locator('[data-tab="bank"]').click();
    await p.locator('[data-give="ore"]').click();
    await p.locator('[data-get="gold"]').click();
    now = await asked(p, now.rows);
    await p.locator('[data-give="gold"]').click();
    await shot(p, 'rivers_bank');
    await p.locator('[data-get="wool"]').click();
    now = await asked(p, now.rows);
    await p.locator('.trade').filter({ hasText: '1 of 2' }).waitFor();
    await soon.deepEqual(() => gold(), [5, 4, 1, 1], 'CT-GOLD-02 CT-GOLD-04');
    assert.equal(now.view.seats[0].hand.wool, 2);
    // in an offer
    await p.locator('.trade .seg button').first().click();
    await p.locator('[data-add="gold"]').first().click();
    await p.locator('.sides > div').nth(1).locator('[data-add="wool"]').click();
    await shot(p, 'rivers_offer');
    assert.deepEqual(await axe(p), []);
    await p.locator('.trade footer button').last().click();
    await p.locator('.log, [role=log]').filter({ hasText: '1 gold' }).first().waitFor();
  });

  page('Rivers: set up, and the end with points below nothing', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    await p.goto(`${url()}/#/new/catan`);
    await p.locator('#mod-rivers').check();
    await p.locator('#opt-gold_2to1').waitFor();
    await soon.equal(() => p.locator('#mod-gold').count(), 0, 'what comes by itself is not offered');
    await shot(p, 'rivers_setup');
    const now = await sitDown(p, url(), { record: rivers({ towns: 'n11 1/n14 1/n31 2/n42 2/n18 3/n45 4', gold: [9, 4, 1, 1], cities: 'n16 1/n47 2/n52 3/n09 1/n36 1' }), seat: 1, after: true });
    assert.deepEqual(now.view.seats.map((s) => s.points), [9, 4, 1, -1], 'CT-RI-33: points may be negative');
    await playDrawn(p, now, 'city n11', keys(p));
    await p.locator('.end thead th').filter({ hasText: 'Wealth' }).waitFor();
    await p.locator('section.end').filter({ hasText: '-1' }).waitFor();
    await shot(p, 'rivers_end');
    assert.deepEqual(await axe(p), []);
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const [language, theme] of [['en', 'light'], ['ru', 'dark']])
      page(`Rivers: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true }, async (p) => {
        await sitDown(p, url(), { record: rivers(), seat: 1, after: true });
        await p.locator('[data-piece="bridge"]').first().waitFor();
        await fits(p);
        await shot(p, `rivers.${name}.${language}.${theme}`);
        await p.locator('[data-action="trade"]').click();
        await p.locator('[data-add="gold"]').first().waitFor();
        await fits(p);
        await shot(p, `rivers.trade.${name}.${language}.${theme}`);
        assert.deepEqual(await axe(p), []);
      });
}
