// protocol-extra.ts - protocol.ts with the few names that the page adds to it.
import type { Reply } from './protocol';

export * from './protocol';
export type ChatReply = Extract<Reply, { t: 'chat' }>;
export type ErrorReply = Extract<Reply, { t: 'error' }>;
