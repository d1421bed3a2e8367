// extra.ts - Cities & Knights on the Catan table: its pieces, buttons, questions, panels and sentences.
import { t } from '../../lib/i18n.svelte';
import type { PieceView, View } from '../view';
import { cardsText } from '../../lib/words';
import { player } from '../art/inks';
import { PIECES } from '../art/pieces';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { QUESTIONS } from '../model/actions';
import { may } from '../../table/model/moves';
import { cardBack, CK_PIECES, gate, knight, WALL } from './art';
import { CARD_WORDS } from './cards';
import { KEY } from './keys';
import { CK_MOTION } from './motion';
import { ckOf, ckSeat, knightAt, TRACKS, type Track } from './view';
import Barbarians from './ui/Barbarians.svelte';
import Card from './ui/Card.svelte';
import Decks from './ui/Decks.svelte';
import Dice from './ui/Dice.svelte';
import GiveCards from './ui/GiveCards.svelte';
import Hand from './ui/Hand.svelte';
import Harbor from './ui/Harbor.svelte';
import Improve from './ui/Improve.svelte';
import Knights from './ui/Knights.svelte';
import Over from './ui/Over.svelte';
import PickCard from './ui/PickCard.svelte';
import PickDeck from './ui/PickDeck.svelte';
import PickKind from './ui/PickKind.svelte';
import Stats from './ui/Stats.svelte';
import Tracks from './ui/Tracks.svelte';

const KNIGHT_WORDS = ['recruit', 'activate', 'promote', 'knight_move', 'displace', 'chase', 'chase_pirate'];

type Ghost = (control: Control, id: string, path: readonly string[]) => string;

function shown(control: Control, at: string | undefined, more = 0, active?: boolean): string {
  const k = knightAt(control.view, at);
  return k ? knight(player(k.owner), Math.min(3, k.strength + more), active ?? k.active) : '';
}
const waiting: Ghost = (control) => {
  const ask = ckOf(control.view)?.ask;
  return knight(player(control.session.you), ask?.strength ?? 1, ask?.active ?? false);
};
const marching: Ghost = (control, id, path) => shown(control, path[0] ?? id);
/** That knight is inactive once it is there. */
const resting: Ghost = (control, id, path) => shown(control, path[0] ?? id, 0, path.length > 0 ? false : undefined);
const own = (kind: 'city' | 'settlement'): Ghost => (control) => PIECES[kind]?.draw(player(control.session.you)) ?? '';

/** What a word would leave at the place. */
const GHOSTS: Record<string, Ghost> = {
  recruit: (control) => knight(player(control.session.you), 1, false),
  activate: (control, id) => shown(control, id, 0, true),
  promote: (control, id) => shown(control, id, 1),
  march: marching,
  march_far: marching,
  oust: resting,
  knight_move: resting,
  displace: resting,
  chase: (control, id) => shown(control, id, 0, false),
  chase_pirate: (control, id) => shown(control, id, 0, false),
  send: (control, id) => shown(control, id),
  give_knight: (control, id) => shown(control, id),
  retreat: waiting,
  place: waiting,
  wall: () => WALL,
  engineer: () => WALL,
  crown: (control) => gate(ckOf(control.view)?.ask?.track ?? 'trade'),
  medicine: own('city'),
  repair: own('city'),
  lose: own('settlement'),
};

function hint(control: Control, word: string, id: string, path: readonly string[]): string {
  if (word === 'lose') {
    const walled = control.view?.pieces.some((p) => p.kind === 'wall' && p.at === id) ?? false;
    return t(walled ? 'web.catan.ck.hint.lose.wall' : 'web.catan.ck.hint.lose');
  }
  if (['knight_move', 'displace', 'oust'].includes(word)) return path.length > 0 ? t('web.catan.ck.hint.rest') : '';
  const cost = QUESTIONS[control.view?.ask.frame ?? '']?.trade !== undefined ? control.costs[word] : undefined;
  return cost && Object.keys(cost).length > 0 ? t('web.catan.ck.hint.cost', { cards: cardsText('catan', cost) }) : '';
}

/** Sentences that need more than a frame's name. */
function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const { view } = control;
  const frame = view?.ask.frame ?? '';
  const ask = ckOf(view)?.ask;
  const who = (ask?.from ?? 0) > 0 ? control.session.name(ask?.from ?? 0) : '';
  if (frame === 'catan.before' && mine) return { hint: may(control.moves, 'alchemist') ? t('web.catan.ck.before') : '' };
  if (frame === 'catan.act' && mine) return { hint: t('web.catan.ck.act') };
  if (frame === 'catan.settle' && !mine) {
    const seat = view?.ask.seat ?? 0;
    const again = view?.pieces.some((p) => p.kind === 'settlement' && p.owner === seat) ?? false;
    return again ? { text: t('web.catan.ck.wait.city', { seat: control.session.name(seat) }) } : undefined;
  }
  if (!mine) return undefined;
  if (frame === 'ck.place' || frame === 'ck.retreat') return { hint: t(control.named(`web.catan.ask.${frame}.hint`)) };
  if (frame === 'ck.shed' && view?.table.turn === control.session.you) return { text: t('web.catan.ck.ask.shed'), hint: t('web.catan.ck.ask.shed.hint') };
  if (frame === 'ck.crown' && ask?.track) return { text: t('web.catan.ck.ask.crown', { track: t(`track.catan.${ask.track}`) }) };
  if (['ck.spy', 'ck.master', 'ck.harbor', 'ck.deserter'].includes(frame)) return { text: t(`web.catan.ck.ask.${frame.slice(3)}`, { seat: who, n: view?.ask.n ?? 0 }) };
  return undefined;
}

