// ways.ts - where the wagon can go: the engine's cheapest ways as lists of moves, and what is said about them.
import { t } from '../../lib/i18n.svelte';
import { wordFor } from '../../lib/words';
import { may } from '../../table/model/moves';
import { WAY, type Control } from '../control.svelte';
import { plazaAt, tradersOf, trainOf, wagonOf, type Journey, type Way } from './view';

/** The journey of the person at the table, while they are asked. */
export function journeyOf(control: Control): Journey | undefined {
  const journey = tradersOf(control.view)?.journey;
  return control.view?.ask.frame === 'traders.wagon' && journey?.seat === control.session.you ? journey : undefined;
}

/** What is within reach now, with a grain where there is one. */
function reach(control: Control): Way[] {
  const journey = journeyOf(control), grain = may(control.moves, 'grain');
  return (journey?.ways ?? []).filter((w) => w.mp <= (journey?.mp ?? 0) || grain);
}

export function waysOf(control: Control): Record<string, string[]> {
  const mp = journeyOf(control)?.mp ?? 0;
  return Object.fromEntries(reach(control).map((w) => [w.to, [...(w.mp > mp ? ['grain'] : []), ...w.path.map((edge) => `travel ${edge}`)]]));
}

/** The points it takes to get there. */
export function wayTag(control: Control, word: string, id: string): string {
  return word === WAY ? String(reach(control).find((w) => w.to === id)?.mp ?? '') : '';
}

/** The way that is looked at, or was chosen. */
export function seenWay(control: Control): Way | undefined {
  const at = control.ghost ?? control.hovered;
  return at?.word === WAY ? reach(control).find((w) => w.to === at.id) : undefined;
}

/** What happens on arrival. */
function arrival(control: Control, node: string): string {
  const plaza = plazaAt(control.view, node), own = wagonOf(control.view, control.session.you);
  if (!plaza || !own) return '';
  const full = Object.values(plaza.stack).some((n) => n > 0);
  if (own.cargo === undefined) return t(full ? 'web.catan.traders.loads' : 'web.catan.traders.empty');
  if (!plaza.takes.includes(own.cargo)) return t('web.catan.traders.wrong', { ware: wordFor('catan', own.cargo) });
  return t('web.catan.traders.delivers', { ware: wordFor('catan', own.cargo), n: trainOf(control.view, own.level)?.gold ?? 0 });
}

function costs(control: Control, mp: number, toll: number): string {
  const left = journeyOf(control)?.mp ?? 0;
  return [
    t('web.catan.traders.costs', { n: mp, all: left }),
    ...(toll > 0 ? [t('web.catan.traders.toll', { n: toll })] : []),
    ...(mp > left ? [t('web.catan.traders.needs_grain')] : []),
  ].join(' ');
}

export function wayHint(control: Control, word: string, id: string): string {
  const journey = journeyOf(control);
  if (word === 'travel') {
    const path = journey?.paths.find((p) => p.at === id);
    return path ? costs(control, path.mp, path.toll) : '';
  }
  if (word !== WAY) return '';
  const way = reach(control).find((w) => w.to === id);
  return way ? [costs(control, way.mp, way.toll), arrival(control, id)].filter((x) => x !== '').join(' ') : '';
}
