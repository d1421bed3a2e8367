// guide.ts - how to play, a page for each game and box: which pages there are, where a module is explained, and the pages themselves,
// fetched when they are opened.
import { load, pages } from 'virtual:guide';
import type { Language } from '../lib/i18n.svelte';

interface Said {
  text: string; // may have **words** that stand out
  rules: string[];
}

export type GuideBlock =
  | { kind: 'heading'; level: number; text: string; id: string }
  | ({ kind: 'text' } & Said)
  | { kind: 'list'; ordered: boolean; items: Said[] }
  | { kind: 'table'; head: string[]; rows: { cells: string[]; rules: string[] }[] };

export interface GuidePage {
  title: string;
  game: string;
  module: string; // '' = the game itself, or a box of several modules
  book: string;
  order: number; // in the list of pages
  blocks: GuideBlock[];
}

/** `parts`: the ids of its headings; one that is a module's name explains that module. */
export interface GuideInfo {
  name: string;
  game: string;
  module: string;
  book: string;
  order: number;
  title: Record<string, string>;
  parts: string[];
}

export const PAGES: readonly GuideInfo[] = [...pages].sort((a, b) => a.order - b.order);

/** Where a game (module '') or one of its modules is explained: "traders_barbarians/fishermen". */
export function guideOf(game: string, module = ''): string | undefined {
  const own = PAGES.filter((page) => page.game === game);
  const whole = own.find((page) => page.module === module);
  if (module === '' || whole !== undefined) return whole?.name;
  const page = own.find((p) => p.parts.includes(module));
  return page && `${page.name}/${module}`;
}

export async function loadGuide(name: string, lang: Language): Promise<GuidePage | undefined> {
  return (await load[`${name}.${lang}`]?.())?.default;
}

/** A text in pieces, those between ** are strong. */
export function strong(text: string): { text: string; strong: boolean }[] {
  return text.split('**').map((piece, i) => ({ text: piece, strong: i % 2 === 1 })).filter((piece) => piece.text !== '');
}
