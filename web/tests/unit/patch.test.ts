import { describe, expect, it } from 'vitest';
import { patched, type Patch } from '../../src/lib/patch';

// before, patch, after: by the rules of docs/PROTOCOL.md, "Patches"
const cases: [string, unknown, Patch, unknown][] = [
  ['nothing', { a: 1 }, {}, { a: 1 }],
  ['a value', { a: 1, b: 2 }, { b: [3] }, { a: 1, b: 3 }],
  ['null and an empty list as values', { a: 1, b: 2 }, { a: [null], b: [[]] }, { a: null, b: [] }],
  ['a member that is gone', { a: 1, b: 2 }, { a: [] }, { b: 2 }],
  ['a new member', { a: 1 }, { b: [2] }, { a: 1, b: 2 }],
  ['new members before another', { a: 1, d: 4 }, { b: [2, 'd'], c: [3, 'd'] }, { a: 1, b: 2, c: 3, d: 4 }],
  ['deep inside', { a: { b: [{ c: 1 }, { c: 2 }] } }, { a: { b: { '1': { c: [9] } } } }, { a: { b: [{ c: 1 }, { c: 9 }] } }],
  ['put into a list', [1, 4], { '': [[1, 0, [2, 3]]] }, [1, 2, 3, 4]],
  ['taken out, put in, then changed by its new place', [1, 2, 3, 4], { '': [[0, 2, []], [2, 0, [5]]], '1': [9] }, [3, 9, 5]],
  ['another kind of value', { a: [1] }, { a: [{ b: 1 }] }, { a: { b: 1 } }],
];

describe('a patch', () => {
  for (const [title, before, patch, after] of cases)
    it(`changes ${title}`, () => {
      const kept = JSON.stringify(before);
      const found = patched(before as never, patch);
      expect(JSON.stringify(found)).toBe(JSON.stringify(after)); // members in their order too
      expect(JSON.stringify(before)).toBe(kept);
    });

  it('shares what did not change', () => {
    const before = { a: { x: 1 }, b: [1] };
    const after = patched(before, { b: { '0': [2] } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(after.b).toEqual([2]);
  });
});
