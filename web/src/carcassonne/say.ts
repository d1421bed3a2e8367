// say.ts - sentences of this table: what a spot would mean, what a feature is worth, who must do what now, what happened.
// Numbers come from the view; nothing is added up here.
import { has, t } from '../lib/i18n.svelte';
import type { GameEvent } from '../lib/protocol';
import { askText, cardsText, eventText, moveText, ofSeat, parseCards, toReader, type Scene } from '../lib/words';
import type { Control } from './control.svelte';
import { xyOf, type Option } from './model/moves';
import { wayText } from './model/naming';
import type { Whereabouts } from './model/neighbours';
import type { CarFeature } from './model/view';
import { cellOf } from './model/where';
import { keyText, ROTATE } from './keys';

const SIDES = ['north', 'east', 'south', 'west'] as const;

/** "city in the north, road in the east": the edges around an open cell. */
export function needText(control: Control, cell: string): string {
  const need = control.view?.table.cells?.find((c) => c.at === cell)?.need ?? '';
  return [...need]
    .flatMap((letter, i) => (has(`web.car.edge.${letter}`) ? [t(`web.car.side.${SIDES[i] ?? 'north'}`, { what: t(`web.car.edge.${letter}`) })] : []))
    .join(', ');
}

const kindOf = (segment: string): string => segment.replace(/\d+$/, '');

// ------------------------------------------------------- where it lies, without coordinates

/** "by the monastery in the north" */
function whereText(control: Control, w: Whereabouts): string {
  const region = t(`web.car.region.${w.region}`);
  if (w.near === undefined) return region;
  const near = w.seat === undefined ? t(`web.car.near.${w.near}`) : t(`web.car.near.${w.near}.of`, { seat: control.session.name(w.seat) });
  return t('web.car.where', { near, region });
}
/** "in the north"; coordinates too, if the person wants to see them. */
export function regionText(control: Control, cell: string): string {
  const [x, y] = control.land && control.view ? control.land.cell(cell, control.view) : [0, 0];
  return counted(control, t(`web.car.region.${control.neighbours?.region(x, y) ?? 'middle'}`), cell);
}
const counted = (control: Control, text: string, cell: string): string => (control.grid ? `${text}, ${cell}` : text);

/** "city by the monastery in the north, 3 tiles, 1 shield, with a cathedral" */
export function featureParts(control: Control, f: CarFeature): string {
  const where = control.neighbours ? whereText(control, control.neighbours.of(f)) : '';
  const parts = [counted(control, t('web.car.named', { what: t(`web.car.kind.${f.kind}`), where }).trim(), f.at)];
  if (f.kind === 'field') parts.push(t('web.car.cities', { n: f.cities ?? 0 }));
  else if (f.kind === 'monastery' || f.kind === 'garden') parts.push(f.done ? t('web.car.closed') : t('web.car.missing', { n: f.open }));
  else {
    parts.push(t('web.car.tiles', { n: f.tiles }));
    if ((f.shields ?? 0) > 0) parts.push(t('web.car.shields', { n: f.shields ?? 0 }));
    parts.push(f.done ? t('web.car.closed') : t('web.car.open', { n: f.open }));
  }
  for (const flag of ['inn', 'cathedral', 'mage', 'witch'] as const) if (f[flag] === true) parts.push(t(`web.car.with.${flag}`));
  return parts.join(', ');
}

const shares = (control: Control, list: readonly { seat: number; points: number }[]): string =>
  list.map(({ seat, points }) => t('web.car.share', { seat: control.session.name(seat), n: points })).join(', ');

/** "3 points now, 6 when finished" */
export function worthText(control: Control, f: CarFeature): string {
  if (f.each) return shares(control, f.owners.map((seat, i) => ({ seat, points: f.each?.[i] ?? f.now })));
  if (f.done || f.kind === 'field') return t('web.car.worth', { n: f.now });
  return t('web.car.worth.then', { n: f.now, then: f.finished });
}

export function ownersText(control: Control, f: CarFeature): string {
  return f.owners.length === 0 ? t('web.car.nobody') : f.owners.map((s) => control.session.name(s)).join(', ');
}

/** All about a feature: "city, 3 tiles, 3 open ends. Owner: Ann. 3 points now, 6 when finished.", or what it brought. */
export function featureText(control: Control, f: CarFeature): string {
  const what = featureParts(control, f), awards = control.awards(f);
  if (awards?.length === 0) return t('web.car.owners.unclaimed', { what });
  if (awards) return t('web.car.owners.scored', { what, shares: shares(control, awards) });
  return t('web.car.owners.of', { what, names: ownersText(control, f), worth: worthText(control, f) });
}

/** The role a figure takes: "knight", "farmer". */
function roleText(option: Option): string {
  const where = kindOf(option.segments[0] ?? '');
  const figure = option.figure ?? 'meeple';
  if (figure === 'builder' || figure === 'pig' || figure === 'abbot' || figure === 'mage' || figure === 'witch') return t(`figure.carcassonne.${figure}`);
  const role = has(`web.car.role.${where}`) ? t(`web.car.role.${where}`) : t(`figure.carcassonne.${figure}`);
  return figure === 'big' ? t('web.car.role.big', { role }) : role;
}

/** What a choice means, in words: for readers, for the confirm button's line, for lists. */
export function optionText(control: Control, option: Option): string {
  const f = control.featureOf(option);
  const placed = option.segments.length > 0 && option.segments.length < 2 && f !== undefined;
  if (!placed) return moveWords(control, option.move);
  const verb = has(`web.car.spot.${option.word}`) ? `web.car.spot.${option.word}` : 'web.car.spot';
  return t(verb, { role: roleText(option), what: featureParts(control, f), worth: worthText(control, f) });
}

