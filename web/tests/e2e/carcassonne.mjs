// carcassonne.mjs - Carcassonne on the drawn table: a whole game by hand, tile turned and placed, figures on spots; a phone.
import assert from 'node:assert/strict';
import { legal, pictured, play, table } from './car_hand.mjs';
import { fits, kept, PHONE, shot, soon } from './lib.mjs';
import { asked, choose } from './play.mjs';

/** A figure where one may stand, but some stay at home for later. */
function like(now) {
  const spots = legal(now.view).filter((m) => m.kind === 'spot');
  const free = now.view.seats[now.you - 1].supply.meeple;
  if (spots.length > 0 && (free > 2 || spots.some((m) => m.tool !== 'meeple'))) return spots[now.rows % spots.length].move;
  return now.view.moves.pass ? 'pass' : choose(now.view, now.you, Math.random, []);
}

/** Decisions by hand until the game is over; answers how many. */
async function playOut(p, rows, most = 400) {
  for (let i = 0; i < most; i++) {
    const now = await asked(p, rows);
    if (now.over) return i;
    await play(p, now.view, like(now));
    if (i % 10 === 0) await pictured(p);
    rows = now.rows;
  }
  throw new Error('the game does not end');
}

/** Points by seat and source, as the rows told them. */
function told(p) {
  return p.evaluate(() => {
    const sums = {};
    for (const m of globalThis.seen.said)
      for (const e of m.t === 'row' ? m.events : [])
        if (e.event === 'scored' || e.event === 'final') {
          const kind = { road: 'Roads', city: 'Cities', monastery: 'Monasteries', garden: 'Gardens', field: 'Fields' }[String(e.args[1]).replace(/\d+$/, '')];
          const mine = (sums[e.seat] ??= {});
          mine[kind] = (mine[kind] ?? 0) + Number(e.args[0]);
        }
    return sums;
  });
}

/** The end's table: { points: { source: n } }, the best first. */
function broken(p) {
  return p.locator('.end table').evaluate((table) => {
    const names = [...table.querySelectorAll('thead th')].map((th) => th.textContent.trim());
    return [...table.querySelectorAll('tbody tr')].map((tr) => {
      const cells = [...tr.querySelectorAll('td')].map((td) => Number(td.textContent));
      return { points: cells.at(-1), parts: Object.fromEntries(cells.slice(0, -1).map((n, i) => [names[i + 1], n]).filter(([, n]) => n !== 0)) };
    });
  });
}

/** Every owned feature is coloured, with its points now and when finished. */
async function coloured(p) {
  const { drawn, said } = await p.evaluate(() => {
    const owned = globalThis.seen.view.view.table.features.filter((f) => f.owners.length > 0);
    return {
      drawn: [...document.querySelectorAll('.board [data-feature]')].map((e) => `${e.dataset.feature} ${e.dataset.owners} ${e.textContent.trim()}`).sort(),
      said: owned.map((f) => `${f.id} ${f.owners.join(' ')} ${(f.each ?? [f.now]).join('·')}${f.done || f.finished === f.now ? '' : `/${f.finished}`}`).sort(),
    };
  });
  assert.ok(said.length > 0, 'somebody owns something');
  assert.deepEqual(drawn, said, 'the overlay is what the view says');
}

export function carcassonne({ page, url }) {
  // a small window: a hundred tiles are painted without a graphics card, after every row
  page('J3 a whole game of Carcassonne with three expansions by hand, without a network', { size: { width: 1180, height: 700 }, settings: { confirm: 'always', pace: 'instant' }, rough: true }, async (p, { context }) => {
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    await table(p, url(), ['river', 'inns', 'abbot']);
    const first = await asked(p);
    assert.equal(first.view.ask.frame, 'carcassonne.place');
    await p.locator('.site.cell').first().waitFor();
    await soon.equal(() => p.locator('.site.cell').count(), new Set(first.view.moves.place.map((m) => m.split(' ')[0])).size);
    await p.locator('.site.cell').first().focus();
    await p.keyboard.press('Enter');
    await p.locator('.ghost.sure').waitFor();
    await p.keyboard.press('Escape'); // not confirmed yet: gone without a trace
    await p.locator('.ghost.sure').waitFor({ state: 'detached' });
    await play(p, first.view, legal(first.view)[0].move);
    const second = await asked(p, first.rows);
    await p.getByRole('button', { name: 'Undo tile' }).click();
    const again = await asked(p, second.rows);
    assert.equal(again.view.table.drawn, first.view.table.drawn);
    assert.deepEqual(again.view.moves, first.view.moves);
    let now = again;
    for (let i = 0; i < 8; i++) {
      await play(p, now.view, like(now));
      now = await asked(p, now.rows);
    }
    await p.locator('.seg button', { hasText: 'All' }).click();
    await pictured(p);
    await coloured(p);
    await shot(p, 'carcassonne_owners');
    await playOut(p, now.rows - 1);
    await p.locator('#end-title').waitFor();
    await shot(p, 'carcassonne_end');
    const [sums, over, rows] = [await told(p), await p.evaluate(() => globalThis.seen.view.view), await broken(p)];
    const best = [...over.seats].sort((a, b) => Number(b.seat === over.table.won) - Number(a.seat === over.table.won) || b.points - a.points);
    assert.deepEqual(rows, best.map((s) => ({ points: s.points, parts: sums[s.seat] ?? {} })), 'the breakdown is what the log told');
    for (const row of rows) assert.equal(Object.values(row.parts).reduce((a, b) => a + b, 0), row.points, 'the sources add up to the points');
  });

  page('Carcassonne on a phone: tile and figure with fingers', { size: PHONE, touch: true, settings: { confirm: 'touch' } }, async (p) => {
    await table(p, url(), []);
    const first = await asked(p);
    await p.locator('.site.cell').first().tap({ force: true });
    await p.locator('#car-main').tap();
    const next = await asked(p, first.rows);
    await shot(p, 'carcassonne_phone');
    if (next.view.ask.frame === 'carcassonne.figure') await p.locator('#car-skip').tap();
    await fits(p);
  });
}
