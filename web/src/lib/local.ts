// local.ts - the transport to the engine in this page's worker. It is always there, also without a network.
import type { LocalReply } from './protocol-extra';
import type { Link, Tagged, Transport } from './transport';

type Raw = LocalReply | { t: 'ready' } | { t: 'failed'; text: string };

export class LocalTransport implements Transport {
  readonly kind = 'local';
  readonly retryAt = 0;
  link: Link = 'connecting';
  readonly #worker: Worker;
  readonly #ears = new Set<(reply: LocalReply) => void>();
  readonly #linkEars = new Set<(link: Link) => void>();

  constructor() {
    this.#worker = new Worker(new URL('../local/worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (e: MessageEvent<Raw>) => this.#hear(e.data);
    this.#worker.onerror = () => this.#turn('closed');
  }

  #hear(reply: Raw): void {
    if (reply.t === 'ready') this.#turn('online');
    else if (reply.t === 'failed') this.#turn('closed');
    else for (const ear of this.#ears) ear(reply);
  }
  #turn(link: Link): void {
    this.link = link;
    for (const ear of this.#linkEars) ear(link);
  }
  send(request: Tagged): void {
    this.#worker.postMessage(request);
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
    // nothing can be lost here
  }
  close(): void {
    this.#worker.terminate();
    this.#turn('closed');
  }
}
