// keys.ts - the letters of this expansion's buttons.
import { lineOf } from '../keys';

export const KEY = { upgrade: 'u', grain: 'g', drive: 'x' };
export const lines = Object.entries(KEY).map(([word, key]) => lineOf(word, key));
