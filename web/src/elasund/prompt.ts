// prompt.ts - the one sentence that says who must do what now, and the hint beside it.
import { has, t } from '../lib/i18n.svelte';
import { askText, ofSeat } from '../lib/words';
import type { Control } from './control.svelte';
import { consequences, kindName } from './model/consequences';
import { argOf, wordOf } from './model/moves';

export interface Prompt {
  seat: number; // whose badge stands before it
  text: string;
  hint: string;
  clause?: string;
}

/** The four phases of a turn, for the stepper; 0 before the first roll. */
export const PHASES = ['roll', 'build', 'permit', 'special'] as const;
const PHASE_OF: Record<string, number> = {
  'elasund.dice': 0, 'elasund.ship': 0, 'elasund.due': 0, 'elasund.card': 0, 'elasund.pirate': 0, 'elasund.plunder': 0,
  'elasund.build': 1, 'elasund.pair': 1, 'elasund.keep': 1, 'elasund.tile': 1, 'elasund.huts': 1, 'elasund.permit': 2, 'elasund.special': 3,
};
/** Index of the phase a question belongs to, -1 when it says nothing: cards may run short, or be paid, in any phase. */
export function phaseOf(frame: string): number {
  return PHASE_OF[frame] ?? -1;
}

function toolPrompt(control: Control, tool: string): { text: string; hint: string } {
  const word = wordOf(tool), legal = control.spots.filter((s) => s.refused === undefined).length;
  const key = `web.elasund.where.${word}`;
  const text = has(key) ? t(key, { what: kindName(argOf(tool)), n: Number(argOf(tool)) }) : t('web.elasund.where');
  return { text, hint: legal > 0 ? t('web.elasund.where.hint', { n: legal }) : t('web.elasund.where.none') };
}

function frameText(control: Control, base: string, args: Record<string, string | number>): string | null {
  const frame = control.frame.replace('elasund.', '');
  const key = frame === 'ship' && control.pirate ? `${base}.pirateship` : `${base}.${frame}`;
  return has(key) ? t(key, args) : null;
}

function yours(control: Control): Prompt {
  const { session } = control, { ask } = control.view!;
  const base = { seat: session.you, clause: ask.clause };
  if (control.ghost) return { ...base, text: consequences(control, control.ghost).title, hint: control.ghost.refused ? '' : t('web.elasund.sure.hint') };
  if (control.tool !== null && control.chosen === control.tool) return { ...base, ...toolPrompt(control, control.tool) };
  const n = ask.frame === 'elasund.pirate' || ask.frame === 'elasund.return' ? (control.me?.owes ?? 0) : (ask.n ?? 0);
  const only = Object.values(control.moves).flat().length === 1;
  const text = frameText(control, 'web.elasund.ask', { n }) ?? askText(control.scene, ask, session.you);
  const hint = (only ? frameText(control, 'web.elasund.only', { n }) : null) ?? frameText(control, 'web.elasund.hint', { n }) ?? '';
  return { ...base, text, hint };
}

function theirs(control: Control): Prompt {
  const { session } = control, { ask, table } = control.view!;
  const seats = ask.seats ?? [], who = seats[0] ?? ask.seat ?? table.turn;
  const names = (seats.length > 0 ? seats : [who]).map((s) => session.name(s)).join(', ');
  const text = frameText(control, 'web.elasund.wait', { seat: names }) ?? askText(control.scene, ask, who);
  return { seat: who, clause: ask.clause, text, hint: '' };
}

export function promptOf(control: Control): Prompt {
  const { session, view } = control;
  if (!view || view.ask.frame === undefined) {
    const won = view?.table.won ?? 0, winners = view?.table.winners ?? [];
    if (winners.length > 1) return { seat: 0, text: t('web.elasund.shared', { names: winners.map((w) => session.name(w)).join(', ') }), hint: '' };
    if (won > 0) return { seat: won, text: t(ofSeat('web.elasund.won', won, session.reader), { seat: session.name(won) }), hint: '' };
    return { seat: 0, text: t(session.over ? 'web.elasund.over' : 'web.elasund.loading'), hint: '' };
  }
  if (session.over) return { seat: 0, text: t('web.elasund.over'), hint: '' };
  return session.asked ? yours(control) : theirs(control);
}

/** The move that goes on without doing more: skip, stop, give up the hut, end. */
export function goOn(control: Control): { move: string; text: string } | null {
  const move = ['done', 'stop', 'end'].find((w) => control.can(w)) ?? control.sorted.plain.find((m) => wordOf(m) === 'decline');
  if (move === undefined) return null;
  const word = move === 'done' && (control.view?.ask.n ?? 0) > 1 ? 'skip' : wordOf(move);
  return { move, text: t(`web.elasund.main.${word}`) };
}
