// challenge.ts - a finished game against bots as a challenge for others, and the dice of a challenge that is played here.
import { decode, encode, shareOf } from '../challenge/code';
import { usual } from '../lib/contract';
import { Refused, type Status } from './engine';
import type { Room } from './room';

/** The seeds of a challenge: the host's, and the share of each seat. */
export function diceOf(code: string | undefined): { seed: string; shares: string[] } | undefined {
  if (code === undefined) return undefined;
  const challenge = decode(code);
  if (challenge === null) throw new Refused('this is no challenge');
  return { seed: challenge.seed, shares: challenge.seats.map(shareOf) };
}

/** Options that are as usual need not be said. */
function brief(setup: string): string {
  const [game = '', ...words] = setup.split(' ');
  const said = (word: string): boolean => {
    const [name = '', value] = word.split('=');
    const usually = usual(game, name);
    return name !== 'rev' && (usually === undefined || String(typeof usually === 'boolean' ? Number(usually) : usually) !== value);
  };
  return [game, ...words.filter(said)].join(' ');
}

/** A game of one person to its end, from its beginning, with what came of it; undefined: it is none. */
export function challengeOf(room: Room, end: Status & { scores: number[]; ranks: number[] }): string | undefined {
  const at = room.seats.findIndex((s) => s.kind === 'person' && !s.resigned);
  if (at < 0 || room.about.position !== undefined || room.seats.filter((s) => s.kind === 'person').length !== 1) return undefined;
  const before = decode(room.about.challenge ?? '')?.results ?? [];
  const result = { name: (room.seats[at]?.name ?? '').slice(0, 24), points: end.scores, place: end.ranks[at] ?? 0, turns: end.turn_no };
  const seats = room.seats.map((s) => (s.kind === 'bot' ? s.level : `me:${s.seed}`));
  return encode({ setup: brief(room.setup), seed: room.about.seed, seats, results: [...before, result] });
}
