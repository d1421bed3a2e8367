// inks.ts - the colours of the Catan board; the players' and the rest are every table's.
import { INK } from '../../table/art/inks';

export * from '../../table/art/inks';

/** Base, shade, light. */
export const TERRAIN: Record<string, readonly [string, string, string]> = {
  hills: ['#CA6F43', '#B05A32', '#DE9068'],
  forest: ['#4A714D', '#36553A', '#6F9266'],
  pasture: ['#AFD587', '#93BD68', '#CBE6A8'],
  fields: ['#EFC549', '#DBA730', '#F8DE8C'],
  mountains: ['#AAA3AA', '#878089', '#CCC7CB'],
  desert: ['#EBDEBF', '#D9C596', '#F7EFD9'],
  oasis: ['#EBDEBF', '#D9C596', '#F7EFD9'],
  gold: ['#CB9D54', '#AA7D38', '#E4C48C'],
  castle: ['#C9B892', '#AB9A74', '#DFD2B4'],
  quarry: ['#B9B1A8', '#968D84', '#D6D0C8'],
  glassworks: ['#D8C08F', '#B99F6B', '#EAD9B2'],
  swamp: ['#8FA06B', '#6E8A78', '#AEBB8C'],
  sea: ['#82B6C9', '#689FB4', '#AFD4DF'],
  lake: ['#BBD08D', '#9DB76B', '#D3E2AE'],
  fog: ['#DCD6CA', '#C2BAAC', '#F1EDE4'],
};

/** The bands of resource cards, and whether the label on them is ink or white. */
export const BAND: Record<string, { fill: string; text: string }> = {
  brick: { fill: '#B2542F', text: '#fff' },
  lumber: { fill: '#4F7B49', text: '#fff' },
  wool: { fill: '#9DBB5B', text: INK },
  grain: { fill: '#DDAA33', text: INK },
  ore: { fill: '#716B76', text: '#fff' },
  cloth: { fill: '#8F5E97', text: '#fff' },
  coin: { fill: '#C99A2E', text: INK },
  gold: { fill: '#C99A2E', text: INK },
  paper: { fill: '#7D9C8C', text: INK },
};
export const NO_BAND = { fill: '#8A7961', text: '#fff' };
