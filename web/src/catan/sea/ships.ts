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

/** Seats other than one's own with ships on the sides of a hex. */
export function shipsAt(control: Control, hex: string): number[] {
  const sides = [...(control.board?.edges.values() ?? [])].filter((e) => e.hexes.includes(hex)).map((e) => e.id);
  const owners = (control.view?.pieces ?? []).filter((p) => p.kind === 'ship' && sides.includes(p.at)).map((p) => p.owner ?? 0);
  return [...new Set(owners)].filter((seat) => seat !== control.session.you);
}
