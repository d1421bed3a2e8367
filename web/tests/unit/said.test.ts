import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Said } from '../../src/lib/said';
import { saidOf } from '../../src/local/replay.svelte';
import { warnAt } from '../../src/table/hurry.svelte';

const follow = (...rows: string[]): string[] => {
  const said = new Said();
  return rows.flatMap((row) => said.take(row)).map((e) => `${e.event} ${e.seat} ${e.args.filter((a) => a !== '').join(' ')}`.trim());
};
const BEGUN = ['~ open p1 clock=none undo=own', '~ sit 1 p1 Ann', '~ sit 2 p2 Bob B', '~ bot 3 easy', '~ begin'];

describe('rows about a table', () => {
  it('say nothing of the lobby', () => {
    expect(follow(...BEGUN, '~ seed 1 00', '1 road e1')).toEqual([]);
  });
  it('name who it was then, whoever sits there now', () => {
    expect(follow(...BEGUN, '~ late 1', '~ away 1', '~ back 1', '~ undo 2', '~ resign 2', '~ bot 2 easy')).toEqual(['~late 1 Ann', '~away 1 Ann', '~back 1 Ann', '~undo 2 Bob B', '~resign 2 Bob B', '~bot 2 Bob B']);
    expect(follow(...BEGUN, '~ bot 2 easy', '~ sit 2 p2 Bob B')).toEqual(['~bot 2 Bob B', '~back 2 Bob B']);
  });
  it('tell a vote and what it came to', () => {
    expect(follow(...BEGUN, '~ ask 3 p4 Cid', '~ vote 2 3 no', '~ vote 1 3 yes sits', '~ resign 3')).toEqual(['~ask 3 Cid', '~vote_no 2 Bob B Cid 3', '~vote_yes 1 Ann Cid 3', '~sits 3 Cid Cid', '~resign 3 Cid']);
    expect(follow(...BEGUN, '~ ask 3 p4 Cid', '~ vote 0 3 no declined')).toEqual(['~ask 3 Cid', '~vote_no 0 Cid 3', '~declined 3 Cid']);
    expect(follow(...BEGUN, '~ vote 1 2 bot away')).toEqual(['~vote_bot 1 Ann Bob B 2', '~away 2 Bob B Bob B']);
    expect(follow(...BEGUN, '~ abort 1', '~ abort 1 no', '~ abort 1 ended')).toEqual(['~abort 1 Ann', '~play_on 1 Ann', '~abort 1 Ann', '~ended 0']);
    expect(follow(...BEGUN, '~ abort')).toEqual(['~ended 0']);
  });
  it('are found again in a record, by the moves before them', () => {
    const record = 'th 1 catan seats=2\n# ~ sit 1 - Ann\nset robber h00\n1 roll\n* dice 1 2\n# ~ resign 1\n1 end\n= 00000000\n';
    expect([...saidOf(record)].filter(([, events]) => events.length > 0)).toEqual([[2, [{ event: '~resign', seat: 1, args: ['Ann', ''] }]]]);
  });
  it('have a sentence in every language', () => {
    for (const lang of ['en', 'ru']) {
      const book = JSON.parse(readFileSync(`src/table/i18n/${lang}.json`, 'utf8')) as Record<string, unknown>;
      for (const word of ['late', 'away', 'back', 'resign', 'undo', 'bot', 'ask', 'unask', 'vote_yes', 'vote_no', 'vote_bot', 'sits', 'declined', 'abort', 'play_on', 'ended'])
        expect(book[`web.said.${word}`], `${lang} ${word}`).toBeTypeOf('string');
    }
  });
});

describe('the clock warns', () => {
  it('half a minute before the end, of a short time ten seconds before', () => {
    expect(warnAt(120_000, 0)).toBe(90_000);
    expect(warnAt(20_000, 0)).toBe(10_000);
    expect(warnAt(0, 5)).toBe(0);
  });
});
