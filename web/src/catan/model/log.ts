// log.ts - events as lines of the log: sentences cut into parts, so that cards become pictures, seats badges, places
// something to point at and clauses links. What belongs together becomes one line: a roll with its income, an offer
// with its answers.
import { geometryOf, viewOf, type Cards, type GameEvent, type View } from '../view';
import type { LogEntry } from '../../lib/session.svelte';
import { has, t, type Args } from '../../lib/i18n.svelte';
import { eventTypes, guess, isPlace, type Argument } from '../../lib/contract';
import { eventPlaces, eventText, toReader, wordFor, type Scene } from '../../lib/words';
import { toEverybody } from '../rows';
import { readBundle, readDeal } from './cards';
import { hexesAt, placeText } from './places';

export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'seat'; seat: number; text: string }
  | { kind: 'cards'; cards: Cards }
  | { kind: 'place'; id: string; text: string }
  | { kind: 'clause'; id: string };

export interface Line {
  id: number;
  seq: number;
  turn: number;
  event: string;
  seat: number; // 0: nobody's doing
  parts: Part[];
  places: string[]; // to point at on the board
  gains: { seat: number; cards: Cards }[]; // after a roll
  answers: { seat: number; yes: boolean }[]; // after an offer
}

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];
const HOLE = /\u0001(\d+)\u0002/;
const CLAUSE = /\(?([A-Z]{2,3}-[A-Z0-9]+-\d+[a-z]?)\)?/;

/** Things that happen too often, or that the heading of the turn says already. */
const SILENT = new Set(['turn', 'ended']);

/** The same told again to those who may know more. */
const AGAIN: Record<string, string[]> = {
  stole: ['robbed'], drew: ['bought', 'progress'], seized_card: ['seized'], swapped_cards: ['swapped'], given: ['gift'],
};

function words(text: string): Part[] {
  const m = CLAUSE.exec(text);
  if (!m?.[1]) return text === '' ? [] : [{ kind: 'text', text }];
  return [...words(text.slice(0, m.index)), { kind: 'clause', id: m[1] }, ...words(text.slice(m.index + m[0].length))];
}

/** A sentence with its holes filled by parts instead of words. */
export function withParts(key: string, fillings: Record<string, Part>, n: number): Part[] {
  const parts: Part[] = [];
  const args: Args = { n };
  for (const [name, part] of Object.entries(fillings)) {
    args[name] = part.kind === 'text' ? part.text : `\u0001${parts.length}\u0002`;
    if (part.kind !== 'text') parts.push(part);
  }
  return t(key, args)
    .split(HOLE)
    .flatMap((piece, i) => (i % 2 === 0 ? words(piece) : [parts[Number(piece)]!]));
}

function partOf(scene: Scene, value: number | string, type: Argument | undefined): Part {
  if (type === 'seat') return { kind: 'seat', seat: Number(value), text: scene.name(Number(value)) };
  if (type === 'seats') return { kind: 'text', text: String(value).split('+').map((s) => scene.name(Number(s))).join(', ') };
  if (typeof value === 'number') return { kind: 'text', text: String(value) };
  if (isPlace(type)) return { kind: 'place', id: value, text: placeText(scene, value) };
  if (type === 'bundle') return { kind: 'cards', cards: readBundle(value) };
  if (has(`res.${scene.game}.${value}`)) return { kind: 'cards', cards: { [value]: 1 } };
  return { kind: 'text', text: wordFor(scene.game, value) };
}

/** A count beside a kind of card is shown as so many cards. */
function counted(event: GameEvent): GameEvent {
  const [a, b, c] = event.args;
  if (event.event === 'bank') return { ...event, args: [`${b}${a}`, '', c ?? ''] };
  return event;
}

