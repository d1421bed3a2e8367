// fits.ts - what goes together in a set-up: which options matter, which rows, modules and numbers of seats can be chosen, and the
// rule that forbids the others. Everything is read from what the engine lists; the engine has the last word.
import type { BarInfo, GameInfo, ModuleInfo, OptionInfo, RowInfo } from './protocol';

export interface Choice {
  game: string;
  modules: string[];
  seats: number;
  options: Record<string, string>;
}

/** Why something cannot be chosen: for the seats, or for words of a set-up that it needs or excludes. */
export type Hindrance = ({ what: 'seats'; min: number; max: number } | { what: 'needs' | 'excludes' | 'only_with' | 'not_with'; words: string[] }) & { clause?: string };

export function defaultOf(o: OptionInfo): string {
  return typeof o.default === 'boolean' ? (o.default ? '1' : '0') : String(o.default);
}

export function valueOf(o: OptionInfo, choice: Choice): string {
  return choice.options[o.name] ?? defaultOf(o);
}

/** The modules one chooses from; the others come by themselves. */
export function choosable(info: GameInfo): ModuleInfo[] {
  return info.modules.filter((m) => m.quiet !== true);
}

/** The chosen module that this one is, or came with; undefined: it is not played. */
export function homeOf(module: string, choice: Choice, info: GameInfo): string | undefined {
  if (choice.modules.includes(module)) return module;
  const quiet = info.modules.some((m) => m.name === module && m.quiet);
  return quiet ? info.modules.find((m) => choice.modules.includes(m.name) && m.needs.includes(module))?.name : undefined;
}

/** Is this so: `+module`, `option=row`, `option=row|row`? An option that does not matter has no value. */
function holds(condition: string, choice: Choice, info: GameInfo): boolean {
  if (condition.startsWith('+')) return homeOf(condition.slice(1), choice, info) !== undefined;
  const [name = '', values = ''] = condition.split('=');
  const option = info.options.find((o) => o.name === name);
  return option !== undefined && values.split('|').includes(valueOf(option, choice)) && applies(option, choice, info);
}

/** Does this option matter with what else is chosen? */
export function applies(o: OptionInfo, choice: Choice, info: GameInfo): boolean {
  if (o.module !== undefined && homeOf(o.module, choice, info) === undefined) return false;
  if (o.needs !== undefined && !holds(o.needs, choice, info)) return false;
  return o.excludes === undefined || !holds(o.excludes, choice, info);
}

/** Why it does not matter. */
export function optionHindered(o: OptionInfo): Hindrance {
  return o.needs !== undefined ? { what: 'only_with', words: [o.needs] } : { what: 'not_with', words: [o.excludes ?? ''] };
}

/** The first pair of a list that a set-up with `mine` in it has both of; `mine` is a module or a row (`+ck`, `layout=beginner`). */
function together(list: BarInfo[] | undefined, mine: string, choice: Choice, info: GameInfo): Hindrance | null {
  const [name = '', row = ''] = mine.split('=');
  const speaks = (side: string): boolean => side === mine || (row !== '' && side.startsWith(`${name}=`) && side.slice(name.length + 1).split('|').includes(row));
  const against = (b: BarInfo): string | undefined => (speaks(b.one) ? b.other : speaks(b.other) ? b.one : undefined);
  for (const bar of list ?? []) {
    const other = against(bar);
    if (other !== undefined && holds(other, choice, info)) return { what: 'not_with', words: [chosen(other, choice, info)], clause: bar.clause };
  }
  return null;
}

const barred = (mine: string, choice: Choice, info: GameInfo): Hindrance | null => together(info.bars, mine, choice, info);

/** The rule that does not recommend this row with what else is chosen. */
export function rowUnadvised(o: OptionInfo, row: RowInfo, choice: Choice, info: GameInfo): { clause?: string } | null {
  return together(info.notes, `${o.name}=${row.name}`, choice, info);
}

/** Of `option=row|row` the row that is chosen. */
function chosen(condition: string, choice: Choice, info: GameInfo): string {
  const option = info.options.find((o) => condition.startsWith(`${o.name}=`));
  return option === undefined ? condition : `${option.name}=${valueOf(option, choice)}`;
}

