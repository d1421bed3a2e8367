// part.ts - The Forgotten Tribe: gifts on the coasts of its islands, harbour tokens that are kept and placed at home.
import { t } from '../../../../lib/i18n.svelte';
import type { PieceArt } from '../../../art/pieces';
import type { Control } from '../../../control.svelte';
import { place } from '../../../model/geometry';
import { TOKEN_PIECE, tokenGhost, tokenText } from '../../harbours';
import type { SeaPart } from '../../parts';
import { gift } from './art';
import Figure from './ui/Figure.svelte';
import Hand from './ui/Hand.svelte';
import Kept from './ui/Kept.svelte';
import Panel from './ui/Panel.svelte';
import { GIFTS, giftsOf, tokenOf, tribeSeat, type Kept as KeptToken } from './view';

const OUT = 46, SIZE = 1.2; // so far from its coast a gift lies; two of them are neighbours

/** Gifts are drawn on the ground: what stands on a path is a ship. */
const LAID: PieceArt = { draw: () => '', on: 'edge', layer: 0 };

function ground(control: Control, size: number): string {
  return giftsOf(control.view)
    .map((p) => {
      const at = control.board?.edges.get(p.at)?.at ?? [0, 0], { water } = control.lie(p.at);
      return `<g transform="${place([at[0] + water[0] * OUT, at[1] + water[1] * OUT], 0, SIZE * Math.min(size, 1.25))}" data-gift="${p.at}">${gift(p)}</g>`;
    })
    .join('');
}

function keptBy(control: Control, token: string | undefined): KeptToken | undefined {
  return tribeSeat(control.view, control.session.you)?.kept.find((k) => String(k.token) === token);
}

/** What a ship would find there. */
function found(control: Control, id: string): string {
  const there = giftsOf(control.view).find((p) => p.at === id);
  return there ? t(`web.catan.sea.tribe.find.${there.kind}`, { harbour: tokenText(tokenOf(there)) }) : '';
}

function hint(control: Control, word: string, id: string, path: readonly string[]): string {
  if (word === 'ship' || (word === 'move_ship' && path.length > 0)) return found(control, id);
  const token = word === 'place_harbour' ? keptBy(control, path[0]) : undefined;
  return token ? t('web.catan.sea.tribe.token', { harbour: tokenText(token) }) : '';
}

export const part: SeaPart = {
  key: 'tribe',
  pieces: { ...Object.fromEntries(GIFTS.map((kind) => [kind, LAID])), place_harbour: TOKEN_PIECE },
  questions: { 'sea.kept': { board: 'place_harbour', dock: 'sea.kept' } },
  docks: { 'sea.kept': Kept },
  ground,
  ghost(control, word, id, path) {
    const token = word === 'place_harbour' ? keptBy(control, path[0]) : undefined;
    return token ? tokenGhost(control, id, token) : '';
  },
  hint,
  pieceText: (piece) => ((GIFTS as readonly string[]).includes(piece.kind) ? t(`web.catan.piece.${piece.kind}`) : undefined),
  sounds: { gift_chip: 'scored', gift_card: 'card', gift_harbour: 'gain', gift_any_harbour: 'gain', token_placed: 'place', any_token_placed: 'place' },
  marks: ['token_placed', 'any_token_placed'],
  panel: Panel,
  figure: Figure,
  hand: Hand,
};
