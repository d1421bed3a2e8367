// ground.ts - where the fishing grounds lie: over the crossings of the coast that touch their hex of the frame.
import type { Point } from '../art/inks';
import type { Control } from '../control.svelte';
import { net } from './art';
import { groundsOf } from './view';

const REACH = 104; // a corner of a hex is 100 from its middle

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Ids of the crossings at a hex of the frame. */
export function crossings(control: Control, hex: string): string[] {
  const at = control.board?.hexes.get(hex)?.at;
  return at ? [...(control.board?.nodes.values() ?? [])].filter((n) => apart(n.at, at) < REACH).map((n) => n.id) : [];
}

export function fishingGrounds(control: Control, size: number): string {
  return groundsOf(control.view)
    .map((g) => {
      const middle = control.board?.hexes.get(g.at)?.at;
      const points = crossings(control, g.at).map((id) => control.board!.nodes.get(id)!.at);
      const m = points.find((p) => points.every((q) => apart(p, q) < REACH)); // the one beside both others
      const [a, b] = points.filter((p) => p !== m);
      if (!middle || !m || !a || !b) return '';
      const out: Point = [(middle[0] - m[0]) / 100, (middle[1] - m[1]) / 100];
      return `<g data-ground="${g.at}">${net([a, m, b], out, g.number, size, `net-${g.at}`)}</g>`;
    })
    .join('');
}
