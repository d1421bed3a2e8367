// where.ts - the place an event tells of, as moves and the view name it.
import type { GameEvent } from '../../lib/protocol';
import { eventPlaces } from '../../lib/words';

export function cellOf(event: GameEvent): string | undefined {
  return eventPlaces('carcassonne', event)[0];
}
