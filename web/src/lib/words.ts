// words.ts - sentences about a game: events, moves, questions, refusals, seats, cards. What an argument means is the contract's
// word (contract.ts); what a family says in its own way is in its rows (family.ts).
import { eventTypes, guess, isPlace, moveTypes, type Argument } from './contract';
import { rowsOf } from './family';
import type { AskView, GameEvent, Geometry, TableMessage, View } from './protocol';
import { has, t, type Args } from './i18n.svelte';
import { isSaid, saidText } from './said';

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What a sentence needs to know besides its words. */
export interface Scene {
  game: string;
  name(seat: number): string;
  view?: View | null;
  geometry?: Geometry | null;
  /** The seat that reads it: sentences say "you" to it. */
  you?: number;
  /** The key of a sentence as this table says it, where modules call things otherwise. */
  named?(key: string): string;
}

const GUEST = /^Guest ([a-z0-9]{4})$/; // as the server calls those who have not said a name

const DELETED = 'Deleted player'; // as the server calls those who have deleted their account

export function personName(name: string): string {
  if (name === DELETED) return t('web.deleted');
  const guest = GUEST.exec(name)?.[1];
  return guest === undefined ? name : t('web.guest', { code: guest });
}

/** What somebody is called: bots have names by their seat, people their own, or their colour. */
export function seatLabel(seat: number, kind: 'free' | 'person' | 'bot', name = ''): string {
  if (kind === 'bot') return t(`web.bot.${seat}`);
  return kind === 'person' && name !== '' ? personName(name) : t(`web.colour.${seat}`);
}

export function seatName(table: TableMessage | null, seat: number): string {
  if (seat < 1) return t('seat.dealer');
  if (table !== null && seat > table.seats.length) return t(`seat.neutral.${seat - table.seats.length}`); // owners are not seats
  const info = table?.seats[seat - 1];
  return seatLabel(seat, info?.kind ?? 'free', info?.name);
}

/** "brick" -> "brick" in the reader's language; a word nobody knows stays as it is. */
export function wordFor(game: string, word: string): string {
  for (const kind of ['res', 'card', 'piece', 'terrain', 'figure', 'track']) if (has(`${kind}.${game}.${word}`)) return t(`${kind}.${game}.${word}`);
  return word;
}

/** A place in words: as its family calls it, else as the notation does. */
export function placeText(scene: Scene, id: string): string {
  return rowsOf(scene.game).place?.(scene, id) ?? id;
}

/** A word of the engine that no catalogue has, for people. */
function plain(word: string): string {
  return word.replaceAll('_', ' ');
}

/** "2wool+1ore" -> { wool: 2, ore: 1 } */
export function parseCards(text: string): Record<string, number> {
  const cards: Record<string, number> = {};
  if (text === '-' || text === '') return cards;
  for (const part of text.split('+')) {
    const m = /^(\d*)(.+)$/.exec(part);
    if (m) cards[m[2] as string] = (cards[m[2] as string] ?? 0) + (m[1] === '' ? 1 : Number(m[1]));
  }
  return cards;
}

/** { wool: 2, ore: 1 } -> "2wool+1ore", the notation of a deal's side. */
export function printCards(cards: Record<string, number>): string {
  const parts = Object.entries(cards).filter(([, n]) => n > 0);
  return parts.length === 0 ? '-' : parts.map(([kind, n]) => `${n}${kind}`).join('+');
}

/** "2 wool, 1 ore" */
export function cardsText(game: string, cards: Record<string, number>): string {
  const parts = Object.entries(cards)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => (has(`n.${game}.${kind}`) ? t(`n.${game}.${kind}`, { n }) : `${n} ${wordFor(game, kind)}`));
  return parts.length === 0 ? t('say.nothing') : parts.join(', ');
}

// ---------------------------------------------------------------- arguments

function valueText(scene: Scene, value: string | number, type: Argument | undefined): string {
  if (type === 'seat' || type === 'seats' || type === 'colour') return String(value).split('+').map((s) => scene.name(Number(s))).join(', ');
  if (typeof value === 'number') return String(value);
  if (isPlace(type)) return placeText(scene, value);
  if (type === 'bundle') return cardsText(scene.game, parseCards(value));
  return type !== undefined && has(`${type}.${scene.game}.${value}`) ? t(`${type}.${scene.game}.${value}`) : wordFor(scene.game, value);
}

/** Arguments fill the holes {a}, {b} ... of a sentence in their order; a cell takes two, a deal {give} and {want}, a bundle also {x}. */
function fill(scene: Scene, values: readonly (string | number)[], types: readonly Argument[] | undefined): Args {
  const args: Args = {};
  let hole = 0;
  const put = (text: string): string => (args[LETTERS[hole++] ?? ''] = text);
  values.forEach((value, i) => {
    const type = types?.[i] ?? guess(value);
    if (type === 'deal') {
      const [give, want] = String(value).split(':');
      args.give = cardsText(scene.game, parseCards(give ?? ''));
      args.want = cardsText(scene.game, parseCards(want ?? ''));
    } else if (type === 'cell') String(value).split(',').forEach(put);
    else if (type === 'bundle') args.x = put(valueText(scene, value, type));
    else put(valueText(scene, value, type));
    if (type === 'deal') hole++;
  });
  return args;
}

