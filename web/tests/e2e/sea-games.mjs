// sea-games.mjs - Seafarers on this device, without a network, from the set-up screen on: the beginning of a game by day; at night whole games
// of every scenario, and one with Cities & Knights. Everything is done with what is drawn.
import assert from 'node:assert/strict';
import { choose, makeMove as makeOther, spot as touch, TASTE } from './ck-hand.mjs';
import { axe, kept, shot, soon } from './lib.mjs';
import { asked, newTable, press, SHORT } from './play.mjs';
import { noWords } from './sea-hand.mjs';

const SCENARIOS = ['new_shores', 'four_islands', 'fog_island', 'through_the_desert', 'forgotten_tribe', 'cloth_for_catan', 'pirate_islands', 'wonders_of_catan', 'new_world'];
const QUEST = ['attack', 'stage', 'claim', 'colour', 'place_harbour', 'keep_world', 'harbour', 'start', 'take_cloth', 'raid', 'pirate'];
const BASE = ['city', 'settlement', 'buy', 'road_building', 'plenty', 'knight', 'ship'];
/** What a scenario is about comes first; ships are moved now and then. */
const SEA_TASTE = [...QUEST, ...BASE, 'move_ship', ...TASTE, 'spare'];

const BOARD = ['harbour', 'start', 'robber', 'pirate'];
const FREE = ['catan.track', 'catan.free_edges'];
const CARDS = ['knight', 'road_building', 'plenty'];

/** A path where a road and a ship are both asked for opens a menu. */
async function lay(page, now, word, at) {
  if (!FREE.includes(now.view.ask.frame)) {
    await press(page, `[data-action="${word}"]`);
    return touch(page, at, word);
  }
  const both = ['road', 'ship'].filter((w) => now.view.moves[w]?.includes(at));
  await touch(page, at, both[0]);
  if (both.length > 1) await press(page, `.menu [data-choice="${word}"]`);
}

const HANDS = {
  ship: (page, now, arg) => lay(page, now, 'ship', arg),
  road: (page, now, arg) => lay(page, now, 'road', arg),
  async move_ship(page, _, arg) {
    await press(page, '[data-action="move_ship"]');
    for (const id of arg.split(' ')) await touch(page, id, 'move_ship');
  },
  raid: (page, now, arg) => press(page, `.victims button:nth-of-type(${now.view.moves.raid.indexOf(arg) + 1})`),
  take_cloth: (page, now, arg) => press(page, `.victims button:nth-of-type(${(now.view.moves.rob ?? []).length + now.view.moves.take_cloth.indexOf(arg) + 1})`),
  spare: (page) => press(page, '[data-spare] button'),
  colour: (page, now, arg) => press(page, `[data-colour]:nth-of-type(${now.view.moves.colour.indexOf(arg) + 1})`),
  keep_world: (page) => press(page, '#cat-main'),
  async place_harbour(page, _, arg) {
    const [token, at] = arg.split(' ');
    await press(page, `[data-choose="${token}"]`);
    return touch(page, at, 'place_harbour');
  },
  async attack(page) {
    await press(page, '[data-action="attack"]');
    return press(page, '.pop button.primary');
  },
  async claim(page, now, arg) {
    await press(page, '[data-action="claim"]');
    return press(page, `.pop [data-card="${now.view.table.wonders.cards[Number(arg) - 1].name}"] button.primary`);
  },
  async stage(page) {
    await press(page, '[data-action="claim"]');
    return press(page, '.pop .mine button.primary');
  },
  buy: (page) => press(page, '[data-action="buy"]'),
};

async function makeMove(page, now, move) {
  const [word, arg = ''] = move.split(/ (.*)/);
  if (HANDS[word]) return HANDS[word](page, now, arg);
  if (BOARD.includes(word)) return touch(page, arg, word);
  if (!CARDS.includes(word)) return makeOther(page, now, move);
  await press(page, `.dock [data-card="${word}"]`);
  return press(page, '.over button.primary, .dock button.primary');
}

/** Plays until somebody has won, or until this question; answers the words of the moves that were made. */
async function playUntil(page, frame = '') {
  const made = new Set();
  for (let rows = -1, i = 0; i < 4000; i++) {
    const now = await asked(page, rows);
    if (now.over || now.view.ask.frame === frame) return made;
    await noWords(page);
    const move = choose(now.view, Math.random() < 0.5 ? ['robber', ...SEA_TASTE] : SEA_TASTE);
    try {
      await makeMove(page, now, move);
    } catch (e) {
      const last = await page.evaluate(() => globalThis.seen.view?.rows ?? -1); // somebody else spoke meanwhile
      if (last <= now.rows) throw new Error(`${move} (${now.view.ask.frame}): ${e.message}`);
    }
    made.add(move.split(' ')[0]);
    rows = now.rows;
  }
  throw new Error('the game does not end');
}

/** The game goes on in another language. */
async function speak(page, language) {
  await page.evaluate((to) => localStorage.setItem('thorp.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('thorp.settings')), language: to })), language);
  await page.reload();
}

/** A new table without a network, in this language. */
async function unplugged(page, context, url, { modules, scenario, language }) {
  await kept(page);
  await context.setOffline(true);
  await page.reload();
  await newTable(page, url, { seats: ['me', 'medium', 'medium'], modules, options: { ...SHORT, scenario } });
  if (language !== 'en') await speak(page, language);
  await page.locator('[data-figure="ships"]').first().waitFor();
  await soon.equal(() => page.locator(`[data-scenario="${scenario}"]`).count(), 1);
}

const LOOKS = [['en', 'light'], ['ru', 'dark'], ['en', 'dark'], ['ru', 'light']];

export function seaGames({ page, url }) {
  page('Four Islands without a network: no coast is golden before somebody has a home', { settings: { confirm: 'never', level: 'easy', theme: 'dark' }, rough: true, axe: true }, async (p, { context }) => {
    await unplugged(p, context, url(), { modules: ['sea'], scenario: 'four_islands', language: 'ru' });
    await asked(p);
    await soon.equal(() => p.locator('[data-foreign]').count(), 0);
    await soon.match(() => p.locator('.crumb').innerText(), /«Четыре острова»/);
    const made = await playUntil(p, 'catan.before');
    assert.ok(made.has('settlement'));
    const open = await p.locator('[data-foreign]').count();
    assert.ok(open === 2 || open === 3, `${open} islands: two homes at most, CS-4I-01`);
    await shot(p, 'sea_four_islands');
    assert.deepEqual(await axe(p), []);
  });

  const game = (name, { modules, scenario, look: [language, theme], night }) =>
    page(name, { settings: { confirm: 'never', level: 'easy', theme }, rough: true, axe: true, night }, async (p, { context }) => {
      await unplugged(p, context, url(), { modules, scenario, language });
      const made = await playUntil(p);
      await p.locator('#end-title').waitFor();
      await shot(p, `sea_end.${scenario}.${modules.join('.')}`);
      assert.deepEqual(await axe(p), []);
      console.log(`# ${name}: ${[...made].sort().join(' ')}`);
    });
  for (const [i, scenario] of SCENARIOS.entries())
    game(`Seafarers whole game without a network: ${scenario}`, { modules: ['sea'], scenario, look: LOOKS[i % LOOKS.length], night: true });
  game('Seafarers whole game without a network: with Cities & Knights', { modules: ['sea', 'ck'], scenario: 'new_shores', look: LOOKS[1], night: true });
}
