// sea-quests.mjs - Cloth for Catan, Pirate Islands and the Wonders of Catan on the drawn table: what each of them shows and asks, with the mouse,
// the keyboard and fingers, in both languages.
import assert from 'node:assert/strict';
import { axe, fits, shot, soon } from './lib.mjs';
import { asked, keys, sitDown, tabTo, tap } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);
const record = (scenario, lines) => ['th 1 catan +sea seats=3', `opt scenario=${scenario} first_player=1 offers_per_turn=0`, ...lines, ''].join('\n');

/** Seat 1 is a ship away from the village n43; seat 2 trades with two villages. */
const CLOTH = [
  'set village n31 0 2', 'set village n46 3 2+3', 'set cloth 1 0', 'set cloth 2 7', 'set cloth 3 1',
  ...pieces('settlement', 'n28 1/n17 2/n90 1'), ...pieces('ship', 'e26 2/e43 3'),
];
const BUILDS = ['set hand 1 1lumber+1wool', 'set hand 2 1wool', 'set phase act 1'];
/** The pirate comes beside ships of 2, who has a card and cloth. */
const ROBS = ['set village n43 4 1', 'set ship e42 1', 'set hand 2 1wool', 'set phase roll 1', '* dice 3 4', '1 pirate h07'];
const village = (view, at) => view.pieces.find((x) => x.kind === 'village' && x.at === at);

/** Three colours chosen: 1 red, 2 blue, 3 orange. */
const ISLES = [
  ...[['1', 1], ['2', 3], ['3', 4]].map(([seat, colour]) => `set colour ${seat} ${colour}`),
  ...pieces('settlement', 'n23 1/n72 2/n106 3/n09 1/n42 2'), ...pieces('ship', 'e33 1/e104 2/e102 2/e152 3/e151 3'),
];
const FORTS = (red) => [`set fort 1 ${red}`, 'set fort 2 3', 'set fort 3 2'];
const RED_LINE = ['e31', 'e30', 'e28', 'e27', 'e07', 'e05', 'e03', 'e02'];
/** Nine warships before the last shield: no die is high enough. */
const SIEGE = [...ISLES, ...FORTS(1), ...RED_LINE.map((e) => `set ship ${e} 1`), ...['e33', ...RED_LINE].map((e) => `set warship ${e}`), 'set hand 2 2ore', 'set phase act 1'];
/** Half of the way, two warships. */
const SAILING = [...ISLES, ...FORTS(3), ...RED_LINE.slice(0, 4).map((e) => `set ship ${e} 1`), 'set warship e33', 'set warship e31', 'set warship e104', 'set hand 1 2lumber+2wool', 'set hand 2 2ore', 'set phase act 1'];
/** The fleet comes to the orange start with strength 4; five warships beat it. */
const PRIZE = [...ISLES, ...FORTS(3), ...['e149', 'e148', 'e146'].map((e) => `set ship ${e} 3`), ...['e152', 'e151', 'e149', 'e148', 'e146'].map((e) => `set warship ${e}`), 'set fleet 9', 'set phase roll 1', '* dice 4 4'];
const SEVEN = [...ISLES, ...FORTS(3), 'set hand 1 1brick', 'set hand 2 2ore', 'set fleet 0', 'set phase roll 1', '* dice 3 4'];

/** Two cities; the bridge is seat 2's, at stage 2. */
const WONDERS = [
  'set robber h19', ...pieces('city', 'n32 1/n50 1'), ...pieces('settlement', 'n53 2/n82 3/n100 2'), ...pieces('road', 'e104 1/e70 2'),
  'set wonder 2 2', 'set stage 2 2', 'set hand 1 2lumber+2brick+4wool', 'set phase act 1',
];

const PHONE = { size: { width: 390, height: 844 }, touch: true };
const RU = { level: 'easy', confirm: 'always', language: 'ru' };

