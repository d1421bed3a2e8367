// screens.mjs - set-up, rules, settings; every screen for axe in both languages and themes, and at the width of a phone.
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { island } from './ck-positions.mjs';
import { axe, fits, here, PHONE, shot, soon } from './lib.mjs';
import { look, PARTS } from './look.mjs';
import { asked, newTable, sitDown } from './play.mjs';

const LONG = 600000; // many screens, one after the other

/** In the page: Catan has a choice of nine rows, two of which cannot be taken. */
function manyRows() {
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const limits = { two: { min_seats: 2, max_seats: 3, clause: 'CB-SETUP-01' }, four: { needs: 'layout=beginner', clause: 'CB-BEG-01' } };
  const rows = names.map((name, i) => ({ name, target: 10 + (i % 4), clause: 'CB-SETUP-06', ...limits[name] }));
  const { Worker } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', (e) => {
        if (e.data.t === 'games') e.data.games.find((g) => g.name === 'catan').options.unshift({ name: 'voyage', type: 'choice', default: 'one', choices: names, rows });
      });
    }
  };
}

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
      for (const o of game.options.filter((x) => x.module === undefined)) await soon.equal(() => p.locator(`#opt-${o.name}`).count(), 1, `${game.name} ${o.name}`);
      for (const m of game.modules) await soon.equal(() => p.locator(`#mod-${m.name}`).count(), m.quiet ? 0 : 1, `${game.name} ${m.name}`);
      for (const b of games.bots.filter((x) => x.level)) await soon.equal(() => p.locator(`#seat-1 option[value="${b.name}"]`).count(), 1, b.name);
    }
    await p.getByRole('button', { name: 'Catan', exact: true }).click();
    const island = p.getByRole('group', { name: 'Island', exact: true });
    const start = p.getByRole('group', { name: 'Starting settlements' });
    await soon.ok(() => start.getByRole('radio', { name: 'as printed' }).isDisabled());
    await p.getByText('Only with “Island: beginner’s island”.').waitFor();
    await island.getByText('every island is different').waitFor();
    await island.getByRole('radio', { name: 'random' }).focus();
    await p.keyboard.press('ArrowRight');
    await soon.ok(() => island.getByRole('radio', { name: 'beginner’s island' }).isChecked());
    await island.getByText('for a first game').waitFor();
    await soon.ok(() => start.getByRole('radio', { name: 'as printed' }).isEnabled());
    // a row and its partners: whichever is chosen first, the other is grey and cites the rule
    await start.getByRole('radio', { name: 'as printed' }).check();
    await soon.match(() => p.locator('code').innerText(), /catan seats=4 layout=beginner start=printed/);
    const ck = p.locator('.module', { has: p.locator('#mod-ck') });
    const count = p.getByRole('group', { name: 'Number of players' });
    await soon.ok(() => p.locator('#mod-ck').isDisabled());
    await soon.match(() => ck.innerText(), /Not with “Starting settlements: as printed”\. CK-LAY-04/);
    await soon.ok(() => count.getByRole('button', { name: '5' }).isDisabled());
    await soon.match(() => p.locator('section:has(#seats)').innerText(), /5, 6: Not with “Starting settlements: as printed”\. CB-56-11/);
    await start.getByRole('radio', { name: 'placed by players' }).check();
    await p.locator('#mod-ck').check();
    await soon.ok(() => start.getByRole('radio', { name: 'as printed' }).isDisabled());
    await soon.match(() => start.innerText(), /as printed: Not with “Cities & Knights”\. CK-LAY-04/i);
    await p.locator('#mod-ck').uncheck();
    await count.getByRole('button', { name: '5' }).click();
    await soon.ok(() => p.locator('#mod-five_six').isChecked());
    await soon.match(() => p.locator('code').innerText(), /catan \+five_six seats=5/);
    await p.locator('#mod-five_six').uncheck();
    await soon.match(() => p.locator('code').innerText(), /catan seats=4 layout=beginner$/);
  });

  page('set-up: a choice of many rows is one card in the form and a window of cards', { start: false, axe: true }, async (p, { context }) => {
    await context.addInitScript(manyRows);
    await p.goto(`${url()}#/new`);
    const form = p.getByRole('group', { name: 'voyage', exact: true });
    await form.waitFor();
    await soon.equal(() => form.getByRole('radio').count(), 0);
    await soon.match(() => form.innerText(), /one/i);
    await form.getByRole('button', { name: 'All 9 …' }).click();
    const rows = p.getByRole('dialog', { name: 'voyage' }).getByRole('radio');
    await soon.equal(() => rows.count(), 9);
    await soon.match(() => p.getByRole('dialog').innerText(), /For 2 to 3 players\. CB-SETUP-01[^]*Only with “Island: beginner’s island”\. CB-BEG-01/);
    await soon.deepEqual(() => rows.evaluateAll((all) => all.filter((r) => r.disabled).map((r) => r.value)), ['two', 'four']);
    assert.deepEqual(await axe(p), []);
    // arrows walk past what is grey, Esc changes nothing, Enter takes
    await p.waitForFunction(() => document.activeElement?.value === 'one');
    await p.keyboard.press('ArrowDown');
    await p.waitForFunction(() => document.activeElement?.value === 'three');
    await p.keyboard.press('Escape');
    await soon.match(() => form.innerText(), /one/i);
    await form.getByRole('button').click();
    await p.keyboard.press('ArrowDown');
    await p.keyboard.press('Enter');
    await p.getByRole('dialog').waitFor({ state: 'hidden' });
    await soon.match(() => form.innerText(), /three/i);
    for (const [width, height] of [[1280, 720], [PHONE.width, PHONE.height]]) {
      await p.setViewportSize({ width, height });
      await form.getByRole('button').click();
      await fits(p);
      await shot(p, `rows.${width}`);
      await p.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    }
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
    assert.match(await p.locator('#rule-CC-EX-01 dd').innerText(), /^BA-D@0,0 r0.*дорога через BA-D завершена/); // examples and rulings, too
    assert.match(await p.locator('#rule-CC-OPEN-07 dd').innerText(), /Может ли летать аббат/);
  });

  page('settings are kept, the language changes at once', {}, async (p) => {
    await p.goto(`${url()}#/settings`);
    await p.getByRole('button', { name: 'dark', exact: true }).click();
    await p.locator('#set-letters').check();
    await p.locator('#level').selectOption('hard');
    await p.getByRole('button', { name: 'Русский' }).last().click();
    await p.getByRole('heading', { name: 'Настройки' }).waitFor();
    await p.reload();
    await p.getByRole('heading', { name: 'Настройки' }).waitFor();
    await soon.equal(() => p.evaluate(() => document.documentElement.dataset.theme), 'dark');
    await soon.equal(() => p.evaluate(() => document.documentElement.lang), 'ru');
    await soon.ok(() => p.locator('#set-letters').isChecked());
    await p.waitForFunction(() => document.querySelector('#level')?.value === 'hard');
  });

  page('keys: ? lists those of the game at hand, letters work under a Russian layout', { settings: { level: 'easy', confirm: 'always' } }, async (p) => {
    const russian = (key, code) => p.evaluate(([k, c]) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, code: c, bubbles: true, cancelable: true })), [key, code]);
    const listed = async (ground) => {
      await p.locator(`.table.${ground} .dock`).waitFor();
      await p.keyboard.press('?');
      const text = await p.locator('.keys .pop').innerText();
      await shot(p, `keys_${(await p.locator('h1').first().innerText()).trim().toLowerCase()}`);
      await p.keyboard.press('Escape');
      await p.locator('.keys').waitFor({ state: 'detached' });
      return text;
    };
    await sitDown(p, url(), { record: island(), seat: 1, after: true });
    const knights = await listed('water');
    assert.match(knights, /improve a city/);
    assert.match(knights, /build a road/);
    assert.doesNotMatch(knights, /development card|turn the tile/);
    await russian('л', 'KeyK');
    await p.locator('.pop').waitFor(); // knights
    await russian('е', 'KeyT');
    await p.locator('.trade').waitFor();

    await newTable(p, url(), { game: 'Carcassonne', seats: ['me', 'easy'] });
    await asked(p);
    const tiles = await listed('cloth');
    assert.match(tiles, /turn the tile/);
    assert.doesNotMatch(tiles, /build a road/);
    await p.locator('.site.cell').first().focus();
    await russian('д', 'KeyL');
    await p.locator('#side-tab-tiles[aria-selected="true"]').waitFor();

    await newTable(p, url(), { game: 'Elasund', seats: ['me', 'easy'] });
    assert.match(await listed('water'), /dice statistics/);
    await russian('ь', 'KeyM');
    await p.locator('#side-tab-chat[aria-selected="true"]').waitFor();
  });

  page('a record of the command line is chosen as a file', {}, async (p) => {
    await p.goto(`${url()}#/replay`);
    const chooser = p.locator('input[type="file"]');
    const takes = (await chooser.getAttribute('accept')).split(',');
    for (const kind of ['.th', 'application/octet-stream']) assert.ok(takes.includes(kind), kind); // phones know no .th
    await chooser.setInputFiles(resolve(here, '../../../tests/records/carcassonne_two.th'));
    await p.locator('#scrub').waitFor();
    await p.locator('.family, .table').first().waitFor();
  });

  // colours are the same in every language: the dark ones are looked at once; and so are roles and names by day
  for (const [language, axes, themes, night] of [['en', 'both', 'light or dark', false], ['ru', 'light', 'light', true]])
    for (const part of Object.keys(PARTS)) {
      page(`axe finds nothing, ${themes}: ${part}, ${language}`, { settings: { language }, axe: true, rough: true, limit: LONG, night }, (p, opened) => look(part, p, opened, url(), `desk.${language}`, axes));
      page(`360 pixels, nothing scrolls sideways: ${part}, ${language}`, { size: PHONE, touch: true, settings: { language }, rough: true, limit: LONG, night: language !== 'ru' }, (p, opened) => look(part, p, opened, url(), `phone.${language}`, 'none'));
    }
}
