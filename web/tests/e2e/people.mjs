// people.mjs - who plays, on every screen: resigning, bots that take over, coming back, time that runs out, votes.
import assert from 'node:assert/strict';
import { PHONE, Server, shot, soon } from './lib.mjs';
import { crowd } from './online.mjs';
import { asked, newTable, SHORT } from './play.mjs';

/** A banner says so, or said so some seconds ago. */
const said = (p, text) => p.waitForFunction((words) => globalThis.seen.banners.some((b) => b.includes(words)), text);
const logged = (p, text) => p.locator('.log', { hasText: text }).first().waitFor({ state: 'attached' });
const strip = (p, text) => p.locator('.strip', { hasText: text });
const menu = async (p, name) => {
  await p.locator('.menu > .ib').click();
  await p.locator('#table-menu').getByRole('button', { name }).click();
};

export function people(suite) {
  const { tally, url, browser } = suite;
  const add = (name, options, run) => tally.add(name, () => crowd(browser(), url(), options, run));

  /** Ann is the host, Ben sits beside her, bots have the rest; the game has begun. */
  async function together(person, { seats = ['me', 'open', 'easy'], at = url(), ben = {}, options = SHORT, clock = '' } = {}) {
    const ann = await person('Ann', { rough: clock !== '', ...(clock === '' ? {} : { start: false }) });
    if (clock !== '') await quicker(ann, clock, at);
    const two = await person('Ben', ben);
    if (clock !== '') await ann.goto(`${at}#/new`);
    await newTable(ann, at, { place: 'Online', seats, options });
    const link = await ann.locator('#link').inputValue();
    await two.goto(link);
    await two.locator('.seat .btn.pri').click();
    await ann.locator('.btn.pri.big:not(:disabled)').click();
    await two.locator('.family').waitFor();
    return { ann, ben: two, link };
  }

  /** The table this page makes has a clock of so many seconds a turn. */
  const quicker = (p, clock, at) =>
    p
      .routeWebSocket(/.*/, (ws) => {
        const server = ws.connectToServer();
        ws.onMessage((m) => server.send(String(m).replace(/("t":"new".*"clock":")[^"]*/, `$1${clock}`)));
      })
      .then(() => p.goto(at));

  add('P1 who resigns, comes back or undoes is told on every screen, by the card, the log and the voice', {}, async (person) => {
    const { ann, ben, link } = await together(person, { ben: { settings: { language: 'ru' } }, options: { ...SHORT, first_player: 1 } });
    const eve = await person('Eve', { settings: { text: true } });
    await eve.goto(link);
    await eve.locator('.text').waitFor();
    const first = await asked(ann);
    await ann.locator('.spot').first().press('Enter');
    await ann.keyboard.press('Enter');
    await asked(ann, first.rows);
    await ann.keyboard.press('u');
    await said(ben, 'Ann отменяет последний ход');
    await said(eve, 'Ann undoes their last move');
    await logged(ben, 'Ann отменяет');
    await menu(ben, 'Сдаться');
    await ben.locator('#table-menu .danger').click();
    await said(ann, 'Ben resigns. A bot plays on.');
    await shot(ann, 'people_resigned');
    await logged(ann, 'Ben resigns');
    await logged(eve, 'Ben resigns');
    await soon.match(() => eve.locator('[aria-live=polite]').textContent(), /Ben resigns/, 'the voice says it in the text view too');
    await soon.match(() => ann.locator('[data-seat="2"]').textContent(), /resigned, a bot plays/, 'the card says who plays');
    await soon.match(() => eve.locator('.card.seat').nth(1).textContent(), /resigned, a bot plays/);
    const late = await person('Lee');
    await late.goto(link);
    await logged(late, 'Ben resigns');
    assert.equal(await late.locator('.banner .said').count(), 0, 'old news is no news');
    await shot(ben, 'people_own_resigned');
    await strip(ben, 'За вас играет бот').getByRole('button').click();
    await said(ann, 'Ben is back');
    await ann.locator('[data-seat="2"]', { hasNotText: 'a bot plays' }).waitFor();
  });

  add('P2 time runs out: a warning, then a word, then a bot until the owner is back', {}, async (person) => {
    const { ann, ben } = await together(person, { clock: 'turn:8', options: { ...SHORT, first_player: 1 } });
    await asked(ann);
    await ann.locator('.clock.soon').first().waitFor();
    await said(ben, 'Ann runs out of time');
    await said(ann, 'You run out of time');
    await shot(ben, 'people_late');
    await said(ben, 'A bot plays for Ann');
    await logged(ben, 'Ann runs out of time');
    await strip(ann, 'A bot is playing for you').getByRole('button').click();
    await said(ben, 'Ann is back');
  });

  add('P3 half a minute before the end the clock is heard once', { rough: true, start: false }, async (person) => {
    const ann = await person('Ann');
    await ann.clock.install();
    await quicker(ann, 'turn:300', url());
    await newTable(ann, url(), { place: 'Online', seats: ['me', 'easy'], options: { ...SHORT, first_player: 1 } });
    await asked(ann);
    assert.doesNotMatch(await ann.locator('[aria-live=assertive]').textContent(), /seconds left/);
    await soon.equal(() => ann.locator('.clock.soon').count(), 0);
    await ann.clock.fastForward(272_000);
    await ann.locator('.clock.soon').first().waitFor();
    await ann.waitForFunction(() => /\d\d seconds left/.test(document.querySelector('[aria-live=assertive]').textContent));
    await shot(ann, 'people_hurry');
  });

  add('P4 nobody takes a seat without consent: who asks waits, those who play decide', {}, async (person) => {
    const { ann, ben, link } = await together(person);
    const eve = await person('Eve', { size: PHONE });
    await eve.goto(link);
    await strip(eve, 'You are a spectator').getByRole('button', { name: 'Take over from a bot' }).click();
    await shot(eve, 'people_take');
    await strip(eve, 'You are a spectator').getByRole('button').first().click();
    await strip(eve, 'The players are deciding').waitFor();
    await said(ben, 'Eve asks to take over');
    await strip(ben, 'Eve would like to take over').getByRole('button', { name: 'Accept' }).click();
    await strip(ben, 'You have voted').waitFor();
    await shot(ann, 'people_asks');
    assert.equal(await eve.evaluate(() => globalThis.seen.table.you), 0, 'one of two is not enough');
    await strip(ann, 'Eve would like to take over').getByRole('button', { name: 'Accept' }).click();
    await said(ben, 'Eve takes over from a bot');
    await eve.waitForFunction(() => globalThis.seen.table.you === 3);
    await soon.equal(() => strip(eve, 'You are a spectator').count(), 0);
  });

  add('P5 all who play end a game without a winner; one may think again', {}, async (person) => {
    const { ann, ben } = await together(person);
    await menu(ann, 'End without a winner');
    await strip(ben, 'Ann: end the game without a winner?').waitFor();
    await shot(ben, 'people_end');
    await strip(ann, 'You want to end the game').getByRole('button', { name: 'Play on' }).click();
    await said(ben, 'Ann wants to play on');
    await strip(ben, 'end the game').waitFor({ state: 'detached' });
    await menu(ann, 'End without a winner');
    await strip(ben, 'end the game').getByRole('button', { name: 'Agree' }).click();
    await ann.waitForFunction(() => globalThis.seen.table.status === 'aborted');
  });

  tally.add('P6 a table without a clock goes on without who does not move', async () => {
    const server = await new Server('--patience', '1').start();
    try {
      await crowd(browser(), server.url, {}, async (person) => {
        const { ann, ben } = await together(person, { at: server.url, options: { ...SHORT, first_player: 2 } });
        await asked(ben);
        await strip(ann, 'Ben has not moved').getByRole('button', { name: 'Let a bot play' }).click();
        await said(ann, 'A bot plays for Ben until they are back');
        await shot(ann, 'people_stalled');
        await strip(ben, 'A bot is playing for you').getByRole('button', { name: 'Play again' }).click();
        await said(ann, 'Ben is back');
      });
    } finally {
      await server.end();
    }
  });

  add('P7 an account in the settings: registered, another password, logged out everywhere, deleted', {}, async (person) => {
    const name = `Zoe ${Math.floor(Math.random() * 1e6)}`;
    const ann = await person(name, { rough: true });
    await ann.goto(`${url()}#/settings`);
    const field = (p, label) => p.getByLabel(label, { exact: true });
    const press = (p, text) => p.getByRole('button', { name: text, exact: true }).click();
    await field(ann, 'Password').fill('correct horse');
    await press(ann, 'Register');
    await ann.getByText(`You are logged in as ${name}.`).waitFor();
    const ben = await person('Ben', { rough: true });
    await ben.goto(`${url()}#/settings`);
    await ben.locator('#account ~ form input').first().fill(name);
    await field(ben, 'Password').fill('wrong password');
    await press(ben, 'Log in');
    await ben.getByText('The name or the password is wrong.').waitFor();
    await shot(ben, 'account_guest');
    await field(ben, 'Password').fill('correct horse');
    await press(ben, 'Log in');
    await ben.getByText(`You are logged in as ${name}.`).waitFor();
    await ann.locator('summary', { hasText: 'Change password' }).click();
    await ann.locator('details[open] input').first().fill('correct horse');
    await field(ann, 'New password').fill('battery staple');
    await shot(ann, 'account_open');
    await ann.locator('details[open] .btn').click();
    await ann.getByText('Password changed').first().waitFor();
    await ben.getByRole('button', { name: 'Log in', exact: true }).waitFor(); // the other device is a guest again
    await ann.getByText(`You are logged in as ${name}.`).waitFor();
    await ann.locator('summary', { hasText: 'Delete account' }).click();
    await ann.locator('details[open] input').fill('battery staple');
    await shot(ann, 'account_delete');
    await ann.locator('details[open] .btn').click();
    await ann.getByText('The account is deleted.').first().waitFor();
    await ann.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  });
}
