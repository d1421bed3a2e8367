// hurry.svelte.ts - the own clock is running out: a sound and a word, once for each deadline. The clock's colour is Clock.svelte's.
import { t } from '../lib/i18n.svelte';
import { alarm } from '../lib/live.svelte';
import type { Session } from '../lib/session.svelte';
import { play } from './sound';

/** Seconds left at which the clock warns; a short question is not warned about before it was read. */
export const SOON = 30;
const SHORT = 10;

/** When to warn about a deadline that was heard of at `now`, milliseconds; 0 = there is none. */
export function warnAt(deadline: number, now: number): number {
  if (deadline <= now) return 0;
  return deadline - (deadline - now > SOON * 1000 ? SOON : SHORT) * 1000;
}

/** Called once while a table's component starts. */
export function tellHurry(session: Session): void {
  let told = 0;
  $effect(() => {
    const deadline = session.asked ? session.deadline(session.you) : 0;
    const at = warnAt(deadline, session.now());
    if (at === 0 || deadline === told) return;
    const timer = setTimeout(() => {
      told = deadline;
      alarm(t('web.hurry', { n: Math.max(1, Math.round((deadline - session.now()) / 1000)) }));
      play('clock');
    }, Math.min(Math.max(0, at - session.now()), 2 ** 31 - 1));
    return () => clearTimeout(timer);
  });
}
