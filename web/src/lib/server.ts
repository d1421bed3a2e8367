// server.ts - the transport to `thorp serve` over a WebSocket: says hello, comes back by itself after a break, longer
// and longer between tries. Whoever listens sends its `watch` again when the line is `online`.
import { patched } from './patch';
import { PROTOCOL } from './protocol';
import type { LocalReply, PatchMessage, Reply, View, ViewMessage } from './protocol-extra';
import type { Link, Tagged, Transport } from './transport';

/** Pause before try number n, in milliseconds: half a second, doubling, at most 15 s, a little different for everybody. */
export function backOff(n: number, random: () => number = Math.random): number {
  return Math.min(15000, 500 * 2 ** n) * (0.75 + random() / 2);
}

export interface Socket {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((e: Event) => void) | null;
  onmessage: ((e: MessageEvent) => void) | null;
  onclose: ((e: CloseEvent) => void) | null;
  onerror: ((e: Event) => void) | null;
}

/** What the transport needs of its surroundings; tests give their own. */
export interface ServerParts {
  socket(): Socket;
  /** Makes sure there is a cookie before the socket is opened; fails when there is no server. */
  session(): Promise<void>;
  login(ticket: string): Promise<void>;
  token: { get(): string; set(token: string): void };
  name(): string;
}

const OPEN = 1;
const SILENCE = 25000; // a quiet line is tried with a ping
const MOST_UNHEARD = 2;

export class ServerTransport implements Transport {
  readonly kind = 'server';
  link: Link = 'connecting';
  retryAt = 0;
  /** Who we are, once welcomed. */
  person = '';
  name = '';
  account = false;
  readonly #p: ServerParts;
  readonly #ears = new Set<(reply: LocalReply) => void>();
  readonly #linkEars = new Set<(link: Link) => void>();
  #socket: Socket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #view: ViewMessage | null = null; // the last one, which patches build on
  #unheard = 0; // questions in a row that were not answered
  #closed = false;

  constructor(parts: ServerParts) {
    this.#p = parts;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    this.retryAt = 0;
    this.#turn('connecting');
    let socket: Socket;
    try {
      await this.#p.session();
      if (this.#closed) return;
      socket = this.#p.socket();
    } catch {
      this.#lost();
      return;
    }
    this.#socket = socket;
    this.#view = null;
    socket.onopen = () => {
      const name = this.#p.name();
      const token = this.#p.token.get();
      this.send({ t: 'hello', protocol: PROTOCOL, patches: true, ...(name ? { name } : {}), ...(token ? { token } : {}) });
    };
    socket.onmessage = (e) => this.#hear(JSON.parse(String(e.data)) as Reply | PatchMessage);
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
    socket.onerror = null;
  }

  #hear(message: Reply | PatchMessage): void {
    this.#heard = Date.now();
    this.#unheard = 0;
    const reply = message.t === 'patch' ? this.#whole(message) : message;
    if (reply === null) return;
    if (reply.t === 'view') this.#view = reply;
    if (reply.t === 'welcome') this.#welcome(reply);
    else if (reply.t === 'error' && reply.code === 'version') this.#stop('version');
    for (const ear of [...this.#ears]) ear(reply);
    if (reply.t === 'bye') this.#socket?.close();
  }

  /** The view a patch stands for; without the one it builds on, all of it is asked for. */
  #whole({ from, patch, ...rest }: PatchMessage): ViewMessage | null {
    if (this.#view?.table === rest.table && this.#view.rows === from)
      return { ...rest, t: 'view', view: patched(this.#view.view as never, patch) as unknown as View };
    this.send({ t: 'view' });
    return null;
  }

  #welcome(reply: Extract<Reply, { t: 'welcome' }>): void {
    this.person = reply.person;
    this.name = reply.name;
    this.account = reply.account;
    if (reply.token) this.#p.token.set(reply.token);
    if (reply.ticket) void this.#p.login(reply.ticket).catch(() => undefined);
    this.#tries = this.#unheard = 0;
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), SILENCE / 2);
    this.#turn('online');
  }

  /** A line can die without a word: whoever is silent for long is asked, whoever does not answer twice is left. Time alone
   *  proves nothing: in a hidden tab this runs once a minute, or not at all for hours. */
  #beat(): void {
    if (Date.now() - this.#heard <= SILENCE) return;
    if (this.#unheard++ < MOST_UNHEARD) this.send({ t: 'ping' });
    else this.#socket?.close();
  }

  #lost(): void {
    clearInterval(this.#pulse);
    this.#socket = null;
    if (this.#closed || this.link === 'version') return;
    const pause = backOff(this.#tries++);
    this.retryAt = Date.now() + pause;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), pause);
    this.#turn('lost');
  }

  #stop(link: Link): void {
    this.#turn(link);
    this.#socket?.close();
  }

  #turn(link: Link): void {
    // while trying again the line still counts as lost: the page should not flicker
    const shown = link === 'connecting' && this.#tries > 0 ? 'lost' : link;
    if (this.link === shown && shown !== 'lost') return;
    this.link = shown;
    for (const ear of [...this.#linkEars]) ear(shown);
  }

  send(request: Tagged): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(request));
  }
  on(hear: (reply: LocalReply) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }
  onLink(hear: (link: Link) => void): () => void {
    this.#linkEars.add(hear);
    return () => this.#linkEars.delete(hear);
  }
  retry(): void {
    if (this.link !== 'lost' || this.#socket !== null) return;
    clearTimeout(this.#timer);
    void this.#connect();
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#socket?.close();
    this.#turn('closed');
  }
}

/** The server this page came from. */
export function browserParts(name: () => string): ServerParts {
  const base = new URL('.', location.href);
  const ws = new URL('ws', base);
  ws.protocol = ws.protocol === 'https:' ? 'wss:' : 'ws:';
  const get = async (path: string): Promise<void> => {
    const answer = await fetch(new URL(path, base), { credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok) throw new Error(String(answer.status));
  };
  return {
    socket: () => new WebSocket(ws, 'thorp'),
    session: () => get('api/session'),
    login: (ticket) => get(`api/login?ticket=${encodeURIComponent(ticket)}`),
    token: {
      get: () => sessionStorage.getItem('thorp.token') ?? '',
      set: (token) => sessionStorage.setItem('thorp.token', token),
    },
    name,
  };
}
