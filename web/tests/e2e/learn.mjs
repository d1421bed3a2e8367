// learn.mjs - lessons in the browser: one from the list to its end by keyboard alone, with the buttons and places of the table itself; at
// night each of them as the coach shows it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { KEYBOARD, makeMove } from './ck-hand.mjs';
import { axe, fits, here, PHONE, shot, soon } from './lib.mjs';
import { tabTo } from './play.mjs';

const home = resolve(here, '../../src/learn');
const read = (...path) => JSON.parse(readFileSync(join(home, ...path), 'utf8'));
const IDS = readdirSync(home, { withFileTypes: true }).flatMap((e) => (e.isDirectory() && e.name !== 'i18n' ? [e.name] : []));

const coach = (p, step) => p.locator(`[data-coach="${step.id}"]`);
const NEXT = '[data-coach] .tail .btn.pri';

async function press(p, selector) {
  await tabTo(p, selector);
  await p.keyboard.press('Enter');
}

/** Reads, answers or does what a step asks for, with keys. */
async function done(p, step) {
  if (step.do) return makeMove(p, { view: { ask: { frame: '' } } }, step.do[0], KEYBOARD);
  if (step.ask) await press(p, `[data-coach] .answers button:nth-of-type(${step.right})`);
  return press(p, NEXT);
}

/** Something the rules allow, but not this step. */
async function otherwise(p, step, words) {
  await press(p, '#cat-main:not(:disabled)');
  assert.equal(await coach(p, step).locator('.answer').innerText(), words[`learn.ck.${step.id}.else`]);
}

const settings = { language: 'ru', hotkeys: true, confirm: 'never' };

export function learn({ page, url }) {
  page('learn: Cities & Knights from the list to the end by keyboard alone, in Russian on a phone', { size: PHONE, axe: true, settings }, async (p) => {
    const { steps } = read('ck', 'lesson.json'), words = read('ck', 'i18n', 'late.ru.json');
    await p.goto(`${url()}#/learn`);
    await press(p, 'a[href="#/learn/ck"]');
    for (const step of steps) {
      await coach(p, step).waitFor();
      await soon.equal(() => coach(p, step).locator('.text').innerText(), words[`learn.ck.${step.id}`]);
      if (step.id === 'improve') await otherwise(p, step, words);
      if (['quiz', 'recruit'].includes(step.id)) {
        await fits(p);
        assert.deepEqual(await axe(p), [], step.id);
        await shot(p, `learn.ck.${step.id}.phone`);
      }
      await done(p, step);
    }
    await soon.equal(() => p.evaluate(() => document.activeElement?.id), 'learned');
    await fits(p);
    assert.deepEqual(await axe(p), []);
    await press(p, '.veil a[href="#/learn"]');
    await soon.match(() => p.locator('li', { has: p.locator('a[href="#/learn/ck"]') }).innerText(), /Пройден/);
  });

  for (const id of IDS)
    page(`learn: the lesson ${id}, as the coach shows it`, { axe: true, night: true }, async (p) => {
      const { steps } = read(id, 'lesson.json');
      await p.goto(`${url()}#/learn/${id}`);
      for (const step of steps) {
        await coach(p, step).waitFor();
        if (step.ask) await coach(p, step).locator('.answers button').nth(step.right - 1).click();
        for (let i = 0; i < (step.times ?? 1); i++) await coach(p, step).locator('.tail .btn').last().click();
      }
      await p.locator('#learned').waitFor();
      assert.deepEqual(await axe(p), []);
    });
}
