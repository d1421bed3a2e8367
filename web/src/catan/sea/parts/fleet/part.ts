// part.ts - Pirate Islands: colours of the map, the fleet and its round, lines of ships, warships, the siege of a fortress.
import { t } from '../../../../lib/i18n.svelte';
import { may } from '../../../../table/model/moves';
import type { SeaPart } from '../../parts';
import { PIECES } from './art';
import { ground } from './ground';
import { fleetOf, fleetSeat } from './view';
import Attack from './ui/Attack.svelte';
import Colour from './ui/Colour.svelte';
import Figure from './ui/Figure.svelte';
import Panel from './ui/Panel.svelte';
import Raid from './ui/Raid.svelte';
import { KEY } from '../../keys';

export const part: SeaPart = {
  key: 'fleet',
  pieces: PIECES,
  ground,
  actions: [{ word: 'attack', piece: 'siege', panel: 'fleet.attack', key: KEY.attack, after: 'move_ship', note: 'web.catan.fleet.ends', on: (moves) => may(moves, 'attack') }],
  questions: { 'sea.colour': { dock: 'fleet.colour' }, 'sea.raid': { dock: 'fleet.raid' }, 'sea.prize': { dock: 'pick' } },
  docks: { 'fleet.colour': Colour, 'fleet.raid': Raid },
  panels: { 'fleet.attack': Attack },
  words: ['colour', 'raid'],
  prompt(control, mine) {
    const { frame, seat } = control.view?.ask ?? {};
    const own = fleetSeat(control.view, seat ?? 0);
    if (frame === 'sea.siege' && own) return { text: t('web.catan.fleet.siege', { seat: control.session.name(seat ?? 0), n: own.warships }) };
    return mine && frame === 'catan.act' && may(control.moves, 'attack') ? { hint: t('web.catan.fleet.may'), clause: 'CS-PI-28' } : undefined;
  },
  pieceText(piece, owner) {
    if (piece.kind === 'fortress') return t('web.catan.fleet.fortress', { who: owner, n: Number(piece.count ?? 0) });
    return piece.kind === 'warship' || piece.kind === 'landing' ? `${t(`web.catan.piece.${piece.kind}`)} ${owner}` : undefined;
  },
  /** A settlement on the landing; a road or a settlement the fleet would come to. */
  hint(control, word, id) {
    if (word !== 'settlement') return '';
    const around = control.board?.nodes.get(id)?.hexes ?? [], path = fleetOf(control.view)?.path ?? [];
    return path.some((h) => around.includes(h)) ? t('web.catan.fleet.hint') : '';
  },
  sounds: { fleet_sails: 'ship', fleet_attacks: 'attack', fleet_takes: 'robbed', warship: 'played', siege_rolled: 'dice', captured: 'title', ship_lost: 'harm' },
  marks: ['warship', 'ship_lost', 'captured'],
  between: ['fleet_sails', 'fleet_attacks', 'fleet_takes'],
  panel: Panel,
  figure: Figure,
};
