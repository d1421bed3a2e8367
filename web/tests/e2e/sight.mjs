// sight.mjs - what people need is in sight, by bounding boxes on screens of several sizes: the own hand during a trade, unread words,
// the track of the robbers.
import assert from 'node:assert/strict';
import { island } from './ck-positions.mjs';
import { open, shot, soon } from './lib.mjs';
import { asked, newTable, PRINTED, sitDown, tap } from './play.mjs';
import { before } from './referee.mjs';

const PHONES = [{ width: 390, height: 844 }, { width: 360, height: 640 }];
const SIDEWAYS = { width: 844, height: 390 }; // the dock is a column that scrolls
const DESKS = [{ width: 1280, height: 720 }, { width: 1440, height: 900 }];
const of = (size) => `${size.width}x${size.height}`;

/** Everything that matches is inside the window and nothing lies over its middle. Answers how many there are. */
export async function inSight(p, selector) {
  const hidden = () => p.locator(selector).evaluateAll((all) =>
    all.flatMap((e) => {
      const r = e.getBoundingClientRect();
      const inside = r.width > 0 && r.left >= -0.5 && r.top >= -0.5 && r.right <= innerWidth + 0.5 && r.bottom <= innerHeight + 0.5;
      const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
      return inside && (e.contains(top) || top?.contains(e) === true) ? [] : [`${e.className} ${e.textContent.trim()} ${[r.left, r.top, r.right, r.bottom].map(Math.round)} under ${top?.className ?? 'nothing'}`];
    }),
  );
  await p.locator(selector).first().waitFor();
  await soon.deepEqual(hidden, [], `${selector} in sight`);
  return p.locator(selector).count();
}

/** A deal of Catan in the middle of a game: seat 1 acts, seat 2 holds what it wants. */
const plain = (moves = []) =>
  ['th 1 catan seats=3', 'opt layout=beginner first_player=1', 'set settlement n20 1', 'set settlement n42 2', 'set settlement n35 3', 'set hand 1 2brick+1lumber+3wool+1grain', 'set hand 2 2ore+1grain', 'set hand 3 1lumber', 'set phase act 1', ...moves, ''].join('\n');
const GAMES = {
  Catan: { kinds: 5, record: plain },
  'Cities & Knights': { kinds: 8, record: (moves) => island({ options: 'offers_per_turn=5', moves }) },
};

export function sight({ page, url, tally, browser }) {
  for (const size of [...PHONES, SIDEWAYS])
    for (const [game, { kinds, record }] of Object.entries(GAMES))
      page(`${game} at ${of(size)}: the own hand is in sight while a trade is offered and answered`, { size, touch: true, settings: { level: 'easy' } }, async (p) => {
        await sitDown(p, url(), { record: record(), seat: 1, after: true });
        await p.locator('[data-action="trade"]').tap();
        await tap(p, '[data-add="wool"]');
        assert.equal(await inSight(p, '.dock .hand li'), kinds, 'while the offer is made');
        if (size !== SIDEWAYS) await inSight(p, '.trade footer button.primary');
        await shot(p, `trade_${kinds}_${of(size)}`);
        await p.locator('.sides > :last-child [data-add="ore"]').tap();
        assert.equal(await inSight(p, '.dock .hand li'), kinds, 'the other side of it too');

        await sitDown(p, url(), { record: record(['1 offer 1wool:1ore']), seat: 2, after: true });
        await p.locator('.answer').waitFor();
        assert.equal(await inSight(p, '.dock .hand li'), kinds, 'while it is answered');
        if (size !== SIDEWAYS) await inSight(p, '.answer button');
        await shot(p, `answer_${kinds}_${of(size)}`);
        await p.locator('.answer button', { hasText: 'Counter' }).tap();
        assert.equal(await inSight(p, '.dock .hand li'), kinds, 'while it is answered by another deal');
      });

  for (const size of [...PHONES, ...DESKS])
    page(`Carcassonne at ${of(size)}: the robbers' track fits its dock`, { size, touch: size.width < 700, settings: { level: 'easy', confirm: 'always' } }, async (p) => {
      const position = await before('carcassonne/robbers.t', 'CC-ROB-01 CC-ROB-02', 'robber 7');
      await sitDown(p, url(), position);
      assert.equal(await inSight(p, '.dock .track li'), 50, 'all spaces');
      assert.equal(await inSight(p, '.dock .track .open button'), 2, 'those that are open');
      await p.locator('.dock .track .open button').first().click();
      await inSight(p, '#car-main');
      assert.equal(await inSight(p, '.dock .track li'), 50, 'all spaces when one is chosen');
      await soon.ok(() => p.evaluate(() => document.querySelector('.board').getBoundingClientRect().height > 120), 'the map is there too');
      await shot(p, `robbers_${of(size)}`);
    });

  for (const size of DESKS)
    for (const language of ['en', 'ru'])
      page(`the first screen at ${of(size)}, ${language}: nothing overlaps, games to go on with and open tables are in sight`, { size, settings: { language, level: 'easy' } }, async (p) => {
        await p.locator('.buttons .btn.pri').click(); // a game to go on with
        await p.waitForURL(/#\/t\/l/);
        await asked(p);
        await p.goto(`${url()}#/`);
        for (const part of ['.line .btn.pri', '.open .line, .open .empty p', '.island svg', '.game .pill']) await p.locator(part).first().waitFor();
        await inSight(p, '#go, #open, .grid .go .line, .grid .open .head + :is(.line, .empty) > :first-child');
        await soon.deepEqual(() => overlaps(p, '.claim h1, .claim p, .claim .btn, .island'), [], 'words, buttons and island');
        await soon.deepEqual(() => overlaps(p, '.frame, .games li, .grid > section'), [], 'parts of the screen');
        await soon.equal(() => p.evaluate(() => scrollY), 0);
        await shot(p, `home_${of(size)}_${language}`);
      });

  page('the dot of an i stands clear of its stem at one pixel a point, ё of its dots', { axe: true }, async (p) => {
    for (const [letter, weight, size] of ['i', 'ё'].flatMap((l) => [500, 650].flatMap((w) => [12.5, 13, 13.5, 14, 14.5, 15, 16].map((s) => [l, w, s])))) {
      const melted = await dotGap(p, letter, weight, size);
      assert.ok(melted > 0.25, `${letter} at ${size} px, ${weight}: ${melted.toFixed(2)} of the paper shows between dot and stem`);
    }
  });

  tally.add('words that were not read are counted, on a phone and beside the board', async () => {
    const [ann, ben] = await Promise.all([
      open(browser(), url(), { settings: { name: 'Ann' }, size: PHONES[0], touch: true }),
      open(browser(), url(), { settings: { name: 'Ben' }, size: DESKS[0] }),
    ]);
    try {
      await talk(ann.page, ben.page, url());
      assert.deepEqual([...ann.wrong, ...ben.wrong], []);
    } finally {
      await ann.context.close();
      await ben.context.close();
    }
  });
}

/** Pairs of elements that lie over each other. */
function overlaps(p, selector) {
  return p.locator(selector).evaluateAll((all) => {
    const boxes = all.map((e) => ({ name: `${e.tagName} ${e.className} ${e.textContent.trim().slice(0, 20)}`, r: e.getBoundingClientRect() }));
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => over(a.r, b.r)).map((b) => `${a.name} / ${b.name}`));
  });
}