export function moveWords(control: Control, move: string): string {
  const cut = move.indexOf(' ');
  return cut < 0 ? moveText(control.scene, move, '') : moveText(control.scene, move.slice(0, cut), move.slice(cut + 1));
}

/** The main button's words for what is chosen. */
export function confirmText(control: Control): string {
  const option = control.chosen;
  if (control.cell !== '') return t('web.car.do.place');
  if (option?.figure !== undefined && option.segments.length === 1) return t('web.car.do.role', { role: roleText(option) });
  return t('web.car.do.confirm');
}

// ------------------------------------------------------------------- prompt

export interface Prompt {
  seat: number;
  text: string;
  hint: string;
  clause?: string;
}

/** "Knight?" */
function sureText(option: Option): string {
  if (option.figure === undefined || option.segments.length !== 1) return t('web.car.sure.any');
  const role = roleText(option);
  return t('web.car.sure', { what: role.charAt(0).toUpperCase() + role.slice(1) });
}

const short = (frame: string): string => frame.replace(/^carcassonne\./, '');

function yours(control: Control): Prompt {
  const view = control.view!, { session } = control;
  const base = { seat: session.you, clause: view.ask.clause };
  const frame = short(view.ask.frame ?? '');
  if (control.cell !== '') {
    const n = control.rots.length;
    return { ...base, text: t('web.car.sure.place'), hint: n > 1 ? keyText('web.car.sure.turns', n, { key: ROTATE.turn }) : t('web.car.sure.one') };
  }
  if (control.chosen) return { ...base, text: sureText(control.chosen), hint: optionText(control, control.chosen) };
  const key = `web.car.ask.${frame}`;
  const n = control.placing ? control.cells.size : control.spots.length;
  const args = { n, message: view.table.message ?? 0, points: view.ask.n ?? 0 };
  return {
    ...base,
    text: has(key) ? t(key, args) : askText(control.scene, view.ask, session.you),
    hint: has(`${key}.hint`) ? t(`${key}.hint`, args) : '',
  };
}

function theirs(control: Control): Prompt {
  const view = control.view!, { session } = control;
  const who = view.ask.seats?.[0] ?? view.table.turn;
  const key = `web.car.wait.${short(view.ask.frame ?? '')}`;
  const text = has(key) ? t(key, { seat: session.name(who) }) : askText(control.scene, view.ask, who);
  return { seat: who, text, hint: '', clause: view.ask.clause };
}

export function promptOf(control: Control): Prompt {
  const { session, view } = control;
  if (!view) return { seat: 0, text: t('web.car.loading'), hint: '' };
  const winners = view.table.winners ?? (view.table.won > 0 ? [view.table.won] : []);
  if (winners.length > 0) return { seat: winners[0]!, text: t(winners.length > 1 ? 'web.car.won' : ofSeat('web.car.won', winners[0]!, session.reader), { seat: winners.map((s) => session.name(s)).join(', ') }), hint: '' };
  if (session.over || view.ask.frame === undefined) return { seat: 0, text: t(session.over ? 'web.car.over' : 'web.car.loading'), hint: '' };
  return session.asked ? yours(control) : theirs(control);
}

// ---------------------------------------------------------------------- log

export interface Line {
  id: number;
  seat: number;
  event: string;
  text: string;
  detail: string; // the breakdown of points
  places: string[];
}

/** Events that the heading of the turn, or another line, says already. */
export const SILENT: ReadonlySet<string> = new Set(['turn', 'moved', 'messenger', 'completed', 'ended']);
/** A score's parts: "6 for tiles, 2 for shields". */
export function breakdown(event: GameEvent): string {
  const last = event.args.at(-1);
  if ((event.event !== 'scored' && event.event !== 'final') || typeof last !== 'string' || !/^\d/.test(last)) return '';
  return cardsText('carcassonne', parseCards(last));
}

/** The way from the start tile. */
const wayOf = (cell: string): string => wayText(...xyOf(cell)) || t('web.car.steps.start');

/** `where` says where a cell lies; for those who do not see the map, the way from the start tile. */
export function eventSentence(scene: Scene, event: GameEvent, where: (cell: string, segment?: string) => string = wayOf): string {
  const cell = cellOf(event);
  const words = event.args.filter((a): a is string => typeof a === 'string');
  const figure = words.find((w) => has(`figure.carcassonne.${w}`)), segment = words.find((w) => has(`web.car.kind.${kindOf(w)}`));
  const key = `web.car.ev.${event.event}`;
  const what = figure ? t(`figure.carcassonne.${figure}`) : '';
  const text = has(key)
    ? t(toReader(scene, key, event), {
        seat: scene.name(event.seat ?? 0), what, at: cell === undefined ? '' : where(cell, segment), n: Number(event.args[0]) || 0,
        where: segment ? t(`web.car.kind.${kindOf(segment)}`) : '', on: segment ? t(`web.car.on.${kindOf(segment)}`) : '',
      })
    : eventText(scene, event);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function lineOf(control: Control, id: number, event: GameEvent): Line | null {
  if (SILENT.has(event.event)) return null;
  const cell = cellOf(event);
  const where = (at: string, segment?: string): string => {
    const f = control.feature(control.land?.byAt.get(at)?.features?.[segment ?? '']);
    return f && control.neighbours ? counted(control, whereText(control, control.neighbours.quick(f)), at) : regionText(control, at);
  };
  return { id, seat: event.seat ?? 0, event: event.event, text: eventSentence(control.scene, event, where), detail: breakdown(event), places: cell ? [cell] : [] };
}
