// learn-tiles.mjs - a lesson of Carcassonne's expansions by keyboard: from the set-up, whose modules share it, with a wrong turn, wrong answers
// and every move on the table itself, to its end.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { axe, fits, here, shot, soon } from './lib.mjs';
import { tabTo } from './play.mjs';

const home = resolve(here, '../../src/learn/inns');
const read = (path) => JSON.parse(readFileSync(join(home, path), 'utf8'));
const MODULES = ['inns', 'big_meeple', 'goods', 'builder', 'pig'];

const coach = (p, step) => p.locator(`[data-coach="${step.id}"]`);
const key = (p, name) => p.keyboard.press(name);
async function press(p, selector) {
  await tabTo(p, selector);
  await key(p, 'Enter');
}
async function enter(p, id) {
  await p.locator(`.site[data-id="${id}"]`).focus();
  await key(p, 'Enter');
}

/** A move of the lesson with keys, as far as its confirmation. */
async function show(p, words, turns) {
  const [word, at, rot] = words.split(' ');
  if (word === 'place') {
    await enter(p, `c ${at}`);
    const turned = async () => Number(/(\d)\D*$/.exec(await p.locator('.hand .pic').first().getAttribute('aria-label'))[1]);
    for (let i = 0; turns && i < 4 && (await turned()) !== Number(rot.at(-1)); i++) await key(p, 'r');
  } else {
    const tools = await p.locator('.tools .tool').evaluateAll((all) => all.map((b) => b.dataset.tool));
    await key(p, String(tools.indexOf(word) + 1));
    await enter(p, words);
  }
}
async function make(p, words) {
  if (words === 'pass') return key(p, 'Shift+Enter');
  if (words === 'again') return press(p, '.dock .buttons button');
  await show(p, words, true);
  return key(p, 'Enter');
}

/** The tile as it comes first is not turned yet: the coach asks for more. */
async function unturned(p, step, words) {
  await show(p, step.do[0], false);
  await key(p, 'Enter');
  await soon.equal(() => coach(p, step).locator('.answer').innerText(), words[`learn.inns.${step.id}.else`]);
}
/** The same wrong answer twice, then the right one. */
async function answer(p, step, words) {
  const said = (part) => soon.equal(() => coach(p, step).locator('.answer').innerText(), words[`learn.inns.${step.id}.${part}`]);
  await press(p, '[data-coach] .answers button:nth-of-type(3)');
  await said('no');
  await key(p, 'Enter');
  await said('no');
  await press(p, `[data-coach] .answers button:nth-of-type(${step.right})`);
  await said('yes');
}

async function walk(p, step, words) {
  await coach(p, step).waitFor();
  await soon.equal(() => coach(p, step).locator('.text').innerText(), words[`learn.inns.${step.id}`]);
  if (['inn', 'again', 'third'].includes(step.id)) {
    await fits(p);
    assert.deepEqual(await axe(p), [], step.id);
    await shot(p, `learn.inns.${step.id}`);
  }
  if (step.id === 'inn') await unturned(p, step, words);
  if (step.ask) await answer(p, step, words);
  if (step.do) await make(p, step.do[0]);
  else await press(p, '[data-coach] .tail .btn.pri');
}

export function learnTiles({ page, url }) {
  page('learn: two expansions of Carcassonne, from the set-up to the end by keyboard', { axe: true, settings: { hotkeys: true } }, async (p) => {
    const { steps } = read('lesson.json'), words = read('i18n/late.en.json');
    await p.goto(`${url()}#/new`);
    await p.getByRole('button', { name: 'Carcassonne', exact: true }).click();
    for (const m of MODULES) await p.locator('.module', { has: p.locator(`#mod-${m}`) }).locator('a[href="#/learn/inns"]').waitFor();
    await press(p, '.module a[href="#/learn/inns"]');
    for (const step of steps) await walk(p, step, words);
    await soon.equal(() => p.evaluate(() => document.activeElement?.id), 'learned');
    assert.deepEqual(await axe(p), []);
    await press(p, '.veil a[href="#/learn"]');
    await soon.match(() => p.locator('li', { has: p.locator('a[href="#/learn/inns"]') }).innerText(), /Done/);
    const order = () => p.locator('li.panel h2').allInnerTexts();
    await soon.ok(async () => (await order()).join().includes([words['learn.inns.title'], 'Elasund'].join())); // in the order in which one learns
  });
}
