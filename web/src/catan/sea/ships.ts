// ships.ts - which ships stay where they are while one is being moved, and why: the engine's own clauses.
import { has, t } from '../../lib/i18n.svelte';
import type { Control } from '../control.svelte';
import type { Held } from '../extras';
import { whySign } from './art';
import { seaOf } from './view';

export function whyText(clause: string): string {
  const key = `web.catan.sea.why.${clause}`;
  return t(has(key) ? key : 'web.catan.sea.why');
}

export function heldShips(control: Control): Held[] {
  if (control.word !== 'move_ship' || control.path.length > 0) return [];
  return (seaOf(control.view)?.ships ?? []).flatMap(({ at, why }) => (why === undefined ? [] : [{ id: at, text: whyText(why), clause: why, sign: whySign(why) }]));
}

/** While one is to be chosen: how many may move; then the rule by which it is placed. */
export function shipsToMove(control: Control): { hint?: string; clause: string } | undefined {
  if (control.word !== 'move_ship') return undefined;
  if (control.path.length > 0) return { clause: 'CS-MOVE-10' };
  return { hint: t('web.catan.sea.movable', { n: control.spots.length, of: seaOf(control.view)?.ships?.length ?? 0 }), clause: 'CS-MOVE-01' };
}

/** Seats other than one's own with ships on the sides of a hex. */
export function shipsAt(control: Control, hex: string): number[] {
  const sides = [...(control.board?.edges.values() ?? [])].filter((e) => e.hexes.includes(hex)).map((e) => e.id);
  const owners = (control.view?.pieces ?? []).filter((p) => p.kind === 'ship' && sides.includes(p.at)).map((p) => p.owner ?? 0);
  return [...new Set(owners)].filter((seat) => seat !== control.session.you);
}
