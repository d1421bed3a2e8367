// motion.ts - what moves at a table of Carcassonne: figures from their owner to the map and home again, points where they are earned; the
// final scoring, feature by feature.
import type { GameEvent } from '../lib/protocol';
import { t } from '../lib/i18n.svelte';
import type { Rows } from '../table/motion/rows';
import type { Stage } from '../table/motion/stage';
import { figure } from './art/figures';
import type { Control } from './control.svelte';
import { kind, segmentPoint, UNIT } from './model/land';
import { playFor } from '../table/sound';
import { lineOf } from './say';
import { CUES } from './sounds';
import { SYMBOLS } from './tiles/objects';
import { toSvg } from './tiles/marks';

export const MOTION: Rows = {
  put: { walk: 0, toward: 1, from: 'seat' },
  home: { sends: 'piece', of: 0, from: 1, toward: 'seat' },
  summoned: { walk: 0, toward: 1 },
  scored: { rise: 0, at: 2 },
  final: { rise: 0, at: 2, step: true },
  goods_final: { rise: 0, at: 'seat', step: true },
  gold_final: { rise: 0, at: 'seat', step: true },
  goods: { sends: 'cards', of: 0, n: 1, from: 'table', toward: 'seat' },
  took_ingot: { sends: 'cards', of: 'gold', from: 0, toward: 'seat' },
  action: { rise: 1, at: 'seat' },
  instead: { rise: 1, at: 'seat' },
  robbed: { rise: 1, at: 'seat' },
};

const SEGMENT = /^(road|city|field|monastery|garden)\d*$/;
export function segmentOf(event: GameEvent): string | undefined {
  return event.args.find((a): a is string => typeof a === 'string' && SEGMENT.test(a));
}

/** `whole` brings all of the map into sight; what it answers goes back. */
export function stageOf(control: Control, whole: () => (() => void) | undefined): Stage {
  let back: (() => void) | undefined;
  return {
    rows: () => MOTION,
    card: (name) => (SYMBOLS[name] === undefined ? undefined : `<g transform="scale(2)">${toSvg(SYMBOLS[name])}</g>`),
    piece: (name, seat) => `<g transform="scale(2)">${figure(name, seat)}</g>`,
    place(id, event) {
      const place = control.land?.byAt.get(id), segment = segmentOf(event);
      if (place === undefined) return undefined;
      return segment === undefined || kind(segment) === '' ? [(place.x + 0.5) * UNIT, (place.y + 0.5) * UNIT] : segmentPoint(place, segment);
    },
    at: (id, event) => `${id} ${segmentOf(event) ?? ''}`,
    light(event) {
      if (event !== null) back ??= whole();
      else back = void back?.();
      const cell = event?.args.find((a): a is string => typeof a === 'string' && a.includes(','));
      control.hoverFeature = control.land?.byAt.get(cell ?? '')?.features?.[(event && segmentOf(event)) ?? ''] ?? null;
    },
    sound: (event) => playFor([event], CUES),
    tell: (event) => lineOf(control, 0, event)?.text ?? '',
    title: () => t('web.car.final'),
  };
}
