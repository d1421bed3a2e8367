// awards.ts - what finished features brought, and to whom, as the engine's events told it: the figures are home again and mage and
// witch are gone, so the position alone cannot say it any more.
import type { GameEvent } from '../../lib/protocol';
import type { CarFeature } from './view';
import { cellOf } from './where';

export interface Award {
  seat: number;
  points: number;
}

/** Features that were completed, by their first segment ("0,-1 city1"); a road that is completed again starts anew. */
export function awardsOf(log: readonly { event: GameEvent }[]): Map<string, Award[]> {
  const awards = new Map<string, Award[]>();
  for (const { event: e } of log)
    if (e.event === 'completed') awards.set(`${cellOf(e)} ${e.args[0]}`, []);
    else if (e.event === 'scored') awards.get(`${cellOf(e)} ${e.args[1]}`)?.push({ seat: e.seat ?? 0, points: Number(e.args[0]) });
  return awards;
}

/** Undefined: it is not finished, or nobody told how it was. */
export function awardsFor(awards: ReadonlyMap<string, Award[]>, f: CarFeature): Award[] | undefined {
  return f.done ? awards.get(`${f.at} ${f.segment}`) : undefined;
}
