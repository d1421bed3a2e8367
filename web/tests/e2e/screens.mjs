// screens.mjs - set-up, rules, settings; every screen for axe in both languages and themes, and at the width of a phone.
import assert from 'node:assert/strict';
import { axe, PHONE, shot } from './lib.mjs';
import { asked, finishedOnServer, newTable, SHORT } from './play.mjs';

const SCREENS = ['', 'new', 'games', 'rules/CB-LR-07', 'fair', 'settings', 'help', 'replay', 't/l0', 'nowhere'];
const name = (screen) => (screen === '' ? 'home' : screen.replace('/', '_'));

export function screens({ page, url }) {
  page('set-up: every option of every game is there, what does not fit says why', {}, async (p) => {
    await p.goto(`${url()}#/new`);
    await p.locator('#opt-layout').waitFor();
    await p.locator('.picture svg').waitFor();
    const games = await p.evaluate(() => new Promise((done) => {
      const ws = new WebSocket(location.origin.replace('http', 'ws'), 'thorp');
      ws.onopen = () => ws.send('{"t":"games"}');
      ws.onmessage = (e) => done(JSON.parse(e.data));
    }));
    for (const game of games.games) {
      const pressed = p.locator('.seg.big button').nth(games.games.indexOf(game));
      await pressed.click();
      for (const o of game.options.filter((x) => x.module === undefined)) assert.equal(await p.locator(`#opt-${o.name}`).count(), 1, `${game.name} ${o.name}`);
      for (const m of game.modules) assert.equal(await p.locator(`#mod-${m.name}`).count(), 1, `${game.name} ${m.name}`);
      for (const b of games.bots.filter((x) => x.level)) assert.equal(await p.locator(`#seat-1 option[value="${b.name}"]`).count(), 1, b.name);
    }
    await p.getByRole('button', { name: 'Catan', exact: true }).click();
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

  page('rules: search, books, a link to one rule', {}, async (p) => {
    await p.goto(`${url()}#/rules/CB-LR-07`);
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

  page('settings are kept, the language changes at once', {}, async (p) => {
    await p.goto(`${url()}#/settings`);
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

  for (const language of ['en', 'ru'])
    page(`axe finds nothing on any screen, light or dark: ${language}`, { settings: { language }, axe: true }, (p) => look(p, url(), `desk.${language}`, true));
  for (const [language, theme] of [['en', 'dark'], ['ru', 'light']])
    page(`360 pixels: no screen scrolls sideways: ${language}`, { size: PHONE, touch: true, settings: { language, theme } }, (p) => look(p, url(), `phone.${language}`, false));
}

/** Goes through every screen and every state of a table; takes its picture and looks for what is wrong. */
async function look(p, url, kind, withAxe) {
  const found = {};
  const see = async (screen) => {
    await p.waitForTimeout(60);
    if (withAxe) {
      const broken = [...(await axe(p)), ...(await inTheDark(p, () => axe(p, ['color-contrast']), `${screen}.${kind}.dark`))];
      for (const b of broken) found[b] = [...(found[b] ?? []), screen];
    }
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found[`${screen}: too wide by ${over}`] = [];
    const headings = await p.locator('h1').count();
    if (headings !== 1) found[`${screen}: ${headings} h1`] = [];
    await shot(p, `${screen}.${kind}`);
  };
  const id = await finishedOnServer(p, 'catan seats=4 offers_per_turn=0', ['easy', 'easy', 'easy', 'easy']);
  for (const screen of SCREENS) {
    await p.goto(`${url}#/${screen}`);
    await p.locator('h1:not(.hidden)').waitFor();
    if (screen === 'new') await p.locator('#seat-0').waitFor();
    await see(name(screen));
  }
  for (const [screen, there] of [[`t/${id}`, '#end-title'], [`replay/${id}`, '#scrub'], [`fair/${id}`, '.screen h2, .screen details']]) {
    await p.goto(`${url}#/${screen}`);
    await p.locator(there).first().waitFor();
    await see(`after_${screen.split('/')[0]}`);
  }
  await table(p, url, see);
  assert.deepEqual(Object.entries(found).map(([what, where]) => `${what} @ ${where.join()}`), []);
}

/** The same screen in the other theme: only colours can be wrong there. */
async function inTheDark(p, run, picture) {
  const set = (theme) => p.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
  await set('dark');
  await p.waitForTimeout(60);
  const found = await run();
  await shot(p, picture);
  await set('light');
  return found.map((f) => `dark ${f}`);
}

/** A table under way: drawn, with its menu, a rule, the trade; then in words. */
async function table(p, url, see) {
  const start = p.evaluate(() => new Promise((done) => {
    const ws = new WebSocket(location.origin.replace('http', 'ws'), 'thorp');
    ws.onopen = () => ws.send('{"t":"hello","protocol":1}');
    ws.onmessage = (e) => {
      const m = JSON.parse(e.data);
      if (m.t === 'welcome') ws.send('{"t":"new","setup":"catan seats=4 layout=beginner start=printed first_player=1 offers_per_turn=20","seats":["me","open","easy","easy"],"listed":false}');
      if (m.t === 'created') {
        ws.close();
        done(m.table);
      }
    };
  }));
  await p.goto(`${url}#/t/${await start}`);
  await p.locator('#link').waitFor();
  await see('lobby');
  await p.locator('#seat-2').selectOption('easy');
  await p.locator('.screen .btn.pri').last().click();
  const first = await asked(p);
  await p.locator('.family svg').first().waitFor();
  await see('table_before');
  await p.locator('#cat-main').click();
  for (let now = await asked(p, first.rows); now.view.ask.frame !== 'catan.act'; now = await asked(p, now.rows)) {
    const [word, args] = Object.entries(now.view.moves)[0];
    if (word === 'robber') await p.locator(`.spot[data-id="${args[0]}"]`).press('Enter').then(() => p.keyboard.press('Enter'));
    else if (word === 'rob') await p.locator('.victims button').first().click();
    else break;
  }
  await p.locator('[data-action="trade"]').click();
  await see('table_trade');
  await p.keyboard.press('Escape');
  await p.locator('header .menu button').first().click();
  await see('table_menu');
  await p.keyboard.press('Escape');
  await p.evaluate(() => localStorage.setItem('thorp.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('thorp.settings')), text: true })));
  await p.reload();
  await p.locator('[data-move]').first().waitFor();
  await see('table_words');
}
