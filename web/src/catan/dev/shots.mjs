// shots.mjs - pictures of the table: node shots.mjs OUT-DIR [name...]; the page of recorded positions must be served.
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';

const out = process.argv[2] ?? '.';
const wanted = process.argv.slice(3);
const base = process.env.CATAN_DEV ?? 'http://127.0.0.1:5199/src/catan/dev/index.html';
const wide = { width: 1440, height: 900 }, phone = { width: 360, height: 740 };
const press = (sel) => (page) => page.click(sel);
const SHOTS = {
  act: { q: 'frame=catan.act', size: wide },
  road: { q: 'frame=catan.act', size: wide, then: async (p) => { await p.click('[data-action=road]'); await p.locator('.spot').nth(2).focus(); await p.keyboard.press('Enter'); } },
  dark: { q: 'frame=catan.act&theme=dark', size: wide, then: press('[data-action=trade]') },
  ru: { q: 'frame=catan.act&lang=ru', size: wide, then: press('[data-action=road]') },
  settle: { q: 'frame=catan.settle', size: wide },
  rob: { q: 'frame=catan.rob', size: wide, then: async (p) => { await p.locator('.spot').nth(4).focus(); } },
  victim: { q: 'game=six&frame=catan.victim', size: wide },
  owe: { q: 'frame=catan.owe', size: wide, then: async (p) => { await p.locator('[data-add]:not([aria-disabled=true])').first().click(); } },
  offer: { q: 'frame=catan.trade', size: wide },
  answer: { q: 'frame=catan.trade.answer', size: wide },
  before: { q: 'frame=catan.before', size: wide, then: press('[data-card]') },
  six: { q: 'game=six&frame=catan.act', size: { width: 1280, height: 720 } },
  special: { q: 'game=six&frame=five_six.build&lang=ru&theme=dark', size: wide },
  free: { q: 'frame=catan.free_edges', size: wide },
  pick: { q: 'frame=catan.pick', size: wide },
  tablet: { q: 'frame=catan.act', size: { width: 820, height: 1100 } },
  phone: { q: 'frame=catan.act', size: phone },
  phoneroad: { q: 'frame=catan.act', size: phone, touch: true, then: async (p) => { await p.click('[data-action=road]'); const b = await p.locator('.spot').nth(1).boundingBox(); await p.touchscreen.tap(b.x + b.width / 2, b.y + b.height / 2); } },
  phoneru: { q: 'frame=catan.act&lang=ru', size: phone, then: press('[data-action=trade]') },
  phonedark: { q: 'frame=catan.owe&theme=dark&lang=ru', size: phone },
  phoneanswer: { q: 'frame=catan.trade.answer&lang=ru', size: phone },
  phonesettle: { q: 'frame=catan.settle', size: phone },
  phonelog: { q: 'frame=catan.act&lang=ru', size: phone, then: press('.float button') },
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] });
const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ viewport: shot.size, hasTouch: shot.touch ?? false, bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  page.on('pageerror', (e) => console.log(name, 'ERROR', e.message.split('\n')[0]));
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 200)));
  await page.goto(`${base}?${shot.q}`);
  await page.waitForSelector('html[data-ready]', { timeout: 15000 });
  await page.evaluate(() => document.fonts.ready);
  try { if (shot.then) await shot.then(page); } catch (e) { console.log(name, 'STEP', e.message.split('\n')[0]); }
  await page.waitForTimeout(250);
  await page.screenshot({ path: `${out}/${name}.png` });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) console.log(name, 'SCROLLS SIDEWAYS');
  if (process.env.AXE) {
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(() => globalThis.axe.run({ rules: { 'page-has-heading-one': { enabled: false } } }));
    for (const v of found.violations) console.log(name, 'axe', v.id, v.nodes.slice(0, 2).map((n) => `${n.target} ${n.failureSummary?.split('\n').slice(1, 3).join(' ')}`).join(' | '));
  }
  await context.close();
}
await browser.close();
