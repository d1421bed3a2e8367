// sea-hand.mjs - the hand that plays Seafarers for the tests: records that begin with a position, places with the mouse, what was told.
import assert from 'node:assert/strict';
import { asked, sitDown } from './play.mjs';

/** A record that begins with this position of a scenario. */
export function position(scenario, lines, { seats = 3, modules = '+sea', options = '', moves = [] } = {}) {
  return [`th 1 catan ${modules} scenario=${scenario} seats=${seats}`, `opt first_player=1 offers_per_turn=0 ${options}`.trim(), ...lines.map((line) => `set ${line}`), ...moves, ''].join('\n');
}

/** Plays on after the moves of a record, once the module's part of the table has come. */
export async function playOn(p, url, record) {
  const now = await sitDown(p, url, { record, seat: 1, after: true });
  await p.locator('[data-figure="ships"]').first().waitFor();
  return now;
}

export const button = (p, word) => p.locator(`.dock [data-action="${word}"]`).click();
export const spot = (p, id) => p.locator(`.spot[data-id="${id}"]`);
export const confirm = (p) => p.locator('.chip .go').click();
export const says = (p, text) => p.locator('.dock').filter({ hasText: text }).waitFor();
export const told = (p) => p.evaluate(() => globalThis.seen.said.filter((m) => m.t === 'row').flatMap((m) => m.events));

/** Every move is offered by something drawn. */
export async function noWords(p) {
  assert.equal(await p.locator('.more button').count(), 0, `offered in words: ${await p.locator('.more').allInnerTexts()}`);
}

/** A place, then the chip beside it; the next question. */
export async function put(p, id, rows) {
  await spot(p, id).click();
  await confirm(p);
  return asked(p, rows);
}
