// ready.ts - what the families say of their set-ups, found like the families themselves.
import type { Ready } from './rows';

const found = import.meta.glob<Ready>('../*/ready.ts', { eager: true, import: 'ready' });

/** By game. */
export const READY: ReadonlyMap<string, Ready> = new Map(Object.entries(found).map(([path, ready]) => [path.split('/')[1]!, ready]));
