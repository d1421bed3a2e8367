// rows.ts - what Catan says in its own way beside the contract (lib/family.ts).
import type { FamilyRows } from '../lib/family';
import { t } from '../lib/i18n.svelte';
import type { GameEvent } from '../lib/protocol';
import type { Scene } from '../lib/words';
import { placeText } from './model/places';
import { count, endStats } from './model/stats';

/** Of an offer: is everybody else asked? */
export function toEverybody(scene: Scene, event: GameEvent): boolean {
  return event.event === 'offer' && scene.view != null && String(event.args[1] ?? '').split('+').length === scene.view.seats.length - 1;
}

/** What the bank wants for one card, from whoever is asked. */
function rate(scene: Scene, kind: string): number {
  const own = scene.view?.seats.find((s) => s.hand?.['?'] === undefined && s.seat === scene.view?.ask.seat);
  return own?.rates?.[kind] ?? 4;
}

const PARTS = ['settlements', 'cities', 'route', 'army', 'cards', 'modules'];

export const rows: FamilyRows = {
  place: placeText,
  role(ask, seat) {
    if (ask.frame === 'catan.trade') return ask.seat === seat ? '.confirm' : '.answer';
    return ask.frame === 'catan.act' && ask.seat !== seat ? '.propose' : '';
  },
  asked: (view, ask, seat) => (ask.frame === 'catan.owe' ? view?.seats[seat - 1]?.owes : undefined),
  number: (scene, word, args) => (word === 'bank' ? rate(scene, args[0] ?? '') : undefined),
  fill: (scene, event) => (toEverybody(scene, event) ? { b: t('say.everybody') } : undefined),
  breakdown: (event) => (event.event === 'points' ? Object.fromEntries(PARTS.map((p, i) => [p, Number(event.args[i] ?? 0)])) : undefined),
  stats: endStats,
  income: {
    count: (e) => (e.event === 'income' ? count(e.args[0]) : 0),
    belongs: (_, events) => !events.some((e) => e.event === 'played'),
  },
};
