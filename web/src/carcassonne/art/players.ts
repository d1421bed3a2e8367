// players.ts - the inks of the six seats, for pictures that are made as text (stylesheets do not reach into patterns).
import { shapeOf, type Shape } from '../../lib/players';
import { INK } from '../tiles/inks';

export interface Inks {
  main: string;
  dark: string;
  light: string;
  mark: string; // the seat's shape on a piece
  shape: Shape;
}

const MAIN = ['#D0402A', '#244FA8', '#F3B81F', '#3AAA8A', '#332E33', '#B57BD3'];
const DARK = ['#8E2415', '#16306A', '#A87406', '#1D6A55', '#151215', '#73418F'];
const LIGHT = ['#F0A08F', '#9CB6E8', '#FBE3A0', '#A8E0CF', '#9A9299', '#E4CBF1'];
const MARK = ['#fff', '#fff', INK, INK, '#fff', INK];
const NOBODY: Inks = { main: '#8A8078', dark: '#564E48', light: '#CFC8C0', mark: '#fff', shape: 'circle' };

export function inksOf(seat: number): Inks {
  const i = seat - 1, main = MAIN[i];
  return main === undefined ? NOBODY : { main, dark: DARK[i]!, light: LIGHT[i]!, mark: MARK[i]!, shape: shapeOf(seat) };
}
