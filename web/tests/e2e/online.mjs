// online.mjs - several browsers at one table of the real server, and what can go wrong between them.
import assert from 'node:assert/strict';
import { open, PHONE, Server, shot, soon } from './lib.mjs';
import { asked, fingers, keys, newTable, playGame, press, PRINTED, SHORT, tap } from './play.mjs';
import { inSight } from './sight.mjs';

/** Runs a story of several people; each has a browser of their own. */
export async function crowd(browser, url, options, run) {
  const all = [];
  const person = async (who, more = {}) => {
    const one = await open(browser, url, { ...options, ...more, settings: { name: who, ...options.settings, ...more.settings } });
    all.push(one);
    return one.page;
  };
  try {
    await run(person);
    assert.deepEqual(all.flatMap((one) => one.wrong), []);
  } finally {
    for (const one of all) await one.context.close();
  }
}

export function online(suite) {
  const { page, url, tally, browser } = suite;
  const people = (name, options, run) => tally.add(name, () => crowd(browser(), url(), options, run));

  people('J2 two browsers and two bots by invite link; one reloads in the middle of a discard', {}, async (person) => {
    const ann = await person('Ann');
    const ben = await person('Ben');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'open', 'easy', 'easy'], options: { ...PRINTED, ...SHORT } });
    const link = await ann.locator('#link').inputValue();
    await shot(ann, 'lobby_host');
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Join' }).click();
    await ann.getByText('Ben').first().waitFor();
    await ann.getByRole('button', { name: 'Start game' }).click();
    // both only roll and keep their cards until somebody has too many
    const rows = new Map([[ann, -1], [ben, -1]]);
    let owes = null;
    for (let i = 0; i < 400 && owes === null; i++) {
      const [who, now] = await Promise.any([ann, ben].map(async (p) => [p, await asked(p, rows.get(p))]));
      assert.ok(!now.over, 'nobody wins by hoarding');
      if (now.view.moves.discard !== undefined) owes = [who, now];
      else await dull(who, now);
      rows.set(who, now.rows);
    }
    assert.ok(owes !== null, 'somebody must discard');
    const [who, now] = owes;
    await who.locator('[data-add]').first().waitFor();
    await who.locator(`[data-add="${now.view.moves.discard[0]}"]`).click();
    await shot(who, 'discard');
    await who.reload();
    const again = await asked(who);
    assert.deepEqual(again.view.moves.discard, now.view.moves.discard);
    const need = again.view.seats[again.you - 1].owes;
    const hand = { ...again.view.seats[again.you - 1].hand };
    for (let n = 0; n < need; n++) {
      const kind = again.view.moves.discard.find((k) => hand[k]-- > 0);
      await who.locator(`[data-add="${kind}"]`).click();
    }
    await who.locator('.dock button.primary').click();
    await who.waitForFunction((r) => globalThis.seen.view.rows > r, again.rows);
  });

  people('J8 a spectator sees no hidden card, in the page or in the frames; a full table is watched', { settings: {} }, async (person) => {
    const ann = await person('Ann');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'easy', 'easy'], options: { ...PRINTED, ...SHORT } });
    await asked(ann);
    const link = ann.url();
    const eve = await person('Eve', { start: false });
    const frames = [];
    eve.on('websocket', (ws) => ws.on('framereceived', (f) => frames.push(JSON.parse(String(f.payload)))));
    await eve.goto(link);
    await eve.getByText('You are a spectator').first().waitFor();
    assert.equal(await eve.locator('.spot, #cat-main, [data-action]').count(), 0, 'nothing to press');
    let rows = -1;
    for (let i = 0; i < 60; i++) {
      const now = await asked(ann, rows);
      if (now.over || now.view.moves.discard !== undefined) break; // seen enough
      await dull(ann, now, true);
      rows = now.rows;
    }
    await eve.waitForFunction((r) => globalThis.seen.rows >= r, rows);
    const views = await eve.evaluate(() => globalThis.seen.said.filter((m) => m.t === 'view'));
    assert.ok(views.length > 5 && frames.some((f) => f.t === 'patch'), 'most come as what changed');
    for (const f of views) {
      assert.equal(f.you, 0);
      assert.deepEqual(f.view.moves, {});
      for (const s of f.view.seats) {
        assert.deepEqual(Object.keys(s.hand ?? {}).filter((k) => k !== '?'), [], 'a hand is only counted');
        assert.deepEqual(Object.keys(s.cards ?? {}).filter((k) => k !== '?'), [], 'cards are only counted');
        assert.deepEqual(Object.keys(s.fresh ?? {}).filter((k) => k !== '?'), [], 'new cards are only counted');
      }
    }
    const told = frames.filter((f) => f.t === 'row');
    for (const f of told) {
      assert.doesNotMatch(f.text, /^\* (steal|draw) (?!\?)/, 'what is drawn or stolen is not named');
      for (const e of f.events) assert.ok(!('to' in e) || e.event === undefined, `a secret event: ${JSON.stringify(e)}`);
    }
    await shot(eve, 'spectator');
  });

  people('J6 on two phones: an offer is made, accepted and paid', { size: PHONE, touch: true }, async (person) => {
    const ann = await person('Ann');
    const ben = await person('Ben');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'open', 'easy'], options: PRINTED });
    await ben.goto(await ann.locator('#link').inputValue());
    await ben.getByRole('button', { name: 'Join' }).tap();
    await ann.locator('.btn.pri.big:not(:disabled)').tap();
    await trade(ann, ben);
  });

  people('a whole game with the keyboard alone; lit places are those of the engine', {}, async (person) => {
    const ann = await person('Ann');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'medium'], options: SHORT });
    let compared = 0;
    const each = async (now) => {
      compared += await sameSpots(ann, now);
    };
    await playGame(ann, keys(ann), { each });
    await ann.locator('#end-title').waitFor();
    assert.ok(compared >= 5, `${compared} positions compared`);
    await breakdown(ann);
  });

  people('a whole game at 360x740 with fingers', { size: PHONE, touch: true, settings: { language: 'ru', confirm: 'touch' } }, async (person) => {
    const ann = await person('Аня', { settings: { language: 'en' } });
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'medium'], options: SHORT });
    await playGame(ann, fingers(ann));
    await ann.locator('#end-title').waitFor();
    await shot(ann, 'end_phone');
  });

  // ------------------------------------------------------------- what goes wrong

  tally.add('J10 the server is killed in the middle of a turn and comes back: nothing is lost', async () => {
    const server = await new Server().start();
    const { page: p, context, wrong } = await open(browser(), server.url, { settings: { name: 'Ann' }, rough: true });
    try {
      await newTable(p, server.url, { place: 'Online', seats: ['me', 'easy'], options: { ...SHORT, first_player: 1 } });
      const first = await asked(p);
      await p.locator('.spot').first().press('Enter');
      await p.keyboard.press('Enter');
      const then = await asked(p, first.rows);
      await server.stop('SIGKILL');
      await p.getByText(/Connection lost/).first().waitFor();
      await shot(p, 'line_lost');
      await server.start();
      await p.locator('.strip.warn').waitFor({ state: 'detached' });
      const again = await asked(p);
      assert.deepEqual(again.view.moves, then.view.moves);
      await p.locator('.spot').first().press('Enter');
      await p.keyboard.press('Enter');
      await p.waitForFunction((r) => globalThis.seen.view.rows > r, then.rows);
      assert.deepEqual(wrong, []);
    } finally {
      await context.close();
      await server.end();
    }
  });

  page('a lost connection heals by itself', { settings: { name: 'Ann' }, rough: true, start: false }, async (p) => {
    let cut = null;
    await p.routeWebSocket(/.*/, (ws) => {
      ws.connectToServer();
      cut = ws;
    });
    await p.goto(url());
    await newTable(p, url(), { place: 'Online', seats: ['me', 'easy'], options: { ...SHORT, first_player: 1 } });
    const first = await asked(p);
    // it heals so quickly that a look now and then could miss it
    await p.evaluate(() => {
      const watch = () => (globalThis.lost ||= document.querySelector('.strip.warn') !== null);
      new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
    });
    await cut.close({ code: 3001 });
    await p.waitForFunction(() => globalThis.lost);
    await p.locator('.strip.warn').waitFor({ state: 'detached' });
    await p.locator('.spot').first().press('Enter');
    await p.keyboard.press('Enter');
    await asked(p, first.rows);
  });

  page('an old page is told so, and reloads', { rough: true, start: false }, async (p) => {
    await p.routeWebSocket(/.*/, (ws) => {
      const server = ws.connectToServer();
      ws.onMessage((m) => server.send(String(m).replace('"protocol":2', '"protocol":99')));
    });
    await p.goto(`${url()}#/t/t000000000000`);
    await p.getByRole('heading', { name: 'The page is out of date' }).waitFor();
    await shot(p, 'trouble_version');
    await p.getByRole('button', { name: 'Reload' }).waitFor();
  });

  people('an invitation that is no longer good, a table that is not there', {}, async (person) => {
    const ann = await person('Ann');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'open'], options: SHORT });
    const link = await ann.locator('#link').inputValue();
    await ann.getByRole('button', { name: /Close table/ }).click();
    const ben = await person('Ben');
    await ben.goto(link);
    await ben.getByRole('heading', { name: /closed|not found/i }).waitFor();
    await shot(ben, 'trouble_closed');
    await ben.goto(`${url()}#/t/t000000000000`);
    await ben.getByRole('heading', { name: 'Table not found' }).waitFor();
    await shot(ben, 'trouble_table');
  });

  people('a full table is offered for watching', {}, async (person) => {
    const ann = await person('Ann');
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'open', 'easy'], options: SHORT });
    const link = await ann.locator('#link').inputValue();
    const ben = await person('Ben');
    await ben.goto(link);
    await ben.getByRole('button', { name: 'Join' }).click();
    const eve = await person('Eve');
    await eve.goto(link);
    await eve.getByText('All seats are taken').first().waitFor();
    await soon.equal(() => eve.getByRole('button', { name: 'Join' }).count(), 0);
    await shot(eve, 'lobby_full');
  });
}

