// families.ts - the tables of the game families. A family is a folder beside this one with a Table.svelte; it is fetched
// when a table of that game is opened. If it names places otherwise than the notation does, its words.ts says so.
import type { Component } from 'svelte';
import { GAMES } from '../lib/contract';
import { language, later, laterOf } from '../lib/i18n.svelte';
import type { GameEvent, View } from '../lib/protocol';
import type { Session } from '../lib/session.svelte';
import { eventText, moveText, type Scene } from '../lib/words';
import type { KeyLine } from './keys';

type Family = Component<{ session: Session }>;
const tables = import.meta.glob<{ default: Family }>(['../*/Table.svelte', '!../screens/*']);

/** How a family tells a game move by move, beside its own board. */
export interface FamilyWords {
  event(scene: Scene, event: GameEvent): string;
  move(scene: Scene, word: string, args: string): string;
}
const words = import.meta.glob<Partial<FamilyWords>>(['../*/words.ts', '!../lib/*']);

export async function familyWords(game: string): Promise<FamilyWords> {
  const own = await words[`../${game}/words.ts`]?.().catch(() => undefined);
  return { event: own?.event ?? eventText, move: distinct(own?.move ?? moveText) };
}

/** Two moves of one list never share their words: what a family cannot tell apart is numbered. */
function distinct(say: FamilyWords['move']): FamilyWords['move'] {
  const known = new WeakMap<object, { lang: string; said: Map<string, string[]> }>();
  const listed = (scene: Scene, view: View): Map<string, string[]> => {
    const old = known.get(view);
    if (old?.lang === language()) return old.said;
    const said = new Map<string, string[]>();
    for (const [word, list] of Object.entries(view.moves))
      for (const args of list) {
        const text = say(scene, word, args);
        said.set(text, [...(said.get(text) ?? []), `${word} ${args}`]);
      }
    known.set(view, { lang: language(), said });
    return said;
  };
  return (scene, word, args) => {
    const text = say(scene, word, args), same = scene.view ? listed(scene, scene.view).get(text) : undefined;
    return same !== undefined && same.length > 1 ? `${text} (${same.indexOf(`${word} ${args}`) + 1})` : text;
  };
}

/** The sentences that say "you"; without them it is called by its name. */
function toReader(game: string): Promise<unknown> {
  return Promise.all([laterOf(game), later('table')]).catch(() => undefined);
}

/** Null when the family has no pictures yet: then it is played in words. */
export async function familyTable(game: string): Promise<Family | null> {
  const load = tables[`../${game}/Table.svelte`];
  if (load === undefined) return null;
  try {
    return (await Promise.all([load(), toReader(game)]))[0].default;
  } catch {
    return null;
  }
}

const keys = import.meta.glob<{ lines: readonly KeyLine[] }>(['../*/keys.ts', '../*/*/keys.ts', '!./keys.ts']);

/** The keys of every family and, after it, of its modules. */
export async function familyKeys(): Promise<{ game: string; module: string; lines: readonly KeyLine[] }[]> {
  const found = await Promise.all(
    Object.entries(keys).map(async ([path, load]) => {
      const [game = '', module = ''] = path.split('/').slice(1, -1);
      return { game, module, lines: (await load()).lines };
    }),
  );
  return found.sort((a, b) => GAMES.indexOf(a.game) - GAMES.indexOf(b.game) || a.module.localeCompare(b.module));
}
