// extra.ts - the Fishermen of Catan on the table: nets and lake, tokens of everybody, what fish buy, the old boot.
import { t } from '../../lib/i18n.svelte';
import { may } from '../../table/model/moves';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { FISH_PIECES } from './art';
import { crossings, fishingGrounds } from './ground';
import { KEY } from './keys';
import { fishOf, fishSeat, groundsOf, type Ground } from './view';
import Card from './ui/Card.svelte';
import Figure from './ui/Figure.svelte';
import From from './ui/From.svelte';
import Hand from './ui/Hand.svelte';
import Market from './ui/Market.svelte';
import Toss from './ui/Toss.svelte';

const PAYS = ['fish_robber', 'fish_steal', 'fish_pick', 'fish_road', 'fish_buy', 'fish_progress', 'fish_bridge', 'fish_march', 'fish_wagon'];

/** Fish a building there would bring. */
function hint(control: Control, word: string, id: string): string {
  if (word !== 'settlement' && word !== 'city') return '';
  const at = groundsOf(control.view).find((g) => crossings(control, g.at).includes(id));
  const lake = control.board?.nodes.get(id)?.hexes.some((h) => control.land?.terrain.get(h) === 'lake');
  return at ? t('web.catan.fish.hint.ground', { n: at.number }) : lake ? t('web.catan.fish.hint.lake') : '';
}

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const { view, session } = control;
  if (mine && view?.ask.frame === 'fishermen.road' && may(control.moves, 'ship')) return { text: t('web.catan.ask.fishermen.road.sea') };
  if (!mine || view?.ask.frame !== 'fishermen.toss') return undefined;
  const own = fishSeat(view, session.you), n = (own?.held ?? 0) + (own?.due ?? 0) - (fishOf(view)?.most ?? 0);
  return { text: t('web.catan.fish.toss', { n }), hint: t('web.catan.fish.toss.hint', { n: own?.due ?? 0 }) };
}

export const extra: Extra = {
  pieces: FISH_PIECES,
  ground: fishingGrounds,
  actions: [{ word: 'fish', piece: 'fish', panel: 'fishermen', key: KEY.fish, note: 'web.catan.fish.buy', on: (moves) => [...PAYS, 'boot'].some((word) => may(moves, word)) }],
  questions: {
    'fishermen.toss': { dock: 'fishermen.toss' },
    'fishermen.from': { dock: 'fishermen.from' },
    'fishermen.pick': { dock: 'pick' },
    'fishermen.deck': { dock: 'ck.deck' },
    'fishermen.bridge': { board: 'bridge' },
    'fishermen.march': { board: 'march_on' },
    'fishermen.road': { board: ['road', 'ship', 'repair_road'] }, // a damaged road first: CT-EV-31
  },
  words: [...PAYS, 'toss', 'fish_from', 'boot'],
  hint,
  prompt,
  pieceText: (piece) => (piece.kind === 'ground' ? t('web.catan.fish.ground', { n: (piece as Ground).number }) : undefined),
  motion: {
    catch: { sends: 'back', n: 0, from: 'supply', toward: 'seat' },
    boot_passed: { sends: 'back', from: 'seat', toward: 0 },
  },
  sounds: { catch: 'gain', old_boot: 'harm', tossed: 'discard', fish_paid: 'trade', boot_passed: 'harm', fish_mixed: 'card' },
  between: ['catch', 'fish', 'old_boot'],
  figure: Figure,
  hand: Hand,
  rail: Card,
  sheet: Card,
  panels: { fishermen: Market },
  docks: { 'fishermen.toss': Toss, 'fishermen.from': From },
};
