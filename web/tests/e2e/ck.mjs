// ck.mjs - Cities & Knights on the drawn table: two browsers by invite link (J2), every kind of card and question, a whole
// game with nothing but drawn controls, a phone.
import assert from 'node:assert/strict';
import { choose, KEYBOARD, makeMove } from './ck-hand.mjs';
import { island } from './ck-positions.mjs';
import { axe, fits, open, PHONE, shot, soon } from './lib.mjs';
import { asked, newTable, press, SHORT, sitDown } from './play.mjs';

/** The dock says this, once it is drawn. */
const says = (page, text) => page.locator('.dock').filter({ hasText: text }).waitFor();

/** The table shows every move by something drawn, none in words alone. */
const noWords = async (page, view) =>
  assert.equal(await page.locator('.more button').count(), 0, `offered in words: ${await page.locator('.more').allInnerTexts()} at ${view.ask.frame}`);

export function ck({ page, url, tally, browser }) {
  /** Plays on from a position, as a seat. */
  const from = (p, about, seat = 1) => sitDown(p, url(), { record: island(about), seat, after: true });
  const SETTINGS = { settings: { level: 'easy', confirm: 'always' } };
  /** Makes these moves one after the other, each once it is possible; answers what was told meanwhile. */
  const make = async (p, moves, now) => {
    for (const move of moves) {
      await noWords(p, now.view);
      const [word, arg = ''] = move.split(/ (.*)/);
      assert.ok(now.view.moves[word]?.includes(arg), `${move} is possible at ${now.view.ask.frame}: ${JSON.stringify(now.view.moves[word])}`);
      await makeMove(p, now, move);
      now = await asked(p, now.rows);
    }
    return now;
  };
  const told = (p) => p.evaluate(() => globalThis.seen.said.filter((m) => m.t === 'row').flatMap((m) => m.events));
  const names = async (p) => (await told(p)).map((e) => e.event);

  page('C&K trade cards: merchant, fleet, monopolies, master merchant, commercial harbor', SETTINGS, async (p) => {
    let now = await from(p, { progress: ['1 1merchant+1merchant_fleet+1trade_monopoly+1resource_monopoly'] });
    await p.locator('.dock [data-card="merchant"]').click();
    await shot(p, 'ck_card');
    await p.keyboard.press('Escape');
    now = await make(p, ['merchant h13', 'merchant_fleet paper', 'trade_monopoly cloth', 'resource_monopoly wool'], now);
    assert.equal(now.view.seats[0].rates.paper, 2);
    assert.equal(now.view.table.ck.merchant_owner, 1);
    await soon.equal(() => p.locator('[data-piece="merchant"][data-at="h13"]').count(), 1);
    now = await make(p, ['bank paper ore'], now);

    now = await from(p, { progress: ['1 1master_merchant+1commercial_harbor'], more: ['set defender 2 5'] });
    now = await make(p, ['master_merchant 2'], now);
    await says(p, /Take 2 cards from Bot/);
    now = await make(p, ['choose wool'], now); // two cards of the hand that lies open
    const hand = now.view.seats[0].hand_size;
    now = await make(p, ['commercial_harbor'], now);
    await p.locator('.pop [data-target="3"]').waitFor(); // the offer is opened by itself
    now = await make(p, ['harbor_offer 3 brick'], now);
    assert.equal(now.view.seats[0].hand_size, hand);
    await soon.ok(async () => (await names(p)).includes('swapped_cards'));
  });

  page('C&K politics cards: bishop, diplomat, warlord, wedding, intrigue, saboteur, spy, deserter', SETTINGS, async (p) => {
    let now = await from(p, { progress: ['1 1bishop+1diplomat+1warlord+1intrigue', '2 1crane'], more: ['set defender 2 5', 'set road e42 2', 'set road e40 2'] });
    now = await make(p, ['bishop', 'robber h13', 'diplomat e18', 'road e19', 'warlord', 'intrigue n19'], now);
    await soon.ok(async () => (await names(p)).includes('retreated'), 'the owner finds another place');
    assert.ok(now.view.pieces.filter((x) => x.kind === 'knight' && x.owner === 1).every((x) => x.active));
    now = await from(p, { progress: ['1 1wedding+1saboteur+1spy+1deserter', '2 1crane'], more: ['set defender 2 5'] });
    now = await make(p, ['wedding', 'saboteur', 'spy 2'], now);
    await says(p, /take one, or none/);
    await shot(p, 'ck_spy');
    now = await make(p, ['seize crane', 'deserter 3'], now);
    assert.equal(now.view.ask.frame, 'ck.place');
    now = await make(p, [`place ${now.view.moves.place[0]}`], now);
    await soon.ok(async () => (await names(p)).includes('placed'));
  });

  page('C&K science cards: alchemist, crane, mining, irrigation, inventor, engineer, medicine, smith, roads', SETTINGS, async (p) => {
    let now = await from(p, { progress: ['1 1alchemist'], phase: 'before 1', more: ['set ship 0'] });
    await p.locator('.dock [data-card="alchemist"]').click();
    await shot(p, 'ck_alchemist');
    await p.keyboard.press('Escape');
    now = await make(p, ['alchemist 6 5'], now);
    assert.deepEqual(now.view.table.dice, [6, 5]);
    now = await from(p, { progress: ['1 1crane+1mining+1irrigation+1inventor'] });
    const numbers = (view, hex) => view.places.find((x) => x.id === hex).numbers;
    const before = [numbers(now.view, 'h03'), numbers(now.view, 'h09')];
    now = await make(p, ['mining', 'irrigation', 'crane'], now);
    await press(p, '.dock [data-card="inventor"]');
    await press(p, '.pop button.primary');
    await p.locator('.spot[data-id="h09"]').focus(); // the later one first: either order will do
    await p.keyboard.press('Enter');
    await p.locator('.spot[data-id="h03"]').focus();
    await p.keyboard.press('Enter');
    await p.keyboard.press('Enter');
    now = await asked(p, now.rows);
    assert.deepEqual([numbers(now.view, 'h09'), numbers(now.view, 'h03')], before);
    now = await make(p, ['improve trade'], now);
    assert.equal(now.view.table.ck.crane, false);
    now = await from(p, { progress: ['1 1engineer+1medicine+1smith+1road_building'] });
    now = await make(p, ['engineer n42', 'medicine n13', 'smith', 'promote n31', 'promote n43', 'roads', 'road e31', 'road e46'], now);
    assert.ok(now.view.pieces.some((x) => x.kind === 'wall' && x.at === 'n42'));
    assert.deepEqual(now.view.pieces.filter((x) => x.kind === 'knight' && x.owner === 1).map((x) => x.strength).sort(), [2, 3, 3]);
  });

  page('C&K knights, walls, improvements, metropolis on the board and its panels', { settings: { level: 'easy', confirm: 'always' }, axe: true }, async (p) => {
    let now = await from(p, { more: ['set city n13 1'], hands: ['1 6brick+2lumber+4wool+3grain+6ore+4coin+5paper+2cloth', '2 1ore', '3 1ore'] });
    now = await make(p, ['wall n42', 'recruit n32', 'activate n43', 'promote n31', 'improve politics', 'crown n13', 'improve trade'], now);
    assert.ok(now.view.pieces.some((x) => x.kind === 'metropolis' && x.at === 'n13' && x.track === 'politics'));
    for (const action of ['recruit', 'improve']) {
      await press(p, `[data-action="${action}"]`);
      await p.locator('.pop').waitFor();
      assert.deepEqual(await axe(p), [], action);
      await shot(p, `ck_${action}`);
      await p.keyboard.press('Escape');
    }
    // a knight that is tapped says what it can do; the way is chosen on the board
    const box = await p.locator('[data-piece="knight"][data-at="n21"]').boundingBox();
    await p.mouse.click(box.x + box.width / 2, box.y + box.height * 0.65);
    await p.locator('[data-choice="displace"]').click();
    const { rows } = now;
    await p.locator('.spot[data-id="n19"]').focus();
    await p.keyboard.press('Enter');
    await shot(p, 'ck_displace');
    await p.keyboard.press('Enter');
    now = await asked(p, rows);
    assert.ok(now.view.pieces.some((x) => x.kind === 'knight' && x.at === 'n19' && x.owner === 1 && !x.active));
    const off = await p.locator('[data-action="wall"]').getAttribute('aria-disabled');
    assert.equal(off, String(now.view.moves.wall === undefined));
  });

  page('C&K the attack: explained with its figures, the loser chooses a city', { settings: { level: 'easy', confirm: 'always' }, axe: true }, async (p) => {
    const weak = ['set ship 6', 'set knight n31 1 2', 'set knight n21 1 3', 'set knight n34 3 2', 'set city n13 1'];
    let now = null;
    for (let i = 0; i < 30 && now?.view.ask.frame !== 'ck.lose'; i++) {
      now = await from(p, { phase: 'before 1', more: weak });
      await makeMove(p, now, 'roll'); // every other roll shows the ship
      now = await asked(p, now.rows);
    }
    const report = await p.locator('section.battle').innerText();
    assert.match(report, /The barbarians win/);
    assert.match(report, /Barbarians 6/);
    assert.match(report, /CK-BARB-10/);
    await says(p, /choose a city to lose/);
    assert.deepEqual(await axe(p), []);
    await shot(p, 'ck_attack');
    now = await make(p, ['lose n42'], now);
    assert.ok(now.view.pieces.some((x) => x.kind === 'settlement' && x.at === 'n42'));
    await soon.match(() => p.locator('section.battle').innerText(), /becomes a settlement/);
  });

  // what others do to a player: [name, position, seat, moves, what is said]
  const PROMPTS = [
    ['aqueduct', { phase: 'roll 1', more: ['set ship 0'], moves: ['* dice 1 1', '* event ship'] }, 1, ['aqueduct ore'], /with the Aqueduct/],
    ['a deck after a shared victory', { phase: 'roll 1', more: ['set ship 6', 'set knight n29 2 3 active', 'set knight n31 1 1', 'set knight n34 3 3 active'], moves: ['* dice 1 1', '* event ship'] }, 1, ['deck politics'], /shared the best defence/],
    ['wedding', { progress: ['1 1wedding'], more: ['set defender 2 5'], moves: ['1 wedding'] }, 2, ['give wool'], /Wedding: choose the cards to give away/],
    ['saboteur', { progress: ['1 1saboteur'], more: ['set defender 2 5'], hands: ['1 1ore', '2 4ore+2cloth', '3 1ore'], moves: ['1 saboteur'] }, 2, ['discard ore'], /Saboteur: discard half/],
    ['deserter', { progress: ['1 1deserter'], moves: ['1 deserter 2'] }, 2, ['give_knight n29'], /choose a knight to give up/],
    ['a displaced knight', { more: ['set road e42 2', 'set road e40 2'], moves: ['1 displace n21 n19'] }, 2, ['retreat n30'], /Your knight was displaced/],
    ['commercial harbor', { progress: ['1 1commercial_harbor'], moves: ['1 commercial_harbor', '1 harbor_offer 2 ore'] }, 2, ['swap coin'], /choose a commodity to give for it/],
    ['a fifth card', { progress: ['2 1spy+1crane+1smith+1warlord'], more: ['set level 2 science 3'], phase: 'roll 1', moves: ['* dice 1 1', '* event science', '* progress medicine', '* progress mining', '* progress alchemist'] }, 2, ['shed crane'], /More than four progress cards/],
    ['knights sent into battle', { phase: 'roll 1', more: ['set ship 6'], options: 'offers_per_turn=0 expert_battle=1', moves: ['* dice 1 1', '* event ship'] }, 1, ['send n21'], /which knights do you send/],
  ];
  page('C&K what others ask of a player: each question has its own controls', { settings: { level: 'easy', confirm: 'always' }, axe: true }, async (p) => {
    for (const [name, about, seat, moves, text] of PROMPTS) {
      const now = await from(p, about, seat);
      await says(p, text);
      await noWords(p, now.view);
      assert.deepEqual(await axe(p), [], name);
      await shot(p, `ck_${name.replaceAll(' ', '_')}`);
      await make(p, moves, now);
    }
  });

  page('C&K six progress cards at the end of the turn: one is played on the board, one put back', { ...SETTINGS, axe: true }, async (p) => {
    let now = await from(p, { progress: ['1 1mining+1merchant+1spy+1crane+1smith+1diplomat'], moves: ['1 end'] });
    await says(p, /put one under its deck or play one/);
    await p.locator('.dock .pick [data-card="merchant"]').click();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'ck_end_of_turn');
    now = await make(p, ['merchant h13'], now);
    assert.equal(now.view.ask.frame, 'ck.shed');
    assert.equal(now.view.table.ck.merchant_owner, 1);
    assert.equal(now.view.table.turn, 1);
    now = await make(p, ['shed spy'], now);
    await soon.ok(async () => (await names(p)).includes('ended'));
  });

  page('C&K a whole game against bots on this device, everything by drawn controls', { settings: { confirm: 'never', level: 'easy' } }, async (p) => {
    await newTable(p, url(), { seats: ['me', 'medium'], modules: ['ck'], options: SHORT });
    let rows = -1;
    const seen = new Set();
    for (let i = 0; i < 4000; i++) {
      const now = await asked(p, rows);
      if (now.over) break;
      await noWords(p, now.view);
      const move = choose(now.view);
      try {
        await makeMove(p, now, move);
      } catch (e) {
        const last = await p.evaluate(() => globalThis.seen.view?.rows ?? -1);
        if (last <= now.rows) throw new Error(`${move} (${now.view.ask.frame}): ${e.message}`);
      }
      seen.add(move.split(' ')[0]);
      rows = now.rows;
    }
    await p.locator('#end-title').waitFor();
    await shot(p, 'ck_end');
    console.log(`# Cities & Knights: ${rows} rows, moves made: ${[...seen].sort().join(' ')}`);
  });

  // from ten points on: a city improvement brings a metropolis, the merchant the thirteenth point
  const WINS = ['recruit n32', 'activate n43', 'smith', 'promote n31', 'promote n43', 'improve politics', 'crown n13', 'merchant h13'];
  page('C&K the end of a game by keyboard alone: dice, knights, cards, improvements, metropolis, victory', SETTINGS, async (p) => {
    const hands = ['1 6brick+2lumber+4wool+3grain+6ore+4coin+5paper+2cloth', '2 1ore', '3 1ore'];
    let now = null;
    for (let seven = true; seven; seven = now.view.table.dice[0] + now.view.table.dice[1] === 7) { // it would cost what the plan needs
      now = await from(p, { phase: 'before 1', more: ['set city n13 1', 'set ship 0'], progress: ['1 1merchant+1smith'], hands });
      await makeMove(p, now, 'roll', KEYBOARD);
      now = await asked(p, now.rows);
    }
    const plan = [...WINS];
    for (let i = 0; i < 120 && !now.over; i++) {
      const next = plan.findIndex((move) => now.view.moves[move.split(' ')[0]]?.includes(move.split(/ (.*)/)[1] ?? ''));
      const move = next < 0 ? choose({ ...now.view, moves: Object.fromEntries(Object.entries(now.view.moves).filter(([word]) => !WINS.some((m) => m.startsWith(word)))) }) : plan.splice(next, 1)[0];
      await makeMove(p, now, move, KEYBOARD);
      now = await asked(p, now.rows);
    }
    await soon.match(() => p.locator('#end-title').innerText(), /wins? with 13 points/);
    assert.deepEqual(plan, [], 'everything was done');
  });

  page('C&K at phone size: fingers, no sideways scrolling, axe, both languages and themes', { size: PHONE, touch: true, axe: true, settings: { level: 'easy' } }, async (p) => {
    const now = await from(p, { progress: ['1 1merchant+1warlord+1smith+1inventor', '2 1spy'] });
    assert.deepEqual(await axe(p), []);
    await shot(p, 'ck_phone');
    for (const [name, selector] of [['improve', '[data-action="improve"]'], ['knights', '[data-action="recruit"]'], ['card', '[data-card="smith"]'], ['trade', '[data-action="trade"]']]) {
      await p.locator(selector).scrollIntoViewIfNeeded();
      await p.locator(selector).tap();
      await fits(p);
      assert.deepEqual(await axe(p), [], name);
      await shot(p, `ck_phone_${name}`);
      await p.locator('.pop .x, .trade .x').first().tap();
    }
    await p.locator('.over .line').tap(); // all about the barbarians
    await p.locator('.barbarians').waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'ck_phone_barbarians');
    await p.keyboard.press('Escape');
    await p.locator('[data-card="warlord"]').scrollIntoViewIfNeeded();
    await p.locator('[data-card="warlord"]').tap();
    await p.locator('.pop button.primary').tap();
    await asked(p, now.rows);
    for (const [language, theme] of [['ru', 'dark'], ['en', 'dark'], ['ru', 'light']]) {
      await p.evaluate((s) => localStorage.setItem('thorp.settings', JSON.stringify({ ...JSON.parse(localStorage.getItem('thorp.settings')), ...s })), { language, theme });
      await p.reload();
      await p.locator('.dock [data-action="improve"]').waitFor();
      assert.deepEqual(await axe(p), [], `${language} ${theme}`);
      await fits(p);
      assert.doesNotMatch(await p.locator('.dock').innerText(), /web\.|[{}]/);
      await shot(p, `ck_phone_${language}_${theme}`);
    }
  });

  tally.add('J2 Cities & Knights: two browsers and two bots by invite link; one reloads in the middle of a discard', async () => {
    const all = [];
    const person = async (name) => {
      const one = await open(browser(), url(), { settings: { name, confirm: 'never' } });
      all.push(one);
      return one.page;
    };
    try {
      const [ann, ben] = [await person('Ann'), await person('Ben')];
      await newTable(ann, url(), { place: 'Online', seats: ['me', 'open', 'easy', 'easy'], modules: ['ck'], options: { ...SHORT, layout: 'beginner' } });
      await ben.goto(await ann.locator('#link').inputValue());
      await ben.getByRole('button', { name: 'Join' }).click();
      await ann.getByText('Ben').first().waitFor();
      await ann.getByRole('button', { name: 'Start game' }).click();
      await discardAndReload(ann, ben);
      assert.deepEqual(all.flatMap((one) => one.wrong), []);
    } finally {
      for (const one of all) await one.context.close();
    }
  });

  /** Both keep their cards until one has too many; that one reloads with some cards chosen, and discards. */
  async function discardAndReload(ann, ben) {
    const rows = new Map([[ann, -1], [ben, -1]]);
    for (let i = 0; i < 600; i++) {
      const [who, now] = await Promise.any([ann, ben].map(async (p) => [p, await asked(p, rows.get(p))]));
      assert.ok(!now.over, 'nobody wins by hoarding');
      if (now.view.ask.frame === 'catan.owe') {
        await press(who, `.dock [data-add="${now.view.moves.discard[0]}"]`);
        await who.reload();
        const again = await asked(who);
        assert.deepEqual(again.view.moves.discard, now.view.moves.discard);
        await makeMove(who, again, `discard ${again.view.moves.discard[0]}`);
        await who.waitForFunction((r) => globalThis.seen.view.rows > r, again.rows);
        return;
      }
      const quiet = ['roll', 'end', 'settlement', 'city', 'road', 'robber', 'rob', 'none', 'done'];
      const word = quiet.find((w) => now.view.moves[w] !== undefined && (w !== 'city' || now.view.ask.frame === 'catan.settle'));
      await makeMove(who, now, word === undefined ? choose(now.view) : `${word} ${now.view.moves[word][0]}`.trim());
      rows.set(who, now.rows);
    }
    assert.fail('nobody had to discard');
  }
}
