// traders.mjs - the main scenario of Traders & Barbarians on the drawn table: trade hexes, a wagon that is sent to its goal in one go and
// step by step, tolls, grain, a barbarian driven off, Swift Journey, a card taken or left.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, sitDown } from './play.mjs';
import { button, confirm, noWords, put, says, spot, told } from './sea-hand.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 brings tools to the quarry past a barbarian and along a road of seat 2. */
export function position({ moves = [], more = [] } = {}) {
  const lines = [
    ...pieces('settlement', 'n24 1/n20 2/n47 3'), ...pieces('city', 'n33 1/n11 2/n42 3'),
    ...pieces('road', 'e34 1/e33 1/e48 1/e20 2/e29 2/e17 2/e58 3/e57 3/e56 3'),
    'set wagon 1 n22', 'set wagon 2 n20', 'set wagon 3 n56', 'set train 1 3', 'set train 2 2',
    'set cargo 1 tools', 'set cargo 2 marble', 'set cargo 3 glass', 'set stack castle 5 6', 'set stack quarry 4 6', 'set stack glassworks 4 6',
    'set delivered 1 1', 'set delivered 2 1', 'set gold 1 4', 'set gold 2 7', 'set gold 3 2',
    'set hand 1 2grain+2lumber+1wool+1ore', 'set hand 2 2wool+1ore', 'set hand 3 1brick', 'set cards 1 1swift_journey+1knight',
    ...more, 'set phase act 1',
  ];
  return ['th 1 catan +gold +traders seats=3', 'opt first_player=1 offers_per_turn=0', ...lines, ...moves, ''].join('\n');
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };
const table = async (p, url, options) => {
  const now = await sitDown(p, url, { record: position(options), seat: 1, after: true });
  await p.locator('[data-wagon]').first().waitFor();
  return now;
};

export function traders({ page, url }) {
  page('Traders & Barbarians: a wagon to its goal, tolls, grain, Swift Journey', { settings: { level: 'easy', confirm: 'always' }, axe: true }, async (p) => {
    let now = await table(p, url());
    await soon.deepEqual(() => p.locator('[data-delivered]').evaluateAll((all) => all.map((x) => Number(x.dataset.delivered))), [1, 1, 0]);
    await button(p, 'upgrade');
    now = await asked(p, now.rows);
    assert.equal(now.view.table.traders.seats[0].level, 4, 'CT-TB-21');
    await p.locator('#cat-main').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'traders.wagon', 'CT-TB-30');
    await says(p, '7 points left');
    await noWords(p);
    await spot(p, 'n54').click(); // n22-n23-n13-n54: bare 2, a road of seat 2 1 and a gold, bare 2
    await p.locator('[data-way="n54"]').waitFor();
    await says(p, '5 of 7 points. Toll: 1 gold. Delivers tools: 1 victory point and 4 gold.');
    await shot(p, 'traders_way');
    assert.deepEqual(await axe(p), []);
    await confirm(p);
    now = await asked(p, now.rows);
    assert.equal(now.view.table.traders.seats[0].delivered, 2, 'CT-TB-42');
    assert.equal(now.view.table.gold.seats[0].gold, 7, 'CT-TB-30, CT-TB-42: one for the toll, four for the tokens');
    await soon.ok(async () => (await told(p)).some((e) => e.event === 'delivered'));
    await says(p, 'Your wagon has arrived');
    await noWords(p);
    await p.locator('[data-card="swift_journey"]').first().click();
    await p.locator('.pop, [role=dialog]').getByRole('button', { name: 'Play' }).click();
    now = await asked(p, now.rows);
    await says(p, '7 points left');
    await button(p, 'grain');
    now = await asked(p, now.rows);
    assert.equal(now.view.table.traders.journey.mp, 9, 'CT-TB-64');
    now = await put(p, 'e73', now.rows); // step by step
    assert.equal(now.view.table.traders.journey.mp, 7);
    await button(p, 'drive');
    await spot(p, 'e16').click();
    await confirm(p);
    now = await asked(p, now.rows);
    await soon.ok(async () => (await told(p)).some((e) => e.event === 'drove_off' || e.event === 'barbarian_stays'), 'CT-TB-52');
    await shot(p, 'traders_drive');
  });

  page('Traders & Barbarians: a 7, a barbarian, a card taken or left', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await table(p, url(), { moves: ['1 knight'] });
    assert.equal(now.view.ask.frame, 'traders.barbarian', 'CT-TB-62');
    await spot(p, 'e42').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'traders.banish');
    await shot(p, 'traders_banish');
    await spot(p, 'e29').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'traders.theft', 'CT-TB-54');
    await noWords(p);
    assert.deepEqual(await axe(p), []);
    await p.locator('.dock').getByRole('button', { name: 'Take a card' }).click();
    now = await asked(p, now.rows);
    assert.equal(now.view.seats[0].hand_size, 7);
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Traders & Barbarians: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          await table(p, url(), { moves: ['1 end'] });
          await fits(p);
          await shot(p, `traders.${name}.${language}.${theme}`);
          assert.deepEqual(await axe(p), []);
        });
}
