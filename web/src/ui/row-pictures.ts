// row-pictures.ts - small pictures of a choice's rows (a scenario's map). A family that has some puts a RowPicture.svelte into its
// folder, which also says for which options it draws; it is fetched when the set-up screen shows that game.
import type { Component } from 'svelte';

export interface RowPictures {
  default: Component<{ option: string; row: string }>;
  options: readonly string[];
}
const pictures = import.meta.glob<RowPictures>('../*/RowPicture.svelte');

/** Null when the family draws none. */
export async function rowPictures(game: string): Promise<RowPictures | null> {
  return (await pictures[`../${game}/RowPicture.svelte`]?.().catch(() => null)) ?? null;
}
