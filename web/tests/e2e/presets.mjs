// presets.mjs - ready-made set-ups, quick games, what a table's rules are called, and the memory aid.
import { axe, fits, PHONE, shot, soon } from './lib.mjs';

export function presets({ page, url }) {
  page('presets: one press fills the form in, a table is made again as last time, house rules are named above it', { axe: true, still: true }, async (p) => {
    await p.goto(`${url()}#/new/catan`);
    const chips = p.getByRole('region', { name: 'Ready-made set-ups' });
    const code = () => p.locator('code').innerText();
    const press = (name) => chips.getByRole('button', { name }).first().click();
    await press(/^First game 4 players/);
    await soon.match(code, /^catan seats=4 layout=beginner start=printed$/);
    await soon.match(() => chips.innerText(), /CB-BEG-01/);
    await press(/^First game Cities/);
    await soon.match(code, /^catan \+ck seats=4 layout=beginner$/);
    await press(/^Everything/);
    await soon.match(code, /^catan \+sea \+ck \+friendly \+events \+harbormaster seats=4$/);
    await soon.match(() => p.locator('.facts').innerText(), /about \d+ min[\s\S]*demanding/);
    await press(/^Tournament/);
    await soon.match(code, /^catan seats=4$/);
    await soon.equal(() => p.getByLabel('Allow undo').isChecked(), false);
    await soon.deepEqual(() => axe(p), []);
    await shot(p, 'presets');
    // house rules, then a table like it
    await p.locator('#mod-house').check();
    await p.getByLabel('Hand limit on a 7').selectOption('9');
    await soon.match(code, /hand_limit=9/);
    await p.getByRole('button', { name: 'Start', exact: true }).click();
    await soon.match(() => p.locator('header .crumb').innerText(), /4 players, Hand limit on a 7: 9 cards · .*House rules/);
    await p.getByRole('button', { name: 'Menu' }).click();
    await soon.match(() => p.locator('#table-menu').innerText(), /Hand limit on a 7: 9/);
    await p.goto(`${url()}#/new/catan`);
    await chips.getByRole('button', { name: /^As last time/ }).click();
    await soon.match(code, /^catan \+house seats=4 hand_limit=9$/);
    await soon.equal(() => p.getByLabel('Allow undo').isChecked(), false);
  });

  page('presets: a quick game of every box begins with one press', { still: true, axe: true }, async (p) => {
    const names = ['Catan', 'Seafarers', 'Cities & Knights', 'Traders & Barbarians: Fishermen', 'Carcassonne', 'Elasund'];
    const quick = p.getByRole('region', { name: 'Quick game against bots' });
    await p.locator('.low').scrollIntoViewIfNeeded();
    await soon.deepEqual(async () => (await quick.locator('.name').allInnerTexts()), names);
    await soon.deepEqual(() => axe(p), []);
    await quick.scrollIntoViewIfNeeded();
    await shot(p, 'quick');
    await quick.getByRole('button', { name: /^Cities & Knights/ }).click();
    await soon.match(() => p.locator('header .crumb').innerText(), /3 players · first to 13 points · Cities & Knights/);
  });

  page('presets: on a phone nothing is wider than the screen', { size: PHONE, touch: true, settings: { language: 'ru', theme: 'dark' } }, async (p) => {
    await p.goto(`${url()}#/new/catan`);
    await p.getByRole('region', { name: 'Готовые наборы правил' }).waitFor();
    await fits(p);
    await shot(p, 'presets-phone');
    await p.goto(url());
    await p.locator('.low').scrollIntoViewIfNeeded();
    await p.getByRole('region', { name: 'Быстрая партия с ботами' }).scrollIntoViewIfNeeded();
    await fits(p);
    await shot(p, 'quick-phone');
  });

  page('memory aid: an option of the table shows what the own seat can know of the others', { axe: true, still: true }, async (p) => {
    await p.goto(`${url()}#/new/carcassonne`);
    await p.getByLabel('Allow undo').waitFor();
    await soon.equal(() => p.getByLabel('Memory aid').count(), 0, 'no hands, nothing to remember');
    await p.getByRole('button', { name: 'Catan', exact: true }).click();
    await p.getByRole('button', { name: /^First game 4 players/ }).click();
    await p.getByLabel('Memory aid').check();
    await p.getByRole('button', { name: 'Start', exact: true }).click();
    await p.getByRole('button', { name: 'Memory aid', exact: true }).click();
    const aid = p.getByRole('complementary', { name: 'Memory aid' });
    // three starting cards each (CB-BEG-06); with four players the bank lacks every kind that somebody holds
    await soon.deepEqual(async () => (await aid.locator('tbody tr').allInnerTexts()).map((row) => row.split(/\s+/).includes('3')), [true, true, true]);
    await aid.getByRole('columnheader', { name: 'ore' }).waitFor();
    await soon.deepEqual(() => axe(p), []);
    await shot(p, 'memory');
    await p.keyboard.press('Escape');
    await aid.waitFor({ state: 'detached' });
    await p.goto(`${url()}#/new/catan`);
    await p.getByRole('button', { name: /^As last time/ }).click();
    await soon.ok(() => p.getByLabel('Memory aid').isChecked());
    await p.getByRole('button', { name: /^Tournament/ }).click();
    await soon.equal(() => p.getByLabel('Memory aid').isChecked(), false);
  });

  page('challenge: a link shows what is played and how others did, and begins the same game each time', { axe: true, still: true }, async (p) => {
    const parts = [1, 'catan seats=3 more_points=-2 +house', '5a'.repeat(32), ['easy', `me:${'07'.repeat(16)}`, 'medium'], [['Ann', [6, 8, 5], 1, 58]]];
    const code = btoa(JSON.stringify(parts)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
    await p.goto(`${url()}#/challenge/${code.slice(0, -6)}`);
    await p.getByRole('heading', { name: 'This challenge cannot be read' }).waitFor();
    const boards = [];
    for (let n = 0; n < 2; n++) {
      await p.goto(`${url()}#/challenge/${code}`);
      await p.getByRole('heading', { name: 'A challenge' }).waitFor();
      await soon.match(() => p.locator('main').innerText(), /3 players, Points to win: 2 fewer/);
      await soon.match(() => p.getByRole('region', { name: 'Results so far' }).locator('tbody').innerText(), /Ann\s+1\s+6\s+8\s+5\s+58/);
      if (n === 0) await soon.deepEqual(() => axe(p), []);
      if (n === 0) await shot(p, 'challenge');
      await p.evaluate(() => void (globalThis.seen.view = null));
      await p.getByRole('button', { name: 'Play this game' }).click();
      await p.locator('header .crumb').waitFor();
      await soon.ok(() => p.evaluate(() => globalThis.seen.view !== null));
      boards.push(await p.evaluate(() => JSON.stringify(globalThis.seen.view.view.places)));
      await soon.equal(() => p.evaluate(() => globalThis.seen.table.challenge), undefined, 'the dice of a running game are told to nobody');
    }
    await soon.equal(() => boards[1], boards[0]);
  });
}
