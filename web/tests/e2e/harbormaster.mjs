// harbormaster.mjs - the Harbourmaster on the drawn table: harbour points at every seat, the card that is taken, the end.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';
import { asked, keys, playDrawn, sitDown } from './play.mjs';

const pieces = (word, list) => list.split('/').map((x) => `set ${word} ${x}`);

/** Seat 1 is a city short of the card and of the game; the others have a building at a harbour each. */
function harbours({ modules = '+harbormaster', holder = 0, cities = 'n10 1/n12 1/n22 1/n20 2' } = {}) {
  const lines = [
    ...pieces('settlement', 'n00 1/n03 1/n14 2/n32 3/n45 3'),
    ...pieces('city', cities),
    ...pieces('road', 'e00 1/e05 1/e15 1/e18 1/e32 1/e21 2/e28 2/e45 3/e64 3/e63 3'),
    'set hand 1 3grain+3ore+1wool', 'set hand 2 2wool+1ore', 'set hand 3 1brick',
    ...(holder ? [`set harbormaster ${holder}`] : []),
    'set phase act 1',
  ];
  return [`th 1 catan ${modules} seats=3`, 'opt layout=beginner first_player=1 offers_per_turn=0', ...lines, ''].join('\n');
}

const SIZES = { desk: { width: 1440, height: 900 }, low: { width: 1280, height: 720 }, phone: PHONE };

export function harbormaster({ page, url }) {
  page('Harbourmaster: points at the seats, the card is taken, the end names it', { settings: { level: 'easy', confirm: 'never' }, axe: true }, async (p) => {
    let now = await sitDown(p, url(), { record: harbours({ cities: 'n10 1/n12 1/n20 2' }), seat: 1, after: true });
    const points = async () => p.locator('[data-harbours]').evaluateAll((all) => all.map((x) => Number(x.dataset.harbours)));
    await soon.deepEqual(() => points(), [2, 1, 1], 'CT-HM-01');
    await p.locator('[data-holder="0"]').filter({ hasText: 'the first with 3 harbour points' }).waitFor();
    await shot(p, 'harbormaster_nobody');
    await playDrawn(p, now, 'city n00', keys(p));
    now = await asked(p, now.rows);
    await soon.deepEqual(() => points(), [3, 1, 1]);
    await p.locator('[data-holder="1"]').filter({ hasText: '3 harbour points' }).waitFor();
    assert.equal(now.view.seats[0].points, 9, 'CT-HM-02');
    await p.locator('.log, [role=log]').filter({ hasText: 'Harbourmaster with 3 harbour points' }).first().waitFor();
    assert.deepEqual(await axe(p), []);

    now = await sitDown(p, url(), { record: harbours(), seat: 1, after: true });
    await playDrawn(p, now, 'city n00', keys(p));
    await p.locator('.end thead th').filter({ hasText: 'Harbourmaster' }).waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'harbormaster_end');
  });

  for (const [name, size] of Object.entries(SIZES))
    for (const language of ['en', 'ru'])
      for (const theme of ['light', 'dark'])
        page(`Harbourmaster: looks right, ${name}, ${language}, ${theme}`, { size, settings: { level: 'easy', language, theme }, touch: name === 'phone', axe: true, night: name === 'phone' ? language !== 'ru' || theme !== 'dark' : language !== 'en' || theme !== (name === 'desk' ? 'light' : 'dark') }, async (p) => {
          for (const modules of ['+harbormaster', '+ck +harbormaster']) {
            const record = harbours({ modules, holder: 2, cities: 'n10 1/n12 1/n20 2/n26 2' });
            await sitDown(p, url(), { record, seat: 1, after: true });
            await p.locator('[data-harbours="3"]').first().waitFor();
            await fits(p);
            await shot(p, `harbormaster.${modules.includes('ck') ? 'ck.' : ''}${name}.${language}.${theme}`);
          }
          assert.deepEqual(await axe(p), []);
        });
}
