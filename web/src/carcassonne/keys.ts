// keys.ts - keys of this table beside those of every table.
import { t } from '../lib/i18n.svelte';
import { fingers, settings } from '../lib/settings.svelte';
import { cap, CHAT, keyFor, LOG, meaning, readKey, type Common, type KeyLine, type Press } from '../table/keys';
import type { Tab } from './control.svelte';

export type Command = Common | { do: 'rotate'; by: -1 | 1 } | { do: 'pan'; x: number; y: number } | { do: 'overlay' } | { do: 'here' } | { do: 'grid' } | { do: 'tab'; tab: Tab };

const slot = (id: string, key: string, does: Command): { id: string; key: string; does: Command } => ({ id: `carcassonne.${id}`, key, does });

/** What is beside the map. */
export const SIDE = { log: LOG, chat: CHAT, tiles: slot('tiles', 'l', { do: 'tab', tab: 'tiles' }), track: slot('track', 't', { do: 'tab', tab: 'track' }) };

export const ROTATE = { left: slot('left', 'q', { do: 'rotate', by: -1 }), right: slot('right', 'e', { do: 'rotate', by: 1 }), turn: slot('turn', 'r', { do: 'rotate', by: 1 }) };

/** A sentence about keys, with those in force; without them (`.bare`) where there are none, or no keyboard is used. */
export function keyText(sentence: string, n: number, slots: Record<string, { id: string; key: string }>): string {
  const keys = Object.entries(slots).map(([name, s]) => [name, cap(keyFor(s))] as const);
  if (fingers() || !settings.hotkeys || keys.some(([, key]) => key === '')) return t(`${sentence}.bare`, { n });
  return t(sentence, { n, ...Object.fromEntries(keys) });
}

export const lines: readonly KeyLine<Command>[] = [
  { what: 'web.key.rotate', slots: [ROTATE.left, ROTATE.right] },
  { what: 'web.key.rotate.right', slots: [ROTATE.turn] },
  {
    what: 'web.key.pan',
    slots: [slot('pan_up', 'w', { do: 'pan', x: 0, y: 1 }), slot('pan_left', 'a', { do: 'pan', x: 1, y: 0 }), slot('pan_down', 's', { do: 'pan', x: 0, y: -1 }), slot('pan_right', 'd', { do: 'pan', x: -1, y: 0 })],
  },
  { what: 'web.key.here', slots: [slot('here', 'c', { do: 'here' })] },
  { what: 'web.key.grid', slots: [slot('grid', 'g', { do: 'grid' })] },
  { what: 'web.key.overlay', slots: [slot('owners', 'o', { do: 'overlay' }), slot('owners_2', 'f', { do: 'overlay' })] },
  { what: 'web.key.tiles', slots: [SIDE.tiles, SIDE.track] },
];

export function commandOf(e: Press, letters: boolean): Command | null {
  return readKey<Command>(e, letters, (key) => meaning(lines, key));
}
