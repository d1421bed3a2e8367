// unread.svelte.ts - what others said while the chat was closed. One count a table, whoever shows it: the tab, the flap of a small
// screen. What was read stays read when the page is loaded again.
import { t } from '../lib/i18n.svelte';
import type { Session } from '../lib/session.svelte';

function remembered(key: string): number {
  try {
    return Number(sessionStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

class Unread {
  #session: Session;
  #key: string;
  #last = $state(0); // id of the last line that was read

  constructor(session: Session) {
    this.#session = session;
    this.#key = `thorp.read.${session.id}`;
    this.#last = remembered(this.#key);
  }
  n = $derived.by((): number => {
    const { chat, table, you } = this.#session, me = table?.seats[you - 1]?.person;
    return chat.filter((line) => line.id > this.#last && line.person !== me).length;
  });
  /** The chat, with the number for those who listen. */
  label = $derived.by((): string => (this.n > 0 ? t('web.table.chat.unread', { n: this.n }) : t('web.table.tab.chat')));

  /** The chat is in sight. */
  see(): void {
    const last = Math.max(this.#last, ...this.#session.chat.map((line) => line.id));
    if (last === this.#last) return;
    this.#last = last;
    try {
      sessionStorage.setItem(this.#key, String(last));
    } catch {
      // without storage it is unread again after the next load
    }
  }
}

const counts = new WeakMap<Session, Unread>();

export function unreadOf(session: Session): Unread {
  const found = counts.get(session) ?? new Unread(session);
  counts.set(session, found);
  return found;
}
