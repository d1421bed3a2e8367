// run.mjs - the page in a real browser: offline play, set-up, rules, fairness, replay, two browsers at one table, axe on
// every screen. Prints TAP points and `web: N passed, N failed`.
//   node tests/e2e/run.mjs [word ...]      only tests whose name has one of the words
//
// Online tests run when the command `thorp` is built (build/thorp); they are skipped otherwise.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { axe, dist, launch, open, serve, Tally } from './lib.mjs';
import { begin, finish, moveOf, playOut, startGame } from './play.mjs';
import { online } from './online.mjs';

const tally = new Tally(process.argv.slice(2));
const web = await serve();
const browser = await launch();

/** Opens a page, runs the test, and fails if anything went wrong in the page meanwhile. */
function page(name, options, run) {
  return tally.test(name, async () => {
    const opened = await open(browser, web.url, options);
    try {
      await run(opened.page, opened);
      assert.deepEqual(opened.wrong, []);
    } finally {
      await opened.context.close();
    }
  });
}

// ------------------------------------------------------------------ offline

await page('J1 a guest plays a whole game against bots, offline, in words', { settings: { text: true } }, async (p, { context }) => {
  await p.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null, null, { timeout: 30000 });
  await context.setOffline(true);
  await p.reload();
  await p.locator('h1').waitFor();
  const id = await startGame(p, web.url);
  await playOut(p);
  assert.match(await p.locator('#end-title').innerText(), /wins with \d+ points/);
  await p.getByRole('link', { name: 'Check that the dice were fair' }).click();
  await p.getByRole('heading', { name: 'Fair: everything is as promised' }).waitFor();
  await p.goto(`${web.url}#/replay/${id}`);
  await p.getByRole('button', { name: 'One move on' }).click();
  await p.reload(); // replay and engine come from the device
  await p.getByRole('button', { name: 'One move on' }).waitFor();
  await p.goto(`${web.url}#/rules/CB-LR-07`);
  await p.locator('#rule-CB-LR-07').waitFor();
});

await page('the page is kept on the device with every file of the build', {}, async (p) => {
  await p.waitForFunction(async () => (await navigator.serviceWorker.ready).active !== null);
  const kept = await p.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).map((r) => new URL(r.url).pathname.slice(1)).sort();
  });
  const files = JSON.parse(/FILES = (\[.*\]);/.exec(readFileSync(join(dist, 'sw.js'), 'utf8'))[1]);
  assert.deepEqual(kept, files.map((f) => (f === './' ? '' : f)).sort());
});

await page('a game goes on after a reload in the middle of a decision', { settings: { text: true } }, async (p) => {
  await startGame(p, web.url);
  await p.locator('[data-move^="settlement"]').first().waitFor({ timeout: 60000 });
  const before = await p.locator('[data-move]').count();
  await p.reload();
  await p.locator('[data-move^="settlement"]').first().waitFor();
  assert.equal(await p.locator('[data-move]').count(), before);
  assert.ok((await p.locator('.log li').count()) > 0);
});

await page('a step is taken back until something is revealed', { settings: { text: true } }, async (p) => {
  await startGame(p, web.url);
  await p.locator('[data-move^="settlement"]').first().click({ timeout: 60000 });
  await p.locator('[data-move^="road"]').first().waitFor();
  await p.getByRole('button', { name: 'Take back' }).click();
  await p.locator('[data-move^="settlement"]').first().waitFor();
});

await page('a second tab of the same game says so', { settings: { text: true } }, async (p, { context }) => {
  await startGame(p, web.url);
  const second = await context.newPage();
  await second.goto(p.url());
  await second.getByRole('heading', { name: 'This game is open in another tab' }).waitFor();
  await p.close();
  await second.getByRole('button', { name: 'Reload the page' }).click();
  await second.locator('#ask').waitFor();
});

await page('J4 what is refused names its rule, in both languages', { settings: { text: true } }, async (p) => {
  await startGame(p, web.url);
  await p.locator('[data-move^="settlement"]').first().click({ timeout: 60000 });
  await p.locator('[data-move^="road"]').first().waitFor();
  const say = async (text) => {
    await p.locator('#command').fill(text);
    await p.locator('#command').press('Enter');
  };
  const legal = await p.locator('[data-move^="road"]').evaluateAll((all) => all.map((b) => b.dataset.move.slice(5)));
  const other = Array.from({ length: 72 }, (_, i) => `e${String(i).padStart(2, '0')}`).find((e) => !legal.includes(e));
  await say(`road ${other}`);
  const clause = p.locator('.refusal .clause');
  await clause.waitFor();
  const id = await clause.innerText();
  assert.match(id, /^CB-/);
  await clause.click();
  await p.locator('.drawer .main').waitFor();
  const english = await p.locator('.drawer .main').innerText();
  await p.getByRole('button', { name: 'Close' }).click();
  await p.goto(`${web.url}#/settings`);
  await p.getByRole('button', { name: 'Русский' }).last().click();
  await p.goto(`${web.url}#/rules/${id}`);
  const russian = await p.locator(`#rule-${id} dd`).innerText();
  assert.match(english, /[a-z]/);
  assert.match(russian, /[а-я]/);
});

