// log.ts - events as lines of the log: sentences cut at clauses, fields to point at, a roll with its income in one line.
import { has, t } from '../../lib/i18n.svelte';
import type { Cards, GameEvent } from '../../lib/protocol';
import type { LogEntry } from '../../lib/session.svelte';
import { cardsText, eventPlaces, eventText, parseCards, toReader, wordFor, type Scene } from '../../lib/words';
import { cellName } from './city';

export type Part = { kind: 'text'; text: string } | { kind: 'clause'; id: string };
export interface Line {
  id: number;
  seat: number; // 0: nobody's doing
  turn: number;
  event: string;
  parts: Part[];
  places: string[]; // fields to point at
  gains: { seat: number; cards: Cards }[]; // after a roll
}

const CLAUSE = /\(?([A-Z]{2}-[A-Z]+-\d+)\)?/;
/** What the heading of the turn says already, or what is seen on the board at once. */
const SILENT = new Set(['turn', 'ended', 'permit_home', 'ship']);

export function cut(text: string): Part[] {
  const m = CLAUSE.exec(text);
  if (!m?.[1]) return text === '' ? [] : [{ kind: 'text', text }];
  return [...cut(text.slice(0, m.index)), { kind: 'clause', id: m[1] }, ...cut(text.slice(m.index + m[0].length))];
}

export function placeOf(event: GameEvent): string | null {
  return eventPlaces('elasund', event)[0] ?? null;
}

/** One event in a sentence; the page's own words where fields are named, else those every client shares. */
export function sentence(scene: Scene, event: GameEvent, ship = 0): string {
  const key = `web.ev.elasund.${event.event}${ship > 0 ? '.ship' : ''}`;
  if (!has(key)) return eventText(scene, event);
  const [a, b, c] = event.args, at = placeOf(event);
  const what = typeof a === 'string' ? (/^\d/.test(a) ? cardsText(scene.game, parseCards(a)) : wordFor(scene.game, a)) : '';
  return t(toReader(scene, key, event), {
    seat: scene.name(event.seat ?? 0), what, at: at === null ? '' : cellName(at), a: a ?? '', b: b ?? '', c: c ?? '',
    to: event.event === 'paid' ? scene.name(Number(a)) : '', n: typeof a === 'number' ? a : 0, row: ship,
  });
}

/** Gold and influence that a roll brought. The owner's colour comes as an event of its own, after the card for all. */
function gain(line: Line, event: GameEvent): void {
  const seat = event.seat ?? 0;
  const mine = line.gains.find((g) => g.seat === seat) ?? { seat, cards: {} };
  if (!line.gains.includes(mine)) line.gains.push(mine);
  const kind = event.event === 'gold' ? 'gold' : event.event === 'card' ? String(event.args[0]) : '?';
  if (event.event === 'card') mine.cards = { ...mine.cards, '?': Math.max(0, (mine.cards['?'] ?? 0) - 1) };
  mine.cards = { ...mine.cards, [kind]: (mine.cards[kind] ?? 0) + (kind === 'gold' ? Number(event.args[0]) : 1) };
}

/** The lines of the last `most` events, oldest first. */
export function logLines(scene: Scene, log: readonly LogEntry[], most = 240): Line[] {
  const lines: Line[] = [];
  let open: Line | undefined; // a roll or a wall that still brings cards
  let paid = -1; // row in which the ship brought its gold
  log.slice(-most).forEach((entry, i, all) => {
    const { event } = entry;
    if (event.event === 'rolled' || event.event === 'ship') paid = entry.seq;
    const income = event.event === 'drew' || event.event === 'card' || (event.event === 'gold' && entry.seq === paid);
    if (open && income) return gain(open, event);
    if (SILENT.has(event.event)) return;
    if (event.event === 'drew' && all[i + 1]?.event.event === 'card' && all[i + 1]?.event.seat === event.seat) return;
    const ship = event.event === 'rolled' ? all.slice(i + 1, i + 3).find((e) => e.event.event === 'ship') : undefined;
    const at = placeOf(event);
    const line: Line = {
      id: entry.id, seat: event.seat ?? 0, turn: entry.turn, event: event.event,
      parts: cut(sentence(scene, event, Number(ship?.event.args[0] ?? 0))),
      places: at === null ? [] : [at], gains: [],
    };
    if (event.event === 'rolled' || event.event === 'wall') open = line;
    else if (event.event !== 'no_gold' && event.event !== 'no_influence' && event.event !== 'reshuffled') open = undefined;
    lines.push(line);
  });
  return lines;
}