/** Rolls, moves the robber, ends: nothing is built. With `buys`, cards are bought. */
async function dull(p, now, buys = false) {
  const { moves } = now.view;
  if (moves.robber !== undefined) {
    const spot = p.locator(`.spot[data-id="${moves.robber[0]}"]`);
    await spot.press('Enter');
    await p.keyboard.press('Enter');
  } else if (moves.rob !== undefined) await press(p, '.victims button');
  else if (moves.discard !== undefined) {
    const me = now.view.seats[now.you - 1];
    const hand = { ...me.hand };
    for (let n = 0; n < me.owes; n++) await press(p, `[data-add="${moves.discard.find((k) => hand[k]-- > 0)}"]`);
    await press(p, '.dock button.primary:not(:disabled)');
  } else if (buys && moves.buy !== undefined) await press(p, '[data-action="buy"][aria-disabled="false"]');
  else await press(p, '#cat-main:not(:disabled)');
}

/** The places that are lit must be the engine's list, for every word of the board. */
async function sameSpots(p, now) {
  const open = ['catan.settle', 'catan.track', 'catan.rob', 'catan.free_edges'].includes(now.view.ask.frame);
  let compared = 0;
  for (const word of ['settlement', 'road', 'city', 'robber'].filter((w) => now.view.moves[w] !== undefined)) {
    if (!open) await p.locator(`[data-action="${word}"]`).press('Enter');
    await p.locator(`.board[data-word="${word}"]`).waitFor();
    const lit = await p.locator('.spot').evaluateAll((all) => all.map((s) => s.dataset.id));
    assert.deepEqual(lit.sort(), [...now.view.moves[word]].sort(), word);
    compared++;
    if (!open) await p.keyboard.press('Escape');
  }
  return compared;
}

