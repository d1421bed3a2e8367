// mixes.mjs - unusual pairs on the page: on the set-up screen they stand apart and say what they change; on the table each has what its clause
// adds. The positions are those of the rules' scenarios.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, newTable, SHORT, sitDown } from './play.mjs';
import { before } from './referee.mjs';
import { confirm, noWords, says, spot } from './sea-hand.mjs';

/** Sits down before a move of a scenario. */
const from = async (p, url, file, heading, move) => {
  const now = await sitDown(p, url, await before(`catan/mix_${file}.t`, heading, move));
  await noWords(p);
  return now;
};
/** The file of the scenarios, words of a heading, a move. */
const AT = {
  river: ['rivers_traders', 'a river without a bridge costs three points', 'travel e20'],
  sea: ['sea_caravans', 'out to sea, whether the pirate is there', 'camel e93 n65'],
  bid: ['ck_caravans', 'bids are brick and lumber', 'bid 2 0'],
  keep: ['ck_rivers', 'five gold keep a city', 'keep'],
  bridge: ['fishermen_rivers', 'six fish build a bridge at no other cost', 'fish_bridge 0 0 2'],
  progress: ['ck_fishermen', 'seven fish: the deck is chosen', 'fish_progress 1 0 2'],
  march: ['fishermen_barbarians', 'two fish let one knight move up to five paths', 'fish_march 0 1 0'],
  wagon: ['fishermen_traders', 'two fish give two movement points', 'fish_wagon 0 1 0'],
  oust: ['ck_barbarians', 'a march may end on a weaker knight of somebody else', 'oust e40 e41'],
};
/** Cities & Knights with Barbarian Attack. */
const RAID = {
  recruit: ['ck_barbarians', 'a knight enters at the castle', 'recruit e56'],
  activate: ['ck_barbarians', 'a knight activated in this turn does not march', 'activate e65'],
  battle: ['ck_barbarians', 'with 3 it is won', 'halt'],
  improve: ['ck_barbarians', 'each city improvement lands one', 'improve trade'],
};
const module = (p, name) => p.locator('.module', { has: p.locator(`#mod-${name}`) });

