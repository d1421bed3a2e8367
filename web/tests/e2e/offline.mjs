// offline.mjs - games on this device: no server is needed, nor a network once the page has been here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, kept, shot, soon } from './lib.mjs';
import { asked, choose, command, finishedOnServer, newTable, playWords, PRINTED, SHORT } from './play.mjs';

/** At the first settlement: its alternatives are told, each in words of its own, and drawn on the board; pointing at one outlines it. */
async function comparesMoves(p) {
  await p.locator('.moves li button', { hasText: 'settlement' }).first().click();
  await p.locator('#side-tab-analysis').click();
  const lines = p.locator('.analysis .lines button');
  await lines.nth(1).waitFor();
  const each = async () => {
    const words = await lines.locator('span:nth-child(2)').allInnerTexts();
    return [new Set(words).size, await p.locator('[data-hint]').count()].map((n) => n - words.length);
  };
  await soon.deepEqual(each, [0, 0], 'all are told in other words, all are drawn');
  await lines.nth(1).hover();
  await p.locator('.hint.strong[data-hint="2"] .shape').waitFor();
}

export function offline({ page, url }) {
  page('J1 a guest plays a whole game against three bots, without a network', { settings: { text: true }, rough: true }, async (p, { context }) => {
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    await p.locator('h1').waitFor();
    const id = await newTable(p, url(), { seats: ['me', 'easy', 'easy', 'easy'], options: SHORT });
    await playWords(p);
    await soon.match(() => p.locator('#end-title').innerText(), /wins? with \d+ points/);
    await p.locator('#luck').waitFor();
    const luck = async () => (await p.locator('table[aria-labelledby=luck] tbody tr').evaluateAll((rows) => rows.map((r) => r.innerText))).filter((text) => /\d+\s+\d+\.\d\s+[+−]?\d+\.\d/.test(text)).length;
    await soon.equal(luck, 4, 'luck with the dice is told of every seat');
    await p.getByRole('heading', { name: 'Challenge a friend' }).waitFor();
    await p.getByRole('button', { name: 'Copy challenge link' }).waitFor();
    await shot(p, 'end_local');
    await p.getByRole('link', { name: 'Check that the dice were fair' }).click();
    await p.getByRole('heading', { name: 'Fair: everything matches' }).waitFor();
    await p.goto(`${url()}#/replay/${id}`);
    await p.getByRole('button', { name: 'Next move' }).click();
    await p.reload(); // replay and engine come from the device
    await p.getByRole('button', { name: 'Next move' }).waitFor();
    await p.goto(`${url()}#/rules/CB-LR-07`);
    await p.locator('#rule-CB-LR-07').waitFor();
  });

  page('J1 one click from the first screen to a game', { settings: { level: 'easy' } }, async (p) => {
    await p.locator('.buttons .btn.pri').click();
    await p.waitForURL(/#\/t\/l/);
    await p.locator('.family svg').first().waitFor();
    await asked(p);
  });

  page('without a network: a game goes on after a reload, two people at one device, hands behind a curtain', { settings: { text: true }, rough: true }, async (p, { context }) => {
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    await p.goto(`${url()}#/new`);
    await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '2', exact: true }).click();
    await p.locator('#opt-first_player').selectOption('1');
    await p.locator('#seat-1').selectOption('other');
    await p.locator('#name-0').fill('Ann');
    await p.locator('#name-1').fill('Ben');
    await p.getByRole('button', { name: 'Start on this device' }).click();
    await p.getByRole('button', { name: 'I’m Ann' }).click();
    await p.locator('[data-move^="settlement"]').first().click();
    await p.locator('[data-move^="road"]').first().waitFor();
    const before = await p.locator('[data-move]').count();
    await p.reload(); // in the middle of a decision
    await p.getByRole('button', { name: 'I’m Ann' }).click(); // whoever reloads has to say so again
    await p.locator('[data-move^="road"]').first().waitFor();
    await soon.equal(() => p.locator('[data-move]').count(), before);
    await p.locator('[data-move^="road"]').first().click();
    const curtain = p.getByRole('button', { name: 'I’m Ben' });
    await curtain.waitFor();
    await shot(p, 'curtain');
    assert.equal(await p.locator('.seat').count(), 0, 'nothing of the table is shown');
    await curtain.click();
    await p.locator('[data-move^="settlement"]').first().waitFor();
  });

  page('the page is kept on the device with every file of the build', {}, async (p) => {
    await kept(p);
    const there = await p.evaluate(async () => {
      const cache = await caches.open((await caches.keys())[0]);
      return (await cache.keys()).map((r) => new URL(r.url).pathname.slice(1)).sort();
    });
    const files = JSON.parse(/FILES = (\[.*\]);/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))[1]);
    assert.deepEqual(there, files.map((f) => (f === './' ? '' : f)).sort());
  });

  page('J3 a step is taken back until something is revealed; Esc takes back what is not confirmed', { settings: { confirm: 'always' } }, async (p) => {
    await newTable(p, url(), { seats: ['me', 'easy'], options: { ...SHORT, first_player: 1 } });
    const first = await asked(p);
    const spot = p.locator('.spot').first();
    await spot.waitFor();
    await spot.focus();
    await p.keyboard.press('Enter');
    await p.locator('.ghost.sure').waitFor();
    await p.keyboard.press('Escape');
    await p.locator('.ghost.sure').waitFor({ state: 'detached' });
    assert.equal(await p.evaluate(() => globalThis.seen.view.rows), first.rows, 'nothing was sent');
    await spot.focus();
    await p.keyboard.press('Enter');
    await p.keyboard.press('Enter');
    const then = await asked(p, first.rows);
    assert.equal(then.view.ask.frame, 'catan.track');
    await p.keyboard.press('Control+z');
    const again = await asked(p, then.rows);
    assert.deepEqual(again.view.moves, first.view.moves);
  });

  page('a second tab of the same game says so', { settings: { text: true, level: 'easy' } }, async (p, { context }) => {
    await newTable(p, url(), { options: SHORT });
    await p.locator('#ask').waitFor();
    const second = await context.newPage();
    await second.goto(p.url());
    await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
    await shot(second, 'trouble_second');
    await p.close();
    await second.getByRole('button', { name: 'Reload the page' }).click();
    await second.locator('#ask').waitFor();
  });

  page('J4 what is refused names its rule, in both languages', { settings: { text: true } }, async (p) => {
    await newTable(p, url(), { options: { ...SHORT, first_player: 1 } });
    const now = await asked(p);
    await p.locator(`[data-move="settlement ${now.view.moves.settlement[0]}"]`).click();
    const then = await asked(p, now.rows);
    const other = Array.from({ length: 72 }, (_, i) => `e${String(i).padStart(2, '0')}`).find((e) => !then.view.moves.road.includes(e));
    await command(p, `road ${other}`);
    const clause = p.locator('.refusal .clause');
    await clause.waitFor();
    const id = await clause.innerText();
    assert.match(id, /^CB-/);
    await clause.click();
    await p.locator('.drawer .main').waitFor();
    const english = await p.locator('.drawer .main').innerText();
    await p.getByRole('button', { name: 'Close' }).click();
    await p.goto(`${url()}#/settings`);
    await p.getByRole('button', { name: 'Русский' }).last().click();
    await p.goto(`${url()}#/rules/${id}`);
    assert.match(english, /[a-z]/);
    await soon.match(() => p.locator(`#rule-${id} dd`).innerText(), /[а-я]/);
  });


  page('J5 fairness: an honest record holds, one changed letter does not', {}, async (p) => {
    const id = await finishedOnServer(p);
    await p.goto(`${url()}#/fair/${id}`);
    await p.getByRole('heading', { name: 'Fair: everything matches' }).waitFor();
    await shot(p, 'fair');
    const record = await p.locator('pre').evaluate((e) => e.textContent);
    await p.getByRole('button', { name: 'Another record' }).click();
    await p.locator('textarea').fill(record.replace(/^\* dice (\d) (\d)$/m, (_, a, b) => `* dice ${a} ${(b % 6) + 1}`));
    await p.getByRole('button', { name: 'Check', exact: true }).click();
    await p.getByRole('heading', { name: 'Check failed' }).waitFor();
  });

  page('J9 replay by its link: step, look through another seat, play from here', { settings: { level: 'easy' } }, async (p) => {
    const id = await finishedOnServer(p);
    await p.goto(`${url()}#/replay/${id}`);
    await p.getByRole('button', { name: 'Go to end' }).click();
    const all = Number(await p.locator('#scrub').getAttribute('max'));
    await soon.equal(async () => Number(await p.locator('#scrub').inputValue()), all);
    await p.locator('body').press('ArrowLeft');
    await soon.equal(async () => Number(await p.locator('#scrub').inputValue()), all - 1);
    await shot(p, 'replay');
    await comparesMoves(p);
    await p.locator('#as').selectOption('2');
    await p.locator('#scrub').fill('60');
    await p.getByRole('button', { name: 'Play from here' }).click();
    await p.waitForURL(/#\/t\/l/);
    const now = await asked(p);
    assert.equal(now.you, 2);
    assert.ok(choose(now.view, now.you));
  });
}
