// where.ts - the place an event tells of, as moves and the view name it.
import type { GameEvent } from '../../lib/protocol';

/** Position of x and y among the arguments. */
const WHERE: Record<string, number> = {
  placed: 1, put: 1, home: 1, scored: 2, final: 2, completed: 1, ferry: 0, ingot: 0, took_ingot: 0, summoned: 1,
};

const signed = (n: number): number => (n > 127 ? n - 256 : n);

export function cellOf(event: GameEvent): string | undefined {
  const i = WHERE[event.event];
  if (i === undefined) return undefined;
  const [x, y] = [Number(event.args[i]), Number(event.args[i + 1])];
  return Number.isInteger(x) && Number.isInteger(y) ? `${signed(x)},${signed(y)}` : undefined;
}
