// rows.ts - what Carcassonne says in its own way beside the contract (lib/family.ts).
import type { FamilyRows } from '../lib/family';
import type { GameEvent } from '../lib/protocol';

const KINDS = ['road', 'city', 'monastery', 'garden', 'field'];

/** Where the points of an event come from. */
function source({ event, args }: GameEvent): [string, number] | null {
  const n = Number(args[0]);
  switch (event) {
    case 'scored':
    case 'final': {
      const kind = String(args[1] ?? '').replace(/\d+$/, '');
      return [KINDS.includes(kind) ? kind : 'other', n];
    }
    case 'action':
    case 'instead': return ['message', Number(args[1])];
    case 'robbed': return ['robbery', Number(args[1])];
    case 'goods_final': return ['goods', n];
    case 'gold_final': return ['gold', n];
    default: return null;
  }
}

export const rows: FamilyRows = { source };
