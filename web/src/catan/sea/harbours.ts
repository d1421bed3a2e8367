// harbours.ts - harbour tokens that people place themselves: their names, and how one would lie.
import { harbour, type PieceArt } from '../art/pieces';
import type { Point } from '../art/inks';
import { wordFor } from '../../lib/words';
import type { Control } from '../control.svelte';

/** What is printed on a token: "any" or a kind of card. */
export interface Token {
  harbour: string;
  rate: number;
}

export function printed(kind: string): Token {
  return { harbour: kind, rate: kind === 'any' ? 3 : 2 };
}

/** "2:1 wool", "3:1" */
export function tokenText({ harbour: kind, rate }: Token): string {
  return kind === 'any' ? `${rate}:1` : `${rate}:1 ${wordFor('catan', kind)}`;
}

const ASIDE = 15; // so far towards the water a board draws what stands upright on a coast

/** The token as it would lie on a coast, around the place of an upright piece there. */
export function tokenGhost(control: Control, id: string, token: Token): string {
  const edge = control.board?.edges.get(id), { water } = control.lie(id);
  if (!edge) return '';
  const from: Point = [edge.at[0] + water[0] * ASIDE, edge.at[1] + water[1] * ASIDE];
  const [a, b] = edge.ends.map((p): Point => [p[0] - from[0], p[1] - from[1]]) as [Point, Point];
  return harbour(a, b, water, token.harbour, token.rate);
}

/** The ghost alone draws it: once placed it is a harbour of the board. */
export const TOKEN_PIECE: PieceArt = { draw: () => '', upright: true, on: 'edge', layer: 3 };
