// extra.ts - Seafarers on the Catan table: ships, the pirate, chips, foreign coasts, and its questions. What one scenario alone has is
// in parts/ (parts.ts).
import { t } from '../../lib/i18n.svelte';
import type { PieceView, View } from '../view';
import { may } from '../../table/model/moves';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { SEA_PIECES } from './art';
import { foreignCoasts } from './coast';
import { KEY } from './keys';
import { PARTS, listed, merged, ownActions, partsOf } from './parts';
import { heldShips, shipsAt, shipsToMove } from './ships';
import { foreignTo, seaOf } from './view';
import Drawn from './ui/Drawn.svelte';
import Figure from './ui/Figure.svelte';
import Hand from './ui/Hand.svelte';
import Rail from './ui/Rail.svelte';
import Rob from './ui/Rob.svelte';
import Victim from './ui/Victim.svelte';

/** What a place would bring, or whom it would hurt. */
function ownHint(control: Control, word: string, id: string): string {
  if (word === 'settlement') {
    const around = control.board?.nodes.get(id)?.hexes ?? [];
    const land = foreignTo(control.view, control.session.you).find((l) => l.hexes.some((h) => around.includes(h)));
    return land && control.view?.ask.frame !== 'catan.settle' ? t('web.catan.sea.hint.chips', { n: land.chips }) : '';
  }
  if (word !== 'pirate') return '';
  const names = shipsAt(control, id).map((s) => `${control.session.name(s)} (${t('web.catan.handsize', { n: control.view?.seats[s - 1]?.hand_size ?? 0 })})`);
  return names.length > 0 ? t('web.catan.sea.hint.ships', { names: names.join(', ') }) : t('web.catan.sea.hint.noships');
}

function ownPrompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  const ask = control.view?.ask, n = ask?.n ?? 0;
  if (!mine) return undefined;
  if (ask?.frame === 'catan.track' && may(control.moves, 'ship')) return { text: t('web.catan.sea.ask.track'), hint: t('web.catan.sea.ask.track.hint') };
  if (ask?.frame === 'catan.free_edges' && may(control.moves, 'ship')) return { text: t('web.catan.sea.ask.free', { n }) };
  if (ask?.frame === 'sea.rob' && seaOf(control.view)?.pirate === false) return { text: t('web.catan.ask.catan.rob'), hint: '' };
  return undefined;
}

function pieceText(piece: PieceView, owner: string): string | undefined {
  if (piece.kind === 'chip') return t('web.catan.sea.chips.of', { n: Number(piece.count ?? 1) });
  return piece.kind === 'ship' ? `${t('piece.catan.ship')} ${owner}` : undefined;
}

/** The module's own and those the scenario counts. */
function points(view: View, seat: number): [string, number][] {
  const sections = ['sea', ...partsOf(view).map((p) => p.key)].map((key) => view.table[key] as { seats?: { parts?: Record<string, number> }[] } | undefined);
  return sections.flatMap((s) => Object.entries(s?.seats?.[seat - 1]?.parts ?? {})).map(([part, n]) => [t(`web.part.${part}`), n]);
}

/** The first answer of the table's parts. */
function asked<T>(control: Control, ask: (part: ReturnType<typeof partsOf>[number]) => T | undefined): T | undefined {
  return partsOf(control.view).map(ask).find((x) => x !== undefined && x !== '');
}

export const extra: Extra = {
  pieces: { ...SEA_PIECES, ...merged('pieces') },
  ground: (control, size) => foreignCoasts(control, size) + partsOf(control.view).map((p) => p.ground?.(control, size) ?? '').join(''),
  held: (control) => [...heldShips(control), ...partsOf(control.view).flatMap((p) => p.held?.(control) ?? [])],
  names: {
    'web.catan.part.route': 'web.catan.sea.part.route',
    'web.catan.route': 'web.catan.sea.route',
    'ev.catan.route': 'web.catan.sea.ev.route',
    'ev.catan.no_route': 'web.catan.sea.ev.no_route',
  },
  actions: [
    { word: 'ship', piece: 'ship', cost: 'ship', key: KEY.ship, after: 'road', left: (s) => s.left.ship ?? 0 },
    { word: 'move_ship', piece: 'sailing', key: KEY.move_ship, after: 'ship', note: 'web.catan.sea.once' },
    ...ownActions(),
  ],
  questions: {
    'catan.track': { board: ['road', 'ship'] },
    'catan.free_edges': { board: ['road', 'ship'], main: 'done' },
    'sea.start': { board: 'start' },
    'sea.rob': { board: ['robber', 'pirate'], dock: 'sea.rob' },
    'sea.victim': { dock: 'sea.victim' },
    'sea.gold': { dock: 'pick' },
    ...merged('questions'),
  },
  words: ['spare', ...listed('words')],
  calm: listed('calm'),
  either: listed('either'),
  costs: (view) => Object.assign({}, ...partsOf(view).map((p) => p.costs?.(view) ?? {})) as ReturnType<NonNullable<Extra['costs']>>,
  off: (view) => Object.assign({}, seaOf(view)?.ship_moved ? { move_ship: 'CS-MOVE-01' } : {}, ...partsOf(view).map((p) => p.off?.(view) ?? {})) as Record<string, string>,
  ghost: (control, word, id, path) => asked(control, (p) => p.ghost?.(control, word, id, path)) ?? '',
  hint: (control, word, id, path) => [ownHint(control, word, id), asked(control, (p) => p.hint?.(control, word, id, path)) ?? ''].filter((x) => x !== '').join(' '),
  where: shipsToMove,
  prompt: (control, mine) => asked(control, (p) => p.prompt?.(control, mine)) ?? ownPrompt(control, mine),
  pieceText: (piece, owner, name) => PARTS.map((p) => p.pieceText?.(piece, owner, name)).find((text) => text !== undefined) ?? pieceText(piece, owner),
  points,
  motion: {
    ship_moved: { walk: 'ship', from: 0, toward: 1 },
    pirate: { walk: 'pirate', toward: 0 },
    chip: { earn: 0 },
    ...merged('motion'),
  },
  sounds: { 'built.ship': 'ship', ship_moved: 'ship', pirate: 'harm', chip: 'scored', ...merged('sounds') },
  between: listed('between'),
  marks: ['ship_moved', 'pirate', ...listed('marks')],
  drawn: Drawn,
  figure: Figure,
  hand: Hand,
  rail: Rail,
  sheet: Rail,
  panels: merged('panels'),
  docks: { 'sea.rob': Rob, 'sea.victim': Victim, ...merged('docks') },
};
