// events.test.ts - the event deck as the page counts it: numbers revealed, events still to come; the road that lies across.
import { describe, expect, it } from 'vitest';
import type { View } from '../../../src/lib/protocol';
import { ACROSS, picture } from '../../../src/catan/events/art';
import { byNumber, eventsOf, toCome, type EventsTable } from '../../../src/catan/events/view';

const table: EventsTable = {
  new_year: true, left: 29, of: 31, choices: [], damaged: ['e15'],
  deck: [
    { card: 'prospers', number: 6, of: 2, seen: 1 },
    { card: 'robber_attacks', number: 7, of: 6, seen: 0 },
    { card: 'earthquake', number: 6, of: 1, seen: 1 },
    { card: 'calm_seas', number: 9, of: 1, seen: 0 },
    { card: 'calm_seas', number: 12, of: 1, seen: 0 },
  ],
};

describe('event cards', () => {
  it('reads its part of a view', () => {
    expect(eventsOf({ table: { events: table } } as unknown as View)?.left).toBe(29);
    expect(eventsOf(null)).toBeUndefined();
  });
  it('counts by number, 2 to 12', () => {
    const all = byNumber(table);
    expect(all.map((c) => c.number)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(all[4]).toEqual({ number: 6, seen: 2, of: 3 });
    expect(all[5]).toEqual({ number: 7, seen: 0, of: 6 });
  });
  it('lists events to come, not those that were revealed, nor cards without one', () => {
    expect(toCome(table)).toEqual([{ card: 'robber_attacks', n: 6 }, { card: 'calm_seas', n: 2 }]);
  });
  it('knows that all can come again when the deck is used up', () => {
    expect(toCome({ ...table, left: 0 })).toContainEqual({ card: 'earthquake', n: 1 });
  });
  it('has a picture for every card, and one road that hides the other', () => {
    expect(new Set(['epidemic', 'earthquake', 'conflict', 'prospers'].map(picture)).size).toBe(4);
    expect(ACROSS.hides).toBe('road');
  });
});
