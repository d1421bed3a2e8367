// carcassonne_expansions.mjs - every expansion's own decisions, made by hand on the drawn table. The positions are those of the
// rules' scenarios. Each time: all that is offered is drawn, the move made is the one that was shown, and the picture afterwards is
// what the view says.
import assert from 'node:assert/strict';
import { legal, offers, pictured, play, table } from './car_hand.mjs';
import { kept, shot, soon } from './lib.mjs';
import { asked, choose, sitDown } from './play.mjs';
import { before, late } from './referee.mjs';

/** The events of the row that a move made. */
async function made(p, rows, text) {
  const row = await p.waitForFunction(([from, said]) => globalThis.seen.said.find((m) => m.t === 'row' && m.seq >= from && m.text === said), [rows, text]);
  return (await row.jsonValue()).events.map((e) => `${e.event} ${e.args.join(' ')}`.trim());
}

/** One decision of a scenario, by hand. `frame`: what must be asked; `told`: an event that must follow. */
async function decide(p, url, { file, heading, move, frame, told, track = false, look, then }) {
  const position = await before(`carcassonne/${file}.t`, heading, move);
  const now = await sitDown(p, url, position);
  await p.locator('.board').waitFor();
  assert.equal(now.view.ask.frame, `carcassonne.${frame}`);
  assert.equal(now.you, position.seat);
  if (track) await p.locator('#side-tab-track').click();
  await pictured(p);
  await offers(p, now.view);
  if (look !== undefined) await look(p, now.view);
  await play(p, now.view, move);
  const events = await made(p, now.rows, `${now.you} ${move}`);
  assert.ok(told === undefined || events.some((e) => e.startsWith(told)), `${told} is told: ${events.join('; ')}`);
  await pictured(p);
  if (then !== undefined) await then(p);
}

/** The spots are on the tile where the flight comes down, not on the tile just laid. */
async function onTarget(p, view) {
  assert.notEqual(view.table.target, view.table.last);
  await soon.deepEqual(() => p.locator('.site.spot').evaluateAll((all) => [...new Set(all.map((e) => e.dataset.cell))]), [view.table.target]);
}

/** The bot lays the last tile; the farmer has 3 points for the one city beside its field. */
async function farmed(p) {
  await p.locator('#end-title').waitFor();
  const rows = await p.locator('.end table').evaluate((t) => [...t.querySelectorAll('tr')].map((tr) => [...tr.querySelectorAll('th, td')].map((c) => c.textContent.trim())));
  assert.ok(rows.slice(1).some((r) => r[rows[0].indexOf('Fields')] === '3'), JSON.stringify(rows));
}

/** The end's table has the points that the view says. */
async function addedUp(p) {
  const rows = await p.locator('.end table tbody').evaluate((t) => [...t.querySelectorAll('tr')].map((tr) => [...tr.querySelectorAll('td')].map((td) => Number(td.textContent))));
  const said = await p.evaluate(() => globalThis.seen.view.view.seats.map((s) => s.points));
  assert.deepEqual(rows.map((r) => r.at(-1)).sort(), said.sort(), 'the points at the end');
}

const at = (file, heading, move, frame, told, more) => ({ file, heading, move, frame, told, ...more });
const TRACK = { track: true };

