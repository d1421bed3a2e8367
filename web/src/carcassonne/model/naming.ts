// naming.ts - places of the map in words: features by kind, side of their tile, size and owners, tiles by their way from the start
// tile. No coordinates, and no numbers of segments.
import { has, t } from '../../lib/i18n.svelte';
import type { Scene } from '../../lib/words';
import { optionsOf, type Option } from './moves';
import type { CarPlace, CarView } from './view';

interface Segment {
  segment: string;
  kind: string;
  sides?: string; // "EW"
  at: [number, number];
}
interface Tile {
  tile: string;
  edges: string; // "CRFR" from the north, unturned
  turns: number; // different ones
  segments: Segment[];
}

const SIDES = ['north', 'east', 'south', 'west'] as const;
const LETTERS = 'NESW';
const STEPS: readonly [number, number][] = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** "2 west, 1 north": the way from the start tile; '' for the start tile itself. */
export function wayText(x: number, y: number): string {
  const steps = [x === 0 ? '' : t(`web.car.steps.${x > 0 ? 'east' : 'west'}`, { n: Math.abs(x) }), y === 0 ? '' : t(`web.car.steps.${y > 0 ? 'south' : 'north'}`, { n: Math.abs(y) })];
  return steps.filter((s) => s !== '').join(', ');
}

/** The names of one position. */
export class Naming {
  readonly #scene: Scene;
  readonly #view: CarView;
  readonly #tiles: Map<string, Tile>;
  readonly #byXy: Map<string, CarPlace>;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#view = scene.view as unknown as CarView;
    this.#tiles = new Map(((scene.geometry as unknown as { tiles?: Tile[] } | null)?.tiles ?? []).map((x) => [x.tile, x]));
    this.#byXy = new Map(this.#view.places.map((p) => [`${p.x},${p.y}`, p]));
  }

  /** "2 west, 1 north of the start tile" */
  where(cell: string): string {
    const way = wayText(...this.#xy(cell));
    return way === '' ? t('web.car.steps.start') : t('web.car.steps', { way });
  }
  /** "city in the west (4 tiles, Ann)" */
  feature(place: CarPlace | undefined, segment: string): string {
    const kind = t(`web.car.kind.${segment.replace(/\d+$/, '')}`);
    if (!place) return kind;
    const size = this.#size(place, segment), side = this.#side(place, segment);
    const what = side === '' ? kind : t('web.car.sides', { what: kind, sides: side });
    return size === '' ? what : `${what} (${size})`;
  }
  /** "4 tiles, Ann" */
  #size(place: CarPlace, segment: string): string {
    const f = this.#view.table.features?.find((x) => x.id === place.features?.[segment]);
    if (!f) return '';
    const owners = f.owners.length === 0 ? t('web.car.unclaimed') : f.owners.map((s) => this.#scene.name(s)).join(', ');
    return `${t('web.car.tiles', { n: f.tiles })}, ${owners}`;
  }
  #segment(place: Pick<CarPlace, 'tile'>, segment: string): Segment | undefined {
    return this.#tiles.get(place.tile)?.segments.find((s) => s.segment === segment);
  }
  /** "north, east": the sides of the tile it reaches, or the side it lies on. */
  #side(place: CarPlace, segment: string): string {
    const found = this.#segment(place, segment), sides = found?.kind === 'field' ? '' : (found?.sides ?? '');
    const turned = sides !== '' ? [...sides].map((l) => (LETTERS.indexOf(l) + place.rot) % 4).sort((a, b) => a - b) : found ? lying(found.at, place.rot) : [];
    return turned.map((s) => t(`web.car.to.${SIDES[s] ?? 'north'}`)).join(t('web.car.and'));
  }

  /** What a tile on an open cell would touch, by the side; and the sides that would stay open, as the turned tile shows them. */
  placing(o: Option): string {
    const [x, y] = this.#xy(o.cell ?? ''), tile = this.#tiles.get(this.#view.table.drawn ?? ''), edges = tile?.edges ?? '';
    const touched: string[] = [], open: string[] = [];
    STEPS.forEach(([dx, dy], side) => {
      const letter = edges[(side - (o.rot ?? 0) + 4) % 4] ?? 'F', next = this.#byXy.get(`${x + dx},${y + dy}`);
      if (letter === 'F') return;
      const kind = t(`web.car.edge.${letter}`), facing = next ? this.#facing(next, (side + 2) % 4, letter) : undefined;
      const what = facing && next ? `${kind} (${this.#size(next, facing)})` : kind;
      (next ? touched : open).push(t(`web.car.side.${SIDES[side] ?? 'north'}`, { what }));
    });
    const parts = [touched.length > 0 ? t('web.car.joins', { what: touched.join(', ') }) : '', open.length > 0 ? t('web.car.leaves', { what: open.join(', ') }) : '', tile && alike(tile) ? t('web.car.rotated', { n: 90 * (o.rot ?? 0) }) : ''];
    return [...parts, this.where(o.cell ?? '')].filter((p) => p !== '').join('; ');
  }
  #xy(cell: string): [number, number] {
    const known = [...(this.#view.table.placements ?? []), ...(this.#view.table.cells ?? []), ...this.#view.places].find((c) => c.at === cell);
    const [x = 0, y = 0] = known ? [known.x, known.y] : cell.split(',').map(Number);
    return [x, y];
  }
  /** The segment of a tile that reaches a side. */
  #facing(place: CarPlace, side: number, letter: string): string | undefined {
    const kind = { C: 'city', R: 'road' }[letter], wanted = LETTERS[(side - place.rot + 4) % 4] ?? '';
    return this.#tiles.get(place.tile)?.segments.find((s) => s.kind === kind && s.sides?.includes(wanted))?.segment;
  }
  place(cell: string | undefined): CarPlace | undefined {
    return this.#view.places.find((p) => p.at === cell);
  }
  /** A move as this map says it; '' where the notation's words will do. */
  move(word: string, args: string): string {
    const [o] = optionsOf({ [word]: [args] }, this.#view.table);
    if (o?.cell === undefined) return '';
    if (o.rot !== undefined) return t('web.car.mv.place', { what: this.placing(o) });
    const place = this.place(o.cell), key = `web.car.mv.${word}`;
    const figure = has(`figure.carcassonne.${o.figure ?? ''}`) ? t(`figure.carcassonne.${o.figure}`) : '';
    const [a = '', b = ''] = o.segments.map((s) => this.feature(place, s));
    if (!has(key)) return '';
    const text = t(key, { figure, what: a, other: b, where: this.where(o.cell) });
    return text.charAt(0).toUpperCase() + text.slice(1);
  }
}

/** Does a tile show the same edges in different turns, since they differ inside alone? */
function alike({ edges, turns }: Tile): boolean {
  return Array.from({ length: turns - 1 }, (_, k) => edges.slice(k + 1) + edges.slice(0, k + 1)).includes(edges);
}

/** The sides of the turned tile a point lies near; none in its middle. */
function lying(at: readonly [number, number], rot: number): number[] {
  let [x, y] = [at[0] - 50, at[1] - 50];
  for (let i = 0; i < rot; i++) [x, y] = [-y, x];
  return [...(y < -14 ? [0] : []), ...(x > 14 ? [1] : []), ...(y > 14 ? [2] : []), ...(x < -14 ? [3] : [])];
}
