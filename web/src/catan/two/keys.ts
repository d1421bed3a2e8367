// keys.ts - the letters of this expansion's buttons.
import { lineOf } from '../keys';

export const KEY = { tokens: 'o' };
export const lines = Object.entries(KEY).map(([word, key]) => lineOf(word, key));
