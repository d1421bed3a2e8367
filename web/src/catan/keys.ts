// keys.ts - keys of this table beside those of every table. The letters of the buttons are theirs (model/actions.ts, and those of
// expansions), until a person chooses others.
import { DICE, keyFor, meaning, readKey, type Common, type KeyLine, type Press } from '../table/keys';
import { ACTIONS, type Action } from './model/actions';

export type Command =
  | Common | { do: 'build'; key: string } | { do: 'prefix' } | { do: 'trade' } | { do: 'accept' } | { do: 'reject' } | { do: 'counter' }
  | { do: 'tab'; tab: 'dice' } | { do: 'ids' };

export interface KeyState {
  letters: boolean; // single-letter keys are on
  prefixed: boolean; // B was pressed just before
  offered: boolean; // an offer waits for your answer
  buildKeys: string; // keys of the build buttons
}

const slot = (id: string, key: string, does?: Command): { id: string; key: string; does?: Command } => ({ id: `catan.${id}`, key, does });
export const TRADE = slot('trade', 't', { do: 'trade' });
export const ACCEPT = slot('accept', 'a', { do: 'accept' });
export const REJECT = slot('reject', 'x', { do: 'reject' });
export const COUNTER = slot('counter', 'c', { do: 'counter' });
const ANSWERS: KeyLine<Command> = { what: 'web.key.answer', slots: [ACCEPT, REJECT, COUNTER], aside: true };
const OWN: readonly KeyLine<Command>[] = [
  { what: 'web.key.trade', slots: [TRADE] },
  ANSWERS,
  { what: 'web.key.dice', slots: [DICE] },
  { what: 'web.key.ids', slots: [slot('ids', 'i', { do: 'ids' })] },
  { what: 'web.key.prefix', slots: [slot('prefix', 'b', { do: 'prefix' })] },
];

export function commandOf(e: Press, s: KeyState): Command | null {
  return readKey<Command>(e, s.letters, (key) => {
    const build: Command | null = s.buildKeys.includes(key) ? { do: 'build', key } : null;
    if (s.prefixed && build) return build;
    return (s.offered ? meaning([ANSWERS], key) : null) ?? build ?? meaning(OWN.filter((line) => line !== ANSWERS), key);
  });
}

type Button = Pick<Action, 'word' | 'key'>;
/** The line of a button. */
export function lineOf(word: string, key: string): KeyLine<Command> {
  return { what: `web.key.${word}`, slots: [slot(word, key)] };
}
/** The buttons with the keys in force. */
export function keyed<A extends Button>(actions: readonly A[]): A[] {
  return actions.map((a) => ({ ...a, key: keyFor(slot(a.word, a.key)) }));
}
/** With these buttons; a letter that one of them needs means nothing else. */
export function linesFor(actions: readonly Button[]): KeyLine<Command>[] {
  return [...actions.map((a) => lineOf(a.word, a.key)), ...OWN];
}
export const lines: readonly KeyLine<Command>[] = linesFor(ACTIONS);
