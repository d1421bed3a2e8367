// caravans.mjs - the Caravans on the drawn table: camels and arrows, a bid, a path that is named, a camel that may look two ways.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Two caravans with a path between their fronts, and an arrow that is unused. Seat 1 lives between two camels. */
function desert({ more = [], phase = ['set camel_due 1', 'set phase act 1'] } = {}) {
  const lines = [
    ...pieces('camel', 'e17 n11/e16 n12/e18 n13/e48 n34/e49 n35/e36 n24/e34 n23'), 'set caravan 1 n13', 'set caravan 2 n23',
    ...pieces('settlement', 'n11 1/n45 1/n22 2/n30 3'), ...pieces('city', 'n24 2/n00 3'),
    ...pieces('road', 'e17 1/e16 1/e64 1/e32 2/e36 2/e43 3/e00 3'),
    'set hand 1 2wool+1grain+1ore', 'set hand 2 2ore', 'set hand 3 1brick',
    ...more, ...phase,
  ];
  return ['th 1 catan +caravans seats=3', 'opt first_player=1 offers_per_turn=0', ...lines, ''].join('\n');
}

/** Two bids are made, seat 1 is asked for a path. */
const NAMING = [
  'set hand 2 1wool', 'set hand 3 1grain', 'set bid 1 1 0', 'set bid 2 1 0', 'set bid 3 0 1', 'set named 2 e32 n22',
  'set flow turn=2', 'set frame 0 catan.game step=2 seat=2', 'set frame 1 catan.turn step=6 seat=2', 'set frame 2 caravans.vote step=1 seat=2 n=3 m=1', 'set frame 3 caravans.name actors=1 seat=1',
];
const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };
const camels = (now) => now.view.pieces.filter((x) => x.kind === 'camel').map((x) => `${x.at} ${x.head}`);

export function caravans({ page, url }) {
  page('Caravans: a bid wins the vote, the camel goes between two fronts', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: desert(), seat: 1, after: true });
    await p.locator('[data-piece="camel"]').first().waitFor({ state: 'attached' });
    await soon.equal(() => p.locator('[data-piece="camel"]').count(), 7);
    await soon.equal(() => p.locator('[data-arrow="open"]').count(), 1, 'CT-CA-02');
    await soon.equal(() => p.locator('[data-left="15"]').count(), 1, 'CT-CA-03');
    await soon.deepEqual(() => p.locator('[data-camels]').evaluateAll((all) => all.map((x) => Number(x.dataset.camels))), [1, 1], 'CT-CA-19');
    await p.getByRole('button', { name: 'End turn' }).click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'caravans.bid');
    await p.locator('[data-add="wool"]').click();
    await p.locator('[data-add="grain"]').click();
    await shot(p, 'caravans_bid');
    assert.deepEqual(await axe(p), []);
    await p.getByRole('button', { name: 'Bid 2 cards' }).click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'caravans.camel', 'CT-CA-21: the others have neither wool nor grain');
    assert.deepEqual(now.view.table.caravans.seats.map((s) => s.bid), [{ wool: 1, grain: 1 }, { wool: 0, grain: 0 }, { wool: 0, grain: 0 }]);
    await p.locator('.spot[data-id="e20"]').waitFor({ state: 'attached' });
    await soon.deepEqual(async () => (await p.locator('.spot').evaluateAll((all) => all.map((x) => x.dataset.id))).sort(), ['e19', 'e20', 'e32', 'e43'], 'CT-CA-12');
    await keys(p).spot('e20', 'camel');
    await p.locator('.spot[data-id="n13"]').waitFor({ state: 'attached' });
    await shot(p, 'caravans_way');
    await soon.equal(() => p.locator('.spot').count(), 2, 'it may look either way');
    await keys(p).spot('n13', 'camel');
    now = await asked(p, now.rows);
    assert.ok(camels(now).includes('e20 n13'), 'CT-CA-15');
  });

  page('Caravans: a path is named at once where the camel can look one way', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: desert({ phase: NAMING }), seat: 1, after: true });
    assert.equal(now.view.ask.frame, 'caravans.name');
    await p.locator('[data-flags]').waitFor({ state: 'attached' });
    await soon.equal(() => p.locator('[data-bid]').first().getAttribute('data-bid'), '2', 'CT-CA-20: who ended their turn bids first');
    await shot(p, 'caravans_name');
    assert.deepEqual(await axe(p), []);
    await keys(p).spot('e32', 'name_path');
    now = await asked(p, now.rows);
    assert.ok(camels(now).includes('e32 n22'), 'CT-CA-26');
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Caravans: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          await sitDown(p, url(), { record: desert({ phase: NAMING.filter((l) => !/named|bid 1|name /.test(l)).concat('set frame 3 caravans.bid actors=1 seat=1').map((l) => l.replace('step=1 seat=2', 'seat=2')) }), seat: 1, after: true });
          await p.locator('[data-piece="camel"]').first().waitFor();
          await p.locator('[data-add="wool"]').click();
          await fits(p);
          await shot(p, `caravans.${name}.${language}.${theme}`);
          assert.deepEqual(await axe(p), []);
        });
}
