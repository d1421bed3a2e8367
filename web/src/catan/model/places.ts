// places.ts - places of a board of hexes in words: by the land around them or the nearest to them, "forest 8, hills 5; harbour 3:1". Where two places
// have the same land the text also says on which side of it ("hills 5, north-east side"), and where two hexes look the same, in which
// part of the board; so no two corners, paths or hexes are called the same.
import { geometryOf, viewOf, type Geometry } from '../view';
import { language, t } from '../../lib/i18n.svelte';
import { wordFor, type Scene } from '../../lib/words';

export const PLACE = /^[hne]\d\d+$/;

type Point = [x: number, y: number];
interface Site {
  id: string;
  at: Point;
  hexes: string[]; // those with corners of their own: no ring of sea
}

const WIDE = Math.sqrt(3) / 2;
/** Corners of a hex clockwise from the north, as the engine lists them. */
const CORNERS: Point[] = [[0, -1], [WIDE, -0.5], [WIDE, 0.5], [0, 1], [-WIDE, 0.5], [-WIDE, -0.5]];

function middle(points: readonly Point[]): Point {
  return [points.reduce((sum, p) => sum + p[0], 0) / points.length, points.reduce((sum, p) => sum + p[1], 0) / points.length];
}

/** Every hex, corner and path with where it lies. */
function survey(geometry: Geometry): Map<string, Site> {
  const sites = new Map<string, Site>();
  for (const hex of geometry.hexes) {
    const at: Point = [2 * WIDE * (hex.q + hex.r / 2), 1.5 * hex.r];
    sites.set(hex.id, { id: hex.id, at, hexes: [hex.id] });
    hex.nodes?.forEach((id, i) => {
      const corner = CORNERS[i] as Point, old = sites.get(id);
      if (old) old.hexes.push(hex.id);
      else sites.set(id, { id, at: [at[0] + corner[0], at[1] + corner[1]], hexes: [hex.id] });
    });
  }
  for (const edge of geometry.edges) {
    const [a, b] = edge.nodes.map((n) => sites.get(n));
    if (a && b) sites.set(edge.id, { id: edge.id, at: middle([a.at, b.at]), hexes: a.hexes.filter((h) => b.hexes.includes(h)) });
  }
  return sites;
}

const surveys = new WeakMap<Geometry, Map<string, Site>>();
function sitesOf(geometry: Geometry): Map<string, Site> {
  const sites = surveys.get(geometry) ?? survey(geometry);
  surveys.set(geometry, sites);
  return sites;
}

/** Hexes around a corner or along an edge, land only. */
export function hexesAt(geometry: Geometry, id: string): string[] {
  return sitesOf(geometry).get(id)?.hexes ?? [];
}

const COMPASS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const;

/** The direction of a point from another one; "c" where both are one. */
function bearing(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  if (Math.hypot(dx, dy) < 0.4) return 'c';
  return COMPASS[(Math.round((Math.atan2(dy, dx) * 4) / Math.PI) + 8) % 8] ?? 'c';
}

function alike(sites: readonly Site[], way: (s: Site) => string): Map<string, Site[]> {
  const by = new Map<string, Site[]>();
  for (const s of sites) by.set(way(s), [...(by.get(way(s)) ?? []), s]);
  return by;
}

class Names {
  readonly #scene: Scene;
  readonly #sites: Map<string, Site>;
  readonly #dry: Site[]; // hexes of land
  readonly #heart: Point; // its middle
  readonly #found = new Map<string, string>();

  constructor(scene: Scene, geometry: Geometry) {
    this.#scene = scene;
    this.#sites = sitesOf(geometry);
    this.#dry = [...this.#sites.values()].filter((s) => this.#land(s.id) !== '');
    this.#heart = middle(this.#dry.map((s) => s.at));
    for (const letter of ['h', 'n', 'e']) this.#name([...this.#sites.values()].filter((s) => s.id.startsWith(letter)));
  }
  of(id: string): string {
    return this.#found.get(id) ?? id;
  }

