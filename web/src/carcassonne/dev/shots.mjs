// shots.mjs - pictures of the table: node shots.mjs OUT-DIR [name...]; the page of positions must be served. AXE=1 checks each.
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';

const out = process.argv[2] ?? '.';
const wanted = process.argv.slice(3);
const base = process.env.CAR_DEV ?? 'http://localhost:5211/src/carcassonne/dev/index.html';
const wide = { width: 1440, height: 900 }, phone = { width: 360, height: 740 };
const tap = (sel, n = 0) => async (p) => {
  const b = await p.locator(sel).nth(n).boundingBox();
  await p.touchscreen.tap(b.x + b.width / 2, b.y + b.height / 2);
};
const enter = (sel, n = 0) => async (p) => {
  await p.locator(sel).nth(n).focus();
  await p.keyboard.press('Enter');
};
const SHOTS = {
  place: { q: 'frame=place', size: wide, then: enter('.site', 9) },
  owners: { q: 'frame=place', size: wide, then: async (p) => { await p.keyboard.press('o'); } },
  hover: { q: 'frame=figure', size: wide, then: async (p) => { await p.mouse.move(735, 330); } },
  figure: { q: 'frame=figure', size: wide, then: enter('.site', 2) },
  dark: { q: 'frame=figure&theme=dark&lang=ru', size: wide, then: async (p) => { await p.keyboard.press('o'); } },
  sack: { q: 'frame=sack&lang=ru', size: wide },
  message: { q: 'frame=message', size: { width: 1280, height: 720 } },
  summon: { q: 'frame=summon', size: wide },
  ingot: { q: 'frame=ingot', size: wide },
  ferry: { q: 'frame=ferry', size: wide, then: async (p) => { await enter('.site', 0)(p); await enter('.site', 1)(p); } },
  tiles: { q: 'frame=place', size: wide, then: async (p) => { await p.click('#side-tab-tiles'); await p.mouse.click(1040, 130); } },
  track: { q: 'frame=place&theme=dark', size: wide, then: async (p) => { await p.click('#side-tab-track'); } },
  tablet: { q: 'frame=figure', size: { width: 820, height: 1100 } },
  phone: { q: 'frame=place', size: phone, touch: true },
  phoneghost: { q: 'frame=place', size: phone, touch: true, then: tap('.site', 4) },
  phonefigure: { q: 'frame=figure&lang=ru', size: phone, touch: true, then: tap('.site', 2) },
  phonedark: { q: 'frame=sack&theme=dark&lang=ru', size: phone, touch: true },
  phonetiles: { q: 'frame=place&lang=ru', size: phone, touch: true, then: async (p) => p.locator('.float button').nth(1).tap() },
  phonecircle: { q: 'frame=circle&lang=ru', size: phone, touch: true },
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] });
const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ viewport: shot.size, hasTouch: shot.touch ?? false, bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(5000);
  page.on('pageerror', (e) => console.log(name, 'ERROR', e.message.split('\n')[0]));
  await page.goto(`${base}?record=${process.env.CAR_RECORD ?? "recorded.json"}&${shot.q}`, { timeout: 60000 });
  await page.waitForSelector('html[data-ready]', { timeout: 60000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(400);
  try { if (shot.then) await shot.then(page); } catch (e) { console.log(name, 'STEP', e.message.split('\n')[0]); }
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${name}.png` });
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) console.log(name, 'SCROLLS SIDEWAYS');
  if (process.env.AXE) {
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(() => globalThis.axe.run({ rules: { 'page-has-heading-one': { enabled: false } } }));
    for (const v of found.violations) console.log(name, 'axe', v.id, v.nodes.slice(0, 2).map((n) => `${n.target} ${n.failureSummary?.split('\n').slice(1, 3).join(' ')}`).join(' | '));
  }
  await context.close();
}
await browser.close();
