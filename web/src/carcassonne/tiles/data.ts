// data.ts - the tiles as the project's one table of tiles lists them.

export type RoadEnd = 'crossing' | 'city' | 'monastery' | 'farmhouse' | 'lake' | 'crop';
export interface Road {
  sides: number[]; // two: it runs through; one: it ends here
  end?: RoadEnd;
  city?: number; // the city it ends at
  over?: 'road' | 'city' | 'river'; // what it passes above
  inn: boolean;
}
export interface City {
  sides: number[];
  shields: number;
  cathedral: boolean;
  goods?: string; // wine, wheat, cloth
}
export interface Field {
  halves: number[]; // half-edges 0..7 clockwise from the north-west corner
  cities: number[];
}
export interface Tile {
  id: string;
  set: string;
  count: number;
  roads: Road[];
  cities: City[];
  fields: Field[];
  river: number[];
  role?: 'spring' | 'course' | 'lake';
  monastery: boolean;
  garden: boolean;
  lake: boolean; // of a ferry
  flight?: number; // 0 N, 1 NE ... 7 NW
  gold: boolean;
  hat: boolean;
  sack: boolean;
  crop?: 'fork' | 'club' | 'shield';
}
