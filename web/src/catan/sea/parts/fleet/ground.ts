// ground.ts - under the pieces of Pirate Islands: the fleet's round with its next places, the rest of the viewer's line, and the colours
// of the map while they are being chosen.
import { HALO, INK, OUTLINE, PAPER, f, player, type Point } from '../../../art/inks';
import type { Control } from '../../../control.svelte';
import { hexPath, place, type Board } from '../../../model/geometry';
import { colourFort, colourLanding, colourTown } from './art';
import { fleetOf, fleetSeat, type FleetTable, type MapColour } from './view';

const ROUND = '#15323C';

const toward = (a: Point, b: Point, k: number): Point => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];

/** Its closed round, dotted, with arrow heads between the hexes. */
function round(at: Point[]): string {
  const d = `M${at.map((p) => `${f(p[0])},${f(p[1])}`).join('L')}Z`;
  const heads = at.map((a, i) => {
    const b = at[(i + 1) % at.length] ?? a;
    return `<path d="M-9,-8L9,0L-9,8L-5,0Z" transform="${place(toward(a, b, 0.5), (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI)}" fill="${ROUND}" stroke="#D6ECF2" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
  });
  return (
    `<g stroke-linejoin="round" stroke-linecap="round"><path d="${d}" fill="none" stroke="#D6ECF2" stroke-opacity=".55" stroke-width="11"/>` +
    `<path d="${d}" fill="none" stroke="${ROUND}" stroke-width="5" stroke-dasharray=".1 11"/></g>${heads.join('')}`
  );
}

/** Where it comes to by the lower die; red where somebody would lose. */
function places(board: Board, fleet: FleetTable, size: number): string {
  return fleet.next.map(({ steps, at, seats }) => {
    const ink = seats.some((s) => s.result === 'loses') ? '#B3261E' : INK;
    return (
      `<g transform="${place(board.hexes.get(at)?.at ?? [0, 0], 0, size)}"><circle r="21" fill="${PAPER}" stroke="${ink}" stroke-width="3"/>` +
      `<text y="9" text-anchor="middle" class="cat-figure" font-size="27" font-weight="900" fill="${ink}">${steps}</text></g>`
    );
  }).join('');
}

function sailing(board: Board, fleet: FleetTable, size: number): string {
  const at = fleet.path.flatMap((h) => { const site = board.hexes.get(h); return site ? [site.at] : []; });
  const [x, y] = at[0] ?? [0, 0];
  return `${round(at)}<path d="${hexPath(x, y, 86)}" fill="none" stroke="#B3261E" stroke-width="5"/>${places(board, fleet, size)}`;
}

/** Paths that are left of a line, dotted in its colour. */
function rest(board: Board, seat: number, ahead: readonly string[]): string {
  const d = ahead.map((id) => {
    const edge = board.edges.get(id);
    return edge ? `M${edge.ends.map((p) => `${f(p[0])},${f(p[1])}`).join('L')}` : '';
  }).join('');
  const line = (stroke: string, width: number): string => `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-dasharray=".1 16.6"/>`;
  return `<g fill="none" stroke-linecap="round">${line(HALO, 15)}${line(OUTLINE, 12)}${line(player(seat).main, 8)}</g>`;
}

function free(board: Board, colours: readonly MapColour[]): string {
  const at = (id: string, art: string): string => `<g transform="${place(board.nodes.get(id)?.at ?? [0, 0])}">${art}</g>`;
  return colours.map((c) => at(c.town, colourTown(c.name)) + at(c.landing, colourLanding(c.name)) + at(c.fortress, colourFort(c.name))).join('');
}

export function ground(control: Control, size: number): string {
  const { board, view } = control, fleet = fleetOf(view);
  if (!board || !fleet) return '';
  const seat = control.session.you > 0 ? control.session.you : (view?.table.turn ?? 0), own = fleetSeat(view, seat);
  const taken = fleet.seats.map((s) => s.colour);
  return (
    (fleet.sails ? sailing(board, fleet, size) : '') +
    (own ? rest(board, seat, own.ahead) : '') +
    free(board, (fleet.colours ?? []).filter((c) => !taken.includes(c.name)))
  );
}