/** How much of the paper shows in the lightest row between a letter's dot and what is below it, 0 (none) to 1, as it is painted. */
async function dotGap(p, letter, weight, size) {
  await p.evaluate(async ([text, w, s]) => {
    const ink = document.getElementById('ink') ?? document.body.appendChild(Object.assign(document.createElement('div'), { id: 'ink' }));
    ink.style.cssText = `position: fixed; inset: 0 auto auto 0; z-index: 9999; width: 40px; line-height: 40px; text-align: center; background: #fff; color: #000; font-size: ${s}px; font-weight: ${w}`;
    ink.textContent = text;
    await document.fonts.load(`${w} ${s}px 'Golos Text Variable'`, text);
  }, [letter, weight, size]);
  await p.waitForTimeout(40);
  const picture = (await p.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } })).toString('base64');
  return p.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const pen = Object.assign(document.createElement('canvas'), { width: 40, height: 40 }).getContext('2d');
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, 40, 40);
    const rows = Array.from({ length: 40 }, (_, y) => Math.max(...Array.from({ length: 40 }, (__, x) => 1 - data[4 * (40 * y + x)] / 255)));
    const top = rows.findIndex((r) => r > 0.25), bottom = rows.findLastIndex((r) => r > 0.3);
    let dot = top;
    while (rows[dot + 1] >= rows[dot]) dot++;
    return 1 - Math.min(...rows.slice(dot, dot + Math.ceil((bottom - top) * 0.45))) / Math.max(...rows);
  }, picture);
}

async function talk(ann, ben, url) {
  await newTable(ann, url, { place: 'Online', seats: ['me', 'open', 'easy'], options: PRINTED });
  await ben.goto(await ann.locator('#link').inputValue());
  await ben.getByRole('button', { name: 'Join' }).click();
  await ann.locator('.btn.pri.big:not(:disabled)').tap();
  await asked(ann);
  await ben.locator('#side-tab-chat').click();
  for (const word of ['Is anybody there?', 'It is your turn']) {
    await ben.getByLabel('Write a message').fill(word);
    await ben.getByRole('button', { name: 'Send' }).click();
    await ben.getByText(word).waitFor();
    await ben.waitForTimeout(900); // the server takes one line in 0.7 s
  }
  await soon.equal(() => ben.locator('#side-tab-chat .tag').count(), 0, 'what one says oneself is no news');
  const flap = ann.getByRole('button', { name: 'Chat, 2 unread messages' });
  await flap.waitFor();
  await inSight(ann, '[data-flap="chat"] .tag');
  await shot(ann, 'unread_phone');
  await flap.tap();
  await ann.getByText('It is your turn').waitFor();
  await ben.locator('#side-tab-log').click();
  await ann.getByLabel('Write a message').fill('Coming');
  await ann.getByRole('button', { name: 'Send' }).tap();
  await ann.getByRole('button', { name: 'Close', exact: true }).tap();
  await ann.getByRole('button', { name: 'Chat', exact: true }).waitFor();
  await ben.getByRole('tab', { name: 'Chat, 1 unread message' }).waitFor();
  await inSight(ben, '#side-tab-chat .tag');
  await ben.locator('#side-tab-chat').click();
  await ben.locator('#side-tab-log').click();
  await soon.equal(() => ben.locator('#side-tab-chat .tag').count(), 0);
  await ben.reload();
  await asked(ann);
  await ben.locator('#side-tab-chat').waitFor();
  await ben.waitForFunction(() => globalThis.seen.view !== null);
  await soon.equal(() => ben.locator('#side-tab-chat .tag').count(), 0, 'what was read stays read');
}
