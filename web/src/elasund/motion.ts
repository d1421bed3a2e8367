// motion.ts - what moves at a table of Elasund: gold and cards between hands and the supply, permits from their owners to the fields.
import type { Rows } from '../table/motion/rows';
import type { Stage } from '../table/motion/stage';
import { cardSign } from './art/pieces';
import type { Control } from './control.svelte';
import { cellRect, centre } from './model/city';

export const MOTION: Rows = {
  gold: { sends: 'cards', of: 'gold', n: 0, from: 'supply', toward: 'seat' },
  drew: { sends: 'back', from: 'supply', toward: 'seat' },
  card: { sends: 'cards', of: 0, from: 'supply', toward: 'seat', instead: ['drew'] },
  spent: { sends: 'cards', of: 0, from: 'seat', toward: 'supply' },
  gave: { sends: 'cards', of: 0, from: 'seat', toward: 'supply' },
  returned: { sends: 'back', n: 0, from: 'seat', toward: 'supply' },
  plundered: { sends: 'cards', of: 0, from: 'supply', toward: 'seat' },
  paid: { sends: 'cards', of: 'gold', n: 1, from: 'seat', toward: 0 },
  permit: { walk: 'permit', toward: 1, from: 'seat' },
  built: { earn: 1 },
  church: { earn: 1 },
  wall: { earn: 1 },
};

export function stageOf(control: Control): Stage {
  return {
    rows: () => MOTION,
    card: (kind) => (kind === '?' ? undefined : cardSign(kind)),
    place: (id) => (control.city ? centre(cellRect(control.city, id)) : undefined),
  };
}
