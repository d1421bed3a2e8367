// figures.ts - how long a set-up takes and how demanding it is: the one table of these figures.
//
// Durations rest on a measurement: lengths.json has the mean number of decisions of a whole game, all seats together, as tools/game_lengths
// counts them in games of bots; what several modules add is added up. The seconds are our estimate: a person takes those of the family
// (ready.ts), a bot BOT. They are chosen so that the games come to what is usual at a table: Catan of four an hour, Elasund of four a little more,
// Carcassonne half an hour and with everything two hours (its rulebook says 90 to 120 minutes).
// How demanding a part is, 1 to 3, is our own estimate: 1 has little to read, 3 changes most of the turn.
import { applies, valueOf, type Choice } from '../lib/fits';
import type { GameInfo } from '../lib/protocol';
import lengths from './lengths.json';
import { READY } from './ready';
import type { Level } from './rows';

const BOT = 0.5, USUAL = 10; // seconds for a decision: a bot's, and a person's in a game that says nothing

type Lengths = Record<string, Record<string, Record<string, number>>>;
const MEASURED: Lengths = lengths;

/** The parts of a set-up that have figures: the game itself, its modules, the scenario of one of them. */
export function partsOf(choice: Choice, info: GameInfo): string[] {
  const scenario = info.options.find((o) => o.name === 'scenario' && applies(o, choice, info));
  const part = (m: string): string => {
    if (scenario?.module !== m) return `+${m}`;
    const long = `+${m} scenario=${valueOf(scenario, choice)}`;
    return MEASURED[info.name]?.[long] !== undefined ? long : `+${m}`;
  };
  return ['', ...choice.modules.map(part)];
}

/** Decisions of a game with this part and nothing more; with a number of seats that was not measured, in proportion to the nearest. */
function measured(game: string, part: string, seats: number): number {
  const rows = MEASURED[game]?.[part] ?? {};
  const exact = rows[seats];
  if (exact !== undefined) return exact;
  const near = Object.keys(rows).map(Number).sort((a, b) => Math.abs(a - seats) - Math.abs(b - seats))[0];
  if (near === undefined) return part === '' ? 0 : measured(game, '', seats);
  return part === '' ? rows[near]! : (rows[near]! * measured(game, '', seats)) / measured(game, '', near);
}

/** Decisions of a whole game, all seats together. */
export function decisions(choice: Choice, info: GameInfo): number {
  const base = measured(info.name, '', choice.seats);
  return partsOf(choice, info).slice(1).reduce((sum, part) => sum + measured(info.name, part, choice.seats) - base, base);
}

/** Minutes of a game in which so many seats are people's, to the nearest five. */
export function minutesOf(choice: Choice, info: GameInfo, people = choice.seats): number {
  const each = decisions(choice, info) / choice.seats;
  const seconds = each * (people * (READY.get(info.name)?.seconds ?? USUAL) + (choice.seats - people) * BOT);
  return Math.max(5, 5 * Math.round(seconds / 300));
}

export function demandOf(game: string, part: string): Level {
  const levels = READY.get(game)?.demands;
  return levels?.[part] ?? levels?.[part.split(' ')[0]!] ?? 1;
}

/** As demanding as its hardest part; two demanding parts together are more so. */
export function demand(choice: Choice, info: GameInfo): Level {
  const all = partsOf(choice, info).map((p) => demandOf(info.name, p));
  const most = Math.max(...all);
  return (all.filter((d) => d >= 2).length > 1 ? Math.min(3, most + 1) : most) as Level;
}

export interface Size {
  minutes: number;
  level: Level;
}
export function sizeOf(choice: Choice, info: GameInfo, people?: number): Size {
  return { minutes: minutesOf(choice, info, people), level: demand(choice, info) };
}
/** What a module adds to a set-up, or what a row makes of one: minutes more or less. */
export function more(choice: Choice, other: Choice, info: GameInfo, people: number): number {
  return minutesOf(other, info, people) - minutesOf(choice, info, people);
}
