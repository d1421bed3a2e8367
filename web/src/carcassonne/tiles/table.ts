// table.ts - reads data/carcassonne/tiles.txt, the project's one table of tiles: the engine is compiled from it, the page
// draws from it.
import text from '../../../../data/carcassonne/tiles.txt?raw';
import type { City, Field, Road, RoadEnd, Tile } from './data';

const SIDES = 'NESW';
const COMPASS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

const sidesOf = (letters: string): number[] => [...letters].map((c) => SIDES.indexOf(c)).sort((a, b) => a - b);
const after = (words: readonly string[], key: string): string | undefined => (words.includes(key) ? words[words.indexOf(key) + 1] : undefined);
const cityNumber = (word: string): number => Number(word.slice('city'.length)) - 1;

function roadOf([sides = '', ...more]: readonly string[]): Road {
  const end = after(more, 'end'), over = after(more, 'over') as Road['over'];
  const road: Road = { sides: sidesOf(sides), inn: more.includes('inn') };
  if (over !== undefined) road.over = over;
  if (end !== undefined && /^city\d/.test(end)) return { ...road, end: 'city', city: cityNumber(end) };
  return end === undefined ? road : { ...road, end: end as RoadEnd };
}

function cityOf([sides = '', ...more]: readonly string[]): City {
  return {
    sides: sidesOf(sides),
    shields: more.filter((w) => w === 'shield').length,
    cathedral: more.includes('cathedral'),
    goods: after(more, 'goods'),
  };
}

function fieldOf([halves = '', ...cities]: readonly string[]): Field {
  return { halves: [...halves.replace('-', '')].map(Number), cities: cities.map(cityNumber) };
}

function blank(id: string, count: number, set: string): Tile {
  return {
    id, set, count, roads: [], cities: [], fields: [], river: [],
    monastery: false, garden: false, lake: false, gold: false, hat: false, sack: false,
  };
}

function addTo(tile: Tile, word: string, more: readonly string[]): void {
  switch (word) {
    case 'road': tile.roads.push(roadOf(more)); break;
    case 'city': tile.cities.push(cityOf(more)); break;
    case 'field': tile.fields.push(fieldOf(more)); break;
    case 'river':
      tile.river = sidesOf(more[0] ?? '');
      tile.role = more[1] as Tile['role'];
      break;
    case 'flight': tile.flight = COMPASS.indexOf(more[0] ?? ''); break;
    case 'crop': tile.crop = more[0] as Tile['crop']; break;
    case 'monastery':
    case 'garden':
    case 'lake':
    case 'gold':
    case 'hat':
    case 'sack': tile[word] = true; break;
    default: // what only the engine needs
  }
}

export function readTiles(lines: string): Tile[] {
  const tiles: Tile[] = [];
  let set = '';
  for (const line of lines.split('\n')) {
    const [word, ...more] = line.replace(/#.*/, '').split(/\s+/).filter((w) => w !== '');
    if (word === undefined) continue;
    if (word === 'set') set = more[0] ?? '';
    else if (word === 'tile') tiles.push(blank(more[0] ?? '', Number(more[1]), set));
    else if (tiles.length > 0) addTo(tiles.at(-1)!, word, more);
  }
  return tiles;
}

export const TILES: readonly Tile[] = readTiles(text);
