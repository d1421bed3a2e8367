// kinds.ts - names of kinds of cards where there is little room.
import { has, t } from '../../lib/i18n.svelte';
import { wordFor } from '../../lib/words';

export function shortName(kind: string): string {
  return has(`abbr.catan.${kind}`) ? t(`abbr.catan.${kind}`) : wordFor('catan', kind);
}
