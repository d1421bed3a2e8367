// shots.mjs - pictures of every screen, in both languages and themes, large and small, for looking at. Not a test.
//   node tests/e2e/shots.mjs [name ...]      into tests/shots/
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { here, launch, open, serve } from './lib.mjs';
import { finish, startGame } from './play.mjs';

const out = resolve(here, '../shots');
mkdirSync(out, { recursive: true });
const only = process.argv.slice(2);
const web = await serve();
const browser = await launch();
const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['phone', { width: 360, height: 740, touch: true }],
];
const LOOKS = [
  ['en', 'light'],
  ['ru', 'dark'],
];
const SCREENS = ['home', 'new', 'games', 'rules', 'rules/CB-LR-07', 'fair', 'settings', 'help', 'replay', 't/l0000'];

for (const [size, viewport] of SIZES)
  for (const [language, theme] of LOOKS) {
    const { context, page, wrong } = await open(browser, web.url, { ...viewport, settings: { language, theme } });
    const shot = async (name) => {
      await page.waitForTimeout(500);
      await page.screenshot({ path: resolve(out, `${name.replace('/', '_')}.${size}.${language}.${theme}.png`) });
    };
    const wanted = (name) => only.length === 0 || only.includes(name);
    for (const name of SCREENS) {
      if (!wanted(name)) continue;
      await page.goto(`${web.url}#/${name === 'home' ? '' : name}`);
      await shot(name);
    }
    if (wanted('table') || wanted('end') || wanted('after')) {
      const id = await startGame(page, web.url);
      await shot('table');
      await finish(page, id);
      await shot('end');
      for (const name of [`replay/${id}`, `fair/${id}`, 'games', '']) {
        await page.goto(`${web.url}#/${name}`);
        await shot(`after_${name.replace(`/${id}`, '') || 'home'}`);
      }
    }
    if (wrong.length > 0) console.log(size, language, theme, wrong);
    await context.close();
  }
await browser.close();
web.close();
