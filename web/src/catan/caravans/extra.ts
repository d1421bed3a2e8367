// extra.ts - the Caravans on the table: camels and arrows, bids, paths that are named, the camel that is placed.
import { t } from '../../lib/i18n.svelte';
import { wordFor } from '../../lib/words';
import { along } from '../../table/model/moves';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { CARAVAN_PIECES, camel } from './art';
import { arrows } from './ground';
import { caravanSeat, caravansOf, votes } from './view';
import Bid from './ui/Bid.svelte';
import Card from './ui/Card.svelte';
import Figure from './ui/Figure.svelte';
import Flags from './ui/Flags.svelte';
import Over from './ui/Over.svelte';

const PLACES = ['camel', 'name_path'];

/** The camel as it would look; where it may look two ways the path alone says nothing yet. */
function ghost(control: Control, word: string, id: string, path: readonly string[]): string {
  const edge = control.board?.edges.get(id);
  if (!PLACES.includes(word)) return '';
  if (!edge || path.length > 0) return '<circle r="15" fill="#fff" stroke="#33271f" stroke-width="3"/>';
  const heads = along(control.moves, word, [id]).map((arg) => arg.split(' ')[1]);
  return camel(heads.includes(edge.nodes[1]), edge.angle);
}

/** Whom a camel there would help: roads and buildings beside the path. */
function hint(control: Control, word: string, id: string): string {
  const edge = control.board?.edges.get(id), { view } = control;
  if (!PLACES.includes(word) || !edge || !view) return '';
  const camels = (node: string): number => view.pieces.filter((p) => p.kind === 'camel' && control.board?.edges.get(p.at)?.nodes.includes(node)).length;
  const between = view.pieces.filter((p) => (p.kind === 'settlement' || p.kind === 'city') && edge.nodes.includes(p.at) && camels(p.at) === 1);
  const road = view.pieces.find((p) => p.kind === 'road' && p.at === id);
  return [
    ...between.map((p) => t('web.catan.caravans.hint.point', { seat: control.session.name(p.owner ?? 0) })),
    ...(road && (caravansOf(view)?.road_worth ?? 1) > 1 ? [t('web.catan.caravans.hint.road', { seat: control.session.name(road.owner ?? 0) })] : []),
  ].join(' ');
}

/** What bids are made in; why it is this person who chooses. */
function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const { view, session } = control, table = caravansOf(view);
  if (mine && view?.ask.frame === 'caravans.bid') {
    const [a = '', b = ''] = (table?.votes ?? []).map((kind) => wordFor('catan', kind));
    return { text: t('web.catan.ask.caravans.bid', { a, b }) };
  }
  if (!mine || view?.ask.frame !== 'caravans.camel' || !table?.vote) return undefined;
  const own = votes(caravanSeat(view, session.you)?.bid);
  const most = table.seats.every((s) => s.seat === session.you || votes(s.bid) < own);
  return { hint: t(most ? 'web.catan.caravans.most' : 'web.catan.caravans.tie') };
}

export const extra: Extra = {
  pieces: CARAVAN_PIECES,
  ground: arrows,
  above: Flags,
  questions: {
    'caravans.bid': { dock: 'caravans.bid' },
    'caravans.name': { board: 'name_path' },
    'caravans.camel': { board: 'camel' },
  },
  words: ['bid'],
  follows: PLACES,
  ghost,
  hint,
  prompt,
  pieceText: (piece) => (piece.kind === 'camel' ? t('web.catan.caravans.camel') : undefined),
  points: (view, seat) => Object.entries(caravanSeat(view, seat)?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]),
  motion: { camel: { walk: 'camel', from: 'supply', toward: 0 } },
  sounds: { bid: 'offer', no_bid: 'refused', named_path: 'card', camel: 'sway' },
  marks: ['camel'],
  figure: Figure,
  rail: Card,
  sheet: Card,
  over: Over,
  docks: { 'caravans.bid': Bid },
};
