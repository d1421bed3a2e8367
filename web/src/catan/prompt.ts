// prompt.ts - the one sentence that says who must do what now, and the hint beside it. Sentences of the page first
// (web.catan.ask.*: to you, web.catan.wait.*: about others), then those every client shares.
import { has, t } from '../lib/i18n.svelte';
import { fingers } from '../lib/settings.svelte';
import { placeText } from './model/places';
import { askText, groupText, moveText, ofSeat } from '../lib/words';
import { pips } from './art/pieces';
import { WAY, type Control } from './control.svelte';
import { wordFor } from '../lib/words';

export interface Prompt {
  seat: number; // whose badge stands before it
  text: string;
  hint: string;
  clause?: string;
}

function list(control: Control, seats: readonly number[]): string {
  return seats.map((s) => control.session.name(s)).join(', ');
}

/** What a spot would give, or whom it would hurt: read off the board, nothing more. */
export function ghostHint(control: Control, word: string, id: string): string {
  const path = control.pathOf(word);
  const more = control.extras.map((x) => x.hint?.(control, word, id, path) ?? '');
  return [baseHint(control, word, id), ...more].filter((text) => text !== '').join(' ');
}

function baseHint(control: Control, word: string, id: string): string {
  const { board, land, view } = control;
  if (!board || !land || !view) return '';
  const node = board.nodes.get(id);
  if (word === 'settlement' && node) {
    const sum = node.hexes.flatMap((h) => land.numbers.get(h) ?? []).reduce((a, n) => a + pips(n), 0);
    return t('web.catan.ghost.pips', { n: sum });
  }
  const hex = board.hexes.get(id);
  if (word === 'robber' && hex) {
    const there = view.pieces.filter((p) => p.owner !== undefined && hex.nodes.includes(p.at)).map((p) => p.owner ?? 0);
    const names = [...new Set(there)].map((s) => `${control.session.name(s)} (${t('web.catan.handsize', { n: view.seats[s - 1]?.hand_size ?? 0 })})`);
    return names.length > 0 ? t('web.catan.ghost.hurts', { names: names.join(', ') }) : t('web.catan.ghost.nobody');
  }
  return '';
}

function yours(control: Control): Prompt {
  const { session } = control;
  const view = control.view!;
  const frame = view.ask.frame ?? '';
  const base = { seat: session.you, clause: view.ask.clause };
  const ghost = control.ghost;
  if (ghost) {
    const named = wordFor('catan', ghost.word);
    const what = named === ghost.word ? groupText('catan', ghost.word) : named;
    const key = control.named(`web.catan.sure.${ghost.word}`);
    const text = has(key) ? t(key) : t('web.catan.sure', { what });
    const more = ghostHint(control, ghost.word, ghost.id);
    const move = ghost.word === WAY ? '' : `${moveText(control.scene, ghost.word, ghost.arg ?? ghost.id)}.`;
    return { ...base, text, hint: [move, more].filter((x) => x !== '').join(' ') };
  }
  if (control.chosen !== null && control.word === control.chosen) {
    const key = `web.catan.where.${control.word}${control.path.length > 0 ? '.2' : ''}`;
    const own = control.extras.map((x) => x.where?.(control)).find((p) => p !== undefined);
    return { ...base, text: has(key) ? t(key) : t('web.catan.where'), hint: t(fingers() ? 'web.catan.where.touch' : 'web.catan.where.hint', { n: control.spots.length }), ...own };
  }
  if (frame === 'catan.trade') {
    const mine = view.ask.seat === session.you;
    const text = mine ? t('web.catan.ask.trade.mine') : t('web.catan.ask.trade.theirs', { seat: session.name(view.ask.seat ?? 0) });
    const hint = mine || control.moves.accept ? '' : t('web.catan.ask.trade.cannot');
    return { ...base, text, hint };
  }
  const n = frame === 'catan.owe' ? (control.me?.owes ?? 0) : (view.ask.n ?? 0);
  const of = `web.catan.ask.${frame}`;
  const key = has(`${of}.${control.word}`) ? `${of}.${control.word}` : of;
  const own = control.extras.map((x) => x.prompt?.(control, true)).find((p) => p !== undefined);
  const text = own?.text ?? (has(key) ? t(key, { n }) : askText(control.scene, view.ask, session.you));
  const idle = frame === 'catan.before' && (control.me?.cards_size ?? 0) === 0; // no card to think of
  const hint = own?.hint ?? (has(`${key}.hint`) && !idle ? t(`${key}.hint`, { n: control.spots.length }) : '');
  const hover = control.hovered;
  const seen = hover ? ghostHint(control, hover.word, hover.id) : '';
  const where = hover && seen !== '' && !hover.id.startsWith('h') ? `${placeText(control.scene, hover.id)}: ` : '';
  return { ...base, clause: own?.clause ?? base.clause, text, hint: where + seen || hint };
}

function theirs(control: Control): Prompt {
  const { session } = control;
  const { ask, table } = control.view!;
  const seats = ask.seats ?? [];
  const base = { seat: seats[0] ?? table.turn, clause: ask.clause };
  if (ask.frame === 'catan.trade') {
    const mine = ask.seat === session.you;
    const text = mine ? t('web.catan.wait.trade.mine') : t('web.catan.wait.trade', { seat: session.name(ask.seat ?? 0) });
    return { ...base, seat: ask.seat ?? base.seat, text, hint: mine ? '' : t('web.catan.wait.answers', { names: list(control, seats) }) };
  }
  const key = `web.catan.wait.${ask.frame ?? ''}`;
  const who = seats[0] ?? ask.seat ?? 0;
  const own = control.extras.map((x) => x.prompt?.(control, false)).find((p) => p !== undefined);
  const text = own?.text ?? (has(key) ? t(key, { seat: list(control, seats.length > 0 ? seats : [who]) }) : askText(control.scene, ask, who));
  return { ...base, text, hint: session.mayAct && control.tradeMode === 'propose' ? t('web.catan.wait.propose') : '' };
}

export function promptOf(control: Control): Prompt {
  const { session, view } = control;
  if (!view) return { seat: 0, text: t('web.catan.loading'), hint: '' };
  if (view.table.won > 0) return { seat: view.table.won, text: t(ofSeat('web.catan.won', view.table.won, session.reader), { seat: session.name(view.table.won) }), hint: '' };
  if (session.over) return { seat: 0, text: t('web.catan.over'), hint: '' };
  if (view.ask.frame === undefined) return { seat: 0, text: t('web.catan.loading'), hint: '' };
  return session.asked || (view.ask.frame === 'catan.trade' && view.ask.seat === session.you && session.mayAct && Object.values(view.seats).some((s) => s.answer))
    ? yours(control)
    : theirs(control);
}
