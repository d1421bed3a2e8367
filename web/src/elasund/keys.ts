// keys.ts - keys of this table beside those of every table.
import { readKey, type Common, type KeyLine, type Press } from '../table/keys';

export type Command = Common | { do: 'tab'; tab: 'dice' };

export const lines: readonly KeyLine[] = [{ keys: ['L'], what: 'web.key.dice' }];

export function commandOf(e: Press, letters: boolean): Command | null {
  return readKey<Command>(e, letters, (key) => (key === 'l' ? { do: 'tab', tab: 'dice' } : null));
}
