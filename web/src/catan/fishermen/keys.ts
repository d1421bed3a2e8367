// keys.ts - the letter of this expansion's button.
import { lineOf } from '../keys';

export const KEY = { fish: 'f' };
export const lines = Object.entries(KEY).map(([word, key]) => lineOf(word, key));
