// rows.ts - what Catan says in its own way beside the contract (lib/family.ts).
import type { FamilyRows } from '../lib/family';
import { t } from '../lib/i18n.svelte';
import type { GameEvent } from '../lib/protocol';
import type { Scene } from '../lib/words';
import { placeText } from './model/places';
import { count, endStats } from './model/stats';
import { geometryOf, viewOf, type SeatView } from './view';

/** Of an offer: is everybody else asked? */
export function toEverybody(scene: Scene, event: GameEvent): boolean {
  return event.event === 'offer' && scene.view != null && String(event.args[1] ?? '').split('+').length === scene.view.seats.length - 1;
}

/** What the bank wants for one card, from whoever is asked. */
function rate(scene: Scene, kind: string): number {
  const view = viewOf(scene), own = view?.seats.find((s) => s.hand?.['?'] === undefined && s.seat === view.ask.seat);
  return own?.rates?.[kind] ?? 4;
}

/** What a move of a module takes of a kind, by the `prices` of whoever is asked: sections of the view have them by word and kind. */
function price(scene: Scene, word: string, kind: string): number | undefined {
  const view = viewOf(scene), sections = Object.values(view?.table ?? {}) as ({ seats?: { prices?: Record<string, Record<string, number>> }[] } | null)[];
  return sections.map((x) => x?.seats?.[(view?.ask.seat ?? 0) - 1]?.prices?.[word]?.[kind]).find((n) => n !== undefined);
}

/** The map without its ring, row by row from the north. */
function board(scene: Scene): { id: string; text: string }[][] {
  const hexes = new Map(geometryOf(scene)?.hexes.flatMap((h) => (h.nodes === undefined ? [] : [[h.id, h.r] as const])));
  const map = (viewOf(scene)?.places ?? []).filter((p) => p.terrain !== undefined && hexes.has(p.id));
  const byRow = new Map<number, { id: string; text: string }[]>();
  for (const { id } of map) byRow.set(hexes.get(id) ?? 0, [...(byRow.get(hexes.get(id) ?? 0) ?? []), { id, text: placeText(scene, id) }]);
  return [...byRow].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
}

function seatText(s: SeatView): string {
  return [t('web.catan.text.cards', { n: s.cards_size }), t('web.catan.text.knights', { n: s.knights }), t('web.catan.text.route', { n: s.route })].join(' ');
}

const PARTS = ['settlements', 'cities', 'route', 'army', 'cards', 'modules'];

export const rows: FamilyRows = {
  place: placeText,
  board,
  seat: (s) => seatText(s as SeatView),
  role(ask, seat) {
    if (ask.frame === 'catan.trade') return ask.seat === seat ? '.confirm' : '.answer';
    return ask.frame === 'catan.act' && ask.seat !== seat ? '.propose' : '';
  },
  asked: (view, ask, seat) => (ask.frame === 'catan.owe' ? viewOf({ view })?.seats[seat - 1]?.owes : undefined),
  number: (scene, word, args) => (word === 'bank' ? rate(scene, args[0] ?? '') : price(scene, word, args[0] ?? '')),
  fill: (scene, event) => (toEverybody(scene, event) ? { b: t('say.everybody') } : undefined),
  breakdown: (event) => (event.event === 'points' ? Object.fromEntries(PARTS.map((p, i) => [p, Number(event.args[i] ?? 0)])) : undefined),
  stats: endStats,
  income: {
    count: (e) => (e.event === 'income' ? count(e.args[0]) : 0),
    belongs: (_, events) => !events.some((e) => e.event === 'played'),
  },
};
