// past.svelte.ts - what the screen of a replay puts into the frame of whatever family it shows: tabs of its own where a table has log and chat,
// and the dock. A table that is played has none of it.
import { getContext, setContext, type Snippet } from 'svelte';
import type { Room } from './room.svelte';

const KEY = Symbol('past');

export interface Tab {
  id: string;
  label: string;
}

export class Past {
  /** The first stands for the log: a flap of a small screen opens it. */
  readonly tabs: () => readonly Tab[];
  /** What a tab shows. */
  readonly body: Snippet<[string]>;
  /** Gets what the family shows in its dock beside: the cards of the seat that is looked through. */
  readonly dock: Snippet<[Room, Snippet | undefined]>;
  readonly label: () => string;
  tab = $state('log');
  /** Puts away the sheet that covers a small board. The frame knows how. */
  shut = (): void => undefined;

  constructor(parts: Pick<Past, 'tabs' | 'body' | 'dock' | 'label'>) {
    this.tabs = parts.tabs;
    this.body = parts.body;
    this.dock = parts.dock;
    this.label = parts.label;
  }
  has(tab: string): boolean {
    return this.tabs().some((x) => x.id === tab);
  }
}

/** Called once while the screen's component starts. */
export function putPast(past: Past): void {
  setContext(KEY, past);
}
export function pastHere(): Past | undefined {
  return getContext<Past | undefined>(KEY);
}