/** The breakdown at the end adds up to the points. */
async function breakdown(p) {
  const { seats, table } = await p.evaluate(() => globalThis.seen.view.view);
  assert.ok(table.won > 0);
  for (const s of seats) {
    const parts = Object.values(s.parts).reduce((a, b) => a + b, 0);
    assert.equal(parts, s.points);
  }
}

/** Ann offers Ben a card of hers for one of his; he accepts, she takes it. */
async function trade(ann, ben) {
  let now = await asked(ann);
  while (now.view.ask.frame !== 'catan.act') {
    const { rows } = now;
    if (now.view.moves.discard === undefined) await dull(ann, now);
    now = await asked(ann, rows);
  }
  const handOf = (p) => p.evaluate(() => globalThis.seen.view.view.seats[globalThis.seen.view.you - 1].hand);
  const kinds = (hand) => Object.keys(hand).filter((k) => hand[k] > 0);
  const [hers, his] = [await handOf(ann), await handOf(ben)];
  const give = kinds(hers)[0];
  const want = kinds(his).find((k) => k !== give);
  assert.ok(give !== undefined && want !== undefined, 'both have cards at the printed start');
  await tap(ann, '[data-action="trade"]');
  await tap(ann, `[data-add="${give}"]`);
  await tap(ann, `.sides > :last-child [data-add="${want}"]`);
  await shot(ann, 'phone_trade');
  await tap(ann, '.trade button.primary:not(:disabled)');
  await asked(ben);
  await shot(ben, 'phone_offered');
  await ann.locator('.offer').waitFor();
  for (const p of [ann, ben]) assert.equal(await inSight(p, '.dock .hand li'), 5, 'both see their own hands');
  await tap(ben, '.answer button.primary:not(:disabled)');
  await ann.waitForFunction(() => globalThis.seen.view.view.moves.take !== undefined);
  await shot(ann, 'phone_answers');
  await tap(ann, '.dock button.primary:not(:disabled)');
  await ann.waitForFunction((n) => (globalThis.seen.view.view.seats[globalThis.seen.view.you - 1].hand[n[0]] ?? 0) === n[1], [want, (hers[want] ?? 0) + 1]);
  await soon.equal(async () => (await handOf(ann))[give] ?? 0, hers[give] - 1);
  await soon.equal(async () => (await handOf(ben))[give] ?? 0, (his[give] ?? 0) + 1);
}
