// puzzles.mjs - hints in games on this device, and the puzzles: by keyboard, without a network, read by screen readers.
import assert from 'node:assert/strict';
import { axe, fits, kept, PHONE, shot, soon } from './lib.mjs';
import { asked, newTable, SHORT } from './play.mjs';

const hints = (p) => p.locator('[data-hints]');
const drawn = (p) => p.locator('[data-hint]');
const heard = (p) => p.locator('.hidden[role="status"]').last().textContent();
const panel = (p) => p.locator('[data-puzzle]');

/** Asks for a hint with the key, waits until it is told, and says how many moves it names. */
async function hint(p) {
  await asked(p);
  await p.evaluate(() => document.activeElement?.blur());
  await p.keyboard.press('y');
  await p.locator('[data-hints="shown"]').waitFor();
  const lines = await hints(p).locator('li').count();
  await soon.ok(async () => (await drawn(p).count()) > 0 && (await drawn(p).count()) <= lines, 'those that have a place are drawn on the board');
  await soon.match(() => heard(p), /1: .*, win chance \d+%\. /);
  return lines;
}


export function puzzles({ page, url }) {
  page('a hint in a game on this device: by key, drawn on the board, told to readers, gone with the next move', { axe: true, still: true }, async (p) => {
    await newTable(p, url(), { seats: ['me', 'easy', 'easy'], options: { ...SHORT, layout: 'beginner', first_player: 1 } });
    assert.equal(await hint(p), 3);
    assert.equal(await drawn(p).count(), 3);
    const texts = await hints(p).locator('.said b').allInnerTexts();
    assert.equal(new Set(texts).size, 3, texts.join(' | '));
    await soon.match(() => hints(p).locator('li').first().innerText(), /Gains: .*income/);
    assert.deepEqual(await axe(p), []);
    await shot(p, 'hint.catan');
    await hints(p).locator('li button').nth(1).click(); // the second stands out
    await p.locator('.hint.strong[data-hint="2"] .shape').waitFor();
    await p.locator('[data-action="hint"]').click();
    await hints(p).waitFor({ state: 'detached' });
    await soon.equal(() => drawn(p).count(), 0);
    await hint(p);
    await p.setViewportSize(PHONE);
    await hints(p).waitFor();
    await fits(p);
    await shot(p, 'hint.catan.phone');
  });

  for (const game of ['Carcassonne', 'Elasund'])
    page(`a hint in ${game}`, { night: true }, async (p) => {
      await newTable(p, url(), { game, seats: ['me', 'easy'] });
      assert.ok((await hint(p)) >= 1);
      await shot(p, `hint.${game.toLowerCase()}`);
    });

  page('puzzles without a network, by keyboard: the one of the day, its solution on the board, the next one', { axe: true, rough: true }, async (p, { context }) => {
    await p.getByRole('link', { name: 'Puzzles: find the best move' }).waitFor();
    await kept(p);
    await context.setOffline(true);
    await p.reload();
    await p.getByRole('link', { name: 'Puzzles: find the best move' }).focus();
    await p.keyboard.press('Enter');
    await p.getByRole('heading', { level: 1, name: 'Puzzles' }).waitFor();
    await soon.equal(() => p.locator('.sets > li').count(), 6);
    assert.deepEqual(await axe(p), []);
    await shot(p, 'puzzles');
    await p.getByRole('link', { name: 'Solve it' }).focus();
    await p.keyboard.press('Enter');
    await panel(p).waitFor();
    await p.locator('.play svg').first().waitFor();
    assert.deepEqual(await axe(p), []);
    await shot(p, 'puzzle');
    await p.getByRole('button', { name: 'Show solution' }).focus();
    await p.keyboard.press('Enter');
    await panel(p).locator('.lines li').first().waitFor();
    await shot(p, 'puzzle.solution');
    for (let step = 0; step < 4 && (await p.getByRole('button', { name: 'Play this move' }).count()) > 0; step++) {
      await p.getByRole('button', { name: 'Play this move' }).focus();
      await p.keyboard.press('Enter');
      await soon.notEqual(() => panel(p).getAttribute('data-step'), String(step));
    }
    await soon.equal(() => panel(p).getAttribute('data-verdict'), 'right');
    const first = await panel(p).getAttribute('data-puzzle');
    await soon.equal(() => p.evaluate(() => document.activeElement?.textContent?.trim()), 'Next puzzle', 'the way on has the focus');
    await p.keyboard.press('Enter');
    await soon.notEqual(() => panel(p).getAttribute('data-puzzle'), first);
    await p.goto(`${url()}#/puzzles`);
    await p.locator('.daily .pill', { hasText: 'solution seen' }).waitFor(); // remembered
  });

  page('a puzzle in words: moves are judged, a wrong one is weighed and taken back, one plays on from there', { settings: { text: true } }, async (p) => {
    await p.goto(`${url()}#/puzzles`);
    await p.getByRole('link', { name: 'Start: Catan', exact: true }).click();
    await panel(p).waitFor();
    const moves = p.locator('[data-move]');
    await moves.first().waitFor();
    const before = await moves.count();
    await p.locator('[data-move="end"], [data-move]').last().click();
    await soon.match(() => panel(p).getAttribute('data-verdict'), /right|same|nearly|wrong/);
    await soon.equal(() => panel(p).getAttribute('aria-busy'), 'false');
    if ((await panel(p).getAttribute('data-verdict')) !== 'right') await soon.equal(() => moves.count(), before, 'the position is as before');
    await p.getByRole('button', { name: 'Play on from here' }).click();
    await p.waitForURL(/#\/t\/l/);
    await asked(p);
  });
}