  /** "hills 5" */
  #land(id: string): string {
    const place = viewOf(this.#scene)?.places.find((p) => p.id === id);
    if (place?.terrain === undefined || place.terrain === 'sea') return '';
    return [wordFor(this.#scene.game, place.terrain), ...(place.numbers ?? []).map(String)].join(' ');
  }
  #part(id: string): string {
    const land = this.#land(id), site = this.#sites.get(id);
    return land === '' || !site ? land : t(`web.place.part.${bearing(this.#heart, site.at)}`, { land });
  }
  #side(site: Site): string {
    const land = site.hexes.filter((h) => this.#land(h) !== '').flatMap((h) => this.#sites.get(h) ?? []);
    const to = bearing(middle(land.map((s) => s.at)), site.at);
    return to === 'c' || land.length === 0 ? '' : t(`web.place.${site.id.startsWith('n') ? 'corner' : 'side'}.${to}`);
  }
  #harbour(site: Site): string {
    const view = viewOf(this.#scene), ends = geometryOf(this.#scene)?.edges ?? [];
    if (!site.id.startsWith('n')) return '';
    const rates = (view?.places ?? [])
      .filter((p) => p.harbour !== undefined && ends.find((e) => e.id === p.id)?.nodes.includes(site.id))
      .map((p) => (p.harbour === 'any' ? `${p.rate}:1` : `${p.rate}:1 ${wordFor(this.#scene.game, p.harbour ?? '')}`));
    return rates.length > 0 ? t('web.place.harbour', { rate: rates.join(', ') }) : '';
  }
  #text(site: Site, land: (hex: string) => string, side: string): string {
    const around = [...site.hexes.map(land), side].filter((x) => x !== '').join(', ');
    return [around, this.#harbour(site)].filter((x) => x !== '').join('; ') || this.#off(site, land);
  }
  /** "sea south of hills 5", for what touches no land. */
  #off(site: Site, land: (hex: string) => string): string {
    const near = this.#dry.map((s) => ({ s, far: Math.hypot(s.at[0] - site.at[0], s.at[1] - site.at[1]) })).sort((a, b) => a.far - b.far)[0]?.s;
    return near ? t(`web.place.off.${bearing(near.at, site.at)}`, { land: land(near.id) }) : t('web.place.sea');
  }
  /** Each site by as few words as tell it from the others of its kind. */
  #name(sites: readonly Site[]): void {
    const ways: ((s: Site) => string)[] = [
      (s) => this.#text(s, (h) => this.#land(h), ''),
      (s) => this.#text(s, (h) => this.#land(h), this.#side(s)),
      (s) => this.#text(s, (h) => this.#part(h), ''),
      (s) => this.#text(s, (h) => this.#part(h), this.#side(s)),
    ];
    let left = [...sites];
    for (const way of ways) left = this.#tell(left, way);
    for (const same of alike(left, (s) => ways.at(-1)?.(s) ?? '').values())
      same.forEach((s, i) => this.#found.set(s.id, `${ways.at(-1)?.(s)} (${i + 1})`));
  }
  /** Names those a way tells from the rest; the others. */
  #tell(sites: readonly Site[], way: (s: Site) => string): Site[] {
    const same = alike(sites, way);
    for (const [text, list] of same) if (list.length === 1 && list[0]) this.#found.set(list[0].id, text);
    return [...same.values()].filter((list) => list.length > 1).flat();
  }
}

const known = new WeakMap<object, { lang: string; names: Names }>();

/** What lies at a place, for people who do not see the board; no two places of a kind share it. */
export function placeText(scene: Scene, id: string): string {
  const view = viewOf(scene), geometry = geometryOf(scene);
  if (!PLACE.test(id) || !geometry?.hexes || !view) return id;
  const old = known.get(view.places);
  if (old?.lang === language()) return old.names.of(id);
  const names = new Names(scene, geometry);
  known.set(view.places, { lang: language(), names });
  return names.of(id);
}