export function sentence(scene: Scene, raw: GameEvent): Part[] {
  const event = counted(raw);
  const base = `ev.${scene.game}.${event.event}`;
  const first = event.args[0];
  const named = typeof first === 'string' && has(`${base}.${first}`) ? `${base}.${first}` : base;
  const usual = has(`web.${named}`) ? `web.${named}` : named, key = scene.named?.(usual) ?? usual;
  if (!has(key)) return words(eventText(scene, raw));
  const types = event === raw ? eventTypes(scene.game, event.event) : undefined; // what was put together is what it looks like
  const fill: Record<string, Part> = {};
  fill.seat = { kind: 'seat', seat: event.seat ?? 0, text: scene.name(event.seat ?? 0) };
  event.args.forEach((value, i) => {
    const letter = LETTERS[i] ?? 'z', type = types?.[i] ?? guess(value);
    const deal = type === 'deal' ? readDeal(String(value)) : undefined;
    if (deal) {
      fill.give = { kind: 'cards', cards: deal.give };
      fill.want = { kind: 'cards', cards: deal.want };
    } else fill[letter] = partOf(scene, value, type);
    if (type === 'bundle') fill.x = fill[letter]!;
  });
  if (toEverybody(scene, event)) fill.b = { kind: 'text', text: t('say.everybody') };
  return withParts(toReader(scene, key, event), fill, typeof first === 'number' ? first : 0);
}

/** Hexes that paid for a roll, to point at: those with the number, as the view shows them. */
function rolledHexes(view: View | null | undefined, event: GameEvent): string[] {
  const sum = event.args[2];
  return (view?.places ?? []).filter((p) => p.numbers?.includes(Number(sum))).map((p) => p.id);
}

function placesOf(scene: Scene, event: GameEvent): string[] {
  if (event.event === 'rolled') return rolledHexes(viewOf(scene), event);
  return eventPlaces(scene.game, event).slice(0, 1);
}

/** Sentences already cut, by event: the log grows by a line, the rest is not said again. */
export type Memo = WeakMap<GameEvent, Part[]>;

function remembered(scene: Scene, event: GameEvent, memo: Memo): Part[] {
  const parts = memo.get(event) ?? sentence(scene, event);
  memo.set(event, parts);
  return parts;
}

/** The lines of the last `most` events, oldest first; `between`: what may be told between a roll and its income. */
export function logLines(scene: Scene, log: readonly LogEntry[], most = 240, memo: Memo = new WeakMap(), between: readonly string[] = []): Line[] {
  const lines: Line[] = [];
  let roll: Line | undefined, offer: Line | undefined;
  for (const entry of log.slice(-most)) {
    const { event } = entry;
    const seat = event.seat ?? 0;
    if (lines.at(-1)?.event === 'special' && (event.event === 'special' || event.event === 'turn')) lines.pop(); // passed
    if (SILENT.has(event.event)) continue;
    if (event.event === 'income' && roll) {
      roll.gains.push({ seat, cards: readBundle(String(event.args[0] ?? '')) });
      continue;
    }
    if ((event.event === 'accepted' || event.event === 'rejected') && offer) {
      offer.answers.push({ seat, yes: event.event === 'accepted' });
      continue;
    }
    const last = lines.at(-1);
    if (last !== undefined && last.seat === seat && AGAIN[event.event]?.includes(last.event)) lines.pop();
    const line: Line = {
      id: entry.id,
      seq: entry.seq,
      turn: entry.turn,
      event: event.event,
      seat,
      parts: remembered(scene, event, memo),
      places: placesOf(scene, event),
      gains: [],
      answers: [],
    };
    if (event.event === 'rolled') roll = line;
    else if (event.event !== 'short' && !between.includes(event.event)) roll = undefined;
    if (event.event === 'offer') offer = line;
    else if (event.event !== 'countered') offer = undefined;
    lines.push(line);
  }
  return lines;
}

/** What a place is, for those who hear the board: "crossing: fields 8, mountains 5, sea; harbour 3:1". */
export function placeLabel(scene: Scene, id: string, sea: boolean): string {
  const kind = id.startsWith('h') ? 'hex' : id.startsWith('e') ? 'edge' : 'node';
  const around = placeText(scene, id);
  const geometry = geometryOf(scene), land = geometry ? hexesAt(geometry, id).length : 0;
  const coast = sea && land > 0 ? around.replace(/(;|$)/, `, ${wordFor(scene.game, 'sea')}$1`) : around;
  return t(`web.catan.place.${kind}`, { around: coast });
}
