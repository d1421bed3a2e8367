// sea-finds.mjs - three scenarios of Seafarers in which something is found: the Fog Island, the gifts of the Forgotten Tribe, the harbours of
// A New World. With the mouse, the keyboard, fingers; then how they look.
import assert from 'node:assert/strict';
import { axe, fits, shot, soon } from './lib.mjs';
import { asked, fingers, keys, tap } from './play.mjs';
import { button, confirm, noWords, playOn, position, put, says, spot, told } from './sea-hand.mjs';

const terrain = (view, hex) => view.places.find((x) => x.id === hex).terrain;

/** A ship from n30 reaches the fog at h20. `stacks` in place of those of the map: what comes is then known. */
const fog = (stacks = []) => position('fog_island', ['settlement n30 1', 'settlement n09 2', 'settlement n38 3', 'hand 1 3lumber+3wool', 'robber h37', ...stacks, 'phase act 1']);
const MOUNTAINS = ['fog_hexes 18mountains', `fog_numbers ${'5 '.repeat(18).trim()}`];

/** Seat 1 is a ship away from a harbour (e137) and from a chip (e114). */
const TRIBE = ['robber h03', 'settlement n75 1', 'settlement n91 2', 'ship e110 1', 'ship e111 1', 'ship e113 1', 'ship e112 1', 'ship e136 1'];
const tribe = position('forgotten_tribe', [...TRIBE, 'hand 1 2lumber+2wool+4grain', 'phase act 1']);
/** Two tokens that fit nowhere until a settlement stands on n83. */
const KEPT = ['robber h03', 'token 2 lumber 1', 'token 6 any 1', 'token 3 wool 2', 'gift_taken e114', 'gift_chips 1 1', 'settlement n68 1', 'road e98 1', 'road e121 1', 'road e97 1'];
const kept = position('forgotten_tribe', [...KEPT, 'hand 1 1brick+1lumber+1wool+4grain', 'phase act 1']);

const world = position('new_world', [], { moves: ['* harbour_token wool'] });