/** Why this row of a choice cannot be taken now, or null. */
export function rowHindered(o: OptionInfo, row: RowInfo, choice: Choice, info: GameInfo): Hindrance | null {
  const min = row.min_seats ?? 0;
  const max = row.max_seats ?? Infinity;
  if (choice.seats < min || choice.seats > max) return { what: 'seats', min, max, clause: row.seats ?? row.clause };
  if (row.needs !== undefined && !holds(row.needs, choice, info)) return { what: 'only_with', words: [row.needs], clause: row.clause };
  return barred(`${o.name}=${row.name}`, choice, info);
}

/** Why this module cannot be switched on now, or null. */
export function moduleHindered(m: ModuleInfo, choice: Choice, info: GameInfo): Hindrance | null {
  const needs = m.needs.filter((n) => !choice.modules.includes(n) && choosable(info).some((x) => x.name === n));
  const bars = m.excludes.filter((n) => choice.modules.includes(n));
  const words = (names: string[]): string[] => names.map((n) => `+${n}`);
  if (needs.length > 0) return { what: 'needs', words: words(needs) };
  if (bars.length > 0) return { what: 'excludes', words: words(bars) };
  return barred(`+${m.name}`, choice, info) ?? crowded(m.name, choice, info);
}

/** A crowd that has no room for this module. */
function crowded(module: string, choice: Choice, info: GameInfo): Hindrance | null {
  for (const { modules, most, clause } of info.crowds ?? []) {
    const there = modules.filter((m) => m !== module && choice.modules.includes(m));
    if (modules.includes(module) && there.length >= most) return { what: 'excludes', words: there.map((m) => `+${m}`), clause };
  }
  return null;
}

/** The unusual pairs that are chosen: what they change is told before the game begins. */
export function mixesOf(choice: Choice, info: GameInfo): BarInfo[] {
  return (info.mixes ?? []).filter((m) => holds(m.one, choice, info) && holds(m.other, choice, info));
}

/** Does this module make an unusual pair with one that was chosen before it? */
export function isUnusual(m: ModuleInfo, choice: Choice, info: GameInfo): boolean {
  const at = choice.modules.indexOf(m.name);
  const before = at < 0 ? choice.modules : choice.modules.slice(0, at);
  return mixesOf({ ...choice, modules: [...before, m.name] }, info).length > mixesOf({ ...choice, modules: before }, info).length;
}

/** Rows that are chosen and count. */
function chosenRows(choice: Choice, info: GameInfo): { option: OptionInfo; row: RowInfo }[] {
  return info.options.flatMap((option) => {
    const row = option.rows?.find((r) => r.name === valueOf(option, choice));
    return row !== undefined && applies(option, choice, info) ? [{ option, row }] : [];
  });
}

/** Seats that can be chosen with these modules. */
export function seatRange(choice: Choice, info: GameInfo): number[] {
  let min = info.min_seats;
  let max = info.max_seats;
  for (const m of info.modules) {
    if (!choice.modules.includes(m.name)) continue;
    min = Math.max(min, m.min_seats);
    max = Math.min(max, m.max_seats);
  }
  return Array.from({ length: Math.max(0, max - min + 1) }, (_, i) => min + i);
}

/** The module that so many seats need, if they need one. */
export function needsForSeats(seats: number, info: GameInfo): string | undefined {
  return info.modules.find((m) => m.min_seats <= seats && m.min_seats > info.seats)?.name;
}

/** Why the table cannot have so many seats: a chosen row is for others, or the module they need cannot be switched on. */
export function seatsHindered(seats: number, choice: Choice, info: GameInfo): Hindrance | null {
  const module = info.modules.find((m) => m.name === needsForSeats(seats, info));
  for (const { option, row } of chosenRows(choice, info))
    if (seats < (row.min_seats ?? 0) || seats > (row.max_seats ?? Infinity)) return { what: 'not_with', words: [`${option.name}=${row.name}`], clause: row.seats ?? row.clause };
  return module === undefined || choice.modules.includes(module.name) ? null : moduleHindered(module, choice, info);
}

/** Modules made for exactly so many seats, as far as they fit and make no unusual pair: people play with them unless they switch them off. */
export function usualFor(seats: number, choice: Choice, info: GameInfo): string[] {
  const others = { ...choice, seats, modules: choice.modules.filter((name) => !info.modules.some((m) => m.name === name && isExact(m))) };
  return info.modules.filter((m) => isExact(m) && m.min_seats === seats && moduleHindered(m, others, info) === null && !isUnusual(m, others, info)).map((m) => m.name);
}

/** Is it for one number of seats alone? Choosing another number leaves it. */
export function isExact(m: ModuleInfo): boolean {
  return m.min_seats === m.max_seats;
}
