// words.ts - sentences about a game: events, moves, questions, refusals, seats, cards. What an argument means is read
// from its form (`h07` a place, `2wool+1ore` cards, `1wool:1ore` a deal); numbers that are seats are listed
// here by event and by move. A family with more of them adds its own to `seatArgs`.
import type { AskView, GameEvent, Geometry, TableMessage, View } from './protocol';
import { has, t, type Args } from './i18n.svelte';
import { isSaid, saidText } from './said';
import { PLACE, placeText } from './places';

/** Arguments of events that are seats although they look like counts. */
export const seatArgs: Record<string, Record<string, number[]>> = {
  catan: {
    robbed: [0], stole: [0], gave: [0], traded: [0], offer: [1], displaced: [0], road_removed: [0], gift: [0], given: [0], looks: [0],
    seized: [0], seized_card: [0], harbor_offered: [0], swapped: [0], swapped_cards: [0],
  },
  carcassonne: { robbed: [0] },
};
/** Moves whose arguments are seats. */
export const seatMoves: Record<string, Record<string, number[]>> = {
  catan: { take: [0], rob: [0], offer: [1], spy: [0], deserter: [0], master_merchant: [0], harbor_offer: [0] },
  carcassonne: { first: [0], wait: [0] },
};

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What a sentence needs to know besides its words. */
export interface Scene {
  game: string;
  name(seat: number): string;
  view?: View | null;
  geometry?: Geometry | null;
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
  const info = table?.seats[seat - 1];
  return seatLabel(seat, info?.kind ?? 'free', info?.name);
}

/** "brick" -> "brick" in the reader's language; a word nobody knows stays as it is. */
export function wordFor(game: string, word: string): string {
  for (const kind of ['res', 'card', 'piece', 'terrain', 'figure', 'track']) if (has(`${kind}.${game}.${word}`)) return t(`${kind}.${game}.${word}`);
  return word;
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

function valueText(scene: Scene, value: string | number, isSeat: boolean): string {
  if (isSeat) return String(value).split('+').map((s) => scene.name(Number(s))).join(', ');
  if (typeof value === 'number') return String(value);
  if (PLACE.test(value)) return placeText(scene, value);
  if (/^\d+[a-z?]/.test(value) || value === '-') return cardsText(scene.game, parseCards(value));
  return wordFor(scene.game, value);
}

function addDeal(scene: Scene, args: Args, deal: string): void {
  const [give, want] = deal.split(':');
  args.give = cardsText(scene.game, parseCards(give ?? ''));
  args.want = cardsText(scene.game, parseCards(want ?? ''));
}

function isDeal(value: string | number): value is string {
  return typeof value === 'string' && value.includes(':');
}

function isCards(value: string | number): boolean {
  return typeof value === 'string' && (/^\d+[a-z?]/.test(value) || value === '-');
}

/** Where an event happened, if it says: "e12", "n07", "h03". */
export function eventPlace(event: GameEvent): string | null {
  for (const a of event.args) if (typeof a === 'string' && PLACE.test(a)) return a;
  if (event.event === 'built' && typeof event.args[1] === 'number') {
    const letter = event.args[0] === 'road' || event.args[0] === 'ship' ? 'e' : 'n';
    return letter + String(event.args[1]).padStart(2, '0');
  }
  return null;
}

export function eventText(scene: Scene, event: GameEvent): string {
  if (isSaid(event)) return saidText(scene, event);
  const base = `ev.${scene.game}.${event.event}`;
  const first = event.args[0];
  const key = typeof first === 'string' && has(`${base}.${first}`) ? `${base}.${first}` : base;
  if (!has(key)) return [event.event, event.seat === undefined ? '' : scene.name(event.seat), ...event.args].join(' ').trim();
  const args: Args = { seat: scene.name(event.seat ?? 0) };
  const seats = seatArgs[scene.game]?.[event.event] ?? [];
  event.args.forEach((value, i) => {
    const letter = LETTERS[i] ?? '';
    if (isDeal(value)) addDeal(scene, args, value);
    else if (isCards(value)) args.x = args[letter] = valueText(scene, value, false);
    else args[letter] = valueText(scene, value, seats.includes(i));
  });
  const place = eventPlace(event);
  if (scene.game === 'catan' && event.event === 'built' && place !== null) args.b = placeText(scene, place);
  if (event.event === 'offer' && everybody(scene, event)) args.b = t('say.everybody');
  const n = typeof first === 'number' && !seats.includes(0) ? first : 0;
  return t(key, { ...args, n });
}

function everybody(scene: Scene, event: GameEvent): boolean {
  const asked = String(event.args[1] ?? '').split('+').length;
  return scene.view != null && asked === scene.view.seats.length - 1;
}

/** One move in words: moveText(scene, 'road', 'e12'). `args` as the view's `moves` lists it. */
export function moveText(scene: Scene, word: string, args: string): string {
  const key = `mv.${scene.game}.${word}`;
  const parts = args === '' ? [] : args.split(' ');
  if (!has(key)) return [word, ...parts].join(' ');
  const filled: Args = { b: t('say.everybody') };
  const seats = seatMoves[scene.game]?.[word] ?? [];
  parts.forEach((value, i) => {
    if (isDeal(value)) addDeal(scene, filled, value);
    else filled[LETTERS[i] ?? ''] = valueText(scene, value, seats.includes(i));
  });
  filled.n = rate(scene, word, parts);
  return t(key, filled);
}

function rate(scene: Scene, word: string, parts: string[]): number {
  if (word !== 'bank') return 1;
  const own = scene.view?.seats.find((s) => s.hand?.['?'] === undefined && s.seat === scene.view?.ask.seat);
  return own?.rates?.[parts[0] ?? ''] ?? 4;
}

/** Heading of all moves with this word. */
export function groupText(game: string, word: string): string {
  const key = `web.grp.${game}.${word}`;
  if (has(key)) return t(key);
  return has(`grp.${game}.${word}`) ? t(`grp.${game}.${word}`) : word;
}

// ---------------------------------------------------------------- questions

function role(ask: AskView, seat: number): string {
  if (ask.frame === 'catan.trade') return ask.seat === seat ? '.confirm' : '.answer';
  if (ask.frame === 'catan.act' && ask.seat !== seat) return '.propose';
  return '';
}

/** What `seat` is asked now, in one sentence. */
export function askText(scene: Scene, ask: AskView, seat: number): string {
  const short = `ask.${ask.frame ?? ''}`;
  const key = [`web.${short}${role(ask, seat)}`, short + role(ask, seat), short].find(has);
  const owes = scene.view?.seats[seat - 1]?.owes;
  const n = ask.frame === 'catan.owe' && owes !== undefined ? owes : (ask.n ?? 0);
  return key === undefined ? '' : t(key, { seat: scene.name(seat), n });
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