// ------------------------------------------------------------------- set-up

await page('set-up: every option is there, what does not fit says why', {}, async (p) => {
  await p.goto(`${web.url}#/new`);
  await p.locator('#opt-layout').waitFor();
  await p.locator('.picture svg').waitFor();
  for (const name of ['layout', 'start', 'number_setup', 'spiral', 'harbours', 'first_player', 'separate_trade_and_build', 'offers_per_turn'])
    assert.equal(await p.locator(`#opt-${name}`).count(), 1, name);
  assert.ok(await p.locator('#opt-start').isDisabled());
  await p.locator('#opt-layout').selectOption('beginner');
  assert.ok(await p.locator('#opt-start').isEnabled());
  await p.locator('#opt-start').selectOption('printed');
  await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '5' }).click();
  assert.ok(await p.locator('#mod-five_six').isChecked());
  assert.match(await p.locator('code').innerText(), /catan \+five_six seats=5/);
  await p.locator('#mod-five_six').uncheck();
  assert.match(await p.locator('code').innerText(), /catan seats=4 layout=beginner start=printed/);
});

await page('several people at one device: hands stay behind a curtain', { settings: { text: true } }, async (p) => {
  await p.goto(`${web.url}#/new`);
  await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click();
  await p.locator('#opt-layout').selectOption('beginner');
  await p.locator('#opt-start').selectOption('printed');
  await p.locator('#seat-1').selectOption('other');
  await p.locator('#name-0').fill('Ann');
  await p.locator('#name-1').fill('Ben');
  await p.locator('#opt-first_player').fill('1');
  await p.locator('#opt-first_player').press('Tab');
  await p.getByRole('button', { name: 'Start together' }).click();
  await p.getByRole('button', { name: 'I am Ann' }).click();
  await p.locator('[data-move="roll"]').click();
  const seen = new Set();
  for (let i = 0; i < 30 && seen.size < 1; i++) {
    const curtain = p.getByRole('button', { name: /^I am / });
    await p.locator('[data-move], .curtain button').first().waitFor({ timeout: 30000 });
    if ((await curtain.count()) > 0) {
      seen.add(await curtain.innerText());
      assert.equal(await p.locator('.seat').count(), 0, 'nothing of the table is shown');
      await curtain.click();
    } else await p.locator(`[data-move="${await moveOf(p)}"]`).click();
  }
  assert.deepEqual([...seen], ['I am Ben']);
});

// ------------------------------------------------ rules, fairness, replay

await page('rules: search, books, a link to one rule', {}, async (p) => {
  await p.goto(`${web.url}#/rules/CB-LR-07`);
  const rule = p.locator('#rule-CB-LR-07');
  await rule.waitFor();
  await p.waitForFunction(() => document.activeElement?.id === 'rule-CB-LR-07');
  await p.locator('#find').fill('robber desert');
  await p.locator('mark').first().waitFor();
  for (const text of await p.locator('.rule dd').allInnerTexts()) assert.match(text.toLowerCase(), /robber/);
  await p.locator('#find').fill('');
  await p.locator('#book').selectOption('carcassonne');
  await p.locator('#rule-CC-TURN-01').waitFor();
  await p.getByRole('button', { name: 'Русский' }).click();
  await p.waitForFunction(() => /[а-я]/.test(document.querySelector('#rule-CC-TURN-01 dd')?.textContent ?? ''));
});

await page('J5 fairness: an honest record holds, one changed letter does not', { settings: { text: true } }, async (p) => {
  await startGame(p, web.url);
  const id = await finish(p);
  await p.goto(`${web.url}#/fair/${id}`);
  await p.getByRole('heading', { name: 'Fair: everything is as promised' }).waitFor();
  const record = await p.locator('pre').evaluate((e) => e.textContent);
  await p.getByRole('button', { name: 'Another record' }).click();
  await p.locator('textarea').fill(record.replace(/^\* dice (\d) (\d)$/m, (_, a, b) => `* dice ${a} ${(b % 6) + 1}`));
  await p.getByRole('button', { name: 'Check', exact: true }).click();
  await p.getByRole('heading', { name: 'This does not hold' }).waitFor();
});

