// extra.ts - Catan Event Cards on the Catan table: the card in place of the dice, roads that lie across, gifts and choices.
import { t } from '../../lib/i18n.svelte';
import { may } from '../../table/model/moves';
import { player } from '../art/inks';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { ACROSS } from './art';
import { eventsOf } from './view';
import Card from './ui/Card.svelte';
import Give from './ui/Give.svelte';
import Victims from './ui/Victims.svelte';
import Year from './ui/Year.svelte';
import { KEY } from './keys';

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const ask = control.view?.ask;
  const name = (seat: number | undefined): string => control.session.name(seat ?? 0);
  if (ask?.frame === 'catan.before') {
    const cards = mine && (may(control.moves, 'alchemist') || (control.me?.cards_size ?? 0) > 0);
    return { text: mine ? t('web.catan.events.ask') : t('web.catan.events.wait', { seat: name(ask.seat) }), hint: cards ? t('web.catan.events.ask.hint') : '' };
  }
  if (ask?.frame === 'events.aid' && mine) return { text: t('web.catan.events.aid', { seat: name(eventsOf(control.view)?.receiver) }) };
  return undefined;
}

export const extra: Extra = {
  pieces: { damaged_road: ACROSS },
  pieceText: (piece, owner) => (piece.kind === 'damaged_road' ? `${t('web.catan.piece.damaged_road')} ${owner}` : undefined),
  names: { 'web.catan.main.roll': 'web.catan.events.reveal', 'web.catan.main.roll.short': 'web.catan.events.reveal.short', 'web.catan.dice': 'web.catan.events.card', 'web.table.tab.dice': 'web.catan.events.tab' },
  actions: [
    {
      word: 'repair_road', piece: 'damaged_road', cost: 'road', key: KEY.repair_road, after: 'road',
      there: (view) => may(view.moves, 'repair_road'),
    },
  ],
  questions: {
    'events.quake': { board: 'quake' },
    'events.tournament': { dock: 'pick' },
    'events.calm_seas': { dock: 'pick' },
    'events.plentiful': { dock: 'pick', main: 'decline' },
    'events.aid': { dock: 'events.give' },
    'events.gift': { dock: 'events.give' },
    'events.advantage': { dock: 'events.victim', main: 'decline' },
    'events.conflict': { dock: 'events.victim' },
  },
  words: ['gift', 'aid', 'take_from', 'decline', 'quake', 'repair_road'],
  ghost: (control, word) => (word === 'quake' ? ACROSS.draw(player(control.session.you)) : ''),
  hint: (_control, word) => (word === 'quake' ? t('web.catan.events.quake.hint') : ''),
  prompt,
  motion: { handed: { sends: 'back', from: 'seat', toward: 0 }, handed_card: { sends: 'cards', of: 1, from: 'seat', toward: 0, instead: ['handed'] } },
  sounds: { event_card: 'card', new_year: 'played', road_damaged: 'harm', road_repaired: 'street', handed: 'discard' },
  between: ['red_die', 'event_card', 'new_year', 'cards_mixed', 'no_effect'],
  marks: ['road_damaged', 'road_repaired'],
  dice: Card,
  numbers: Year,
  sheet: Year,
  docks: { 'events.give': Give, 'events.victim': Victims },
};
