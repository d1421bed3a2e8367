// keys.ts - keys of this table beside those of every table.
import { DICE, meaning, readKey, type Common, type KeyLine, type Press } from '../table/keys';

export type Command = Common | { do: 'tab'; tab: 'dice' };

export const lines: readonly KeyLine<Command>[] = [{ what: 'web.key.dice', slots: [DICE] }];

export function commandOf(e: Press, letters: boolean): Command | null {
  return readKey<Command>(e, letters, (key) => meaning(lines, key));
}
