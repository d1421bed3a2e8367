// rows.ts - what Carcassonne says in its own way beside the contract (lib/family.ts).
import type { FamilyRows } from '../lib/family';
import { wordFor, type Scene } from '../lib/words';
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

/** A map that grows: tiles by their cells, with what each is part of. */
interface Laid {
  tile?: string;
  at: string;
  y: number;
  features?: Record<string, number>;
}

function board(scene: Scene): { id: string; text: string }[][] {
  const byRow = new Map<number, { id: string; text: string }[]>();
  const parts = (p: Laid): string => Object.keys(p.features ?? {}).map((part) => wordFor(scene.game, part)).join(', ');
  for (const p of (scene.view?.places ?? []) as unknown as Laid[])
    if (p.tile !== undefined) byRow.set(p.y, [...(byRow.get(p.y) ?? []), { id: p.at, text: `${p.tile}: ${parts(p)}` }]);
  return [...byRow].sort((a, b) => a[0] - b[0]).map(([, row]) => row);
}

export const rows: FamilyRows = { source, board };
