// elasund.mjs - whole games of Elasund on the drawn table: by keyboard alone at the server (J7), and with fingers at phone size, offline.
import assert from 'node:assert/strict';
import { axe, fits, kept, PHONE, shot, soon } from './lib.mjs';
import { newTable } from './play.mjs';

/** A table for two, against a bot. */
async function start(page, url, place = 'On this device') {
  await newTable(page, url, { game: 'Elasund', place, seats: ['me', 'medium'] });
  await page.locator('.table[data-frame]').waitFor();
}

// what a person would like best, of what can be built
const TASTE = ['build large', 'build inn', 'build shop', 'church', 'build well', 'build fair', 'build craftsmen', 'build merchants', 'wall'];

/** What is asked, or that the game is over. */
async function question(page) {
  await page.waitForFunction(() => document.querySelector('#end-title') !== null || (document.querySelector('.table[data-frame]')?.dataset.frame ?? '') !== '', null, { timeout: 120000 });
  return page.evaluate(() => {
    const table = document.querySelector('.table[data-frame]');
    const tools = [...document.querySelectorAll('.dock .tool')].map((b, i) => ({ action: b.dataset.action, key: i + 1, off: b.getAttribute('aria-disabled') === 'true' }));
    return { over: document.querySelector('#end-title') !== null, frame: table?.dataset.frame ?? '', rows: table?.dataset.rows, tools, adds: document.querySelectorAll('.dock [data-add]').length };
  });
}

/** The number of the button to press; 0 = go on, -1 = a place of the question itself. */
function choice({ frame, tools }) {
  const on = tools.filter((x) => !x.off);
  if (frame === 'elasund.ship' || frame === 'elasund.huts') return -1;
  if (frame === 'elasund.build') return TASTE.map((a) => on.find((x) => x.action === a)).find(Boolean)?.key ?? 0;
  if (frame === 'elasund.permit') return on.filter((x) => x.action.startsWith('permit')).at(-1)?.key ?? on[0].key;
  if (frame === 'elasund.special') return 0;
  return on[0]?.key ?? 0;
}

const changed = (page, rows) =>
  page.waitForFunction((was) => document.querySelector('#end-title') !== null || document.querySelector('.table[data-frame]')?.dataset.rows !== was, rows);

/** One decision with nothing but keys. */
async function decideByKeys(page, q) {
  if (q.frame === 'elasund.pirate' || q.frame === 'elasund.return') {
    for (let kind = 1; kind <= q.adds; kind++) for (let i = 0; i < 12; i++) await page.keyboard.press(String(kind));
    return page.keyboard.press('Enter');
  }
  const key = choice(q);
  if (key === 0) return page.keyboard.press('Shift+Enter');
  await page.keyboard.press(key < 0 ? 'n' : String(key));
  if (key > 0 && !/^(build|wall|permit|move|place)/.test(q.tools[key - 1].action)) return undefined;
  await page.waitForFunction(() => document.activeElement?.classList.contains('spot'));
  await page.keyboard.press('Enter');
  return page.keyboard.press('Enter');
}

async function decideByFingers(page, q) {
  if (q.frame === 'elasund.pirate' || q.frame === 'elasund.return') {
    for (const add of await page.locator('.dock [data-add]').all()) while ((await add.getAttribute('aria-disabled')) !== 'true') await add.tap();
    return page.locator('.dock button.primary').tap();
  }
  const key = choice(q);
  if (key === 0) return page.locator('#ela-main').tap();
  if (key > 0) await page.locator('.dock .tool').nth(key - 1).tap();
  if (key > 0 && !/^(build|wall|permit|move|place)/.test(q.tools[key - 1].action)) return undefined;
  const spot = page.locator('.spot:not(.refused)').first();
  const box = await spot.locator('.under').boundingBox();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  return page.locator('#ela-confirm').tap();
}

async function play(page, decide, turns) {
  for (let i = 0; i < turns; i++) {
    const q = await question(page);
    if (q.over) return true;
    await decide(page, q);
    await changed(page, q.rows);
  }
  return false;
}

export function elasund({ page, url }) {
  page('J7 a whole game of Elasund by keyboard alone, at a table of the server', { settings: { name: 'Ann', hotkeys: true, confirm: 'always' } }, async (p) => {
    await start(p, url(), 'Online');
    await p.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    assert.ok(await play(p, decideByKeys, 1200), 'the game ends');
    await soon.match(() => p.locator('#end-title').innerText(), /wins?/);
    await soon.match(() => p.locator('table[aria-labelledby=luck]').innerText(), /Ann\s+\d+\s+\d+\.\d\s+[+−]?\d+\.\d/, 'luck with the dice is told');
    await shot(p, 'elasund_end');
  });

  page('a whole game of Elasund at phone size with fingers, without a network', { night: true, size: PHONE, touch: true, axe: true, rough: true }, async (p, { context }) => {
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    await start(p, url());
    await play(p, decideByFingers, 14);
    await question(p);
    await fits(p);
    assert.deepEqual(await axe(p), []);
    assert.doesNotMatch(await p.locator('.dock').innerText(), /web\.|[{}]/);
    await shot(p, 'elasund_phone');
    assert.ok(await play(p, decideByFingers, 1200), 'the game ends');
  });

  page('Elasund says who would win a site before it is built, and why not', { settings: { confirm: 'always' } }, async (p) => {
    await start(p, url());
    for (let i = 0; i < 60; i++) {
      const q = await question(p);
      if (q.over) return;
      const tool = q.frame === 'elasund.build' ? await p.evaluate(() => [...document.querySelectorAll('.dock .tool')].map((b) => b.dataset.action).find((a) => a.startsWith('build'))) : undefined;
      if (tool !== undefined) {
        await p.locator('[data-action="build inn"]').click({ force: true }); // off or not
        if ((await p.locator('.spot').count()) > 0) {
          await p.locator('.spot').first().focus();
          await p.keyboard.press('Enter');
          await soon.match(() => p.locator('[data-check]').first().innerText(), /Permits on the site/);
          return;
        }
        await p.keyboard.press('Escape');
      }
      await decideByKeys(p, { ...q, tools: q.frame === 'elasund.build' ? [] : q.tools });
      await changed(p, q.rows);
    }
    assert.fail('no site to look at');
  });
}
