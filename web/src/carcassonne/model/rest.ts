// rest.ts - which designs look like they fit an open cell, for the pictures beside the engine's number.
import { tileOf } from '../tiles/looks';

/** Letters of the sides N E S W of an unturned tile: F field, R road, C city, V river. */
export function edgesOf(id: string): string {
  const tile = tileOf(id);
  if (tile === undefined) return '';
  return [0, 1, 2, 3]
    .map((side) => {
      if (tile.cities.some((c) => c.sides.includes(side))) return 'C';
      if (tile.roads.some((r) => r.sides.includes(side))) return 'R';
      return tile.river.includes(side) ? 'V' : 'F';
    })
    .join('');
}

/** Does the design, in some turn, show the letters a cell asks for? Dots ask for nothing. */
export function fitting(id: string, need: string): boolean {
  const edges = edgesOf(id);
  return edges !== '' && [0, 1, 2, 3].some((turn) => [...need].every((letter, side) => letter === '.' || edges[(side - turn + 4) % 4] === letter));
}
