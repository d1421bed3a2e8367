// figures.ts - the wooden pieces: a cloaked villager and his kin, the pig, mage and witch, robber and messenger. A figure
// is about 15 wide and 19 high around 0, 0; a kind that is not listed here is drawn as a labelled disc.
import { HALO, INK, OUTLINE, PAPER, player, shapePath, type Player } from '../../table/art/inks';
import { circle, ellipse, placed, shifted, toSvg, type Mark } from '../tiles/marks';

const EDGE = { stroke: OUTLINE, w: 1.15, round: true } as const;
const SHADOW: Mark = { d: ellipse(0.8, 8.9, 8.6, 2.3), fill: '#1d120a', o: 0.28 };
const CLOAK = 'M-7.4,8.2C-7.6,2.2 -6,-2.6 -2.6,-4.4H2.6C6,-2.6 7.6,2.2 7.4,8.2Q0,10.4 -7.4,8.2Z';

function halo(d: string): Mark {
  return { d, stroke: HALO, w: 3.2, round: true };
}
function seal(p: Player, x: number, y: number, r: number): Mark {
  return { d: shapePath(p.shape, x, y, r), fill: p.mark, o: 0.92 };
}

function villager(p: Player): Mark[] {
  const head = circle(0, -7.4, 3.7);
  return [
    SHADOW, halo(CLOAK), halo(head),
    { d: CLOAK, fill: p.main, ...EDGE },
    { d: 'M-5.4,7C-5.4,2.6 -4.4,-.8 -2.2,-2.6', stroke: p.light, w: 1.2, round: true, o: 0.9 },
    { d: head, fill: p.main, ...EDGE },
    { d: 'M-2.2,-8.6a2.6,2.6 0 0 1 1.7,-1.2', stroke: p.light, w: 0.9, round: true },
    seal(p, 0, 3, 2.5),
  ];
}

function big(p: Player): Mark[] {
  const crown: Mark = { d: 'M-3.4,-10.6L-2.6,-13.6L-.9,-11.8L0,-14.4L.9,-11.8L2.6,-13.6L3.4,-10.6Z', fill: '#F3C84A', stroke: OUTLINE, w: 0.8, round: true };
  return placed([...villager(p), crown], shifted(0, -2, 1.28));
}

function abbot(p: Player): Mark[] {
  const mitre = 'M-3.6,-9.2C-3.6,-12.6 -1.6,-14.6 0,-16.2C1.6,-14.6 3.6,-12.6 3.6,-9.2Z';
  return [halo(mitre), ...villager(p), { d: mitre, fill: p.main, ...EDGE }, { d: 'M0,-14.6V-10M-1.7,-12.4H1.7', stroke: '#fff', w: 0.9 }];
}

function builder(p: Player): Mark[] {
  return [
    ...villager(p),
    { d: 'M-4.8,-8.2H4.8C4.6,-11.6 2.8,-13 0,-13C-2.8,-13 -4.6,-11.6 -4.8,-8.2Z', fill: '#F6E6C6', ...EDGE },
    { d: 'M6.2,6V-5.4M3.8,-6.6H9.2V-4.2H3.8Z', fill: '#C9BBA0', ...EDGE },
  ];
}

function pig(p: Player): Mark[] {
  const body = 'M-8.6,2C-9,-3 -4,-5.6 1,-5C5,-5.6 8.8,-3.6 9.6,-.4L11.4,.4V3L9,3.8C8.4,5.4 7,6 6.6,6V8.6H3.6V6.4H-2.6V8.6H-5.6V6C-7.6,5 -8.4,3.8 -8.6,2Z';
  return [
    SHADOW, halo(body),
    { d: body, fill: p.main, ...EDGE },
    { d: 'M5.4,-4.8L6.6,-7.4L8.4,-4Z', fill: p.main, ...EDGE },
    { d: circle(7.4, -1, 0.8), fill: OUTLINE },
    { d: 'M-8.4,0C-10.6,-.4 -10.4,-3 -8.8,-2.6', ...EDGE },
    seal(p, -1, 1, 2.3),
  ];
}

