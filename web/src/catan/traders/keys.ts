// keys.ts - the letters of this expansion's buttons.
import type { KeyLine } from '../../table/keys';

export const KEY = { upgrade: 'u', grain: 'g', drive: 'x' };
export const lines: readonly KeyLine[] = Object.entries(KEY).map(([word, key]) => ({ keys: [key.toUpperCase()], what: `web.key.${word}` }));
