// part.ts - The Fog Island: hexes that turn, the card they bring, and what is left in both stacks.
import { t } from '../../../../lib/i18n.svelte';
import type { Control } from '../../../control.svelte';
import type { SeaPart } from '../../parts';
import Panel from './ui/Panel.svelte';
import Turn from './ui/Turn.svelte';

const LAID = ['road', 'ship', 'move_ship'];

/** Fog at an end of a path. */
function touchesFog({ board, land }: Control, id: string): boolean {
  return (board?.edges.get(id)?.nodes ?? []).some((n) => board?.nodes.get(n)?.hexes.some((h) => land?.terrain.get(h) === 'fog'));
}

export const part: SeaPart = {
  key: 'fog',
  hint: (control, word, id, path) => (LAID.includes(word) && (word !== 'move_ship' || path.length > 0) && touchesFog(control, id) ? t('web.catan.sea.fog.hint') : ''),
  sounds: { revealed: 'place', numbered: 'gain' },
  marks: ['revealed'],
  panel: Panel,
  drawn: Turn,
};