/** A hat over a face that belongs to nobody. */
function magician(cloak: string, hat: string, star: string): Mark[] {
  const brim = 'M-6.4,-7.6C-3,-6 3,-6 6.4,-7.6C4.4,-8.6 3.4,-9.2 3,-10.4L1.4,-17.4C-1,-15.8 -2.4,-13.4 -3,-10.4C-3.4,-9.2 -4.4,-8.6 -6.4,-7.6Z';
  return [
    SHADOW, halo(CLOAK), halo(brim),
    { d: CLOAK, fill: cloak, ...EDGE },
    { d: circle(0, -6.6, 3.2), fill: '#F0D2A8', ...EDGE },
    { d: brim, fill: hat, ...EDGE },
    { d: 'M-3,-10.2C-1,-9.4 1,-9.4 3,-10.3', stroke: '#F0C94A', w: 1 },
    { d: star, fill: '#F0C94A', stroke: OUTLINE, w: 0.5, round: true },
  ];
}
const STAR = 'M0,-1.2L1.1,1.6L4,1.8L1.8,3.7L2.5,6.6L0,5L-2.5,6.6L-1.8,3.7L-4,1.8L-1.1,1.6Z';
const MOON = 'M1.6,-1C-2,-.4 -3.4,3 -1.6,5.6C-.2,7.4 2.4,7.2 3.4,6C.6,5.6 -.4,2 1.6,-1Z';

function robber(p: Player): Mark[] {
  return [
    ...villager(p),
    { d: 'M-4.4,-7.2C-4.6,-11.6 -2,-12.4 0,-12.4C2,-12.4 4.6,-11.6 4.4,-7.2Z', fill: OUTLINE },
    { d: 'M-3.6,-7.2H3.6V-5.4H-3.6Z', fill: PAPER, stroke: OUTLINE, w: 0.6 },
    { d: 'M5.2,.6C2.6,2.6 3,8 5.4,8.4H9.8C12,8 12.2,2.8 9.6,.6Z', fill: '#B98B4E', ...EDGE },
  ];
}

/** On the score track: an envelope in the hand. */
function messenger(p: Player): Mark[] {
  return [...villager(p), { d: 'M3,-1.6H11V4H3Z', fill: PAPER, ...EDGE }, { d: 'M3,-1.6L7,1.6L11,-1.6', stroke: OUTLINE, w: 0.8, round: true }];
}

const FIGURES: Record<string, (p: Player) => Mark[]> = {
  meeple: villager,
  big,
  abbot,
  builder,
  pig,
  robber,
  messenger,
  marker: villager,
  mage: () => magician('#4D6FB5', '#6A55A8', STAR),
  witch: () => magician('#5C4A63', '#2E2A33', MOON),
};

function token(kind: string, p: Player): Mark[] {
  void kind;
  return [{ d: circle(0, 0, 9), fill: p.light, stroke: OUTLINE, w: 1.4 }, { d: shapePath(p.shape, 0, 0, 4), fill: p.main, stroke: INK, w: 0.8 }];
}

const drawn = new Map<string, string>();

/** A figure of a seat as SVG around 0, 0; lying for farmers. */
export function figure(kind: string, seat: number, lies = false): string {
  const key = `${kind} ${seat} ${lies}`;
  let svg = drawn.get(key);
  if (svg === undefined) {
    const p = player(seat), marks = FIGURES[kind]?.(p) ?? token(kind, p);
    svg = toSvg(lies && kind !== 'pig' ? placed(marks.slice(1), shifted(-1, 0, 1, -90)) : marks);
    drawn.set(key, svg);
  }
  return svg;
}

/** What has a picture of its own. */
export function isFigure(kind: string): boolean {
  return kind in FIGURES;
}
