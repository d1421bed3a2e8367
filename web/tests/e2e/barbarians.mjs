// barbarians.mjs - Barbarian Attack on the drawn table: a card that is carried out at once, the march, battles told step by step, a coast in flames.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, playDrawn, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 has two knights at the castle and one that wins the 8 with seat 2; the 4, the 12 and the 2 are conquered. */
export function coast(...more) {
  const lines = [
    ...pieces('settlement', 'n28 1/n11 2/n53 3'),
    ...pieces('city', 'n31 1/n13 2/n34 3'),
    ...pieces('road', 'e43 1/e15 2/e19 2/e48 3'),
    ...pieces('barbarians', 'h12 3/h07 3/h03 2/h01 2/h18 3/h11 1'),
    ...pieces('path_knight', 'e59 1/e57 1/e15 1/e16 2/e14 3'),
    ...pieces('prisoners', '1 3/2 2'), 'set gold 1 4', 'set hand 1 2grain+1ore+1wool', 'set hand 2 3ore', ...more, 'set phase act 1',
  ];
  return ['th 1 catan +barbarians seats=3', 'opt first_player=1 offers_per_turn=0', ...lines, ''].join('\n');
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function barbarians({ page, url }) {
  page('Barbarian Attack: knights leave the castle, near and far, and battles are told', { settings: { level: 'easy', confirm: 'never' }, still: true, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: coast(), seat: 1, after: true });
    await p.locator('[data-shore="h01"][data-won="true"]').waitFor();
    await soon.equal(() => p.locator('[data-shore]').count(), 6, 'the coast in the order of the battles');
    await soon.equal(() => p.locator('[data-piece="fallen_settlement"]').count(), 2, 'CT-BA-16');
    await soon.equal(() => p.locator('[data-piece="settlement"]').count(), 1);
    await shot(p, 'barbarians_coast');
    await playDrawn(p, now, 'end', keys(p));
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'barbarians.march');
    assert.deepEqual(now.view.table.barbarians.must_leave, ['e57', 'e59'], 'CT-BA-32');
    await p.locator('.spot[data-id="e59"]').press('Enter');
    await p.locator('.spot[data-word="march_far"]').first().waitFor();
    await soon.ok(async () => (await p.locator('.spot[data-word="march"]').count()) > 5, 'near and far are lit together');
    await shot(p, 'barbarians_march');
    assert.deepEqual(await axe(p), []);
    await p.locator('.spot[data-id="e62"]').press('Enter');
    now = await asked(p, now.rows);
    await p.locator('.spot[data-id="e57"]').press('Enter');
    await p.locator('.spot[data-id="e29"][data-word="march_far"]').press('Enter');
    now = await asked(p, now.rows);
    assert.equal(now.view.seats[0].hand.grain, 1, 'CT-BA-30');
    await keys(p).main();
    await p.locator('[data-battles="1"]').filter({ hasText: 'knights 2, barbarians 2' }).waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'barbarians_battle');
  });

  page('Barbarian Attack: a card of one\'s own is carried out on the board', { settings: { level: 'easy', confirm: 'never' } }, async (p) => {
    const now = await sitDown(p, url(), { record: coast('set instants 1swift_knight'), seat: 1, after: true });
    await playDrawn(p, now, 'buy', keys(p));
    const then = await asked(p, now.rows);
    assert.equal(then.view.ask.frame, 'barbarians.swift');
    await keys(p).spot('e70', 'enlist');
    await asked(p, then.rows);
    await p.locator('[data-piece="path_knight"][data-at="e70"]').waitFor();
    await p.locator('[data-deck="0"]').first().waitFor();
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Barbarian Attack: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme, confirm: 'never' }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          const now = await sitDown(p, url(), { record: coast(), seat: 1, after: true });
          await p.locator('[data-piece="barbarians"]').first().waitFor();
          await playDrawn(p, now, 'end', keys(p));
          await asked(p, now.rows);
          await p.locator('.spot[data-id="e57"]').press('Enter');
          await p.locator('.spot[data-word="march_far"]').first().waitFor();
          await fits(p);
          await shot(p, `barbarians.${name}.${language}.${theme}`);
          assert.deepEqual(await axe(p), []);
        });
}
