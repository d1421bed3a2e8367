// keys.ts - the letter of this expansion's button.
import { lineOf } from '../keys';

export const KEY = { repair_road: 'x' };
export const lines = Object.entries(KEY).map(([word, key]) => lineOf(word, key));
