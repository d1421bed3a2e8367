// keys.ts - the letters of this expansion's buttons.
import { lineOf } from '../keys';

export const KEY = { bridge: 'e' };
export const lines = Object.entries(KEY).map(([word, key]) => lineOf(word, key));
