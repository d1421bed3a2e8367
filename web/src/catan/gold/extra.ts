// extra.ts - gold on the Catan table: coins at every seat and beside the own hand, in deals, and at the bank. It comes with the modules
// that need it.
import { t } from '../../lib/i18n.svelte';
import type { Control } from '../control.svelte';
import type { Extra, Good } from '../extras';
import { goldOf, goldSeat } from './view';
import Figure from './ui/Figure.svelte';

/** Own gold; what the bank sells for it, and takes for one. */
function goods(control: Control): Good[] {
  const table = goldOf(control.view), own = goldSeat(control.view, control.session.you);
  if (!table || !own) return [];
  const bought = control.view?.table.turn === control.session.you ? table.bought : 0;
  return [
    {
      kind: 'gold',
      have: own.gold,
      rate: table.price,
      note: t('web.catan.gold.bought', { n: bought, most: table.most }),
      clause: 'CT-GOLD-02',
      swaps: [
        ...(control.moves.spend ?? []).map((get) => ({ give: 'gold', n: table.price, get, move: `spend ${get}` })),
        ...(control.moves.sell ?? []).map((give) => ({ give, n: own.prices.sell[give] ?? 0, get: 'gold', move: `sell ${give}` })),
      ],
    },
  ];
}

export const extra: Extra = {
  goods,
  words: ['spend', 'sell'],
  motion: {
    gold: { sends: 'cards', of: 'gold', n: 0, from: 'supply', toward: 'seat' },
    gold_paid: { sends: 'cards', of: 'gold', n: 0, from: 'seat', toward: 'supply' },
    spent: { sends: 'cards', of: 1, from: 'supply', toward: 'seat' },
    sold: { sends: 'cards', of: 0, n: 1, from: 'seat', toward: 'supply' },
  },
  sounds: { gold: 'coins', gold_paid: 'coins', spent: 'trade', sold: 'trade' },
  figure: Figure,
  badge: true,
};
