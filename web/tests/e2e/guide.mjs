// guide.mjs - how to play: from the set-up to a page, from a line to its clause and all the way back, in both languages.
import assert from 'node:assert/strict';
import { axe, fits, PHONE, shot, soon } from './lib.mjs';

const SAID = {
  en: { how: 'How to play: Fishermen', part: 'The Fishermen of Catan', line: 'Nobody gives change', title: 'How to play: Traders & Barbarians' },
  ru: { how: 'Как играть: Рыбаки', part: '«Рыбаки Катана»', line: 'Сдачи нет', title: 'Как играть: Купцы и варвары' },
};

const focused = (p) => p.evaluate(() => document.activeElement?.id ?? '');

/** From the set-up to the part of a module, to a clause and back. */
async function there(p, { how, part, line, title }) {
  await p.getByRole('link', { name: how }).click();
  await p.getByRole('heading', { level: 1, name: title }).waitFor();
  const heading = p.getByRole('heading', { name: part, exact: true });
  await soon.ok(() => heading.evaluate((h) => h === document.activeElement && h.getBoundingClientRect().top < innerHeight / 2));
  const item = p.locator('article li', { hasText: line });
  await item.getByRole('link', { name: 'CT-FI-31' }).click();
  await soon.equal(() => focused(p), 'rule-CT-FI-31');
  await p.goBack();
  await soon.match(() => focused(p), /^at-\d+$/); // the list it was left from
  const seen = () => item.evaluate((li) => li.closest('.block') === document.activeElement && li.getBoundingClientRect().top >= 0 && li.getBoundingClientRect().bottom <= innerHeight);
  await soon.ok(seen);
}

export function guide({ page, url }) {
  page('how to play: from the set-up to a clause and back, with what was chosen, in both languages', { axe: true }, async (p) => {
    await p.goto(`${url()}#/new`);
    await p.locator('#mod-fishermen').check();
    await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click();
    await there(p, SAID.en);
    assert.deepEqual(await axe(p), []);
    await p.goBack();
    await soon.match(() => p.locator('code').innerText(), /catan \+fishermen seats=3/); // nothing is lost
    await p.getByRole('button', { name: 'Русский' }).click();
    await p.setViewportSize(PHONE);
    await there(p, SAID.ru);
    await fits(p);
    assert.deepEqual(await axe(p), []);
    // contents, and the other pages
    await p.getByText('Содержание').click();
    await p.getByRole('navigation', { name: 'Содержание' }).getByRole('button', { name: '«Караваны»' }).click();
    await soon.equal(() => focused(p), 'part-caravans');
    for (const [name, title] of [['Каркассон', 'Каркассон'], ['Эласунд', 'Эласунд']]) {
      await p.getByRole('navigation', { name: 'Игры и коробки' }).getByRole('link', { name }).click();
      await p.getByRole('heading', { level: 1, name: `Как играть: ${title}` }).waitFor();
      await fits(p);
      await shot(p, `guide.${title === 'Эласунд' ? 'elasund' : 'carcassonne'}.phone`);
    }
    // the rules lead here, and Help does
    await p.getByRole('link', { name: 'Правила по пунктам' }).click();
    await p.getByRole('link', { name: 'Как играть: Эласунд' }).click();
    await p.getByRole('heading', { level: 1, name: 'Как играть: Эласунд' }).waitFor();
    await p.goto(`${url()}#/help`);
    await p.getByRole('link', { name: 'Как играть: Мореходы' }).click();
    await p.getByRole('heading', { level: 1, name: 'Как играть: Мореходы' }).waitFor();
  });
}
