// rows.ts - which events move what from where to where: rows of families and of modules, and the motions they make of the events that
// this person was told. Nothing is shown here that an event did not say: a card whose kind nobody told flies with its back up.
import { eventTypes, guess, isPlace } from '../../lib/contract';
import type { GameEvent } from '../../lib/protocol';
import { parseCards } from '../../lib/words';

/** An argument by its number (a seat or a place: what it is, the contract says), the seat of the event itself, or a thing of the table by its
 *  name: one of `data-anchor`, or what the family's stage finds. */
export type Where = number | 'seat' | (string & {});

/** Cards or a piece fly. `of`: the argument that says which, or a kind; in a deal one side of it. */
export interface Fly {
  sends: 'cards' | 'back' | 'piece';
  of?: number | string;
  side?: 'give' | 'want';
  n?: number; // the argument that says how many
  from: Where;
  toward: Where;
  instead?: string[]; // the same was told with less to others by these events
}
/** A piece that stands on the board comes to its place from another one, or from where it stood. */
export interface Walk {
  walk: string | number; // its kind, or the argument that says it
  toward: number;
  from?: Where;
}
/** Points rise where they are earned: as many as the argument says. */
export interface Rise {
  rise: number;
  at: Where;
  step?: true; // several of them are told one after another
}
/** What the seat of the event earns by it rises here; how much it is, the position says. */
export interface Earn {
  earn: Where;
}
export type Row = Fly | Walk | Rise | Earn;
export type Rows = Record<string, Row | readonly Row[]>;

export type Spot = { seat: number } | { place: string } | { thing: string };
export interface Motion {
  what: 'card' | 'back' | 'piece' | 'walk' | 'rise' | 'earn';
  kind: string;
  n: number;
  seat: number; // whose it is
  from?: Spot; // none: where it stood
  toward: Spot;
  event: GameEvent;
}

export function rowsFor(rows: Rows, event: GameEvent): readonly Row[] {
  const found = rows[event.event];
  return found === undefined ? [] : Array.isArray(found) ? (found as readonly Row[]) : [found as Row];
}

/** Is it told step by step, if there are several of its kind? */
export function isStep(rows: Rows, event: GameEvent): boolean {
  return rowsFor(rows, event).some((row) => 'rise' in row && row.step === true);
}

function spotOf(game: string, event: GameEvent, where: Where): Spot | undefined {
  if (where === 'seat') return { seat: event.seat ?? 0 };
  if (typeof where === 'string') return { thing: where };
  const value = event.args[where];
  if (value === undefined) return undefined;
  const type = eventTypes(game, event.event)?.[where] ?? guess(value);
  if (type === 'seat') return { seat: Number(value) };
  return isPlace(type) ? { place: String(value) } : undefined;
}

/** Kinds of cards with their numbers; '?' is a card nobody has told of. */
function cardsOf(row: Fly, event: GameEvent): [kind: string, n: number][] {
  const value = typeof row.of === 'number' ? String(event.args[row.of] ?? '') : (row.of ?? '?');
  const [give = '', want = ''] = value.split(':'), bundle = row.side === 'want' ? want : give;
  const most = row.n === undefined ? 1 : Number(event.args[row.n] ?? 1);
  return Object.entries(parseCards(bundle)).map(([kind, n]) => [kind, n * most]);
}

function flown(game: string, row: Fly, event: GameEvent): Motion[] {
  const from = spotOf(game, event, row.from), toward = spotOf(game, event, row.toward), seat = event.seat ?? 0;
  if (from === undefined || toward === undefined) return [];
  const face = row.sends === 'piece' ? 'piece' : 'card';
  return cardsOf(row, event)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => ({ what: row.sends === 'back' || kind === '?' ? 'back' : face, kind, n, seat, from, toward, event }));
}

function motionsOf(game: string, row: Row, event: GameEvent): Motion[] {
  if ('sends' in row) return flown(game, row, event);
  const at = spotOf(game, event, 'walk' in row ? row.toward : 'rise' in row ? row.at : row.earn);
  const base = { kind: '', n: 0, seat: event.seat ?? 0, event };
  if (at === undefined) return [];
  if ('rise' in row) return [{ ...base, what: 'rise', n: Number(event.args[row.rise] ?? 0), toward: at }];
  if ('earn' in row) return [{ ...base, what: 'earn', toward: at }];
  const kind = typeof row.walk === 'number' ? String(event.args[row.walk] ?? '') : row.walk;
  return [{ ...base, what: 'walk', kind, toward: at, ...(row.from === undefined ? {} : { from: spotOf(game, event, row.from) }) }];
}

/** All that the events of a row of the log move, in their order. */
export function motionsFor(game: string, rows: Rows, events: readonly GameEvent[]): Motion[] {
  let all: Motion[] = [];
  for (const event of events)
    for (const row of rowsFor(rows, event)) {
      const less = 'sends' in row ? (row.instead ?? []) : [];
      all = all.filter((m) => !(less.includes(m.event.event) && m.seat === (event.seat ?? 0)));
      all.push(...motionsOf(game, row, event));
    }
  return all;
}

/** What every seat has earned between two positions, and where it rises: at a place that a row names, else at the seat; not where points have
 *  been told with their numbers. */
export function earned(motions: readonly Motion[], before: readonly { seat: number; points: number }[], after: typeof before): { seat: number; n: number; at: Spot }[] {
  const told = new Set(motions.filter((m) => m.what === 'rise').map((m) => m.seat));
  return after.flatMap(({ seat, points }) => {
    const n = points - (before.find((s) => s.seat === seat)?.points ?? points);
    if (n === 0 || told.has(seat)) return [];
    const at = n > 0 ? motions.findLast((m) => m.what === 'earn' && m.seat === seat)?.toward : undefined;
    return [{ seat, n, at: at ?? { seat } }];
  });
}