export function seaQuests({ page, url }) {
  const SETTINGS = { settings: { level: 'easy', confirm: 'always' }, axe: true };
  const from = async (p, scenario, lines, seat = 1) => {
    const now = await sitDown(p, url(), { record: record(scenario, lines), seat, after: true });
    await p.locator('[data-figure="ships"]').first().waitFor(); // what the expansion adds has come
    return now;
  };
  const piece = (p, kind, at) => p.locator(`[data-piece="${kind}"][data-at="${at}"]`).count();
  const told = (p) => p.evaluate(() => globalThis.seen.said.filter((m) => m.t === 'row').flatMap((m) => m.events.map((e) => e.event)));
  const says = (p, where, text) => p.locator(where).filter({ hasText: text }).first().waitFor();
  /** Nothing is offered in words alone, nothing is wider than the screen. */
  const whole = async (p) => {
    assert.equal(await p.locator('.more button').count(), 0, 'something is offered in words alone');
    await fits(p);
  };
  /** A picture in the light and one in the dark. */
  const both = async (p, name) => {
    await whole(p);
    await shot(p, `${name}.light`);
    await p.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await shot(p, `${name}.dark`);
    await p.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  };
  const enter = async (p, selector) => {
    await tabTo(p, selector);
    await p.keyboard.press('Enter');
  };

  page('Cloth for Catan by keyboard: contact with a village, cloth from the pirate’s victim', SETTINGS, async (p) => {
    let now = await from(p, 'cloth_for_catan', [...CLOTH, ...BUILDS]);
    await says(p, '[data-part="cloth"]', `In the general supply: ${now.view.table.cloth.supply} cloth`);
    await says(p, '[data-part="cloth"]', 'ends when only 3 are left');
    await both(p, 'sea_cloth');
    assert.deepEqual(await axe(p), []);
    await p.keyboard.press('v');
    await keys(p).spot('e42', 'ship');
    now = await asked(p, now.rows);
    assert.deepEqual([village(now.view, 'n43').stock, village(now.view, 'n43').contact], [4, [1]], 'CS-CLOTH-06');
    await soon.ok(async () => (await told(p)).includes('contact'));
    assert.equal(now.view.table.cloth.seats[0].cloth, 1);

    now = await from(p, 'cloth_for_catan', [...CLOTH, ...ROBS]);
    assert.equal(now.view.ask.frame, 'sea.victim');
    await both(p, 'sea_cloth_victim');
    await soon.deepEqual(async () => [now.view.moves.take_cloth, await p.locator('[data-take="take_cloth"]').count(), await p.locator('[data-spare]').count()], [['2', '3'], 2, 1], 'cloth of either, or nothing');
    await enter(p, 'button:has([data-take="take_cloth"])');
    now = await asked(p, now.rows);
    assert.deepEqual(now.view.table.cloth.seats.map((s) => s.cloth).slice(0, 2), [1, 6], 'CS-CLOTH-14');
  });

  page('Cloth for Catan by finger, in Russian', { ...PHONE, settings: RU }, async (p) => {
    const now = await from(p, 'cloth_for_catan', [...CLOTH, ...ROBS]);
    await both(p, 'sea_cloth_phone');
    await says(p, '[data-take="take_cloth"]', 'товар: 1 из 7');
    await tap(p, 'button:has([data-take="take_cloth"])');
    assert.equal((await asked(p, now.rows)).view.table.cloth.seats[0].cloth, 1);
  });

  page('Pirate Islands by keyboard: a colour, the fleet, a prize, a card on a seven', SETTINGS, async (p) => {
    let now = await from(p, 'pirate_islands', []);
    assert.equal(now.view.ask.frame, 'sea.colour');
    await soon.deepEqual(() => p.locator('[data-colour]').evaluateAll((all) => all.map((x) => x.dataset.colour)), ['red', 'blue', 'orange'], 'CS-PI-05');
    await both(p, 'sea_fleet_colour');
    assert.deepEqual(await axe(p), []);
    await enter(p, '[data-colour="blue"]');
    now = await asked(p, now.rows);
    assert.equal(now.view.table.fleet.seats[0].colour, 'blue');
    await soon.equal(() => piece(p, 'fortress', 'n81'), 1);
    await soon.equal(() => piece(p, 'landing', 'n66'), 1);

    now = await from(p, 'pirate_islands', PRIZE, 3);
    await says(p, '.dock', 'You have beaten the fleet');
    await whole(p);
    await keys(p).cards(['ore']);
    await p.waitForFunction(() => globalThis.seen.said.some((m) => m.t === 'row' && m.events.some((e) => e.event === 'picked' && e.seat === 3))); // CS-PI-25

    now = await from(p, 'pirate_islands', SEVEN);
    assert.equal(now.view.ask.frame, 'sea.raid');
    await both(p, 'sea_fleet_raid');
    await soon.equal(() => p.locator('.victims button').count(), 2, 'who has cards, or nobody');
    await enter(p, '.victims button');
    now = await asked(p, now.rows);
    assert.equal(now.view.seats[0].hand.ore, 1, 'CS-PI-26');
  });

  page('Pirate Islands by mouse: the line, the odds of an attack, a fortress captured', SETTINGS, async (p) => {
    let now = await from(p, 'pirate_islands', SAILING);
    await soon.equal(() => piece(p, 'warship', 'e31'), 1);
    await soon.equal(() => piece(p, 'ship', 'e31'), 0, 'a warship is drawn in its place');
    assert.equal(now.view.table.fleet.next.length, 6);
    await both(p, 'sea_fleet');
    await p.locator('[data-action="attack"]').click();
    await says(p, '.pop', 'still lacks 4 ships');
    await soon.deepEqual(() => p.locator('.pop [data-face]').evaluateAll((all) => all.map((x) => x.dataset.does)), ['chip', 'one_ship', 'two_ships', 'two_ships', 'two_ships', 'two_ships'], 'CS-PI-29');
    await both(p, 'sea_fleet_odds');
    assert.deepEqual(await axe(p), []);

    now = await from(p, 'pirate_islands', SIEGE);
    await p.keyboard.press('f');
    await soon.equal(() => p.locator('.pop [data-does="chip"]').count(), 6);
    await p.locator('.pop button.primary').click();
    await p.waitForFunction(() => globalThis.seen.view.view.table.fleet.seats[0].captured);
    await soon.ok(async () => (await told(p)).includes('captured'), 'CS-PI-31');
    await soon.equal(() => piece(p, 'fortress', 'n01'), 0);
    await soon.equal(() => piece(p, 'settlement', 'n01'), 1);
  });

  page('Pirate Islands by finger, in Russian', { ...PHONE, settings: RU }, async (p) => {
    let now = await from(p, 'pirate_islands', []);
    await both(p, 'sea_fleet_colour_phone');
    await tap(p, '[data-colour="orange"]');
    await p.waitForFunction(() => globalThis.seen.view.view.table.fleet.seats[0].colour === 'orange');
    now = await from(p, 'pirate_islands', SAILING);
    await both(p, 'sea_fleet_phone');
    await tap(p, '[data-action="attack"]');
    await says(p, '.dock', 'не хватает ещё 4 кораблей');
    await both(p, 'sea_fleet_odds_phone');
    assert.equal(now.view.table.fleet.seats[0].warships, 2);
  });

  page('Wonders of Catan by mouse and keyboard: marks of the set-up, a card claimed, a stage', SETTINGS, async (p) => {
    let now = await from(p, 'wonders_of_catan', ['1 start h26']);
    await soon.deepEqual(() => p.locator('[data-mark]').evaluateAll((all) => [...new Set(all.map((x) => x.dataset.mark))].sort()), ['brown', 'no_setup', 'purple'], 'CS-WON-02');
    await both(p, 'sea_wonders_setup');
    await p.locator('.spot.held[data-id="n84"]').click({ force: true });
    await says(p, '.dock', 'nobody starts here');

    now = await from(p, 'wonders_of_catan', WONDERS);
    await both(p, 'sea_wonders');
    await p.locator('[data-action="claim"]').click();
    await says(p, '.pop [data-card="bridge"]', 'Someone else is building it');
    await says(p, '.pop [data-card="wall"]', 'You do not meet its condition');
    await both(p, 'sea_wonders_cards');
    assert.deepEqual(await axe(p), []);
    await p.locator('.pop [data-card="library"] button').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.table.wonders.cards[0].owner, 1);
    await p.keyboard.press('o');
    await says(p, '.pop [data-card="wall"]', 'You have a wonder already');
    await enter(p, '.pop [data-card="library"] button');
    now = await asked(p, now.rows);
    assert.equal(now.view.table.wonders.cards[0].stage, 1, 'CS-WON-08');
    await p.keyboard.press('o');
    await says(p, '.pop [data-card="library"]', 'Missing:');
  });

  page('Wonders of Catan by finger, in Russian', { ...PHONE, settings: RU }, async (p) => {
    const now = await from(p, 'wonders_of_catan', WONDERS);
    await both(p, 'sea_wonders_phone');
    await tap(p, '[data-action="claim"]');
    await says(p, '.dock', 'Его строит другой игрок');
    await both(p, 'sea_wonders_cards_phone');
    await tap(p, '[data-card="library"] button');
    assert.equal((await asked(p, now.rows)).view.table.wonders.cards[0].owner, 1);
  });
}
