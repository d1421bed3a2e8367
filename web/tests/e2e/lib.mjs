// lib.mjs - what the browser tests share: the real server, the browser, pages that collect what goes wrong in them, axe,
// and the tally.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

export const here = import.meta.dirname;
export const dist = resolve(here, '../../dist');
export const shots = resolve(here, '../shots');
export const thorp = process.env.THORP ?? resolve(here, '../../../build/thorp');
mkdirSync(shots, { recursive: true });

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const PATIENCE = 30000; // a busy machine is no fault of the page

/** The assertions of node about what is on the screen: looked at again until they hold, since much comes when it has been fetched or when
 *  others have spoken. `look` reads it; what follows are the arguments of the assertion. */
export const soon = Object.fromEntries(
  ['ok', 'equal', 'notEqual', 'deepEqual', 'match'].map((name) => [
    name,
    async (look, ...rest) => {
      for (const end = Date.now() + PATIENCE; ; await pause(20)) {
        const found = await look();
        try {
          return assert[name](found, ...rest);
        } catch (e) {
          if (Date.now() > end) throw e;
        }
      }
    },
  ]),
);

/** Nothing is wider than the screen. */
export const fits = (page) => soon.equal(() => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)), 0, 'nothing is wider than the screen');

/** `thorp serve` with its files in a folder of its own. It may be killed and started again on the same port. */
export class Server {
  #child = null;
  #port = 0;
  #folder = mkdtempSync(join(tmpdir(), 'thorp-e2e-'));
  #more;

