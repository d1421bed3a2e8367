// rows.ts - what Elasund says in its own way beside the contract (lib/family.ts).
import type { FamilyRows } from '../lib/family';

const DEALER = 0;

export const rows: FamilyRows = {
  income: {
    count: (e) => (e.event === 'gold' ? Number(e.args[0]) : e.event === 'drew' ? 1 : 0),
    belongs: (mover, events) => mover === DEALER || events.some((e) => e.event === 'ship'),
  },
};