export function mixes({ page, url }) {
  const SETTINGS = { settings: { level: 'easy', confirm: 'always' }, axe: true };

  page('Mixes: the set-up screen says what an unusual pair changes, and grey ones why', { settings: { level: 'easy' }, axe: true }, async (p) => {
    await p.goto(`${url()}#/new/catan`);
    await p.locator('#mod-rivers').setChecked(true);
    const apart = p.locator('h3', { hasText: 'Unusual combinations' });
    await apart.waitFor();
    await p.locator('p', { hasText: 'described on the publisher’s pages' }).filter({ hasText: 'CT-GEN-17' }).waitFor();
    await soon.ok(async () => (await apart.boundingBox()).y < (await module(p, 'traders').boundingBox()).y, 'below the heading');
    await p.locator('#mod-traders').setChecked(true);
    await p.locator('.mix', { hasText: 'Crossing a river costs a wagon 3 movement points' }).filter({ hasText: 'CT-X-05' }).waitFor();
    await p.locator('.facts', { hasText: '13 points' }).waitFor();
    await soon.ok(() => p.locator('#mod-two').isDisabled());
    await soon.match(() => module(p, 'two').innerText(), /CT-GEN-17/, 'three are too many');
    await shot(p, 'mix_setup');
    assert.deepEqual(await axe(p), []);
    await newTable(p, url(), { seats: ['me', 'easy', 'easy'], modules: ['rivers', 'traders'], options: SHORT });
    await asked(p);
    await p.locator('[data-wagon]').first().waitFor();
    await p.locator('[data-wealth="crown"]').waitFor();
    await soon.equal(() => p.locator('[data-wealth="hat"]').count(), 0, 'CT-X-05: nobody is poor');
  });

  page('Mixes: a wagon crosses a river', SETTINGS, async (p) => {
    let now = await from(p, url(), ...AT.river);
    await spot(p, 'e20').click();
    await says(p, '3 of 4 points');
    await shot(p, 'mix_rivers_traders');
    assert.deepEqual(await axe(p), []);
    await confirm(p);
    now = await asked(p, now.rows);
    assert.equal(now.view.table.traders.journey.mp, 1, 'CT-X-05');
  });

  page('Mixes: camels on New Shores, along the coast and over the sea', SETTINGS, async (p) => {
    let now = await from(p, url(), ...AT.sea);
    await p.locator('[data-piece="camel"]').first().waitFor();
    await soon.equal(() => p.locator('[data-piece="camel"]').count(), 4);
    await keys(p).spot('e93', 'camel');
    now = await asked(p, now.rows);
    assert.ok(now.view.pieces.some((x) => x.kind === 'camel' && x.at === 'e93'), 'CT-X-43');
    await shot(p, 'mix_sea_caravans');
    assert.deepEqual(await axe(p), []);
  });

  page('Mixes: bids in brick and lumber, a city kept for gold', SETTINGS, async (p) => {
    let now = await from(p, url(), ...AT.bid);
    await says(p, 'Bid brick and lumber for the camel?');
    await p.locator('[data-add="brick"]').click();
    await p.getByRole('button', { name: 'Bid 1 card' }).click();
    now = await asked(p, now.rows);
    now = await from(p, url(), ...AT.keep);
    await says(p, 'pay 5 gold');
    await shot(p, 'mix_ck_rivers_keep');
    assert.deepEqual(await axe(p), []);
    await p.locator('#cat-main', { hasText: 'Pay 5 gold' }).click();
    await p.waitForFunction(() => globalThis.seen.said.some((m) => m.t === 'row' && m.events.some((e) => e.event === 'city_kept')));
  });

  page('Mixes: what fish buy besides', SETTINGS, async (p) => {
    const buys = async (about, text) => {
      const [word] = about[2].split(' '), now = await from(p, url(), ...about);
      await p.locator('[data-action="fish"]').click();
      await p.locator(`[data-buys="${word}"]`, { hasText: text }).waitFor();
      await p.locator(`[data-buys="${word}"]`).getByRole('button').click();
      return asked(p, now.rows);
    };
    let now = await buys(AT.bridge, 'Build a bridge');
    assert.equal(now.view.ask.frame, 'fishermen.bridge', 'CT-X-02');
    await noWords(p);
    await keys(p).spot(now.view.moves.bridge[0], 'bridge');
    now = await asked(p, now.rows);
    now = await buys(AT.progress, 'Take a progress card');
    assert.equal(now.view.ask.frame, 'fishermen.deck', 'CT-X-32');
    await noWords(p);
    await p.locator('[data-deck="trade"]').first().waitFor();
    assert.deepEqual(await axe(p), []);
    now = await buys(AT.wagon, '2 more movement points');
    assert.equal(now.view.table.traders.journey.mp, 6, 'CT-X-09');
    now = await buys(AT.march, 'March up to five paths');
    assert.equal(now.view.ask.frame, 'fishermen.march', 'CT-X-08');
    await noWords(p);
    await says(p, 'March farther: choose one of your knights');
    const [way] = now.view.moves.march_on;
    for (const id of way.split(' ')) await keys(p).spot(id, 'march_on');
    now = await asked(p, now.rows);
    assert.ok(now.view.pieces.some((x) => x.kind === 'path_knight' && x.at === way.split(' ')[1]), 'CT-X-08');
  });

  page('Mixes: knights on paths, against barbarians that land', { ...SETTINGS, still: true, night: true }, async (p) => {
    const knight = (at) => p.locator(`[data-piece="knight"][data-at="${at}"]`);
    let now = await from(p, url(), ...RAID.recruit);
    await p.locator('.coast').waitFor();
    await soon.equal(() => p.locator('.barbarians').count(), 0, 'CT-X-35: there is no ship');
    await soon.equal(() => p.locator('[data-action="buy"]').count(), 0, 'CK-PREP-01');
    await p.locator('[data-action="recruit"]').click();
    await p.locator('.pop .recruit button').click();
    await spot(p, 'e56').click();
    await says(p, 'Recruit a knight here?');
    await confirm(p);
    now = await asked(p, now.rows);
    await knight('e56').waitFor();

    now = await from(p, url(), ...RAID.activate);
    await p.locator('[data-action="recruit"]').click();
    await p.locator('[data-knight="e65"] [data-deed="activate"] button').click();
    now = await asked(p, now.rows);
    await keys(p).main();
    await p.locator('[data-battles="1"]').filter({ hasText: 'knights 1, barbarians 1' }).waitFor();

    now = await from(p, url(), ...RAID.battle);
    await p.locator('[data-shore="h18"][data-won="true"]').filter({ hasText: 'won' }).waitFor();
    await spot(p, 'e10').click();
    await spot(p, 'e11').click();
    await confirm(p);
    await knight('e11').waitFor();
    await asked(p, now.rows);
    await keys(p).main();
    await p.locator('[data-battles="1"]').filter({ hasText: 'knights 3, barbarians 3' }).waitFor();
    assert.deepEqual(await axe(p), []);

    now = await from(p, url(), ...RAID.improve);
    await p.locator('[data-action="improve"]').click();
    await p.locator('.pop [data-track="trade"] button.primary').click();
    now = await asked(p, now.rows);
    await p.waitForFunction(() => globalThis.seen.said.some((m) => m.t === 'row' && m.events.some((e) => e.event === 'landed')));
    await soon.equal(() => p.locator('[data-piece="barbarians"]').count(), now.view.pieces.filter((x) => x.kind === 'barbarians').length);
  });

  page('Mixes: a knight marches onto a weaker one', SETTINGS, async (p) => {
    let now = await from(p, url(), ...AT.oust);
    await says(p, 'Each active knight once');
    await spot(p, 'e40').click();
    await says(p, '1 weaker knight can be displaced.');
    await spot(p, 'e41').click();
    await says(p, 'Displace this knight?');
    await shot(p, 'mix_ck_barbarians');
    assert.deepEqual(await axe(p), []);
    await confirm(p);
    now = await asked(p, now.rows);
    assert.ok(now.view.pieces.some((x) => x.kind === 'knight' && x.at === 'e41' && x.owner === 1 && !x.active), 'CK-ACT-07');
  });

  for (const [device, size] of Object.entries({ low: { width: 1280, height: 720 }, phone: PHONE }))
    page(`Mixes look right: ${device}, ru, dark`, { size, touch: device === 'phone', settings: { level: 'easy', language: 'ru', theme: 'dark' }, axe: true, night: true }, async (p) => {
      for (const about of Object.values(AT)) {
        await from(p, url(), ...about);
        await fits(p);
        await shot(p, `mix_${about[0]}.${device}.ru.dark`);
        assert.deepEqual(await axe(p), [], about[0]);
      }
    });
}
