// play.mjs - playing for the tests with what is on the screen: in words, with the keyboard, with fingers.
import assert from 'node:assert/strict';

// ------------------------------------------------------------------ tables

/** A new table by the set-up screen. `seats`: what the seats' lists shall say; `modules`: those switched on; `options`: ids and values. */
export async function newTable(page, url, { game = 'Catan', place = 'On this device', seats = ['me', 'easy'], modules = [], options = {}, listed = true } = {}) {
  await page.goto(`${url}#/new`);
  const button = (name) => page.getByRole('button', { name, exact: true });
  await button(game).click();
  if (place === 'Online') await page.waitForFunction(() => [...document.querySelectorAll('.seg button')].some((b) => b.textContent.trim() === 'Online' && !b.disabled));
  await button(place).click();
  await page.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: String(seats.length), exact: true }).click();
  const usual = page.locator('#mod-two:checked'); // two people play so; the tests mostly do not
  if (!modules.includes('two') && (await usual.count()) > 0) await usual.setChecked(false);
  for (const name of modules) await page.locator(`#mod-${name}`).setChecked(true);
  const more = page.locator('details:not([open]) > summary');
  if ((await more.count()) > 0 && Object.keys(options).length > 0) await more.click();
  for (const [name, value] of Object.entries(options)) await setOption(page.locator(`#opt-${name}`), value);
  for (const [i, who] of seats.entries()) await page.locator(`#seat-${i}`).selectOption(who);
  if (place === 'Online' && !listed) await page.locator('#listed').uncheck();
  await page.locator('.foot .btn.pri').click();
  await page.waitForURL(/#\/t\/[tl]/);
  return /t\/([tl]\w+)/.exec(page.url())[1];
}

async function setOption(field, value) {
  const kind = await field.evaluate((e) => (e.tagName === 'INPUT' ? e.type : e.tagName.toLowerCase()));
  if (kind === 'fieldset' && (await field.locator('[aria-haspopup="dialog"]').count()) > 0) await setCard(field, value);
  else if (kind === 'fieldset') await field.locator(`input[value="${value}"]`).check();
  else if (kind === 'select') await field.selectOption(String(value));
  else if (kind === 'checkbox') await field.setChecked(value);
  else {
    await field.fill(String(value));
    await field.press('Tab');
  }
}

/** A row that is chosen as a card in a window. */
async function setCard(field, value) {
  await field.locator('[aria-haspopup="dialog"]').click();
  await field.page().locator(`dialog[open] input[value="${value}"]`).check();
  await field.page().locator('dialog[open] .btn.pri').click();
}

