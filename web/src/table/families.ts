// families.ts - the tables of the game families. A family is a folder beside this one with a Table.svelte; it is fetched
// when a table of that game is opened.
import type { Component } from 'svelte';
import type { Session } from '../lib/session.svelte';

type Family = Component<{ session: Session }>;
const tables = import.meta.glob<{ default: Family }>(['../*/Table.svelte', '!../screens/*']);

/** Null when the family has no pictures yet: then it is played in words. */
export async function familyTable(game: string): Promise<Family | null> {
  const load = tables[`../${game}/Table.svelte`];
  if (load === undefined) return null;
  try {
    return (await load()).default;
  } catch {
    return null;
  }
}
