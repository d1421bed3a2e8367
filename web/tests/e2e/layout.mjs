// layout.mjs - where things stand on small screens, by bounding boxes: the board keeps its place and its size whatever is asked, panels leave it
// in sight, the log has room, and no column overflows while another is empty.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { coast } from './barbarians.mjs';
import { island } from './ck-positions.mjs';
import { here, soon } from './lib.mjs';
import { sitDown } from './play.mjs';
import { late } from './referee.mjs';
import { shores } from './sea-positions.mjs';
import { inSight } from './sight.mjs';
import { position as wagons } from './traders.mjs';

const LAPTOP = { width: 1280, height: 720 }, PHONES = [{ width: 360, height: 740 }, { width: 390, height: 844 }];
const ISLAND = ['th 1 catan seats=4', 'opt layout=beginner first_player=1', 'set settlement n20 1', 'set settlement n42 2', 'set settlement n35 3', 'set settlement n45 4', 'set hand 1 4brick+4lumber+3wool+1grain', 'set hand 2 2ore', 'set cards 1 2knight+1monopoly', 'set phase act 1', ''].join('\n');

/** A recorded game up to a move of seat 1 that begins with `word`, that part of the way. */
function cut(file, part, word) {
  const lines = readFileSync(resolve(here, '../../../tests/records', file), 'utf8').split('\n');
  const moves = lines.flatMap((line, i) => (line.startsWith(`1 ${word}`) ? [i] : []));
  return `${lines.slice(0, moves[Math.floor(moves.length * part)]).join('\n')}\n`;
}

/** A table, and what is pressed one after the other; what a press opens is left by Escape. `day`: sizes that every run measures. */
const action = (word) => `[data-action="${word}"]`;
const TABLES = [
  { name: 'Catan', record: () => ISLAND, press: [action('road'), action('trade')], day: [PHONES[0]] },
  { name: 'Cities & Knights', record: () => island({ options: 'offers_per_turn=5', progress: ['1 1mining+1spy+1bishop'] }), press: [action('road'), action('recruit'), action('improve'), action('trade')], day: [LAPTOP, ...PHONES] },
  { name: 'Cities & Knights, four players', record: () => cut('ck_four.th', 0.6, 'end'), press: [action('trade')], day: [] },
  { name: 'Cities & Knights, six players', record: () => cut('ck_six.th', 0.8, 'end'), press: [action('trade')], day: [] },
  { name: 'Seafarers', record: () => shores(), press: [action('ship'), action('trade')], day: [] },
  { name: 'The Wonders of Catan', record: () => cut('sea_wonders_of_catan.th', 0.6, 'end'), press: [action('trade')], day: [] },
  { name: 'Traders & Barbarians', record: () => wagons(), press: [action('road'), action('trade'), '#cat-main'], day: [] },
  { name: 'Barbarian Attack', record: () => coast(), press: [action('trade'), '#cat-main'], day: [LAPTOP] },
  { name: 'Elasund', record: () => cut('elasund_four.th', 0.8, 'build'), press: ['.dock .tool:not([aria-disabled="true"])'], day: [PHONES[0]] },
  { name: 'Carcassonne with everything', record: async () => (await late('carcassonne_all.th', 40)).record, seat: 0, press: [], day: [] },
];

/** Boxes of the parts, rounded; and what of the columns beside the board is cut off. */
function measure() {
  const box = (e) => (({ x, y, width, height }) => [x, y, width, height].map(Math.round))(e.getBoundingClientRect());
  const find = (selector) => document.querySelector(selector);
  const dock = find('.dock'), rail = find('.rail'), cards = [...document.querySelectorAll('.players .seat')];
  const bottom = Math.max(...cards.map((e) => e.getBoundingClientRect().bottom));
  return {
    board: box(find('svg.board')),
    log: rail ? box(rail.querySelector('.fill'))[3] : null,
    below: Math.round(dock.getBoundingClientRect().top - bottom), // between the last player and the dock
    empty: find('.players > .gap')?.offsetHeight ?? 0,
    over: rail ? rail.scrollHeight - rail.clientHeight : 0,
  };
}

export function layout({ page, url }) {
  TABLES.forEach(({ name, record, press, day, seat }, i) => {
    for (const size of [LAPTOP, ...PHONES]) {
      const touch = size !== LAPTOP;
      const settings = { level: 'easy', confirm: 'always', language: i % 2 ? 'ru' : 'en', theme: i % 3 ? 'light' : 'dark' };
      page(`layout of ${name} at ${size.width}x${size.height}: nothing asked moves the board`, { size, touch, settings, still: true, night: !day.includes(size) }, async (p) => {
        const text = await record();
        await sitDown(p, url(), { record: text, seat: seat === 0 ? Number(/^([1-6]) .*$/m.exec(text.split('\n').at(-2))?.[1] ?? 1) : 1, after: seat !== 0 });
        await p.locator('.table[aria-busy="false"] svg.board').waitFor();
        const first = await p.evaluate(measure);
        const least = touch ? 0.4 : 0.6;
        assert.ok(first.board[3] >= least * size.height, `the board has ${first.board[3]} of ${size.height} pixels`);
        if (!touch) {
          assert.ok(first.below >= 0, `the last player is ${-first.below} pixels below the dock's edge`);
          assert.ok(first.log >= 110, `the log has ${first.log} pixels`);
          assert.ok(first.over <= 2 || first.empty < 90, `${first.over} pixels of the right column are cut off, ${first.empty} of the left one are empty`);
        }
        for (const selector of press) {
          const button = p.locator(selector).first();
          await button.scrollIntoViewIfNeeded();
          await (touch ? button.tap({ force: true }) : button.click({ force: true })); // one that is off says what is missing
          await soon.deepEqual(async () => (await p.evaluate(measure)).board, first.board, `after ${selector}`);
          if (selector.includes('trade')) await inSight(p, '.trade footer button.primary');
          await p.screenshot({ path: resolve(here, '../shots', `layout_${i}_${press.indexOf(selector)}_${size.width}.png`) });
          await p.keyboard.press('Escape');
          await p.keyboard.press('Escape');
        }
      });
    }
  });
}