/** Opens a record and sits down at a seat of it: where it begins, or after its moves. */
export async function sitDown(page, url, { record, seat, after = false }) {
  await page.goto(`${url}#/replay`);
  await page.locator('textarea').fill(record);
  await page.locator('.pick .btn.pri').click();
  await page.locator('#as').waitFor();
  if (after) await page.keyboard.press('End');
  await page.locator('#as').selectOption(String(seat));
  await page.evaluate(() => Object.assign(globalThis.seen, { view: null, table: null, rows: 0, said: [] })); // of the table before
  await page.locator('button:has(.here)').click();
  await page.waitForURL(/#\/t\/l/);
  return asked(page);
}

/** No haggling: bots that move at random would talk all day. */
export const SHORT = { offers_per_turn: 0 };
export const PRINTED = { layout: 'beginner', start: 'printed', first_player: 1 };

/** A game of bots on the server, played to its end; answers the table's id. */
export function finishedOnServer(page, setup = 'catan seats=3 offers_per_turn=0', bots = ['easy', 'easy', 'easy']) {
  return page.evaluate(
    async ([text, seats]) => {
      const ws = new WebSocket(new URL('ws', location.href).href.replace('http', 'ws'), 'thorp');
      let table = '';
      return new Promise((done, fail) => {
        ws.onopen = () => ws.send(JSON.stringify({ t: 'hello', protocol: 2 }));
        ws.onmessage = (e) => {
          const m = JSON.parse(e.data);
          if (m.t === 'welcome') ws.send(JSON.stringify({ t: 'new', setup: text, seats, listed: false }));
          if (m.t === 'created') {
            table = m.table;
            ws.send(JSON.stringify({ t: 'begin' }));
          }
          if (m.t === 'error') fail(new Error(m.text));
          if (m.t === 'table' && m.status === 'over') {
            ws.close();
            done(table);
          }
        };
      });
    },
    [setup, bots],
  );
}

// ----------------------------------------------------------------- choosing

/** Waits until this page shows a question newer than `rows`, with all that its modules add to the table, or the game is over. What bots are asked
 *  together with this seat they have answered by then: their rows come between no look and no move. */
export function asked(page, rows = -1) {
  return page.evaluate(
    (old) =>
      new Promise((done, fail) => {
        const end = Date.now() + 120000;
        const shown = () => Number(document.querySelector('.family [data-rows]:not([aria-busy="true"])')?.dataset.rows ?? -1);
        const bots = (seats, table) => !globalThis.seen.still && seats.some((seat) => table?.seats[seat - 1]?.kind === 'bot');
        const look = () => {
          const { view, table } = globalThis.seen;
          if (table?.status === 'over' || table?.status === 'aborted') done({ over: true, table });
          else if (view !== null && view.rows > old && shown() === view.rows && view.you > 0 && view.view.ask.seats?.includes(view.you) && !bots(view.view.ask.seats, table)) done({ over: false, you: view.you, rows: view.rows, view: view.view });
          else if (Date.now() > end) fail(new Error(`nothing is asked; rows ${view?.rows}, ask ${JSON.stringify(view?.view.ask)}, screen: ${document.querySelector('.dock, .ask')?.textContent.slice(0, 300)}`));
          else setTimeout(look, 4);
        };
        look();
      }),
    rows,
  );
}

// what a person would like best, of what is offered
const TASTE = ['city', 'settlement', 'buy', 'road_building', 'plenty', 'monopoly', 'knight', 'robber', 'rob', 'pick', 'discard', 'roll', 'accept', 'take', 'reject', 'cancel', 'bank', 'road', 'done', 'pass', 'end'];

/** A move worth making, of a view. Words that are not of Catan come last, the long lists first. */
export function choose(view, you, random = Math.random, taste = TASTE) {
  const me = view.seats[you - 1];
  const lists = view.moves;
  for (const word of taste) {
    const args = lists[word];
    if (args === undefined) continue;
    if (word === 'road' && taste === TASTE && random() < 0.5 && lists.end !== undefined) continue;
    if (word === 'bank') {
      const good = args.filter((a) => wantsTrade(a, me));
      if (good.length === 0) continue;
      return `bank ${good[Math.floor(random() * good.length)]}`;
    }
    return `${word} ${args[Math.floor(random() * args.length)]}`.trim();
  }
  const words = Object.keys(lists);
  const word = words[Math.floor(random() * words.length)];
  return `${word} ${lists[word][Math.floor(random() * lists[word].length)]}`.trim();
}

/** A trade with the bank is worth it when the kind that comes is not in the hand. */
function wantsTrade(arg, me) {
  const want = /:\d*(\w+)/.exec(arg)?.[1];
  return want !== undefined && (me?.hand?.[want] ?? 0) === 0;
}

// ----------------------------------------------------------------- in words

/** Plays to the end by the buttons of the table in words. */
export async function playWords(page, most = 4000) {
  let rows = -1;
  for (let i = 0; i < most; i++) {
    const now = await asked(page, rows);
    if (now.over) return;
    const move = choose(now.view, now.you);
    if (!(await pressIf(page, `[data-move="${move}"]`))) await command(page, move);
    rows = now.rows;
  }
  throw new Error('the game does not end');
}

/** Types a move into the line of the table in words. */
export async function command(page, text) {
  await page.locator('#command').fill(text);
  await page.locator('#command').press('Enter');
}

// --------------------------------------------------------- the drawn table

/** One move of Catan on the drawn table. `hand` is how: keys, or fingers. */
export async function playDrawn(page, now, move, hand) {
  const [word, arg = ''] = move.split(/ (.*)/);
  if (['roll', 'end', 'done', 'pass'].includes(word)) return hand.main();
  if (word === 'rob') return hand.victim(now.view.moves.rob.indexOf(arg));
  if (word === 'discard' || word === 'pick') return hand.cards(pickCards(now, word));
  if (word === 'buy') return hand.action('buy');
  if (['knight', 'road_building', 'plenty'].includes(word)) return hand.card(word);
  if (['road', 'settlement', 'city', 'robber', 'bridge'].includes(word)) {
    const open = ['catan.settle', 'catan.track', 'catan.rob', 'catan.free_edges'].includes(now.view.ask.frame);
    if (!open) await hand.action(word);
    return hand.spot(arg, word);
  }
  throw new Error(`no hand for ${move}`);
}

/** Which cards to give or take: the first that the engine lists, one after the other. */
function pickCards(now, word) {
  const me = now.view.seats[now.you - 1];
  const need = word === 'discard' ? me.owes : now.view.ask.n;
  const from = word === 'discard' ? { ...me.hand } : { ...now.view.table.bank };
  const out = [];
  for (const kind of now.view.moves[word])
    while (out.length < need && (from[kind] ?? 0) > 0) {
      from[kind]--;
      out.push(kind);
    }
  return out;
}

/** Moves that both hands know. */
const DRAWN = ['city', 'settlement', 'buy', 'road_building', 'plenty', 'knight', 'robber', 'rob', 'pick', 'discard', 'roll', 'road', 'done', 'pass', 'end'];

export async function playGame(page, hand, { most = 3000, each } = {}) {
  let rows = -1;
  for (let i = 0; i < most; i++) {
    const now = await asked(page, rows);
    if (now.over) return i;
    if (each !== undefined) await each(now, i);
    const move = choose(now.view, now.you, Math.random, now.view.moves.end !== undefined && Math.random() < 0.4 ? DRAWN.filter((w) => w !== 'road') : DRAWN);
    try {
      await playDrawn(page, now, move, hand);
    } catch (e) {
      // somebody else spoke between our move and its row (two discard at once): the question seen was answered already
      const last = await page.evaluate(() => globalThis.seen.view?.rows ?? -1);
      if (last <= now.rows) throw new Error(`${move} (${now.view.ask.frame}): ${e.message}`);
    }
    rows = now.rows;
  }
  throw new Error('the game does not end');
}

/** In the page: how often N (or P, if less than 0) leads from the place that has the focus to another, as long as they go by their order. */
function stepsTo(id) {
  const all = [...document.querySelectorAll('.spot')].map((s) => s.dataset.id);
  const [from, to] = [all.indexOf(document.activeElement?.dataset?.id), all.indexOf(id)];
  if (from === to) return 0;
  const on = (to - from + all.length) % all.length;
  return from < 0 || to < 0 ? 1 : on <= all.length / 2 ? on : on - all.length;
}

/** In the page: the place that has the focus waits to be confirmed. */
const isChosen = () => document.activeElement?.getAttribute('aria-pressed') === 'true';

/** Everything by keys: nothing is clicked. */
export function keys(page) {
  const press = (key) => page.keyboard.press(key);
  const focused = (look, arg) => page.evaluate(look, arg);
  return {
    async main() {
      await page.locator('#cat-main:not(:disabled)').waitFor();
      await page.evaluate(() => document.activeElement?.blur?.());
      await press(' ');
    },
    async action(word) {
      await page.locator(`[data-action="${word}"][aria-disabled="false"]`).waitFor();
      await page.evaluate(() => document.activeElement?.blur?.());
      await press('b');
      await press({ road: 'r', settlement: 's', city: 'c', buy: 'd', bridge: 'e' }[word]);
    },
    async spot(id, word) {
      await page.locator(`.spot[data-id="${id}"][data-word="${word}"]`).waitFor();
      await press('n');
      for (let i = 0; i < 140; i++) {
        const away = await focused(stepsTo, id);
        if (away === 0) break;
        for (let k = 0; k < Math.abs(away); k++) await press(away > 0 ? 'n' : 'p');
      }
      await press('Enter');
      if (await focused(isChosen)) await press('Enter'); // or it was played at once, and the next question would get the key
    },
    async card(word) {
      await tabTo(page, `[data-card="${word}"]`);
      await press('Enter');
      await tabTo(page, '.over button.primary, .dock button.primary');
      await press('Enter');
    },
    async cards(kinds) {
      for (const kind of kinds) {
        await tabTo(page, `[data-add="${kind}"]`);
        await press('Enter');
      }
      await tabTo(page, '.dock button.primary:not(:disabled)');
      await press('Enter');
    },
    async victim(n) {
      await tabTo(page, `.victims button:nth-of-type(${n + 1})`);
      await press('Enter');
    },
  };
}

/** Tabs until the element has the focus; it must be reachable. */
export async function tabTo(page, selector) {
  await page.locator(selector).first().waitFor();
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not reach ${selector}`);
}

/** Presses the first such button as soon as it is there. Quicker than a click of the mouse, which waits for two pictures. */
export async function press(page, selector) {
  const look = (s) => {
    const there = document.querySelector(s);
    there?.click();
    return there !== null;
  };
  await page.waitForFunction(look, selector, { polling: 5 }).catch(() => {
    throw new Error(`nothing to press: ${selector}`);
  });
}

/** Presses it if the screen has it. */
export function pressIf(page, selector) {
  return page.evaluate((s) => new Promise((done) => setTimeout(() => {
    const there = document.querySelector(s);
    there?.click();
    done(there !== null);
  })), selector);
}

/** A real tap in the middle of the first such thing, once it is there and nothing lies over it. */
export async function tap(page, selector, nth = 0) {
  const at = await page
    .waitForFunction(
      ([s, n]) => {
        const it = document.querySelectorAll(s)[n];
        if (it === undefined) return null;
        it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const r = it.getBoundingClientRect();
        const x = r.x + r.width / 2, y = r.y + r.height / 2;
        const top = document.elementFromPoint(x, y);
        return r.width > 0 && top !== null && (it.contains(top) || top.contains(it)) ? { x, y } : null;
      },
      [selector, nth],
      { polling: 10 },
    )
    .then((h) => h.jsonValue(), () => null);
  if (at === null) throw new Error(`cannot be tapped: ${selector}`);
  await page.touchscreen.tap(at.x, at.y);
}

/** Everything by taps. */
export function fingers(page) {
  return {
    main: () => tap(page, '#cat-main:not(:disabled)'),
    action: (word) => tap(page, `[data-action="${word}"][aria-disabled="false"]`),
    async spot(id, word) {
      await tap(page, `.spot[data-id="${id}"][data-word="${word}"]`);
      await tap(page, '.dock button.primary:not(:disabled)');
    },
    async card(word) {
      await tap(page, `[data-card="${word}"]`);
      await tap(page, '.dock button.primary:not(:disabled)');
    },
    async cards(kinds) {
      for (const kind of kinds) await tap(page, `[data-add="${kind}"]`);
      await tap(page, '.dock button.primary:not(:disabled)');
    },
    victim: (n) => tap(page, '.victims button', n),
  };
}
