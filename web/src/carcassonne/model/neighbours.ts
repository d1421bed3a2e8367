// neighbours.ts - which road, city or field it is, by what lies beside it and in which part of the map: nobody counts cells to find it.
import { tileOf } from '../tiles/looks';
import type { Tile } from '../tiles/data';
import { kind, UNIT, type Land } from './land';
import type { CarFeature, CarPlace } from './view';

/** "by Ann's city, in the north": what lies beside it (`city`, with a seat whose it is), and the part of the map. */
export interface Whereabouts {
  near?: string;
  seat?: number;
  region: string; // "north", "north_west", "middle"
}
type Beside = Omit<Whereabouts, 'region'>;

const SMALL = 6; // tiles; of larger features too much lies one tile away

export class Neighbours {
  readonly #land: Land;
  #all = new Map<number, Beside[]>();
  #counts = new Map<string, Map<string, number>>();

  constructor(land: Land) {
    this.#land = land;
  }

  /** What tells it apart from every other of its kind, if anything does. */
  of(f: CarFeature): Whereabouts {
    const list = this.#beside(f), counts = this.#countsOf(f.kind);
    return { ...(list.find((b) => counts.get(keyOf(b)) === 1) ?? list[0]), region: this.#regionOf(f) };
  }
  /** The same without a look at all the others. */
  quick(f: CarFeature): Whereabouts {
    return { ...(this.#things(f)[0] ?? this.#others(f)[0]), region: this.#regionOf(f) };
  }
  /** The part of the map that a cell lies in. */
  region(x: number, y: number): string {
    const { box } = this.#land;
    const third = (at: number, from: number, size: number): number => (size < 3 * UNIT ? 1 : Math.min(2, Math.max(0, Math.floor((3 * ((at + 0.5) * UNIT - from)) / size))));
    const parts = [['north', '', 'south'][third(y, box.y, box.h)], ['west', '', 'east'][third(x, box.x, box.w)]];
    return parts.filter((p) => p !== '').join('_') || 'middle';
  }

  #regionOf(f: CarFeature): string {
    const places = this.#land.parts(f.id).map((p) => p.place);
    const mean = (of: (p: CarPlace) => number): number => places.reduce((sum, p) => sum + of(p), 0) / Math.max(1, places.length);
    return this.region(mean((p) => p.x), mean((p) => p.y));
  }
  #countsOf(of: string): Map<string, number> {
    let counts = this.#counts.get(of);
    if (counts === undefined) {
      this.#counts.set(of, (counts = new Map()));
      for (const f of this.#land.features.values())
        if (f.kind === of) for (const key of new Set(this.#beside(f).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
  }

  /** What lies beside it, the most telling first. */
  #beside(f: CarFeature): Beside[] {
    let list = this.#all.get(f.id);
    if (list === undefined) this.#all.set(f.id, (list = [...this.#things(f), ...this.#others(f)]));
    return list;
  }
  #things(f: CarFeature): Beside[] {
    const parts = this.#land.parts(f.id), own = parts.flatMap((p) => tileOf(p.place.tile) ?? []);
    const round = f.kind !== 'field' && parts.length <= SMALL ? parts.flatMap((p) => this.#around(p.place)) : [];
    const ends = f.kind === 'road' ? parts.map((p) => tileOf(p.place.tile)?.roads[Number(p.segment.slice(4)) - 1]?.end) : [];
    const abbey = f.kind === 'road' ? ends.includes('monastery') : f.kind !== 'monastery' && [...own, ...round].some((x) => x.monastery);
    const found: [string, boolean][] = [
      ['monastery', abbey],
      ['start', parts.some((p) => p.place.x === 0 && p.place.y === 0)],
      ['lake', own.some((x) => x.lake)],
      ['crossing', ends.includes('crossing')],
      ['garden', f.kind !== 'garden' && own.some((x) => x.garden)],
    ];
    return found.flatMap(([near, is]) => (is ? [{ near }] : []));
  }
  /** Cities and roads on its tiles, first those of somebody; the river. */
  #others(f: CarFeature): Beside[] {
    const ids = new Set<number>(), wet = this.#land.parts(f.id).some((p) => (tileOf(p.place.tile)?.river.length ?? 0) > 0);
    for (const { place } of this.#land.parts(f.id))
      for (const [segment, id] of Object.entries(place.features ?? {})) if (id !== f.id && kind(segment) !== f.kind) ids.add(id);
    const others = [...ids].flatMap((id) => this.#land.features.get(id) ?? []);
    const owned = (of: string): Beside[] => others.filter((o) => o.kind === of && o.owners.length === 1).map((o) => ({ near: of, seat: o.owners[0]! }));
    const any = (of: string): Beside[] => (others.some((o) => o.kind === of) ? [{ near: of }] : []);
    return [...owned('city'), ...owned('road'), ...(wet ? [{ near: 'river' }] : []), ...any('city'), ...any('road')];
  }
  #around(at: CarPlace): Tile[] {
    const found: Tile[] = [];
    for (let dx = -1; dx <= 1; dx++)
      for (let dy = -1; dy <= 1; dy++) {
        const place = dx === 0 && dy === 0 ? undefined : this.#land.byXy.get(`${at.x + dx},${at.y + dy}`);
        found.push(...((place && [tileOf(place.tile)].flatMap((x) => x ?? [])) ?? []));
      }
    return found;
  }
}

function keyOf(b: Beside): string {
  return `${b.near} ${b.seat ?? 0}`;
}
