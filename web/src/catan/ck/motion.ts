// motion.ts - what moves with Cities & Knights: knights, the merchant, progress cards, commodities that change hands.
import type { Rows } from '../../table/motion/rows';

export const CK_MOTION: Rows = {
  knight_moved: { walk: 'knight', from: 0, toward: 1 },
  merchant: { walk: 'merchant', toward: 0 },
  progress: { sends: 'cards', of: 0, from: 'supply', toward: 'seat' },
  shed: { sends: 'cards', of: 0, from: 'seat', toward: 'supply' },
  gift: { sends: 'back', n: 1, from: 'seat', toward: 0 },
  given: { sends: 'cards', of: 1, from: 'seat', toward: 0, instead: ['gift'] },
  seized: { sends: 'back', from: 0, toward: 'seat' },
  seized_card: { sends: 'cards', of: 1, from: 0, toward: 'seat', instead: ['seized'] },
  swapped: [
    { sends: 'back', from: 'seat', toward: 0 },
    { sends: 'back', from: 0, toward: 'seat' },
  ],
  swapped_cards: [
    { sends: 'cards', of: 1, from: 'seat', toward: 0, instead: ['swapped'] },
    { sends: 'cards', of: 2, from: 0, toward: 'seat' },
  ],
  metropolis: { earn: 1 },
};
