// motion.ts - what moves at a table of Catan: cards from the land and the bank to hands and between them, the robber over the island.
import type { GameEvent } from '../lib/protocol';
import { ROLLED } from '../lib/contract';
import { eventPlaces } from '../lib/words';
import { SIGN, type SignName } from '../table/art/signs';
import type { Motion, Rows } from '../table/motion/rows';
import type { Stage } from '../table/motion/stage';
import { RESOURCE } from './art/icons';
import { INK, type Point } from './art/inks';
import type { Control } from './control.svelte';
import { placeAt } from './model/geometry';

export const MOTION: Rows = {
  income: { sends: 'cards', of: 0, from: 'land', toward: 'seat' },
  discarded: { sends: 'cards', of: 0, from: 'seat', toward: 'supply' },
  robber: { walk: 'robber', toward: 0 },
  robbed: { sends: 'back', from: 0, toward: 'seat' },
  stole: { sends: 'cards', of: 1, from: 0, toward: 'seat', instead: ['robbed'] },
  bought: { sends: 'back', from: 'supply', toward: 'seat' },
  drew: { sends: 'cards', of: 0, from: 'supply', toward: 'seat', instead: ['bought', 'progress'] },
  played: { sends: 'cards', of: 0, from: 'seat', toward: 'table' },
  picked: { sends: 'cards', of: 0, from: 'supply', toward: 'seat' },
  gave: { sends: 'cards', of: 1, n: 2, from: 'seat', toward: 0 },
  bank: [
    { sends: 'cards', of: 0, n: 1, from: 'seat', toward: 'supply' },
    { sends: 'cards', of: 2, from: 'supply', toward: 'seat' },
  ],
  traded: [
    { sends: 'cards', of: 1, side: 'give', from: 'seat', toward: 0 },
    { sends: 'cards', of: 1, side: 'want', from: 0, toward: 'seat' },
  ],
  built: { earn: 1 },
};

/** Signs of the development cards. */
export const CARD_SIGN: Record<string, SignName> = { knight: 'shield', road_building: 'route', plenty: 'star', monopoly: 'crown', point: 'flag' };

/** What a kind of land is drawn to bring: where a card that the engine has dealt comes from. */
const BRINGS: Record<string, readonly string[]> = {
  hills: ['brick'], forest: ['lumber', 'paper'], pasture: ['wool', 'cloth'], fields: ['grain'], mountains: ['ore', 'coin'],
};

/** The hex that a card comes from: beside a building of its new owner, with the number that was rolled, or beside the one just built. */
export function sourceOf(control: Control, kind: string, seat: number, events: readonly GameEvent[]): string | undefined {
  const { board, land, view } = control;
  const sum = events.find((e) => e.event === ROLLED)?.args[2], built = events.findLast((e) => e.event === 'built');
  if (!board || !land || !view) return undefined;
  const homes = sum !== undefined ? view.pieces.flatMap((p) => (p.owner === seat && board.nodes.has(p.at) ? [p.at] : [])) : built ? eventPlaces('catan', built) : [];
  const robbed = new Set(view.pieces.flatMap((p) => (p.kind === 'robber' ? [p.at] : [])));
  const around = [...new Set(homes.flatMap((node) => board.nodes.get(node)?.hexes ?? []))];
  const near = around.filter((h) => (sum === undefined || (land.numbers.get(h)?.includes(Number(sum)) ?? false)) && !(robbed.has(h) && sum !== undefined));
  return near.find((h) => BRINGS[land.terrain.get(h) ?? '']?.includes(kind)) ?? (sum === undefined ? undefined : near[0]);
}

function sign(name: SignName): string {
  return `<g transform="translate(-12,-12)" fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${SIGN[name]}</g>`;
}

export function stageOf(control: Control): Stage {
  const placed = (id: string | undefined): Point | undefined => (control.board && id !== undefined ? placeAt(control.board, id) : undefined);
  const find = (thing: string, m: Motion, events: readonly GameEvent[]): Point | undefined => (thing === 'land' ? placed(sourceOf(control, m.kind, m.seat, events)) : undefined);
  return {
    rows: () => Object.assign({}, MOTION, ...control.extras.map((x) => x.motion ?? {})) as Rows,
    card: (kind) => RESOURCE[kind] ?? control.extras.map((x) => x.face?.(kind)).find((art) => art !== undefined) ?? (CARD_SIGN[kind] ? sign(CARD_SIGN[kind]) : undefined),
    place: placed,
    find,
  };
}
