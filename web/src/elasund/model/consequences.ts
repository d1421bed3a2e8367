// consequences.ts - what a move would do, line by line, before it is made: the contest of a site, prices, who loses what.
// Every figure is the view's; only the sentences are ours.
import { has, t } from '../../lib/i18n.svelte';
import { wordFor } from '../../lib/words';
import type { Control, Spot } from '../control.svelte';
import type { ElaPiece, Site } from '../types';
import { cellName, isWall, readCell, windmillsUnder } from './city';
import { argOf, wordOf } from './moves';

export interface Line {
  state: 'ok' | 'no' | 'open' | 'info';
  text: string;
  value?: string;
  clause?: string;
  /** Sums of the players, instead of words. */
  sums?: { seat: number; sum: number }[];
}
export interface Consequences {
  title: string;
  lines: Line[];
}

export const kindName = (kind: string): string => wordFor('elasund', kind);
export const goldText = (n: number): string => t('n.elasund.gold', { n });

/** The checks of a site in the order the rules make them: the first that fails is the reason, the rest stay open. */
const CHECKS: readonly (readonly [name: 'permits' | 'sums' | 'size' | 'price' | 'cards', clauses: readonly string[]])[] = [
  ['permits', ['EL-BLD-06']],
  ['sums', ['EL-BLD-07', 'EL-BLD-08', 'EL-BLD-09']],
  ['size', ['EL-BLD-15']],
  ['price', ['EL-BLD-12']],
  ['cards', ['EL-BLD-16']],
];

export function stateOf(check: string, clause: string | undefined): Line['state'] {
  if (clause === undefined) return 'ok';
  const fails = CHECKS.findIndex(([, clauses]) => clauses.includes(clause)), mine = CHECKS.findIndex(([name]) => name === check);
  return fails < 0 || mine > fails ? 'open' : mine === fails ? 'no' : 'ok';
}

function pieceText(control: Control, p: ElaPiece): string {
  return t('web.elasund.piece.of', { what: kindName(p.kind), seat: control.session.name(p.owner ?? 0) });
}

function sumsText(control: Control, site: Site): string {
  const clause = site.clause ?? '';
  const key = clause === 'EL-BLD-09' ? 'tie' : clause === 'EL-BLD-08' ? 'loses' : site.contest.length > 1 ? 'beats' : 'alone';
  const mine = site.contest.find((c) => c.seat === control.session.you)?.sum ?? 0;
  const theirs = site.contest.filter((c) => c.seat !== control.session.you).map((c) => `${control.session.name(c.seat)} ${c.sum}`);
  return t(`web.elasund.sums.${key}`, { a: mine, b: theirs.join(', ') });
}

function priceText(control: Control, site: Site, cost: number): string {
  const paid = site.contest.filter((c) => c.paid > 0).map((c) => t('web.elasund.price.to', { seat: control.session.name(c.seat), n: c.paid }));
  return [t('web.elasund.price', { n: cost }), ...paid].join(', ');
}

function siteLines(control: Control, site: Site): Line[] {
  const kind = control.city?.kinds.get(site.site);
  const line = (check: string, text: string, value?: string): Line => {
    const state = stateOf(check, site.clause);
    return { state, text, value, clause: state === 'no' ? site.clause : undefined };
  };
  const gone = site.displaces.flatMap((at) => control.view?.pieces.filter((p) => p.at === at && p.kind !== 'permit') ?? []);
  const names = gone.map((p) => pieceText(control, p)).join(', ');
  const lines: Line[] = [
    line('permits', t('web.elasund.permits.onsite'), t('web.elasund.of', { a: site.permits, b: kind?.permits ?? 0 })),
    { ...line('sums', sumsText(control, site)), sums: site.contest.map((c) => ({ seat: c.seat, sum: c.sum })) },
    line('price', priceText(control, site, kind?.cost ?? 0), goldText(site.gold)),
  ];
  if (site.cards > 0) lines.push(line('cards', t('web.elasund.cards.equal'), t('web.elasund.cards.same', { n: site.cards })));
  if (names !== '') lines.push({ ...line('size', t('web.elasund.displaces', { names })), ...(site.clause === 'EL-BLD-15' ? {} : { state: 'info' }) });
  const mills = control.city ? windmillsUnder(control.city, site.site, site.at) : 0;
  const rest = [t('web.elasund.home', { n: site.permits }), ...(names === '' ? [t('web.elasund.nobody')] : []), ...(mills > 0 ? [t('web.elasund.mills', { n: mills })] : [])];
  if (site.clause === undefined) lines.push({ state: 'info', text: rest.join(' ') });
  return lines;
}

