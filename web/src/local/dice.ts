// dice.ts - this device's part in the draw of the dice (docs/PROTOCOL.md, "Fair chance"): seals a share, shows it when all
// are sealed, and keeps what the table showed before, so that the fairness check can compare it with the record.
import type { Request, TableMessage } from '../lib/protocol';
import { hex, unhex, type Engine } from './engine';

/** What this device knew of a table before it showed its share. */
export interface Kept {
  share: string;
  seat: number;
  voids: number;
  commitment: string;
  seals: string[]; // empty until all are sealed
}
export interface Shelf {
  get(table: string): Kept | undefined;
  put(table: string, kept: Kept): void;
}

const KEY = 'thorp.dice';
const MOST = 50; // tables a device remembers

/** The shelf of this browser; without storage (a private window) it lasts as long as the page. */
export function shelf(storage: Storage | undefined): Shelf {
  const page = new Map<string, Kept>();
  const read = (): [string, Kept][] => {
    try {
      return JSON.parse(storage?.getItem(KEY) ?? '[]') as [string, Kept][];
    } catch {
      return [];
    }
  };
  return {
    get: (table) => page.get(table) ?? new Map(read()).get(table),
    put(table, kept) {
      page.set(table, kept);
      try {
        storage?.setItem(KEY, JSON.stringify([[table, kept], ...read().filter(([id]) => id !== table)].slice(0, MOST)));
      } catch {
        // full or forbidden: the page itself remembers
      }
    },
  };
}

export function sealOf(engine: Engine, share: string, table: string, seat: number): string {
  const tail = new TextEncoder().encode(`${table}${seat}`);
  return hex(engine.sha256(new Uint8Array([...unhex(share), ...tail])));
}

/** What this device has to say to the table now, if anything. `said` holds what it has said already. */
export function takePart(engine: Engine, m: TableMessage, on: Shelf, said: Set<string>, random: (n: number) => Uint8Array): Request | null {
  const seat = m.seats[m.you - 1];
  if (m.draw === undefined || seat?.kind !== 'person' || seat.no_share === true) return null;
  const once = (word: string): boolean => {
    const key = `${word} ${m.table} ${m.you} ${m.voids ?? 0}`;
    return !said.has(key) && said.add(key) !== undefined;
  };
  let kept = on.get(m.table);
  if (kept?.seat !== m.you || kept.voids !== (m.voids ?? 0)) kept = undefined; // of another seat, or shown already
  const mine = kept !== undefined && m.seals?.[m.you - 1] === sealOf(engine, kept.share, m.table, m.you);
  if ((m.draw === 'open' || (m.draw === 'seal' && seat.sealed !== true)) && !mine && once('seal')) {
    kept ??= { share: hex(random(16)), seat: m.you, voids: m.voids ?? 0, commitment: m.commitment, seals: [] };
    on.put(m.table, kept);
    return { t: 'seal', seal: sealOf(engine, kept.share, m.table, m.you) };
  }
  const all = m.seats.every((s, i) => s.kind !== 'person' || s.no_share === true || m.seals?.[i] !== '');
  if (m.draw !== 'reveal' || !mine || !all || kept === undefined || seat.seeded === true || kept.commitment !== m.commitment || !once('reveal')) return null;
  on.put(m.table, { ...kept, seals: [...(m.seals ?? [])] });
  return { t: 'reveal', reveal: kept.share };
}
