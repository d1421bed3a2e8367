// part.ts - the Wonders of Catan: marks of the map, five cards to be claimed, their stages.
import { t } from '../../../../lib/i18n.svelte';
import { may } from '../../../../table/model/moves';
import type { Control } from '../../../control.svelte';
import type { Held } from '../../../extras';
import { place } from '../../../model/geometry';
import type { SeaPart } from '../../parts';
import { PIECES, mark } from './art';
import { wonderOf, wondersOf, type WondersTable } from './view';
import Cards from './ui/Cards.svelte';
import Figure from './ui/Figure.svelte';
import Panel from './ui/Panel.svelte';
import { KEY } from '../../keys';

type Mark = WondersTable['marks'][number];

const inSetup = (control: Control): boolean => /^(sea\.start|catan\.(settle|track))$/.test(control.view?.ask.frame ?? '');

/** In the set-up all of them; later those that are a condition and still free to build on. */
function marks(control: Control): Mark[] {
  const early = inSetup(control), built = new Set((control.view?.pieces ?? []).map((p) => p.at));
  return (wondersOf(control.view)?.marks ?? []).filter((m) => early || (m.kind !== 'no_setup' && !built.has(m.at)));
}

export const part: SeaPart = {
  key: 'wonders',
  pieces: PIECES,
  ground: (control, size) => marks(control).map((m) => `<g transform="${place(control.board?.nodes.get(m.at)?.at ?? [0, 0], 0, size)}" data-mark="${m.kind}">${mark(m.kind)}</g>`).join(''),
  held(control): Held[] {
    if (control.view?.ask.frame !== 'catan.settle' || !control.session.asked) return [];
    return marks(control).map((m) => ({ id: m.at, text: t(`web.catan.wonder.mark.${m.kind}`), clause: 'CS-WON-02' }));
  },
  hint(control, word, id) {
    const here = wondersOf(control.view)?.marks.find((m) => m.at === id && m.kind !== 'no_setup');
    return word === 'settlement' && here ? t(`web.catan.wonder.hint.${here.kind}`) : '';
  },
  actions: [{ word: 'claim', piece: 'wonder', panel: 'wonders', key: KEY.claim, after: 'move_ship', note: 'web.catan.wonder.stages', on: (moves) => may(moves, 'claim') || may(moves, 'stage') }],
  words: ['claim', 'stage'],
  costs: (view) => ({ stage: wonderOf(view, view.ask.seat ?? 0)?.price ?? {} }),
  panels: { wonders: Cards },
  sounds: { wonder_claimed: 'title', wonder_stage: 'town' },
  bonus: { text: 'web.catan.wonder.bonus', clause: 'CS-WON-04' },
  panel: Panel,
  figure: Figure,
};
