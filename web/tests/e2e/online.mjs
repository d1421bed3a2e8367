// online.mjs - two browsers at one table of the real server: invitation, moves seen by the other, nothing hidden in the
// frames, the server killed in the middle of a turn.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dist, here, open } from './lib.mjs';
import { moveOf } from './play.mjs';

const thorp = resolve(here, '../../../build/thorp');

function freePort() {
  return new Promise((ready) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address();
      s.close(() => ready(port));
    });
  });
}

async function startServer(folder, port) {
  const child = spawn(thorp, ['serve', '--port', String(port), '--store', `sqlite:${join(folder, 'games.db')}`, '--secret', join(folder, 'key'), '--page', dist, '--bot-ms', '20', '--bot-pause', '10', '--quiet'], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/`;
  for (let i = 0; i < 100; i++) {
    if (await fetch(`${url}healthz`).then((r) => r.ok, () => false)) return { url, child };
    await new Promise((r) => setTimeout(r, 100));
  }
  child.kill('SIGKILL');
  throw new Error('the server does not answer');
}

const stop = (child, signal = 'SIGTERM') => new Promise((done) => (child.exitCode !== null ? done() : (child.once('exit', done), child.kill(signal))));

/** A table for two people and a bot, by the screens. Answers its address. */
async function openTable(p, url) {
  await p.goto(`${url}#/new`);
  await p.getByRole('button', { name: 'Online', exact: true }).click();
  await p.getByRole('group', { name: 'Number of players' }).getByRole('button', { name: '3' }).click();
  await p.locator('#opt-layout').selectOption('beginner');
  await p.locator('#opt-start').selectOption('printed');
  await p.locator('#opt-first_player').fill('1');
  await p.locator('#opt-first_player').press('Tab');
  await p.locator('#seat-1').selectOption('open');
  await p.locator('#seat-2').selectOption('easy');
  await p.getByRole('button', { name: /^Open the table/ }).click();
  await p.waitForURL(/#\/t\/t/);
  await p.locator('#link').waitFor();
  return p.locator('#link').inputValue();
}

export async function online(browser, tally) {
  if (!existsSync(thorp)) {
    console.log('# build/thorp is not there: online tests left out');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'thorp-e2e-'));
  const port = await freePort();
  let server = await startServer(folder, port);
  const settings = (name) => ({ settings: { text: true, name } });

  await tally.test('J2 two browsers by invite link; J10 the server is killed in the middle of a turn', async () => {
    const ann = await open(browser, server.url, settings('Ann'));
    const ben = await open(browser, server.url, settings('Ben'));
    const frames = [];
    ben.page.on('websocket', (ws) => ws.on('framereceived', (f) => frames.push(String(f.payload))));
    try {
      await ann.page.getByText('online', { exact: true }).waitFor();
      const link = await openTable(ann.page, server.url);
      await ben.page.goto(link);
      await ben.page.reload();
      await ben.page.getByRole('button', { name: 'Sit down' }).click();
      await ann.page.getByText('Ben').first().waitFor();
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      await ann.page.locator('[data-move="roll"]').waitFor();
      await ben.page.locator('#ask').waitFor();
      assert.match(await ben.page.locator('#ask').innerText(), /Ann/);

      // J8, as far as another seat is concerned: no card of Ann's is named to Ben
      for (const text of frames.filter((f) => f.includes('"t":"view"'))) assert.deepEqual(Object.keys(JSON.parse(text).view.seats[0].hand), ['?']);

      await stop(server.child, 'SIGKILL');
      await ann.page.getByText(/Connection lost/).waitFor();
      server = await startServer(folder, port);
      await ann.page.locator('.strip.warn').waitFor({ state: 'detached', timeout: 20000 });
      await ann.page.locator('[data-move="roll"]').click();
      await ann.page.locator('[data-move="roll"]').waitFor({ state: 'detached' });
      await ben.page.locator('.log li', { hasText: /Ann rolls/ }).first().waitFor({ timeout: 20000 });

      await ben.page.reload(); // in the middle of a turn
      await ben.page.locator('.log li', { hasText: /Ann rolls/ }).first().waitFor();
      for (let i = 0; i < 12; i++) {
        const asked = await Promise.race([ann, ben].map((b) => b.page.locator('[data-move]').first().waitFor({ timeout: 20000 }).then(() => b)));
        const move = await moveOf(asked.page);
        await asked.page.locator(`[data-move="${move}"]`).click({ timeout: 2000 }).catch(() => undefined);
        await asked.page.waitForTimeout(120);
      }
      assert.deepEqual([...ann.wrong, ...ben.wrong].filter((w) => !w.includes('WebSocket')), []);
    } finally {
      await ann.context.close();
      await ben.context.close();
    }
  });

  await tally.test('a full table, a table that is not there, a spectator', async () => {
    const ann = await open(browser, server.url, settings('Ann'));
    const eve = await open(browser, server.url, settings('Eve'));
    try {
      await ann.page.getByText('online', { exact: true }).waitFor();
      const link = await openTable(ann.page, server.url);
      await ann.page.locator('#seat-2').selectOption('easy');
      await ann.page.getByRole('button', { name: 'Begin' }).click();
      await ann.page.locator('[data-move="roll"]').waitFor();
      await eve.page.goto(link);
      await eve.page.reload();
      await eve.page.getByText('You are watching').waitFor();
      assert.equal(await eve.page.locator('[data-move]').count(), 0);
      await eve.page.goto(`${server.url}#/t/t000000000000`);
      await eve.page.getByRole('heading', { name: 'There is no such table' }).waitFor();
    } finally {
      await ann.context.close();
      await eve.context.close();
    }
  });

  await stop(server.child);
  rmSync(folder, { recursive: true, force: true });
}
