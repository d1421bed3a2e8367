import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backOff, ServerTransport, type Socket } from '../../src/lib/server';
import type { Link } from '../../src/lib/transport';

class FakeSocket implements Socket {
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: ((e: Event) => void) | null = null;
  onmessage: ((e: MessageEvent) => void) | null = null;
  onclose: ((e: CloseEvent) => void) | null = null;
  onerror: ((e: Event) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.({} as Event);
  }
  say(reply: unknown): void {
    this.onmessage?.({ data: JSON.stringify(reply) } as MessageEvent);
  }
}

let sockets: FakeSocket[];
let serverThere: boolean;
let token: string;
let tickets: string[];

function start(): { line: ServerTransport; links: Link[] } {
  const line = new ServerTransport({
    socket: () => {
      const s = new FakeSocket();
      sockets.push(s);
      return s;
    },
    session: () => (serverThere ? Promise.resolve() : Promise.reject(new Error('404'))),
    login: (t) => {
      tickets.push(t);
      return Promise.resolve();
    },
    token: { get: () => token, set: (t) => (token = t) },
    name: () => 'Ann',
  });
  const links: Link[] = [];
  line.onLink((l) => links.push(l));
  return { line, links };
}
const welcome = { t: 'welcome', protocol: 2, person: 'p1', name: 'Ann', account: false, node: 'n' };
const flush = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  serverThere = true;
  token = '';
  tickets = [];
});
afterEach(() => vi.useRealTimers());

describe('the line to the server', () => {
  it('says hello and is online when welcomed', async () => {
    const { line, links } = start();
    await flush();
    sockets[0]?.open();
    expect(sockets[0]?.sent[0]).toEqual({ t: 'hello', protocol: 2, patches: true, name: 'Ann' });
    expect(line.link).toBe('connecting');
    sockets[0]?.say({ ...welcome, token: 'secret', ticket: 'tick' });
    expect(line.link).toBe('online');
    expect(links).toEqual(['online']);
    expect(line.person).toBe('p1');
    expect(token).toBe('secret');
    expect(tickets).toEqual(['tick']);
    line.close();
  });

  it('comes back by itself, and at once when asked to', async () => {
    const { line } = start();
    await flush();
    sockets[0]?.open();
    sockets[0]?.say(welcome);
    sockets[0]?.close();
    expect(line.link).toBe('lost');
    expect(line.retryAt).toBeGreaterThan(Date.now());
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets.length).toBe(2);
    expect(line.link).toBe('lost'); // until welcomed
    sockets[1]?.close();
    line.retry();
    await flush();
    expect(sockets.length).toBe(3);
    sockets[2]?.open();
    sockets[2]?.say(welcome);
    expect(line.link).toBe('online');
    line.close();
  });

  it('opens no socket where there is no server, and finds it when it comes', async () => {
    serverThere = false;
    const { line } = start();
    await flush();
    expect(sockets.length).toBe(0);
    expect(line.link).toBe('lost');
    serverThere = true;
    await vi.advanceTimersByTimeAsync(2000);
    expect(sockets.length).toBe(1);
    line.close();
  });

  it('stops when the page is too old', async () => {
    const { line } = start();
    await flush();
    sockets[0]?.open();
    sockets[0]?.say({ t: 'error', code: 'version', text: 'reload' });
    expect(line.link).toBe('version');
    await vi.advanceTimersByTimeAsync(60000);
    expect(sockets.length).toBe(1);
    line.close();
  });

  it('connects again after the server has said bye', async () => {
    const { line } = start();
    await flush();
    sockets[0]?.open();
    sockets[0]?.say(welcome);
    sockets[0]?.say({ t: 'bye' });
    expect(line.link).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets.length).toBe(2);
    line.close();
  });

  it('leaves a line that has died without a word', async () => {
    const { line } = start();
    await flush();
    sockets[0]?.open();
    sockets[0]?.say(welcome);
    await vi.advanceTimersByTimeAsync(40000);
    expect(sockets[0]?.sent.some((m) => m.t === 'ping')).toBe(true);
    await vi.advanceTimersByTimeAsync(60000);
    expect(sockets.length).toBeGreaterThan(1);
    line.close();
  });

  it('makes a view of a patch, and asks for all of it when it cannot', async () => {
    const { line } = start();
    const views: unknown[] = [];
    line.on((r) => r.t === 'view' && views.push([r.rows, r.view]));
    await flush();
    sockets[0]?.open();
    sockets[0]?.say(welcome);
    sockets[0]?.say({ t: 'view', table: 'T', rows: 3, view: { a: 1, list: [1, 2] } });
    sockets[0]?.say({ t: 'patch', table: 'T', rows: 5, from: 3, patch: { a: [2], list: { '': [[2, 0, [3]]] } } });
    expect(views).toEqual([[3, { a: 1, list: [1, 2] }], [5, { a: 2, list: [1, 2, 3] }]]);
    sockets[0]?.say({ t: 'patch', table: 'T', rows: 9, from: 7, patch: { a: [3] } });
    expect(views).toHaveLength(2);
    expect(sockets[0]?.sent.at(-1)).toEqual({ t: 'view' });
    line.close();
  });

  it('lives in a hidden tab, whose timers run once a minute', async () => {
    const each = globalThis.setInterval;
    vi.stubGlobal('setInterval', (run: () => void, ms: number) => each(run, Math.max(ms, 60000)));
    const { line, links } = start();
    await flush();
    sockets[0]?.open();
    sockets[0]?.say(welcome);
    for (let minute = 0, answered = 1; minute < 10; minute++) {
      await vi.advanceTimersByTimeAsync(60000);
      for (; answered < (sockets[0]?.sent.length ?? 0); answered++) sockets[0]?.say({ t: 'ok' });
    }
    vi.unstubAllGlobals();
    expect(sockets).toHaveLength(1);
    expect(links).toEqual(['online']);
    line.close();
  });

  it('waits longer and longer, never more than 19 seconds', () => {
    const half = (): number => 0.5;
    expect([0, 1, 2, 3].map((n) => backOff(n, half))).toEqual([500, 1000, 2000, 4000]);
    for (let n = 0; n < 20; n++) expect(backOff(n)).toBeLessThan(19000);
  });
});
