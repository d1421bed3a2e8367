// lib.mjs - what the browser tests share: a server of plain files with the page's real content policy, the browser, axe,
// and the tally.
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { extname, join, normalize, resolve } from 'node:path';
import { chromium } from 'playwright-core';

export const here = import.meta.dirname;
export const dist = resolve(here, '../../dist');

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
// the server's own (src/server/srv_net.c)
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
  "frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/** Serves a folder; there is no game server behind it. */
export function serve(folder = dist) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url, 'http://x').pathname).replace(/^\/+/, '');
    const name = path === '' ? 'index.html' : path;
    const headers = { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff', 'cache-control': 'no-cache' };
    try {
      const body = await readFile(join(folder, name));
      response.writeHead(200, { ...headers, 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(body);
    } catch {
      response.writeHead(404, headers).end('not found');
    }
  });
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => ready({ url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() }));
  });
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe finds broken on the page as it is. The context needs bypassCSP. */
export async function axe(page) {
  await page.addScriptTag({ content: axeSource });
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 3).join(' | ')}`);
}

/** A page with chosen settings; collects what goes wrong in it. */
export async function open(browser, url, { width = 1440, height = 900, settings = {}, axe: withAxe = false, touch = false } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: withAxe, hasTouch: touch, reducedMotion: 'reduce', serviceWorkers: 'allow' });
  await context.addInitScript((s) => {
    if (localStorage.getItem('thorp.settings') === null) localStorage.setItem('thorp.settings', JSON.stringify(s));
  }, { language: 'en', theme: 'light', pace: 'fast', sound: false, ...settings });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', (e) => wrong.push(`error: ${e.message}`));
  await context.addInitScript(() => addEventListener('securitypolicyviolation', (e) => console.error(`policy: ${e.violatedDirective} ${e.sourceFile ?? ''}`)));
  page.on('console', (m) => {
    if (m.type() === 'error' && !m.text().includes('Failed to load resource')) wrong.push(`console: ${m.text()}`);
  });
  await page.goto(url);
  return { context, page, wrong };
}

/** Counts and prints TAP lines; `done` prints the closing line. */
export class Tally {
  passed = 0;
  failed = 0;
  constructor(only = []) {
    this.only = only;
  }
  async test(name, run) {
    if (this.only.length > 0 && !this.only.some((word) => name.includes(word))) return;
    const began = Date.now();
    try {
      await run();
      this.passed++;
      console.log(`ok - ${name} (${Date.now() - began} ms)`);
    } catch (e) {
      this.failed++;
      console.log(`not ok - ${name}\n# ${String(e?.stack ?? e).split('\n').slice(0, 8).join('\n# ')}`);
    }
  }
  done() {
    console.log(`web: ${this.passed} passed, ${this.failed} failed`);
    return this.failed > 0 || this.passed === 0 ? 1 : 0;
  }
}