function pieceText(piece: PieceView, owner: string): string | undefined {
  if (piece.kind === 'knight')
    return `${t(`web.catan.ck.knight.${String(piece.level)}`)} (${t(piece.active === true ? 'web.catan.ck.active' : 'web.catan.ck.inactive')}) ${owner}`;
  if (piece.kind === 'metropolis') return `${t('web.catan.piece.metropolis')} (${t(`track.catan.${String(piece.track)}`)}) ${owner}`;
  return ['wall', 'damaged', 'merchant'].includes(piece.kind) ? `${t(`web.catan.piece.${piece.kind}`)} ${owner}` : undefined;
}

function points(view: View, seat: number): [string, number][] {
  return Object.entries(ckSeat(view, seat)?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]);
}

export const extra: Extra = {
  pieces: CK_PIECES,
  without: ['buy'],
  actions: [
    { word: 'wall', piece: 'wall', cost: 'wall', key: KEY.wall, left: (s, table) => ckSeatOf(table, s.seat)?.walls_left ?? 0 },
    { word: 'recruit', piece: 'knight', cost: 'recruit', key: KEY.recruit, panel: 'ck.knights', on: (moves) => KNIGHT_WORDS.some((w) => may(moves, w)) },
    { word: 'improve', piece: 'improve', key: KEY.improve, panel: 'ck.improve' },
  ],
  questions: {
    'ck.shed': { dock: 'ck.card' },
    'ck.spy': { dock: 'ck.card', main: 'none' },
    'ck.send': { board: 'send', main: 'none' },
    'ck.lose': { board: 'lose' },
    'ck.deck': { dock: 'ck.deck' },
    'ck.aqueduct': { dock: 'ck.kind', main: 'none' },
    'ck.harbor': { dock: 'ck.kind' },
    'ck.crown': { board: 'crown' },
    'ck.retreat': { board: 'retreat' },
    'ck.smith': { board: 'promote', main: 'none' },
    'ck.rebuild': { board: 'road', main: 'none' },
    'ck.wedding': { dock: 'ck.give' },
    'ck.saboteur': { dock: 'ck.give' },
    'ck.master': { dock: 'ck.give' },
    'ck.deserter': { board: 'give_knight' },
    'ck.place': { board: 'place', main: 'none' },
  },
  words: [...CARD_WORDS, ...KNIGHT_WORDS, 'shed', 'seize', 'deck', 'aqueduct', 'swap', 'give', 'choose', 'harbor_offer', 'waste', 'improve'],
  calm: CARD_WORDS,
  either: ['inventor'],
  costs: (view) => ckOf(view)?.costs ?? {},
  off: (view) => ckOf(view)?.off ?? {},
  ghost: (control, word, id, path) => GHOSTS[word]?.(control, id, path) ?? '',
  hint,
  prompt,
  pieceText,
  points,
  motion: CK_MOTION,
  face: (kind) => (TRACKS.some((track) => track === kind) ? `<g transform="scale(1.2)">${cardBack(kind as Track)}</g>` : undefined),
  sounds: {
    ship: 'attack', attack: 'attack', knights_win: 'title', barbarians_win: 'harm', defender: 'title', lost_city: 'harm', progress: 'card', shown: 'scored', recruited: 'clang',
    activated: 'clang', promoted: 'clang', wall: 'street', improved: 'town', metropolis: 'title', metropolis_lost: 'harm', knight_moved: 'clang', displaced: 'harm', chased: 'clang',
    merchant: 'wheels', seized: 'robbed', swapped: 'trade', gift: 'discard',
  },
  between: [
    'event_die', 'ship', 'progress', 'drew', 'shown', 'shed', 'attack', 'defence', 'knights_win', 'barbarians_win', 'defender', 'shared_victory', 'spared', 'immune',
    'loser', 'lost_city', 'damaged', 'wall_lost', 'robber_freed', 'sent',
  ],
  marks: ['wall', 'recruited', 'activated', 'promoted', 'repaired', 'metropolis', 'knight_moved', 'retreated', 'placed', 'chased', 'chased_pirate', 'lost_city', 'damaged', 'merchant', 'tokens', 'road_removed', 'ship_removed'],
  stats: Stats,
  row: Tracks,
  dice: Dice,
  rail: Barbarians,
  there: (view) => ckOf(view)?.raids !== true,
  decks: Decks,
  hand: Hand,
  sheet: Barbarians,
  over: Over,
  panels: { 'ck.card': Card, 'ck.improve': Improve, 'ck.knights': Knights, 'ck.harbor': Harbor },
  docks: { 'ck.card': PickCard, 'ck.deck': PickDeck, 'ck.kind': PickKind, 'ck.give': GiveCards },
};

function ckSeatOf(table: View['table'], seat: number): ReturnType<typeof ckSeat> {
  return (table.ck as ReturnType<typeof ckOf>)?.seats[seat - 1];
}
