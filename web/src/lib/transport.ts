// transport.ts - one way to talk to whatever runs the game. The server and the worker speak the same messages.
import type { LocalReply, LocalRequest } from './protocol-extra';

/** How the line to the game is. `lost` heals by itself; `version` and `second` need the person. */
export type Link = 'connecting' | 'online' | 'lost' | 'version' | 'second' | 'closed';

/** A request may carry an id, which comes back in the answer. */
export type Tagged = LocalRequest & { re?: string };

export interface Transport {
  readonly kind: 'server' | 'local';
  readonly link: Link;
  /** When the next try to connect comes, in milliseconds since 1970; 0 = none is planned. */
  readonly retryAt: number;
  send(request: Tagged): void;
  /** Hears every reply; returns how to stop hearing. */
  on(hear: (reply: LocalReply) => void): () => void;
  onLink(hear: (link: Link) => void): () => void;
  /** Tries to connect now instead of waiting. */
  retry(): void;
  close(): void;
}