/** Name of the journey: its decisions. */
const JOURNEYS = {
  'the abbot: placed, taken back for points': [
    at('abbot', 'CC-ABB-01 CC-ABB-02', 'abbot garden', 'figure', 'put abbot'),
    at('abbot', 'CC-ABB-04 CC-EX-16', 'recall', 'figure', 'scored 6'),
  ],
  'inns and cathedrals: the big meeple': [at('inns', 'CC-BIG-01 the big meeple', 'big field1', 'figure', 'put big')],
  'farmers: a meeple lies down in the field': [at('farmers', 'CC-FARM-01 CC-FARM-02', 'meeple field1', 'figure', 'put meeple', { then: farmed })],
  'traders and builders: builder, pig, a second tile': [
    at('traders', 'CC-BLD-01 CC-BLD-12', 'builder road1', 'figure', 'put builder'),
    at('traders', 'CC-PIG-01 CC-PIG-04', 'pig field1', 'figure', 'put pig'),
    at('interactions', 'CC-X-04', 'again', 'again', 'again'),
    at('traders', 'CC-BLD-09', 'decline', 'again'),
  ],
  'flying machines: a figure takes off and lands': [
    at('flying', 'CC-FLY-10 CC-X-07', 'fly big', 'figure', undefined),
    at('flying', 'two unfinished features: the player chooses after', 'land city1', 'land', 'put meeple', { look: onTarget }),
  ],
  'messengers: which figure moves, messages, a meeple comes back': [
    at('messengers', 'CC-MSG-04 CC-OPEN-12', 'score 0,0 road1', 'order', undefined, TRACK),
    at('messengers', 'CC-EX-34 CC-MSG-02 the messenger ends on 6', 'messenger', 'track', 'messenger 3 6', TRACK),
    at('messengers', 'CC-EX-37 CC-TRACK-02', 'marker', 'track', 'moved 3 50', TRACK),
    at('messengers', 'CC-MSG-13 message 3', 'action', 'message', 'action 3', TRACK),
    at('messengers', 'CC-MSG-15 with no tile left', 'points', 'message', undefined, TRACK),
    at('messengers', 'CC-MSG-20 a builder left alone', 'redeem meeple 0,2 road1', 'redeem', 'home', TRACK),
  ],
  'ferries: laid down, moved, left alone': [
    at('ferries', 'CC-FER-03 CC-EX-47 ferry east-south', 'ferry road1 road2', 'ferry', 'ferry'),
    at('ferries', 'CC-FER-13 ferry elsewhere', 'shift 0,0 road1 road3', 'shift', 'ferry'),
    at('ferries', 'CC-FER-10 without the move', 'done', 'shift'),
  ],
  'gold: an ingot is laid beside, one is taken': [
    at('gold', 'CC-GOLD-01 CC-GOLD-02', 'ingot 0,1', 'ingot', 'ingot 0,1'),
    at('gold', 'CC-EX-41 CC-GOLD-07 CC-OPEN-11 taking P first', 'take 1,0', 'take', 'took_ingot 1,0'),
  ],
  'mage and witch: summoned, and sent away': [
    at('mage', 'CC-MW-04 one of them on the map', 'summon witch 0,0 city1', 'summon', 'summoned witch'),
    at('mage', 'CC-MW-05 both on the last two', 'off witch', 'summon', undefined),
  ],
  'robbers: put beside a figure, rob or wait': [
    at('robbers', 'CC-ROB-01 CC-OPEN-02 a robber on the track', 'robber 12', 'sack', 'robber 12', TRACK),
    at('robbers', 'CC-ROB-10 or rob the first', 'rob', 'rob', 'robbed 1 2', TRACK),
    at('robbers', 'CC-ROB-10 two opponents', 'wait 2', 'rob', undefined, TRACK),
  ],
  'crop circles: all add a meeple, or all take one back': [
    at('crop', 'CC-CROP-05 CC-OPEN-06 the same segment', 'circle_a', 'circle', 'circle 1'),
    at('crop', 'CC-CROP-05 CC-OPEN-06 the same segment', 'add big 0,0 road1', 'add', 'put big'),
    at('crop', 'CC-CROP-03 shield', 'circle_b', 'circle', 'circle 2'),
    at('crop', 'CC-CROP-03 shield', 'return meeple 0,0 city1', 'return', 'home'),
  ],
};

export function carcassonneExpansions({ page, url }) {
  for (const [name, decisions] of Object.entries(JOURNEYS))
    page(`Carcassonne, ${name}`, { settings: { confirm: 'always', level: 'easy' } }, async (p) => {
      for (const d of decisions)
        await decide(p, url(), d).catch((e) => {
          throw new Error(`${d.heading}, ${d.move}: ${e.stack ?? e}`);
        });
      await shot(p, `carcassonne_${decisions[0].file}`);
    });

  page('Carcassonne, the river: spring first, then the river, then the land', { settings: { confirm: 'always' } }, async (p) => {
    await table(p, url(), ['river']);
    let now = await asked(p);
    assert.match(now.view.places[0].tile, /^RV-/, 'the spring lies on the table');
    for (let i = 0; i < 60; i++) {
      if (now.view.table.drawn !== undefined) {
        const river = now.view.places.length < 12;
        assert.equal(/^RV-/.test(now.view.table.drawn), river, 'the whole river comes before the other tiles');
        await soon.match(() => p.locator('.hand .pic').first().getAttribute('aria-label'), new RegExp(now.view.table.drawn));
        if (!river) break;
      }
      await play(p, now.view, now.view.moves.pass ? 'pass' : legal(now.view)[0].move);
      now = await asked(p, now.rows);
      await pictured(p);
    }
    assert.ok(now.view.places.length >= 12, 'the river was laid');
  });

  page('Carcassonne with everything: switched on one by one, played by hand', { settings: { confirm: 'always' }, night: true }, async (p) => {
    await table(p, url(), ['river', 'abbot', 'inns', 'big_meeple', 'goods', 'builder', 'pig', 'flying', 'messengers', 'ferries', 'gold', 'mage', 'robbers', 'crop']);
    let rows = -1;
    for (const end = Date.now() + 60000; Date.now() < end && rows < 90; ) {
      const now = await asked(p, rows);
      await offers(p, now.view);
      await play(p, now.view, choose(now.view, now.you, Math.random, []));
      rows = now.rows;
    }
    await asked(p, rows);
    await pictured(p);
    await shot(p, 'carcassonne_everything');
  });

  // a recorded game of three with 140 of its 170 tiles drawn; the rest by hand, bots at the other seats
  page('Carcassonne with everything: to the last tile by hand, without a network', { night: true, size: { width: 1180, height: 700 }, settings: { confirm: 'always', level: 'easy', pace: 'instant' }, rough: true }, async (p, { context }) => {
    const position = await late('carcassonne_all.th', 140);
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    let rows = -1, now = await sitDown(p, url(), position);
    assert.equal(now.view.table.left, 30);
    for (let i = 0; !now.over && i < 200; i++) {
      await offers(p, now.view);
      if (i % 5 === 0) await pictured(p);
      await play(p, now.view, choose(now.view, now.you, Math.random, []));
      rows = now.rows;
      now = await asked(p, rows);
    }
    assert.ok(now.over, 'the game ends');
    await p.locator('#end-title').waitFor();
    await addedUp(p);
    await shot(p, 'carcassonne_everything_end');
  });
}
