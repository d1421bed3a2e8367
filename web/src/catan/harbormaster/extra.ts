// extra.ts - the Harbourmaster on the Catan table: harbour points at every seat, the card in the rail, a source of points.
import { t } from '../../lib/i18n.svelte';
import type { Extra } from '../extras';
import { harborSeat } from './view';
import Card from './ui/Card.svelte';
import Figure from './ui/Figure.svelte';

export const extra: Extra = {
  points: (view, seat) => Object.entries(harborSeat(view, seat)?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]),
  sounds: { harbormaster: 'title', no_harbormaster: 'harm' },
  figure: Figure,
  badge: true,
  rail: Card,
  sheet: Card,
};
