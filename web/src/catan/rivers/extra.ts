// extra.ts - the Rivers of Catan on the table: water under the island's discs, bridges and their sites, the tiles of wealth.
import { t } from '../../lib/i18n.svelte';
import { may } from '../../table/model/moves';
import type { Control } from '../control.svelte';
import type { Extra } from '../extras';
import { RIVER_PIECES, river, site } from './art';
import { KEY } from './keys';
import { riversOf } from './view';
import Card from './ui/Card.svelte';
import Figure from './ui/Figure.svelte';

/** Both rivers, and the sites where no bridge stands yet. */
function ground({ board, view }: Control): string {
  const rivers = riversOf(view);
  if (!board || !rivers || !view) return '';
  const built = new Set(view.pieces.map((p) => p.at));
  const free = rivers.sites.filter((id) => !built.has(id)).flatMap((id) => board.edges.get(id) ?? []);
  return rivers.courses.map((course) => river(board, rivers.sites, course)).join('') + free.map((e) => site(e.at, e.angle)).join('');
}

/** The gold a piece there would bring. */
function hint({ board, view }: Control, word: string, id: string): string {
  const rivers = riversOf(view), n = rivers?.rewards[word];
  const around = board?.nodes.get(id)?.hexes ?? board?.edges.get(id)?.hexes ?? [];
  const wet = rivers?.courses.flat().some((hex) => around.includes(hex)) ?? false;
  return n !== undefined && wet ? t('web.catan.rivers.hint', { n }) : '';
}

/** With Cities & Knights: who cannot pay is only asked for a city. */
function prompt(control: Control, mine: boolean): { text?: string; hint?: string } | undefined {
  return mine && control.view?.ask.frame === 'rivers.keep' && !may(control.moves, 'keep') ? { text: t('web.catan.ask.ck.lose') } : undefined;
}

export const extra: Extra = {
  pieces: RIVER_PIECES,
  ground,
  hint,
  prompt,
  questions: { 'rivers.keep': { board: 'lose', main: 'keep' } },
  between: ['city_kept'],
  actions: [{ word: 'bridge', piece: 'bridge', cost: 'bridge', key: KEY.bridge, after: 'road', left: (s) => s.left.bridge ?? 0 }],
  points: (view, seat) => Object.entries(riversOf(view)?.seats[seat - 1]?.parts ?? {}).map(([part, n]) => [t(`web.part.${part}`), n]),
  sounds: { wealthiest: 'title', no_wealthiest: 'harm', poor: 'harm', not_poor: 'title', city_kept: 'coins', 'built.bridge': 'street' },
  figure: Figure,
  badge: true,
  rail: Card,
  sheet: Card,
};