  /** `more`: options of `thorp serve` for this one. */
  constructor(...more) {
    this.#more = more;
  }
  get url() {
    return `http://127.0.0.1:${this.#port}/`;
  }
  async start() {
    for (let tries = 0; tries < 50; tries++) {
      if (await this.#try()) return this;
      await pause(100); // the port may still be held by the one before
    }
    throw new Error('the server does not start');
  }
  #try() {
    const about = ['--store', `sqlite:${join(this.#folder, 'games.db')}`, '--secret', join(this.#folder, 'key'), '--page', dist];
    const quick = ['--bot-ms', '20', '--bot-pause', '0', '--rate', '0', '--rate-per-address', '0', '--max-per-address', '0', '--max-tables', '0', '--max-tables-per-address', '0', '--quiet'];
    const child = spawn(thorp, ['serve', '--port', String(this.#port), ...about, ...quick, ...this.#more], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    return new Promise((done) => {
      child.once('exit', () => done(false));
      child.stdout.on('data', (text) => {
        const found = /serving on .*:(\d+)\//.exec(String(text));
        if (found === null) return;
        this.#port = Number(found[1]);
        done(true);
      });
    });
  }
  stop(signal = 'SIGTERM') {
    const child = this.#child;
    return new Promise((done) => (child === null || child.exitCode !== null || child.signalCode !== null ? done() : (child.once('exit', done), child.kill(signal))));
  }
  async end() {
    await this.stop('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
}

/** In the page, before anything else: keeps the settings, and what the engine or the server said last (`seen`). With `still` the bots of this
 *  device think for days. */
function prepare({ settings, still }) {
  if (localStorage.getItem('thorp.settings') === null) localStorage.setItem('thorp.settings', JSON.stringify(settings));
  addEventListener('securitypolicyviolation', (e) => console.error(`policy: ${e.violatedDirective} ${e.blockedURI} ${e.sourceFile ?? ''}`));
  const seen = (globalThis.seen = { still, view: null, views: 0, table: null, rows: 0, said: [], banners: [] });
  // what a patch makes of a value (docs/PROTOCOL.md, "Patches"); not the page's own, which is under test
  const patched = (old, patch) => {
    if (Array.isArray(patch)) return patch[0];
    const all = Array.isArray(old) ? [...old] : { ...old };
    if (Array.isArray(old)) for (const [at, gone, items] of patch[''] ?? []) all.splice(at, gone, ...items);
    for (const [key, p] of Object.entries(patch))
      if (Array.isArray(p) && p.length === 0) delete all[key];
      else if (key !== '' || !Array.isArray(old)) all[key] = patched(all[key], p);
    return all;
  };
  const hear = (message) => {
    const m = message?.t === 'patch' ? { ...message, t: 'view', view: patched(seen.last.view, message.patch) } : message;
    if (m?.t === 'view') seen.last = m;
    if (m?.t === 'view') seen.view = m, seen.views++;
    if (m?.t === 'table') seen.table = m;
    if (m?.t === 'row') seen.rows = Math.max(seen.rows, m.seq + 1);
    if (m?.t === 'view' || m?.t === 'row' || m?.t === 'table') seen.said.push(m);
    if (seen.said.length > 4000) seen.said.splice(0, 2000);
  };
  const banners = (changes) => changes.flatMap((c) => [...c.addedNodes]).filter((n) => n.classList?.contains('said')).map((n) => n.textContent);
  new MutationObserver((changes) => seen.banners.push(...banners(changes))).observe(document, { childList: true, subtree: true }); // gone in some seconds
  const { Worker, WebSocket } = globalThis;
  globalThis.Worker = class extends Worker {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', (e) => hear(e.data));
    }
    postMessage(m, ...more) {
      super.postMessage(still && m?.t === 'pace' ? { ...m, ms: 1e9 } : m, ...more);
    }
  };
  globalThis.WebSocket = class extends WebSocket {
    constructor(...a) {
      super(...a);
      this.addEventListener('message', (e) => hear(JSON.parse(e.data)));
    }
  };
}

const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** A browser of its own for one person. `wrong` collects errors; with `rough` the network may fail; with `still` no bot of this device moves,
 *  so that what one looks at after the own turn is not replaced by theirs. */
export async function open(browser, url, { size = DESK, settings = {}, axe: withAxe = false, touch = false, rough = false, still = false, start = true } = {}) {
  const context = await browser.newContext({ viewport: size, bypassCSP: withAxe, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce', serviceWorkers: 'allow', locale: 'en-GB' });
  await context.addInitScript(prepare, { settings: { language: 'en', theme: 'light', pace: 'instant', sound: false, ...settings }, still });
  const page = await context.newPage();
  const wrong = [];
  page.on('pageerror', (e) => wrong.push(`error: ${e.stack ?? e.message}`));
  page.on('console', (m) => {
    if (m.type() !== 'error' && m.type() !== 'warning') return;
    if (rough && /Failed to load resource|WebSocket connection|net::ERR|ServiceWorker/.test(m.text())) return;
    wrong.push(`${m.type()}: ${m.text()} ${m.location().url ?? ''}`);
  });
  page.setDefaultTimeout(60000); // a busy machine is no fault of the page
  if (start) await page.goto(url);
  return { context, page, wrong };
}

export function shot(page, name) {
  return page.screenshot({ path: join(shots, `${name}.png`) });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that axe finds broken on the page as it is. The context needs bypassCSP. */
export async function axe(page, only) {
  const run = (rules) => globalThis.axe.run(document, { resultTypes: ['violations'], ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ content: axeSource });
  const found = await page.evaluate(run, only);
  return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 4).join(' | ')}`);
}

/** Waits until the page is kept on the device. */
export async function kept(page) {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null);
}

const LIMIT = 600000; // a test that waits for what never comes must not hold up the rest

function within(ms, work) {
  let timer;
  const late = new Promise((_, fail) => (timer = setTimeout(() => fail(new Error(`not done after ${ms / 1000} s`)), ms)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Counts and prints TAP lines; runs several tests side by side. */
export class Tally {
  passed = 0;
  failed = 0;
  #shaky = []; // names of those that passed at the second try only
  #tests = [];
  #onceMore = []; // tests that failed once
  constructor(only = []) {
    this.only = only;
  }
  add(name, run, { limit = LIMIT, night = false } = {}) {
    if (this.only.length === 0 ? !night || process.env.NIGHT === '1' : this.only.some((word) => name.includes(word))) this.#tests.push({ name, run, limit });
  }
  async all(lanes) {
    const lane = async () => {
      for (let test = this.#tests.shift(); test !== undefined; test = this.#tests.shift()) await this.#one(test);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    for (const test of this.#onceMore.splice(0)) await this.#one(test, false);
  }
  /** Games are random and browsers slow: what fails is tried once more, alone at the end, and the first failure is told all the same. */
  async #one(test, again = true) {
    const { name, run, limit } = test;
    const began = Date.now();
    try {
      await within(limit, run());
      this.passed++;
      if (!again) this.#shaky.push(name);
      console.log(`ok - ${name} # ${Date.now() - began} ms${again ? '' : ', at the second try'}`); // scripts/tally looks for these words
    } catch (e) {
      const why = `# ${String(e?.stack ?? e).split('\n').slice(0, 24).join('\n# ')}`;
      if (again) {
        console.log(`# failed at the first try: ${name}\n${why}`);
        this.#onceMore.push(test);
        return;
      }
      this.failed++;
      console.log(`not ok - ${name} # ${Date.now() - began} ms\n${why}`);
    }
  }
  done() {
    for (const name of this.#shaky) console.log(`# passed at the second try only: ${name}`);
    console.log(`# web: ${this.passed} passed, ${this.failed} failed`);
    return this.failed > 0 || this.passed === 0 ? 1 : 0;
  }
}