/** Where an event happened, if it says: "e12", "n07", "h03", "2,-1". The last place counts: things are moved to it. */
export function eventPlaces(game: string, event: GameEvent): string[] {
  const types = eventTypes(game, event.event);
  return event.args.flatMap((value, i) => (typeof value === 'string' && isPlace(types?.[i] ?? guess(value)) ? [value] : []));
}

/** The key of a sentence as it is said to whoever reads it: to the seat that does it, or to the one that it is done to. */
export function toReader(scene: Pick<Scene, 'you' | 'game'>, key: string, event: GameEvent): string {
  const { you = 0 } = scene;
  if (you === 0) return key;
  if (event.seat === you) return has(`${key}.you`) ? `${key}.you` : key;
  const types = eventTypes(scene.game, event.event);
  const met = event.args.some((value, i) => (types?.[i] === 'seat' || types?.[i] === 'seats') && String(value) === String(you));
  return met && has(`${key}.to_you`) ? `${key}.to_you` : key;
}
/** The key of what is said of a seat. */
export function ofSeat(key: string, seat: number, reader: number | undefined): string {
  return seat > 0 && seat === reader && has(`${key}.you`) ? `${key}.you` : key;
}

export function eventText(scene: Scene, event: GameEvent): string {
  if (isSaid(event)) return saidText(scene, event);
  const base = `ev.${scene.game}.${event.event}`, types = eventTypes(scene.game, event.event);
  const first = event.args[0];
  const usual = typeof first === 'string' && has(`${base}.${first}`) ? `${base}.${first}` : base;
  const key = scene.named?.(usual) ?? usual;
  if (!has(key)) return unsaid(scene, event, types);
  const n = typeof first === 'number' && types?.[0] !== 'seat' ? first : 0;
  return t(toReader(scene, key, event), { seat: scene.name(event.seat ?? 0), ...fill(scene, event.args, types), ...rowsOf(scene.game).fill?.(scene, event), n });
}

/** An event without a sentence: whose it is, its name, what it says. */
function unsaid(scene: Scene, event: GameEvent, types: readonly Argument[] | undefined): string {
  const who = event.seat === undefined ? [] : [scene.name(event.seat)];
  const values = event.args.map((value, i) => valueText(scene, value, types?.[i] ?? guess(value)));
  return [[...who, plain(event.event)].join(': '), ...values].join(', ');
}

/** One move in words: moveText(scene, 'road', 'e12'). `args` as the view's `moves` lists it. */
export function moveText(scene: Scene, word: string, args: string): string {
  const usual = `mv.${scene.game}.${word}`, key = scene.named?.(usual) ?? usual, types = moveTypes(scene.game, word);
  const parts = args === '' ? [] : args.split(' ');
  if (!has(key)) return [plain(word), ...parts.map((value, i) => valueText(scene, value, types?.[i] ?? guess(value)))].join(' ');
  const filled = fill(scene, parts, types);
  if (types?.[parts.length] === 'seats') filled[LETTERS[parts.length] ?? ''] = t('say.everybody'); // nobody named: all are asked
  return t(key, { ...filled, n: rowsOf(scene.game).number?.(scene, word, parts) ?? 1 });
}

/** Heading of all moves with this word. */
export function groupText(game: string, word: string): string {
  const key = `web.grp.${game}.${word}`;
  if (has(key)) return t(key);
  return has(`grp.${game}.${word}`) ? t(`grp.${game}.${word}`) : plain(word);
}

// ---------------------------------------------------------------- questions

/** What `seat` is asked now, in one sentence. */
export function askText(scene: Scene, ask: AskView, seat: number): string {
  const short = `ask.${ask.frame ?? ''}`, rows = rowsOf(scene.game), role = rows.role?.(ask, seat) ?? '';
  const key = [`web.${short}${role}`, short + role, short].find(has);
  return key === undefined ? '' : t(key, { seat: scene.name(seat), n: rows.asked?.(scene.view, ask, seat) ?? ask.n ?? 0 });
}

// ----------------------------------------------------------------- refusals

/** A refusal's sentence without the rule: the clause is a link beside it. */
export function refusalText(refusal: { code: string; text: string }): string {
  if (has(`web.error.${refusal.code}`)) return t(`web.error.${refusal.code}`);
  const quote = refusal.text.indexOf(' `');
  const key = `why.${quote < 0 ? refusal.text : refusal.text.slice(0, quote)}`;
  const detail = quote < 0 ? '' : refusal.text.slice(quote + 2).replace(/`[^`]*$/, '');
  return has(key) ? t(key, { detail }) : refusal.text;
}
