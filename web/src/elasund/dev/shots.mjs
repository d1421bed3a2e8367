// shots.mjs - pictures of the table: node shots.mjs OUT-DIR [name...]; the page of recorded positions must be served.
//     npx vite --config src/elasund/dev/vite.config.ts --host 127.0.0.1
import { chromium } from 'playwright-core';
import { readFileSync } from 'node:fs';
const out = process.argv[2] ?? '.'; const wanted = process.argv.slice(3);
const base = 'http://127.0.0.1:5299/src/elasund/dev/index.html';
const wide = { width: 1440, height: 900 }, phone = { width: 360, height: 740 };
const press = (sel) => (page) => page.click(sel);
const site = (tool, at, times = 1) => async (p) => { await p.click(`[data-action="${tool}"]`); if (at) { await p.locator(`.spot[data-at="${at}"]`).focus(); for (let i = 0; i < times; i++) await p.keyboard.press('Enter'); } };
const SHOTS = {
  build: { q: 'pos=build', size: wide },
  inn: { q: 'pos=build', size: wide, then: site('build inn', '7,5') },
  refused: { q: 'pos=build', size: wide, then: site('build large', '7,5') },
  wall: { q: 'pos=build', size: wide, then: site('wall', '3,1') },
  dark: { q: 'pos=build&theme=dark', size: wide, then: site('build inn', '7,5') },
  ru: { q: 'pos=build&lang=ru', size: wide, then: site('build inn', '7,5') },
  build2: { q: 'pos=build2', size: wide },
  permit: { q: 'pos=permit', size: wide, then: site('permit 2', '2,9') },
  special: { q: 'pos=special', size: wide },
  move: { q: 'pos=special&lang=ru', size: wide, then: site('move 1', '3,2') },
  pirateship: { q: 'pos=pirateship', size: wide, then: async (p) => { await p.locator('.spot[data-at="8"]').focus(); await p.keyboard.press('Enter'); } },
  ship: { q: 'pos=ship', size: wide },
  pirate: { q: 'pos=pirate', size: wide, then: async (p) => { await p.click('[data-add=gold]'); } },
  plunder: { q: 'pos=plunder', size: wide },
  keep: { q: 'pos=keep', size: wide, then: async (p) => { await p.hover('[data-action="keep 3"]'); } },
  pay: { q: 'pos=pay', size: wide },
  huts: { q: 'pos=huts', size: wide },
  two: { q: 'pos=two', size: { width: 1280, height: 720 } },
  three: { q: 'pos=three&theme=dark&lang=ru', size: { width: 1280, height: 720 } },
  tablet: { q: 'pos=build', size: { width: 820, height: 1100 }, then: site('build inn', '7,5') },
  phone: { q: 'pos=build', size: phone },
  phoneinn: { q: 'pos=build', size: phone, touch: true, then: async (p) => { await p.click('[data-action="build inn"]'); const b = await p.locator('.spot[data-at="7,5"]').boundingBox(); await p.touchscreen.tap(b.x + b.width / 2, b.y + b.height / 2); } },
  phoneru: { q: 'pos=permit&lang=ru', size: phone, then: site('permit 2', null) },
  phonespecial: { q: 'pos=special&lang=ru&theme=dark', size: phone },
  phonepirate: { q: 'pos=pirate&lang=ru', size: phone },
  phonelog: { q: 'pos=build&lang=ru', size: phone, then: press('.float button') },
  phoneplayers: { q: 'pos=build', size: phone, then: press('.float button:last-child') },
  watch: { q: 'pos=build&watch', size: wide },
};
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const axe = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const context = await browser.newContext({ viewport: shot.size, hasTouch: shot.touch ?? false, bypassCSP: true });
  const page = await context.newPage(); page.setDefaultTimeout(5000);
  page.on('pageerror', (e) => console.log(name, 'ERROR', e.message.split('\n')[0]));
  page.on('console', (m) => m.type() === 'error' && console.log(name, 'console', m.text().slice(0, 200)));
  await page.goto(`${base}?${shot.q}`, { timeout: 90000 }); await page.waitForSelector('html[data-ready]', { timeout: 90000 });
  await page.evaluate(() => document.fonts.ready);
  try { if (shot.then) await shot.then(page); } catch (e) { console.log(name, 'STEP', e.message.split('\n')[0]); }
  await page.waitForTimeout(250); await page.screenshot({ path: `${out}/${name}.png` });
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) console.log(name, 'SCROLLS SIDEWAYS');
  if (process.env.AXE) { await page.addScriptTag({ content: axe }); const found = await page.evaluate(() => globalThis.axe.run({ rules: { 'page-has-heading-one': { enabled: false } } }));
    for (const v of found.violations) console.log(name, 'axe', v.id, v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary?.split('\n').slice(1, 3).join(' ')}`).join(' | ')); }
  await context.close();
}
await browser.close();
