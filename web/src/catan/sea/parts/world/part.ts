// part.ts - A New World: before anybody settles all may ask for another one; then harbour tokens are drawn and each is placed on a coast.
import { t } from '../../../../lib/i18n.svelte';
import type { Control } from '../../../control.svelte';
import { TOKEN_PIECE, printed, tokenGhost, tokenText } from '../../harbours';
import type { SeaPart } from '../../parts';
import Layout from './ui/Layout.svelte';
import Panel from './ui/Panel.svelte';
import { worldOf } from './view';

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const ask = control.view?.ask, drawn = worldOf(control.view)?.drawn;
  if (ask?.frame !== 'sea.harbour' || drawn === undefined) return undefined;
  const harbour = tokenText(printed(drawn));
  if (mine) return { text: t('web.catan.sea.world.ask', { harbour }), hint: t('web.catan.sea.world.ask.hint') };
  return { text: t('web.catan.sea.world.wait', { seat: control.session.name(ask.seats?.[0] ?? ask.seat ?? 0), harbour }) };
}

export const part: SeaPart = {
  key: 'world',
  pieces: { harbour: TOKEN_PIECE },
  questions: { 'sea.harbour': { board: 'harbour' }, 'sea.layout': { dock: 'sea.layout' } },
  docks: { 'sea.layout': Layout },
  words: ['keep_world', 'deal_again'],
  ghost: (control, word, id) => (word === 'harbour' ? tokenGhost(control, id, printed(worldOf(control.view)?.drawn ?? 'any')) : ''),
  prompt,
  sounds: { harbour_placed: 'place', dealt_again: 'place' },
  marks: ['harbour_placed'],
  panel: Panel,
};
