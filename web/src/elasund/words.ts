// words.ts - a game told beside its own board: fields by their letter and row, as the board writes them.
import { moveText, type Scene } from '../lib/words';
import { cellName } from './model/city';
import { sentence } from './model/log';

export const event = sentence;

const CELL = /^\d+,\d+$/;

export function move(scene: Scene, word: string, args: string): string {
  return moveText(scene, word, args.split(' ').map((a) => (CELL.test(a) ? cellName(a) : a)).join(' '));
}
