// keys.ts - keys of this table beside those of every table. The letters of the buttons are theirs (model/actions.ts, and those of
// expansions).
import { readKey, type Common, type KeyLine, type Press } from '../table/keys';
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

const ANSWERS: Record<string, Command> = { a: { do: 'accept' }, x: { do: 'reject' }, c: { do: 'counter' } };
const LETTERS: Record<string, Command> = { b: { do: 'prefix' }, t: { do: 'trade' }, l: { do: 'tab', tab: 'dice' }, i: { do: 'ids' } };

export function commandOf(e: Press, s: KeyState): Command | null {
  return readKey<Command>(e, s.letters, (key) => {
    const build: Command | null = s.buildKeys.includes(key) ? { do: 'build', key } : null;
    if (s.prefixed && build) return build;
    return (s.offered ? ANSWERS[key] : undefined) ?? build ?? LETTERS[key] ?? null;
  });
}

const OWN: readonly KeyLine[] = [
  { keys: ['T'], what: 'web.key.trade' },
  { keys: ['A', 'X', 'C'], what: 'web.key.answer' },
  { keys: ['L'], what: 'web.key.dice' },
  { keys: ['I'], what: 'web.key.ids' },
];
/** With these buttons; a letter that one of them needs means nothing else. */
export function linesFor(actions: readonly Pick<Action, 'word' | 'key'>[]): KeyLine[] {
  const built = actions.map((a) => ({ keys: [a.key.toUpperCase()], what: `web.key.${a.word}` }));
  return [...built, ...OWN.filter((line) => line.keys.length > 1 || !built.some((b) => b.keys[0] === line.keys[0]))];
}
export const lines: readonly KeyLine[] = linesFor(ACTIONS);
