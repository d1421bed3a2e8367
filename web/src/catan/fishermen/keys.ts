// keys.ts - the letter of this expansion's button.
import type { KeyLine } from '../../table/keys';

export const KEY = { fish: 'f' };
export const lines: readonly KeyLine[] = Object.entries(KEY).map(([word, key]) => ({ keys: [key.toUpperCase()], what: `web.key.${word}` }));
