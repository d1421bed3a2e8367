// part.ts - Cloth for Catan: villages, who trades with them, cloth in place of a card from the pirate's victim.
import { t } from '../../../../lib/i18n.svelte';
import type { SeaPart } from '../../parts';
import { PIECES } from './art';
import { villagesOf, type Village } from './view';
import Figure from './ui/Figure.svelte';
import Panel from './ui/Panel.svelte';
import Take from './ui/Take.svelte';

export const part: SeaPart = {
  key: 'cloth',
  pieces: PIECES,
  words: ['take_cloth'],
  /** A ship that comes to a village. */
  hint(control, word, id, path) {
    const lays = word === 'ship' || (word === 'move_ship' && path.length > 0);
    const ends: readonly string[] = lays ? (control.board?.edges.get(id)?.nodes ?? []) : [];
    const at = villagesOf(control.view).find((v) => ends.includes(v.at) && !v.contact.includes(control.session.you));
    return at ? t('web.catan.cloth.hint', { n: at.number }) : '';
  },
  pieceText(piece, _owner, name) {
    if (piece.kind !== 'village') return undefined;
    const { number, stock, contact } = piece as Village;
    const who = contact.length > 0 ? contact.map(name).join(', ') : t('web.catan.cloth.nobody');
    return t('web.catan.cloth.village', { number, n: stock, who });
  },
  motion: { cloth: { sends: 'cards', of: 'cloth', from: 0, toward: 'seat' }, cloth_taken: { sends: 'cards', of: 'cloth', from: 0, toward: 'seat' } },
  sounds: { contact: 'title', cloth: 'gain', cloth_taken: 'robbed' },
  marks: ['contact'],
  between: ['cloth'],
  panel: Panel,
  figure: Figure,
  victim: Take,
};
