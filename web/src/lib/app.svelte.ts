// app.svelte.ts - what the whole page shares: the two lines to games, what can be played, who we are.
import { PROTOCOL } from './protocol';
import { ask } from './ask';
import { LocalTransport } from './local';
import type { GameInfo, Saved } from './protocol-extra';
import { browserParts, ServerTransport } from './server';
import { t } from './i18n.svelte';
import { toast } from './live.svelte';
import { change, settings, type Pace } from './settings.svelte';
import type { Link, Transport } from './transport';

let localLine: LocalTransport | null = null;
let serverLine: ServerTransport | null = null;
let serverLink = $state<Link>('connecting');
let retryAt = $state(0);
let who = $state.raw({ person: '', name: '', account: false });
let games = $state.raw<GameInfo[]>([]);
let bots = $state.raw<{ name: string; about: string }[]>([]);
let networkUp = $state(typeof navigator === 'undefined' ? true : navigator.onLine);
let updateReady = $state(false);

/** The engine in this page: started when first needed, then kept. */
export function local(): LocalTransport {
  if (localLine === null) {
    localLine = new LocalTransport();
    const line = localLine;
    const hello = (link: Link): void => {
      if (link !== 'online') return;
      line.send({ t: 'hello', protocol: PROTOCOL, name: settings.name });
      line.send({ t: 'pace', ms: paceOf(settings.pace) });
    };
    line.onLink(hello);
  }
  return localLine;
}

export function paceOf(pace: Pace): number {
  return { slow: 900, normal: 350, fast: 60, instant: 0 }[pace];
}

/** The server this page came from. */
export function server(): ServerTransport {
  if (serverLine === null) {
    serverLine = new ServerTransport(browserParts(() => settings.name));
    const line = serverLine;
    serverLink = line.link;
    line.onLink((link) => {
      serverLink = link;
      retryAt = line.retryAt;
      if (link === 'online') who = { person: line.person, name: line.name, account: line.account };
    });
    line.on((reply) => {
      if (reply.t === 'welcome') who = { person: reply.person, name: reply.name, account: reply.account };
    });
  }
  return serverLine;
}

/** What others call this person from now on. */
export async function rename(name: string): Promise<void> {
  const wanted = name.trim().slice(0, 24);
  await change({ name: wanted });
  if (wanted === '') return;
  await ask(local(), { t: 'name', name: wanted });
  if (app.online && !app.who.account && (await ask(server(), { t: 'name', name: wanted })).t === 'error') toast(t('web.error.name'));
}

/** Tables of this device have ids that begin with `l`. */
export function lineOf(table: string): Transport {
  return table.startsWith('l') ? local() : server();
}

export const app = {
  get link(): Link {
    return serverLink;
  },
  get online(): boolean {
    return serverLink === 'online';
  },
  get network(): boolean {
    return networkUp;
  },
  get retryAt(): number {
    return retryAt;
  },
  get who() {
    return who;
  },
  get games(): GameInfo[] {
    return games;
  },
  get bots() {
    return bots;
  },
  get updateReady(): boolean {
    return updateReady;
  },
};

/** Games and bots: the engine here knows them all, so this works without a network. */
export async function loadGames(): Promise<void> {
  if (games.length > 0) return;
  const reply = await ask(local(), { t: 'games' });
  if (reply.t !== 'games') return;
  games = reply.games;
  bots = (reply.bots ?? []).filter((b) => b.level !== false);
}

export async function savedGames(): Promise<Saved[]> {
  const reply = await ask(local(), { t: 'saved' });
  return reply.t === 'saved' ? reply.saved : [];
}

/** A finished game as a record, from this device or from the server. Null when there is none. */
export async function recordOf(table: string): Promise<string | null> {
  if (table.startsWith('l')) {
    const reply = await ask(local(), { t: 'record', table });
    return reply.t === 'record' ? reply.text : null;
  }
  try {
    const answer = await fetch(new URL(`api/record/${encodeURIComponent(table)}`, new URL('.', location.href)));
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The bots one plays against unless one says otherwise. The list begins with levels, from weak to strong: the second. */
export function usualBot(): string {
  return bots.find((b) => b.name === settings.level)?.name ?? bots[1]?.name ?? bots[0]?.name ?? '';
}

/** One click: a game against bots on this device, the first of all unless another is named. Answers the table's id. */
export async function playNow(setup?: string, seats?: number): Promise<string | null> {
  await loadGames();
  const game = games[0];
  if (game === undefined) return null;
  const others = Array<string>((seats ?? game.seats) - 1).fill(usualBot());
  const made = await ask(local(), { t: 'new', setup: setup ?? `${game.name} seats=${game.seats}`, seats: ['me', ...others] });
  if (made.t !== 'created') return null;
  await ask(local(), { t: 'begin' });
  return made.table;
}

// ------------------------------------------------------------------ new builds

let waiting: ServiceWorker | null = null;

/** Keeps the page on the device and notices new builds. */
export function startOffline(): void {
  addEventListener('online', () => {
    networkUp = true;
    serverLine?.retry();
  });
  addEventListener('offline', () => (networkUp = false));
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('./sw.js').then((registration) => {
    const seen = (): void => {
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) {
        waiting = registration.waiting;
        updateReady = true;
      }
    };
    seen();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', seen);
    });
  });
}

/** Takes the new build now. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  if (waiting !== null) waiting.postMessage('take over');
  else location.reload();
}
