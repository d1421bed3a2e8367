// extra.ts - the main scenario of Traders & Barbarians on the Catan table: trade hexes, wagons, barbarians, and their questions.
import { t } from '../../lib/i18n.svelte';
import { wordFor } from '../../lib/words';
import type { Point } from '../art/inks';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import type { PieceView, View } from '../view';
import { TRADERS_PIECES, plaza } from './art';
import { KEY } from './keys';
import { tradersOf, trainOf, wagonOf } from './view';
import { journeyOf, wayHint, wayTag, waysOf } from './ways';
import Card from './ui/Card.svelte';
import Figure from './ui/Figure.svelte';
import Theft from './ui/Theft.svelte';
import Way from './ui/Way.svelte';

/** The paths of a plaza, and the way from it to the sea. */
function lie({ board }: Control, hex: string, plazaNode: string): { at: Point; ends: Point[]; out: Point } | undefined {
  const at = board?.hexes.get(hex)?.at, node = board?.nodes.get(plazaNode);
  if (!board || !at || !node) return undefined;
  const ends = node.edges.flatMap((e) => (board.edges.get(e)?.ends ?? []).filter((end) => end !== node.at));
  const sum = ends.reduce<Point>((s, e) => [s[0] + e[0] - at[0], s[1] + e[1] - at[1]], [0, 0]), far = Math.hypot(sum[0], sum[1]) || 1;
  return { at, ends, out: [-sum[0] / far, -sum[1] / far] };
}

/** Plazas with their paths; what stands beside one keeps to the side of the sea, and makes room for a number. */
function ground(control: Control): string {
  return (tradersOf(control.view)?.plazas ?? [])
    .map((p) => {
      const there = lie(control, p.hex, p.at);
      if (!there) return '';
      const [x, y] = there.out, room = control.land?.numbers.has(p.hex) ? 26 : 0;
      return plaza(control.land?.terrain.get(p.hex) ?? '', there.at, there.ends, [48 * x + room * y, 48 * y - room * x]);
    })
    .join('');
}

/** The number of a trade hex that yields something stands on the other side of the building. */
function numberAt(control: Control, hex: string): { at: Point; size: number } | undefined {
  const p = tradersOf(control.view)?.plazas.find((x) => x.hex === hex), there = p && lie(control, hex, p.at);
  return there && { at: [46 * there.out[0] - 32 * there.out[1], 46 * there.out[1] + 32 * there.out[0]], size: 0.72 };
}

function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const journey = journeyOf(control);
  if (!mine || !journey || control.ghost) return undefined;
  if (journey.arrived) return { text: t('web.catan.traders.arrived'), hint: t('web.catan.traders.arrived.hint') };
  return { text: t('web.catan.traders.ask', { n: journey.mp }) };
}

function pieceText(piece: PieceView, owner: string): string | undefined {
  if (piece.kind === 'barbarian') return t('web.catan.traders.barbarian');
  if (piece.kind !== 'wagon') return undefined;
  const cargo = typeof piece.cargo === 'string' ? `, ${wordFor('catan', piece.cargo)}` : '';
  return `${t('web.catan.traders.wagon')} ${owner}${cargo}`;
}

const points = (view: View, seat: number): [string, number][] => Object.entries(wagonOf(view, seat)?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]);
const onTheWay = (view: View): boolean => view.ask.frame === 'traders.wagon';

export const extra: Extra = {
  pieces: TRADERS_PIECES,
  ground,
  numberAt,
  above: Way,
  actions: [
    { word: 'upgrade', piece: 'wagon', cost: 'upgrade', key: KEY.upgrade, after: 'buy', there: (view) => !onTheWay(view) },
    { word: 'grain', piece: 'wagon', cost: 'grain', key: KEY.grain, there: onTheWay },
    { word: 'drive', piece: 'barbarian', key: KEY.drive, note: 'web.catan.traders.drive.note', there: onTheWay },
  ],
  questions: {
    'traders.wagon': { board: 'travel', main: 'stop' },
    'traders.barbarian': { board: 'barbarian' },
    'traders.bare': { board: 'barbarian' },
    'traders.banish': { board: 'banish' },
    'traders.theft': { dock: 'traders.theft' },
  },
  words: ['plunder', 'forgo'],
  ways: waysOf,
  tag: wayTag,
  cards: { swift_journey: 'swift_journey' },
  costs: (view) => ({ upgrade: trainOf(view, (wagonOf(view, view.table.turn)?.level ?? 5) + 1)?.cost ?? {}, grain: { grain: 1 } }),
  names: { 'web.catan.card.knight': 'web.catan.traders.card.knight' },
  hint: wayHint,
  prompt,
  pieceText,
  points,
  motion: {
    wagon_moved: { walk: 'wagon', toward: 1 },
    barbarian_moved: { walk: 'barbarian', from: 0, toward: 1 },
    toll: { sends: 'cards', of: 'gold', n: 1, from: 'seat', toward: 0 },
    delivered: { earn: 1 },
  },
  sounds: { wagon_moved: 'wheels', delivered: 'scored', loaded: 'card', toll: 'coins', barbarian_moved: 'harm', wagon_upgraded: 'town', drove_off: 'dice', barbarian_stays: 'dice' },
  marks: ['wagon_moved', 'barbarian_moved'],
  figure: Figure,
  rail: Card,
  sheet: Card,
  docks: { 'traders.theft': Theft },
};
