// watch.svelte.ts - hears the events of a table and has them shown when the position that they led to is drawn. What shows them is fetched
// when the table is open; while nothing is to move, nothing is kept.
import { untrack } from 'svelte';
import type { GameEvent, View } from '../../lib/protocol';
import type { Session } from '../../lib/session.svelte';
import { still } from '../../lib/settings.svelte';
import { isStep } from './rows';
import type { Stage } from './stage';
import type { Telling } from './story.svelte';

/** Events of one row, waiting for the position. */
export interface Batch {
  seq: number;
  events: readonly GameEvent[];
}
/** The table that things fly over. */
export interface Ground {
  session: Session;
  stage: Stage;
  layer(): HTMLElement | null; // null: the table is left
}

const MOST = 12; // rows at once: whoever has been away is not shown everything
type Player = typeof import('./play');

export class Watch {
  /** Told one after another now, over the board. */
  story = $state.raw<Telling | null>(null);
  #ground: Ground;
  #waiting: Batch[] = [];
  #shown: View | null;
  #viewer: number; // whose position that is
  #player: Player | undefined;
  #left = false; // the table is no longer on the screen

  /** Called while a component starts. */
  constructor(ground: Ground) {
    this.#ground = ground;
    this.#shown = ground.session.view;
    this.#viewer = ground.session.you;
    $effect(() => {
      if (!still()) this.#fetch();
      return ground.session.onEvents((events, row) => this.#hear({ seq: row.seq, events }, row.catchUp));
    });
    $effect(() => {
      void ground.session.view;
      untrack(() => this.#show());
    });
    $effect(() => () => {
      this.#left = true;
      this.story?.skip();
      ground.session.telling = false;
    });
  }

  #fetch(): void {
    if (this.#player === undefined) void import('./play').then((it) => (this.#player = it));
  }

  #hear(batch: Batch, old: boolean): void {
    const { session, stage } = this.#ground;
    if (old || still() || document.hidden || batch.events.length === 0) return;
    this.#fetch();
    this.#waiting.push(batch);
    const rows = stage.rows();
    if (stage.light !== undefined && batch.events.filter((e) => isStep(rows, e)).length > 1) session.telling = true; // the end waits
  }

  #show(): void {
    const { session } = this.#ground, { view, you } = session, before = this.#shown;
    const same = you === this.#viewer; // of a shared device: what another one knows is no news
    const due = this.#waiting.filter((b) => b.seq < session.rows);
    this.#waiting = this.#waiting.filter((b) => b.seq >= session.rows);
    this.#shown = view;
    this.#viewer = you;
    if (view !== before) this.story?.skip(); // somebody looks elsewhere
    if (due.length === 0 || view === null || before === null) return;
    if (session.telling === true && this.story === null) void this.#tell(due, before).catch(() => (session.telling = false)); // it cannot be fetched
    else if (same && due.length <= MOST) this.#player?.perform(this.#ground, due, before, view);
  }

  async #tell(due: readonly Batch[], before: View): Promise<void> {
    const { Telling } = await import('./story.svelte');
    if (this.#left) return;
    this.story = new Telling(this.#ground, due.flatMap((b) => b.events), before, () => {
      this.story = null;
      this.#ground.session.telling = false;
    });
  }
}
