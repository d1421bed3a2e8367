// keys.ts - the letters of this expansion's buttons.
import type { KeyLine } from '../../table/keys';

export const KEY = { tokens: 'o' };
export const lines: readonly KeyLine[] = Object.entries(KEY).map(([word, key]) => ({ keys: [key.toUpperCase()], what: `web.key.${word}` }));
