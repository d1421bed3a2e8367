// look.mjs - every screen and every state of a table, one after the other: for axe, for the width of a phone, and for pictures
// (tests/shots) that people look at.
import assert from 'node:assert/strict';
import { axe, shot } from './lib.mjs';
import { asked, finishedOnServer } from './play.mjs';

const SCREENS = ['', 'new', 'games', 'rules/CB-LR-07', 'guide/traders_barbarians', 'fair', 'settings', 'help', 'replay', 't/l0', 't/t000000000000', 'nowhere'];
const name = (screen) => (screen === '' ? 'home' : screen.replace('/', '_'));

/** Games that bots play to their end, and the moves before which a person sits down in them. */
const GAMES = {
  catan: { setup: 'catan offers_per_turn=1 seats=4', moves: ['settlement', 'discard', 'robber', 'rob', 'accept', 'city', 'roll', 'reject', 'buy'] },
  elasund: { setup: 'elasund seats=4', moves: ['ship', 'build', 'permit', 'give', 'move', 'keep', 'wall', 'church', 'pay', 'gold', 'plunder', 'hut'] },
  carcassonne: {
    setup: 'carcassonne +river +abbot +inns +big_meeple +goods +builder +pig +flying +messengers +ferries +gold +mage +robbers +crop seats=3',
    moves: ['place', 'meeple', 'message', 'ferry', 'ingot', 'again', 'messenger', 'summon', 'land', 'circle', 'robber'],
  },
};
const ALL = process.env.LOOK === 'all'; // pictures of every question too; the families' own tests look at those with axe

/** Goes through one part of them; takes each picture and looks for what is wrong. `axes`: none, in the light alone, or the colours in
 *  the dark too; the width always. */
export async function look(part, p, { context }, url, kind, axes) {
  const found = {};
  const see = async (screen) => {
    await p.waitForTimeout(60);
    const dark = axes === 'both' || ALL ? await inTheDark(p, () => (axes === 'both' ? axe(p, ['color-contrast']) : []), `${screen}.${kind}.dark`) : [];
    for (const b of [...(axes === 'none' ? [] : await axe(p)), ...dark]) found[b] = [...(found[b] ?? []), screen];
    const over = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found[`${screen}: too wide by ${over}`] = [];
    const headings = await p.locator('h1').count();
    if (headings !== 1) found[`${screen}: ${headings} h1`] = [];
    await shot(p, `${screen}.${kind}`);
  };
  await PARTS[part](p, url, see, context);
  assert.deepEqual(Object.entries(found).map(([what, where]) => `${what} @ ${where.join()}`), []);
}

/** What is looked at, in parts that do not take long. */
export const PARTS = {
  screens,
  catan: (p, url, see) => played(p, url, see, 'catan'),
  elasund: (p, url, see) => played(p, url, see, 'elasund'),
  carcassonne: (p, url, see) => played(p, url, see, 'carcassonne'),
  table,
  troubles,
};

async function screens(p, url, see) {
  for (const screen of SCREENS) {
    await p.goto(`${url}#/${screen}`);
    await p.locator('h1:not(.hidden)').waitFor();
    if (screen === 'new') await setups(p, see);
    else await see(name(screen));
  }
}

/** The same screen in the other theme: only colours can be wrong there. */
async function inTheDark(p, run, picture) {
  const was = await p.evaluate(() => document.documentElement.dataset.theme);
  const set = (theme) => p.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
  await set('dark');
  await p.waitForTimeout(60);
  const found = await run();
  await shot(p, picture);
  await set(was);
  return found.map((f) => `dark ${f}`);
}

async function setups(p, see) {
  await p.locator('#seat-0').waitFor();
  for (const i of [0, 1, 2]) {
    await p.locator('.seg.big button').nth(i).click();
    await see(`new_${(await p.locator('code').textContent()).trim().split(' ')[0]}`);
  }
}

const finished = new Map();

/** One game of each family is enough for all who look at it. */
function gameOf(p, game) {
  const { setup } = GAMES[game];
  if (!finished.has(game)) {
    const made = finishedOnServer(p, setup, Array.from({ length: Number(setup.at(-1)) }, () => 'easy'));
    made.catch(() => finished.delete(game));
    finished.set(game, made);
  }
  return finished.get(game);
}