function wallLines(control: Control, at: string): Line[] {
  const next = control.me?.walls ?? 0, reward = control.city?.geometry.wall_tiles[next] ?? 0;
  return [
    { state: 'ok', text: t('web.elasund.wall.no', { n: next + 1 }), value: goldText(control.city?.wallCost.get(at) ?? 0) },
    { state: 'info', text: reward === 0 ? t('web.elasund.wall.tower') : t('web.elasund.wall.cards', { n: reward }), clause: 'EL-WALL-05' },
  ];
}

function permitLines(control: Control, spot: Spot): Line[] {
  const { tool } = spot, value = Number(argOf(tool)), word = wordOf(tool);
  const prices = control.city?.geometry.prices, [, row] = readCell(spot.at);
  const lines: Line[] = [];
  if (word !== 'move') lines.push({ state: 'ok', text: t('web.elasund.permit.value', { n: value }), value: goldText(value) });
  if (word === 'move') lines.push({ state: 'ok', text: t('web.elasund.permit.moves', { n: value }), value: t('web.elasund.cards.same', { n: prices?.special ?? 0 }) });
  else if (word === 'place') lines.push({ state: 'ok', text: t('web.elasund.cards.each'), clause: 'EL-ACT-04' });
  else if (!control.view?.table.permit_rows.includes(row))
    lines.push({ state: 'ok', text: t('web.elasund.permit.far'), value: t('web.elasund.cards.same', { n: prices?.anywhere ?? 0 }), clause: 'EL-PERM-05' });
  return lines;
}

function rowLines(control: Control, at: string): Line[] {
  const row = control.rows.find((r) => String(r.row) === at);
  const name = (seat: number): string => control.session.name(seat);
  const lines = (row?.owes ?? []).map((o): Line => ({ state: o.seat === control.session.you ? 'no' : 'info', text: t('web.elasund.row.owes', { seat: name(o.seat), n: o.cards }) }));
  for (const g of row?.gives ?? [])
    lines.push({ state: g.seat === control.session.you ? 'ok' : 'info', text: t('web.elasund.row.gives', { seat: name(g.seat), a: g.gold, b: g.influence }) });
  if (lines.length === 0) lines.push({ state: 'info', text: t(control.pirate ? 'web.elasund.row.noloss' : 'web.elasund.row.nothing') });
  return lines;
}

function titleOf(control: Control, spot: Spot): string {
  const word = wordOf(spot.tool), what = kindName(argOf(spot.tool));
  const at = control.city && isWall(control.city, spot.at) ? '' : cellName(spot.at);
  if (word === 'ship') return t(control.pirate ? 'web.elasund.sure.pirate' : 'web.elasund.sure.ship', { n: Number(spot.at) });
  if (spot.refused !== undefined) return t('web.elasund.sure.no', { what, at });
  const key = `web.elasund.sure.${word}`;
  return has(key) ? t(key, { what, at, n: Number(argOf(spot.tool)) }) : `${spot.tool} ${at}`;
}

export function consequences(control: Control, spot: Spot): Consequences {
  const word = wordOf(spot.tool), site = control.site(spot);
  const title = titleOf(control, spot);
  if (site) return { title, lines: siteLines(control, site) };
  if (word === 'wall') return { title, lines: wallLines(control, spot.at) };
  if (word === 'ship') return { title, lines: rowLines(control, spot.at) };
  if (word === 'hut') return { title, lines: [{ state: 'info', text: t('web.elasund.hut.free'), clause: 'EL-HUT-04' }] };
  if (word === 'permit' || word === 'move' || word === 'place') return { title, lines: permitLines(control, spot) };
  return { title, lines: [] };
}

/** Short words of the button that confirms. */
export function doText(control: Control, spot: Spot): string {
  const site = control.site(spot), word = wordOf(spot.tool);
  if (site) return t('web.elasund.do.build', { what: kindName(site.site), gold: goldText(site.gold) });
  const key = `web.elasund.do.${word}`;
  return has(key) ? t(key) : t('web.elasund.do.confirm');
}