await page('J9 replay: step, look through another seat, play from here', { settings: { text: true } }, async (p) => {
  await startGame(p, web.url);
  const id = await finish(p);
  await p.goto(`${web.url}#/replay/${id}`);
  await p.getByRole('button', { name: 'To the end' }).click();
  const all = Number(await p.locator('#scrub').getAttribute('max'));
  assert.equal(Number(await p.locator('#scrub').inputValue()), all);
  await p.locator('body').press('ArrowLeft');
  assert.equal(Number(await p.locator('#scrub').inputValue()), all - 1);
  await p.locator('#as').selectOption('2');
  await p.locator('#scrub').fill('60');
  await p.getByRole('button', { name: 'Play from here' }).click();
  await p.waitForURL(/#\/t\/l/);
  await p.locator('#ask').waitFor();
});

await page('settings are kept, the language changes at once', {}, async (p) => {
  await p.goto(`${web.url}#/settings`);
  await p.getByRole('button', { name: 'dark', exact: true }).click();
  await p.locator('#set-letters').check();
  await p.getByRole('button', { name: 'Русский' }).last().click();
  await p.getByRole('heading', { name: 'Настройки' }).waitFor();
  await p.reload();
  await p.getByRole('heading', { name: 'Настройки' }).waitFor();
  assert.equal(await p.evaluate(() => document.documentElement.dataset.theme), 'dark');
  assert.equal(await p.evaluate(() => document.documentElement.lang), 'ru');
  assert.ok(await p.locator('#set-letters').isChecked());
});

await page('the table is drawn, and a move is made with the keyboard alone', {}, async (p) => {
  await startGame(p, web.url);
  await p.locator('.family svg').first().waitFor();
  await begin(p);
});

// --------------------------------------------------------- every screen, twice

const SCREENS = ['', 'new', 'games', 'rules', 'fair', 'settings', 'help', 'replay', 't/l0', 'nowhere'];
for (const [language, theme] of [['en', 'light'], ['en', 'dark'], ['ru', 'light'], ['ru', 'dark']]) {
  await page(`axe: every screen, ${language}, ${theme}`, { settings: { language, theme, text: true }, axe: true }, async (p) => {
    const found = {};
    const look = async (name) => {
      await p.waitForTimeout(250);
      const broken = await axe(p);
      if (broken.length > 0) found[name] = broken;
      assert.equal(await p.locator('h1').count(), 1, `one h1: ${name}`);
    };
    for (const name of SCREENS) {
      await p.goto(`${web.url}#/${name}`);
      await p.locator('h1:not(.hidden)').waitFor();
      await look(name);
    }
    await startGame(p, web.url);
    await p.locator('[data-move]').first().waitFor({ timeout: 60000 });
    await look('table in words');
    await p.evaluate(() => localStorage.setItem('thorp.settings', localStorage.getItem('thorp.settings').replace('"text":true', '"text":false')));
    await p.reload();
    await p.locator('.family svg').first().waitFor();
    await look('table');
    await p.locator('header .menu button').first().click();
    await look('menu');
    await p.locator('header .menu button').first().click();
    const id = await finish(p);
    await look('end');
    for (const name of [`replay/${id}`, `fair/${id}`, 'games', '']) {
      await p.goto(`${web.url}#/${name}`);
      await look(name);
    }
    assert.deepEqual(found, {});
  });
}

await page('360 pixels: no screen scrolls sideways', { width: 360, height: 740, touch: true, settings: { language: 'ru', text: true } }, async (p) => {
  const wide = async (name) => {
    await p.waitForTimeout(250);
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${name}: ${over} pixels too wide`);
  };
  for (const name of SCREENS) {
    await p.goto(`${web.url}#/${name}`);
    await p.locator('h1:not(.hidden)').waitFor();
    await wide(name);
  }
  await startGame(p, web.url);
  await p.locator('[data-move]').first().waitFor({ timeout: 60000 });
  await wide('table in words');
  const id = await finish(p);
  await wide('end');
  await p.goto(`${web.url}#/replay/${id}`);
  await p.locator('#scrub').waitFor();
  await wide('replay');
});

// -------------------------------------------------------------------- budget

await tally.test('first load: at most 150 KB of script and style, 300 KB of engine, compressed', async () => {
  const { context, page: p } = await open(browser, web.url, {});
  const fetched = new Set();
  p.on('request', (r) => fetched.add(new URL(r.url()).pathname.slice(1)));
  await context.clearCookies();
  await p.reload({ waitUntil: 'networkidle' });
  await context.close();
  let code = 0;
  for (const name of fetched) if (/\.(js|css)$/.test(name) && name !== 'sw.js') code += gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
  const engine = [...fetched].find((n) => n.endsWith('.wasm'));
  const wasm = engine ? gzipSync(readFileSync(join(dist, engine)), { level: 9 }).length : 0;
  console.log(`# first load: ${(code / 1024).toFixed(1)} KB of script and style, ${(wasm / 1024).toFixed(1)} KB of engine`);
  assert.ok(code > 10 * 1024 && code <= 150 * 1024, `${code} bytes of code`);
  assert.ok(wasm <= 300 * 1024, `${wasm} bytes of engine`);
});

await online(browser, tally);

await browser.close();
web.close();
process.exit(tally.done());
