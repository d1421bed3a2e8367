// budget.mjs - what the page may weigh and how long it may take.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist, Server } from './lib.mjs';
import { newTable, SHORT } from './play.mjs';

const KB = 1024;

/** Bytes of a body as it crosses the wire, for a client that takes gzip. */
const onWire = (url) =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (reply) => {
      let n = 0;
      reply.on('data', (piece) => (n += piece.length)).on('end', () => done(n));
    }).on('error', fail);
  });

export function budget({ page, url }) {
  page('first load: at most 150 KB of script and style, 400 KB of engine, compressed', {}, async (p, { context }) => {
    const fetched = new Set();
    const fresh = await context.browser().newContext({ serviceWorkers: 'block' });
    const q = await fresh.newPage();
    q.on('request', (r) => fetched.add(new URL(r.url()).pathname.slice(1)));
    const sent = { code: 0, engine: 0, all: 0 }; // bytes on the wire, with headers; a worker fetches the engine, its bytes are asked for apart
    const cdp = await fresh.newCDPSession(q), names = new Map();
    await cdp.send('Network.enable');
    cdp.on('Network.responseReceived', (e) => names.set(e.requestId, e.response.url));
    cdp.on('Network.loadingFinished', (e) => {
      const name = names.get(e.requestId) ?? '';
      sent.all += e.encodedDataLength;
      if (/\.(js|css)$/.test(name)) sent.code += e.encodedDataLength;
    });
    await q.goto(url());
    await q.locator('.buttons .btn.pri').waitFor();
    await q.waitForTimeout(1500);
    await fresh.close();
    let code = 0, engine = 0;
    for (const name of fetched) {
      if (/\.(js|css)$/.test(name)) code += gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
      if (name.endsWith('.wasm')) sent.engine += await onWire(url() + name);
      if (name.endsWith('.wasm')) engine += gzipSync(readFileSync(join(dist, name)), { level: 9 }).length;
    }
    console.log(`# first load: ${(code / KB).toFixed(1)} KB of script and style, ${(engine / KB).toFixed(1)} KB of engine, gzip`);
    console.log(`# sent: ${(sent.code / KB).toFixed(1)} KB of script and style, ${(sent.engine / KB).toFixed(1)} KB of engine, ${(sent.all / KB).toFixed(1)} KB in all`);
    assert.ok(sent.code > 10 * KB && sent.code <= 170 * KB, `${sent.code} bytes of code on the wire`); // with headers
    assert.ok(sent.engine > 10 * KB && sent.engine <= 400 * KB, `${sent.engine} bytes of engine on the wire`);
    assert.ok(sent.all + sent.engine <= 620 * KB, `${sent.all} bytes on the wire besides ${sent.engine} of engine`); // fonts and covers too
    assert.ok(code > 10 * KB && code <= 150 * KB, `${code} bytes of code`);
    assert.ok(engine > 10 * KB && engine <= 400 * KB, `${engine} bytes of engine`);
  });

  page('a whole-board update takes less than 8 ms of scripting', {}, async (p, { context }) => {
    const cdp = await context.newCDPSession(p);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' }); // processor time: others on the machine do not count
    const script = async () => (await cdp.send('Performance.getMetrics')).metrics.find((m) => m.name === 'ScriptDuration').value * 1000;
    const views = () => p.evaluate(() => globalThis.seen.views);
    // so many views later, or at the end of the game
    const until = async (count) => {
      await p.waitForFunction((n) => globalThis.seen.views >= n || globalThis.seen.table?.status === 'over', count, { polling: 'raf' });
      return (await views()) >= count;
    };
    const measure = async (server, each) => {
      for (let tables = 0; each.length < 4; tables++) { // a table for each: bots may end a game at any time
        assert.ok(tables < 12, 'games last long enough to measure');
        await newTable(p, server.url, { place: 'Online', seats: ['easy', 'easy', 'easy', 'easy'], options: SHORT });
        await p.locator('.family svg').first().waitFor();
        if (!(await until((await views()) + 40))) continue; // by then the browser has compiled what is used often
        const [before, first] = [await script(), await views()];
        if (!(await until(first + 30))) continue;
        const [after, last] = [await script(), await views()];
        each.push((after - before) / (last - first));
      }
    };
    const server = await new Server('--bot-pause', '20').start(); // a move at a time: hurried ones would arrive in one view
    const each = [];
    try {
      await measure(server, each);
    } finally {
      await server.end();
    }
    console.log(`# four times at least 30 board updates: ${each.map((ms) => ms.toFixed(2)).join(', ')} ms of scripting each`);
    assert.ok(Math.min(...each) < 8, 'the least disturbed of them'); // the machine may have other work
  });
}
