// said.ts - rows about a table (`~ resign 2`) as events of its log, so that everybody reads and hears them: those at the table,
// those who come late, and a replay. Their names begin with `~`; args[0] is what the person of the seat was called then, args[1]
// the other one it is about. "" = nobody said a name: the seat's own will do.
import type { GameEvent } from './protocol';
import { t } from './i18n.svelte';
import { ofSeat, personName, type Scene } from './words';

/** What is told as it stands; the rest needs a closer look. */
const PLAIN = new Set(['late', 'away', 'back', 'resign', 'deleted', 'undo']);

/** Follows the rows of one table in order. */
export class Said {
  #names = new Map<number, string>();
  #askers = new Map<number, string>();
  #begun = false;

  constructor(begun = false) {
    this.#begun = begun;
  }

  /** The events of one row; none for moves and for what only concerns the lobby. */
  take(row: string): GameEvent[] {
    if (!row.startsWith('~ ')) {
      this.#begun = true;
      return [];
    }
    const [word = '', a = '', b = '', ...rest] = row.slice(2).split(' ');
    const seat = Number(a);
    if (word === 'begin') this.#begun = true;
    if (word === 'sit') return this.#sit(seat, rest.join(' '));
    if (word === 'bot') return this.#bot(seat);
    if (word === 'ask') return this.#ask(seat, rest.join(' '));
    if (word === 'unask') return [this.#event('unask', seat, this.#askers.get(seat))];
    if (word === 'vote') return this.#vote(seat, Number(b), rest);
    if (word === 'abort') return this.#abort(seat, a, b);
    return PLAIN.has(word) ? [this.#event(word, seat)] : [];
  }

  #event(word: string, seat: number, other?: string): GameEvent {
    return { event: `~${word}`, seat, args: [this.#names.get(seat) ?? '', other ?? ''] };
  }
  /** During the game only who comes back sits down: others ask. */
  #sit(seat: number, name: string): GameEvent[] {
    this.#names.set(seat, name);
    return this.#begun ? [this.#event('back', seat)] : [];
  }
  #bot(seat: number): GameEvent[] {
    const event = this.#event('bot', seat);
    return this.#names.delete(seat) && this.#begun ? [event] : [];
  }
  #ask(seat: number, name: string): GameEvent[] {
    this.#askers.set(seat, name);
    return [this.#event('ask', seat, name)];
  }
  /** `~ vote 1 4 yes sits`, `~ vote 1 2 bot away`: the vote, then what it came to. */
  #vote(voter: number, seat: number, [what = '', outcome = '']: string[]): GameEvent[] {
    const about = what === 'bot' ? this.#names.get(seat) : this.#askers.get(seat);
    const vote: GameEvent = { event: `~vote_${what}`, seat: voter, args: [this.#names.get(voter) ?? '', about ?? '', seat] };
    if (outcome === '') return [vote];
    if (outcome === 'sits') this.#names.set(seat, about ?? '');
    return [vote, this.#event(outcome, seat, about)];
  }
  #abort(seat: number, a: string, b: string): GameEvent[] {
    if (!(seat > 0)) return this.#begun || a === 'ended' ? [this.#event('ended', 0)] : [];
    const said = this.#event(b === 'no' ? 'play_on' : 'abort', seat);
    return b === 'ended' ? [said, this.#event('ended', 0)] : [said];
  }
}

export function isSaid(event: GameEvent): boolean {
  return event.event.startsWith('~');
}

export function saidText(scene: Pick<Scene, 'name' | 'you'>, event: GameEvent): string {
  const [name = '', other = '', about = 0] = event.args.map(String);
  const seat = event.seat ?? 0;
  const called = name !== '' ? personName(name) : seat === 0 ? t('web.said.host') : scene.name(seat);
  const who = other !== '' ? personName(other) : Number(about) > 0 ? scene.name(Number(about)) : '';
  const own = called === scene.name(seat) ? scene.you : 0; // or somebody else sat there then
  return t(ofSeat(`web.said.${event.event.slice(1)}`, seat, own), { seat: called, who });
}
