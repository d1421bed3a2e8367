import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { layOut, placeAt, placeShape } from '../../src/catan/model/geometry';
import { geometryOf } from '../../src/catan/view';
import { Engine } from '../../src/local/engine';
import { hintMarks } from '../../src/table/model/hints';

const hint = (n: number, move: string, played = false): { n: number; move: string; seat: number; played: boolean; strong: boolean } => ({ n, move, seat: 1, played, strong: n === 1 });

describe('moves a replay points at', () => {
  it('are marked where they happen; numbers at one place stand side by side', () => {
    const marks = hintMarks([hint(1, 'place 1,0 r1'), hint(2, 'end'), hint(3, 'place 1,0 r2', true), hint(4, 'place 2,0 r0')], (word, args) =>
      word === 'place' ? { at: [Number(args[0]?.split(',')[0]), 0] } : null);
    expect(marks.map((m) => [m.hint.n, m.at[0], m.shift])).toEqual([[1, 1, 0], [3, 1, 1], [4, 2, 0]]);
    expect(hintMarks(undefined, () => null)).toEqual([]);
  });
  it('have the shape of their place on an island', async () => {
    const engine = await Engine.load(readFileSync(new URL('../../src/local/engine.wasm', import.meta.url)));
    const board = layOut(geometryOf({ geometry: engine.geometry(engine.open('catan seats=3').handle) })!);
    for (const id of ['h07', 'n12', 'e30']) {
      const shape = placeShape(board, id), at = placeAt(board, id);
      expect(shape?.d).toMatch(/^M/);
      expect(Math.hypot((shape?.at[0] ?? 0) - (at?.[0] ?? 0), (shape?.at[1] ?? 0) - (at?.[1] ?? 0))).toBeLessThan(100);
    }
    expect(placeShape(board, 'x')).toBeNull();
  });
});