export function seaFinds({ page, url }) {
  const SETTINGS = { settings: { level: 'easy', confirm: 'always' } };
  const from = (p, record) => playOn(p, url(), record);

  page('Fog Island: a ship turns up a hex, its finder takes the card, the stacks shrink', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, fog(MOUNTAINS));
    await noWords(p);
    await p.locator('[data-fog="18"] [data-hidden="mountains"]').filter({ hasText: '18' }).waitFor();
    await button(p, 'ship');
    await spot(p, 'e45').click();
    await says(p, 'Turns up the fog');
    await confirm(p);
    now = await asked(p, now.rows);
    await soon.deepEqual(async () => (await told(p)).filter((e) => e.event === 'revealed').map((e) => e.args), [['h20', 'mountains']], 'CS-FOG-05');
    assert.equal(terrain(now.view, 'h20'), 'mountains');
    assert.equal(now.view.seats[0].hand.ore, 1, 'CS-FOG-08');
    await p.locator('[data-fog="17"] [data-number="5"]').filter({ hasText: '17' }).waitFor();
    await p.locator('[role=log]').filter({ hasText: 'explore' }).first().waitFor();
    assert.deepEqual(await axe(p), []);
  });

  page('Forgotten Tribe by mouse: a harbour found and placed, a chip for a point', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, tribe);
    await noWords(p);
    await soon.equal(() => p.locator('[data-gift]').count(), 18, 'CS-FT-02');
    await button(p, 'ship');
    await spot(p, 'e137').click();
    await says(p, 'The tribe gives you the harbour 2:1 grain');
    await confirm(p);
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'sea.kept', 'CS-FT-09');
    await noWords(p);
    await p.locator('[data-choose="4"][aria-pressed="true"]').waitFor();
    await soon.equal(() => p.locator('.spot[data-word="place_harbour"]').count(), 2);
    assert.deepEqual(await axe(p), []);
    now = await put(p, 'e108', now.rows);
    assert.equal(now.view.places.find((x) => x.id === 'e108').harbour, 'grain', 'CS-FT-10');
    assert.equal(now.view.seats[0].rates.grain, 2, 'CS-FT-11');
    await button(p, 'ship');
    await spot(p, 'e114').click();
    await says(p, 'The tribe gives you a chip');
    await confirm(p);
    now = await asked(p, now.rows);
    assert.equal(now.view.seats[0].points, 4, 'CS-FT-07: settlement, trade route, chip');
    assert.equal(now.view.table.tribe.seats[0].parts.gifts, 1);
    await p.locator('[data-gifts="chips"][data-n="7"]').waitFor();
    await soon.equal(() => p.locator('[data-gift]').count(), 16);
    await p.locator('[data-figure="gifts"]').waitFor();
  });

  page('Forgotten Tribe by keyboard: of two kept harbours one is chosen', SETTINGS, async (p) => {
    let now = await from(p, kept);
    await soon.equal(() => p.locator('[data-kept]').count(), 2);
    await keys(p).action('settlement');
    await keys(p).spot('n83', 'settlement');
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'sea.kept');
    await p.locator('[data-choose="2"][aria-pressed="true"]').waitFor();
    await p.evaluate(() => document.activeElement?.blur?.());
    await p.keyboard.press('2');
    await p.locator('[data-choose="6"][aria-pressed="true"]').waitFor();
    await keys(p).spot('e119', 'place_harbour');
    now = await asked(p, now.rows);
    assert.equal(now.view.places.find((x) => x.id === 'e119').harbour, 'any', 'CS-FT-09');
    await soon.equal(() => p.locator('[data-kept]').count(), 1);
    await noWords(p);
  });

  page('New World by mouse and keyboard: harbours are drawn and placed', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, world);
    assert.equal(now.view.ask.frame, 'sea.harbour', 'CS-NW-04');
    await noWords(p);
    await says(p, 'Place the harbour 2:1 wool');
    await p.locator('li.drawn[data-harbour="wool"]').waitFor();
    await soon.equal(() => p.locator('.spot[data-word="harbour"]').count(), now.view.moves.harbour.length);
    assert.deepEqual(await axe(p), []);
    now = await put(p, 'e44', now.rows);
    assert.equal(now.view.places.find((x) => x.id === 'e44').harbour, 'wool');
    assert.equal(now.view.ask.frame, 'sea.harbour');
    const [at] = now.view.moves.harbour, { drawn } = now.view.table.world;
    await keys(p).spot(at, 'harbour');
    now = await asked(p, now.rows);
    assert.equal(now.view.places.find((x) => x.id === at).harbour, drawn);
  });

  page('New World: all are asked whether the world shall be dealt again', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, position('new_world', [], { options: 'deal_again=1' }));
    assert.equal(now.view.ask.frame, 'sea.layout', 'CS-NW-09');
    await noWords(p);
    await says(p, 'Do you like this world?');
    await shot(p, 'finds.layout');
    assert.deepEqual(await axe(p), []);
    await p.locator('#cat-main').click();
    now = await asked(p, now.rows);
    assert.equal(now.view.ask.frame, 'sea.harbour');
    await soon.ok(async () => (await told(p)).some((e) => e.event === 'keeps_world' && e.seat === 1));
  });

  page('Finds on a phone by fingers: a harbour of the tribe, one of the New World', { ...SETTINGS, size: { width: 390, height: 844 }, touch: true }, async (p) => {
    let now = await from(p, kept);
    await fingers(p).action('settlement');
    await fingers(p).spot('n83', 'settlement');
    now = await asked(p, now.rows);
    await tap(p, '[data-choose="6"]');
    await fingers(p).spot('e119', 'place_harbour');
    now = await asked(p, now.rows);
    assert.equal(now.view.places.find((x) => x.id === 'e119').harbour, 'any');
    now = await from(p, world);
    await fingers(p).spot('e44', 'harbour');
    now = await asked(p, now.rows);
    assert.equal(now.view.places.find((x) => x.id === 'e44').harbour, 'wool');
  });

  const SCREENS = {
    fog: async (p) => {
      const now = await from(p, fog());
      await p.locator('.dock [data-action="ship"]').click();
      await p.locator('.spot[data-id="e45"]').waitFor();
      return now;
    },
    world: (p) => from(p, world),
    tribe: (p) => from(p, tribe),
    kept: async (p) => {
      const now = await from(p, kept);
      await button(p, 'settlement');
      await keys(p).spot('n83', 'settlement');
      return asked(p, now.rows);
    },
  };
  for (const [device, size] of Object.entries({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }))
    for (const [language, theme] of [['en', 'light'], ['ru', 'dark']])
      page(`Finds look right: ${device}, ${language}, ${theme}`, { size, settings: { level: 'easy', confirm: 'always', language, theme }, touch: device === 'phone', axe: true }, async (p) => {
        for (const [name, show] of Object.entries(SCREENS)) {
          await show(p);
          await noWords(p);
          await fits(p);
          await shot(p, `finds.${name}.${device}.${language}.${theme}`);
          if (device === 'phone') {
            await p.locator('[data-flap="user"]').click();
            await p.locator('[data-scenario]').waitFor();
            await shot(p, `finds.${name}.sheet.${device}.${language}.${theme}`);
          }
        }
        assert.deepEqual(await axe(p), []);
      });
}
