// extra.ts - Barbarian Attack on the Catan table: barbarians and conquest on the coast, knights that march, cards that are carried out at once.
import { t } from '../../lib/i18n.svelte';
import { placeAt } from '../model/geometry';
import type { PieceView, View } from '../view';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { WAR_PIECES, castle, dusk, grainSpot, leaves } from './art';
import { byStrength, warOf, warSeat } from './view';
import Coast from './ui/Coast.svelte';
import Deck from './ui/Deck.svelte';
import Seven from './ui/Seven.svelte';
import Stats from './ui/Stats.svelte';

/** The castle, the dusk over conquered hexes, rings round knights that must leave. */
function ground(control: Control): string {
  const { board, land, view } = control, war = warOf(view);
  if (!board || !land || !war) return '';
  const hexes = (ids: string[], draw: typeof dusk): string => ids.map((id) => board.hexes.get(id)).map((h) => (h ? draw(h.at) : '')).join('');
  const rings = war.must_leave.map((id) => placeAt(board, id)).map((p) => (p ? leaves(p) : '')).join('');
  return hexes([...land.terrain].filter(([, kind]) => kind === 'castle').map(([id]) => id), castle) + hexes(war.coast.filter((s) => s.conquered).map((s) => s.hex), dusk) + rings;
}

/** What stands on a hex of the coast, or how far a march is. */
function hint(control: Control, word: string, id: string): string {
  const shore = warOf(control.view)?.coast.find((s) => s.hex === id);
  if (word === 'march_far') return t('web.catan.barbarians.hint.grain');
  return shore && ['lure', 'land', 'capture'].includes(word) ? t('web.catan.barbarians.hint.there', { n: shore.barbarians }) : '';
}

/** In the march: how many paths are near, how many for a grain, who must still leave. */
function where(control: Control): { hint?: string; clause?: string } | undefined {
  const war = warOf(control.view), [from] = control.path;
  if (control.view?.ask.frame !== 'barbarians.march' || !war || from === undefined) return undefined;
  const count = (word: string): number => (control.moves[word] ?? []).filter((m) => m.startsWith(`${from} `)).length;
  const others = war.must_leave.filter((id) => id !== from).length;
  const hints = [t('web.catan.barbarians.near', { n: count('march') }), count('march_far') > 0 ? t('web.catan.barbarians.far', { n: count('march_far') }) : '', count('oust') > 0 ? t('web.catan.barbarians.oust', { n: count('oust') }) : '', others > 0 ? t('web.catan.barbarians.leave', { n: others }) : ''];
  return { hint: hints.filter((x) => x !== '').join(' '), clause: others > 0 ? 'CT-BA-32' : 'CT-BA-30' };
}

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const war = warOf(control.view);
  if (!mine || control.view?.ask.frame !== 'barbarians.march' || !war) return undefined;
  return { hint: war.must_leave.length > 0 ? t('web.catan.barbarians.leave', { n: war.must_leave.length }) : t(`web.catan.barbarians.march.hint${byStrength(control.view) ? '.strength' : ''}`) };
}

function pieceText(piece: PieceView, owner: string): string | undefined {
  switch (piece.kind) {
    case 'barbarians':
      return Number(piece.count) === 3 ? t('web.catan.barbarians.conquered') : t('web.catan.barbarians.of', { n: Number(piece.count) });
    case 'path_knight':
      return `${t('web.catan.barbarians.knight')} ${owner}`;
    case 'fallen_settlement':
    case 'fallen_city':
      return `${t('web.catan.barbarians.fallen')} ${owner}`;
    default:
      return undefined;
  }
}

const points = (view: View, seat: number): [string, number][] => Object.entries(warSeat(view, seat)?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]);

export const extra: Extra = {
  pieces: WAR_PIECES,
  ground,
  spot: (control, word, id) => (word === 'march_far' && control.path.length > 0 ? grainSpot(control.lie(id).turn) : ''),
  names: { 'ev.catan.losses_rolled': 'web.catan.barbarians.ev.losses' }, // the direction is drawn
  joined: ['march', 'march_far', 'oust'],
  without: ['buy'],
  actions: [{ word: 'buy', sign: 'scroll', cost: 'card', key: 'd', after: 'city', there: (view) => !byStrength(view), left: (_, table) => (table.barbarians as { cards?: number } | undefined)?.cards ?? 0 }],
  questions: {
    'barbarians.seven': { dock: 'barbarians.seven' },
    'barbarians.knighthood': { board: 'enlist' },
    'barbarians.swift': { board: 'enlist' },
    'barbarians.neutral_knight': { board: 'enlist' },
    'barbarians.lure': { board: 'lure' },
    'barbarians.land': { board: 'land' },
    'barbarians.capture': { board: 'capture' },
    'barbarians.march': { board: ['march', 'march_far', 'oust'], main: 'halt' },
  },
  words: ['draw_from'],
  hint,
  where,
  prompt,
  pieceText,
  points,
  motion: { marched: { walk: 'knight', from: 0, toward: 1 } },
  sounds: {
    invasion: 'attack', landed: 'attack', no_landing: 'place', no_barbarians: 'home', conquered: 'harm', freed: 'title', revealed_card: 'card', cards_shuffled: 'card', card_idle: 'card',
    enlisted: 'clang', lured: 'place', moved_in: 'harm', prisoners: 'gain', marched: 'clang', battle: 'title', spoils_rolled: 'dice', spoils_again: 'dice', losses_rolled: 'dice', knight_lost: 'harm',
  },
  marks: ['landed', 'enlisted', 'moved_in', 'marched', 'battle', 'knight_lost'],
  stats: Stats,
  decks: Deck,
  rail: Coast,
  sheet: Coast,
  docks: { 'barbarians.seven': Seven },
};
