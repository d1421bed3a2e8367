// extra.ts - Catan for Two on the Catan table: trade tokens with their price, pieces of the two colours nobody plays, the second roll, the
// cards of a forced trade.
import { t } from '../../lib/i18n.svelte';
import { may } from '../../table/model/moves';
import { inkOf } from '../art/inks';
import { drawPiece } from '../art/pieces';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import type { Action } from '../model/actions';
import { token } from './art';
import { KEY } from './keys';
import { TOKEN_WORDS, coloursAt, twoOf, twoSeat, type TwoTable } from './view';
import Figure from './ui/Figure.svelte';
import Give from './ui/Give.svelte';
import Lit from './ui/Lit.svelte';
import Rail from './ui/Rail.svelte';
import Tokens from './ui/Tokens.svelte';

const PIECE: Record<string, string> = { neutral_road: 'road', neutral_settlement: 'settlement', neutral_bridge: 'bridge', neutral_knight: 'knight' };
const DRILL = ['neutral_knight', 'neutral_promote']; // with Cities & Knights

/** The piece in its colour; where both colours may go, it is not known yet. */
function ghost(control: Control, word: string, id: string): string {
  const kind = PIECE[word], colours = coloursAt(control.moves, word, id);
  if (kind === undefined || colours.length !== 1) return '';
  return drawPiece(kind, inkOf(colours[0], control.view?.seats.length), control.book, { kind, at: id, strength: 1, active: false });
}

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const first = twoOf(control.view)?.first_roll ?? 0;
  if (!mine || control.view?.ask.frame !== 'catan.before' || first === 0) return undefined;
  return { text: t('web.catan.two.second'), hint: t('web.catan.two.second.hint', { n: first }) };
}

/** One button; its price is what an action costs whoever is on turn. */
const button = (price: number): Action => ({
  word: 'tokens', piece: 'token', panel: 'two.tokens', key: KEY.tokens, after: 'buy', note: `web.catan.two.price.${price}`,
  there: (view) => twoSeat(view, view.table.turn)?.price === price,
  left: (seat, table) => (table.two as TwoTable | undefined)?.seats[seat.seat - 1]?.tokens ?? 0,
  on: (moves) => TOKEN_WORDS.some((word) => may(moves, word)),
});

export const extra: Extra = {
  pieces: { token: { draw: token, on: 'hex', layer: 0, view: 'scale(1.25)' } },
  actions: [button(1), button(2)],
  questions: {
    'two.neutral': { board: Object.keys(PIECE) },
    'two.knight': { board: DRILL },
    'two.start': { board: 'neutral_settlement' },
    'two.give_back': { dock: 'two.give' },
  },
  words: [...TOKEN_WORDS, 'give_back', ...Object.keys(PIECE), ...DRILL],
  ghost,
  prompt,
  motion: { returned: { sends: 'back', from: 'seat', toward: 0 }, gave_back: { sends: 'cards', of: 1, from: 'seat', toward: 0, instead: ['returned'] } },
  sounds: { trade_tokens: 'gain', forced_trade: 'robbed', robber_home: 'home', knight_tokens: 'discard', returned: 'discard', no_army: 'harm' },
  drawn: Lit,
  figure: Figure,
  rail: Rail,
  sheet: Rail,
  panels: { 'two.tokens': Tokens },
  docks: { 'two.give': Give },
};