/** A whole game of a family: its end, the check of its dice, its replay and analysis in the middle, and its questions. */
async function played(p, url, see, game) {
  const { moves } = GAMES[game];
  const id = await gameOf(p, game);
  await p.goto(`${url}#/t/${id}`);
  await p.locator('#end-title').waitFor();
  if (game !== 'carcassonne') await p.locator('#luck').waitFor();
  await see(`end_${game}`);
  if (game === 'catan') {
    await p.goto(`${url}#/fair/${id}`);
    await p.locator('.screen h2, .screen details').first().waitFor();
    await see('fair_checked');
  }
  await p.goto(`${url}#/replay/${id}`);
  await p.locator('#scrub').evaluate((e) => {
    e.value = String(Math.round(Number(e.max) * 0.6));
    e.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await see(`replay_${game}`);
  const flap = p.locator('[data-flap="chart"]');
  if (await flap.isVisible()) await flap.click();
  else await p.locator('#side-tab-analysis').click();
  await see(`analysis_${game}`);
  if (game === 'catan') {
    await p.locator('#side-tab-mistakes').click();
    await see('mistakes');
  }
  if (!ALL) return;
  const record = await (await fetch(`${url}api/record/${id}`)).text();
  for (const move of moves) if (await sit(p, url, record, move)) await see(`ask_${game}_${move}`);
}

/** Sits down where a seat makes a move of this kind, late in the game. False: nobody made one. */
async function sit(p, url, record, move) {
  const lines = record.split('\n'), rows = lines.flatMap((l, i) => (new RegExp(`^\\d ${move}( |$)`).test(l) ? [i] : []));
  const at = move === 'settlement' ? rows[0] : rows[Math.floor(rows.length * 0.6)];
  if (at === undefined) return false;
  await p.goto(`${url}#/replay`);
  await p.locator('textarea').fill(`${lines.slice(0, at).join('\n')}\n`);
  await p.locator('.pick .btn.pri').click();
  await p.locator('#scrub').evaluate((e) => {
    e.value = e.max;
    e.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await p.locator('#as').selectOption(lines[at][0]);
  await p.locator('button:has(.here)').click();
  await p.locator('[data-frame]:not([data-frame=""])').waitFor();
  return true;
}

/** A table under way: drawn, with its menu, a rule, the trade; then in words. */
async function table(p, url, see) {
  await p.goto(`${url}#/t/${await create(p, ['me', 'open', 'easy', 'easy'])}`);
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
  await p.locator('.prompt a, .prompt button.clause').first().click({ timeout: 2000 }).then(() => see('table_rule')).catch(() => {});
  await p.keyboard.press('Escape');
  await p.locator('header .menu button').first().click();
  await see('table_menu');
  await p.keyboard.press('Escape');
  await words(p, true);
  await p.locator('[data-move]').first().waitFor();
  await see('table_words');
  await words(p, false);
}

async function words(p, text) {
  await p.evaluate((on) => localStorage.setItem('thorp.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('thorp.settings')), text: on })), text);
  await p.reload();
}

/** A table of the server, made by whoever this page is; `then` is said to it afterwards. */
async function create(p, seats, then = []) {
  while ((await p.context().cookies()).length === 0) await p.waitForTimeout(50); // or this page would be two people
  return p.evaluate(([all, more]) => new Promise((done) => {
    const ws = new WebSocket(location.origin.replace('http', 'ws'), 'thorp');
    ws.onopen = () => ws.send('{"t":"hello","protocol":2}');
    ws.onmessage = (e) => {
      const m = JSON.parse(e.data);
      if (m.t === 'welcome') ws.send(JSON.stringify({ t: 'new', setup: 'catan seats=4 layout=beginner start=printed first_player=1 offers_per_turn=20', seats: all, listed: false }));
      if (m.t !== 'created') return;
      for (const say of more) ws.send(JSON.stringify(say));
      setTimeout(() => (ws.close(), done(m.table)), 300);
    };
  }), [seats, then]);
}

/** What can go wrong with a table. */
async function troubles(p, url, see, context) {
  const closed = await create(p, ['me', 'open', 'easy', 'easy'], [{ t: 'abort' }]);
  await p.goto(`${url}#/t/${closed}`);
  await p.locator('.trouble h1').waitFor();
  await see('trouble_closed');

  const other = await context.browser().newContext();
  const ann = await other.newPage();
  await ann.goto(url);
  const full = await create(ann, ['me', 'easy', 'easy', 'easy']);
  await p.goto(`${url}#/t/${full}`);
  await p.locator('.seats, .screen h1').first().waitFor();
  await see('lobby_full');
  await other.close();

  await p.goto(`${url}#/`);
  await p.locator('.buttons .btn.pri').click();
  await p.waitForURL(/#\/t\/l/);
  const second = await context.newPage();
  await second.goto(p.url());
  await second.locator('.trouble h1').waitFor();
  const own = p.url();
  await p.goto(`${url}icon.svg`); // away from the page
  await second.reload();
  await second.locator('.family[data-rows]').waitFor();
  await p.goto(own);
  await p.locator('.trouble h1').waitFor();
  await see('trouble_second');
  await second.close();

  await p.routeWebSocket(/.*/, (ws) => {
    const server = ws.connectToServer();
    ws.onMessage((m) => server.send(String(m).replace('"protocol":2', '"protocol":99')));
  });
  await p.goto(`${url}icon.svg`); // away from the page
  await p.goto(`${url}#/t/t000000000000`);
  await p.locator('.trouble h1').waitFor();
  await see('trouble_version');
}
