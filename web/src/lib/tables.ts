// tables.ts - set-up texts for people: "catan rev=1 +five_six seats=5 layout=beginner" in words; the set-up screen's
// choice as a text.
import type { GameInfo, OptionInfo } from './protocol';
import { has, language, t } from './i18n.svelte';

export interface Choice {
  game: string;
  modules: string[];
  seats: number;
  options: Record<string, string>;
}

export function readSetup(text: string): Choice {
  const [game = '', ...words] = text.split(' ');
  const choice: Choice = { game, modules: [], seats: 0, options: {} };
  for (const word of words) {
    const [name = '', value = ''] = word.split('=');
    if (word.startsWith('+')) choice.modules.push(word.slice(1));
    else if (name === 'seats') choice.seats = Number(value);
    else if (name !== 'rev') choice.options[name] = value;
  }
  return choice;
}

/** Only what differs from the defaults is written: the rest is the engine's to fill in. */
export function writeSetup(choice: Choice, info: GameInfo): string {
  const words = [choice.game, ...choice.modules.map((m) => `+${m}`), `seats=${choice.seats}`];
  for (const o of info.options) {
    const value = choice.options[o.name];
    if (value !== undefined && applies(o, choice, info) && value !== defaultOf(o)) words.push(`${o.name}=${value}`);
  }
  return words.join(' ');
}

export function defaultOf(o: OptionInfo): string {
  return typeof o.default === 'boolean' ? (o.default ? '1' : '0') : String(o.default);
}

export function valueOf(o: OptionInfo, choice: Choice): string {
  return choice.options[o.name] ?? defaultOf(o);
}

function holds(condition: string | undefined, choice: Choice, info: GameInfo): boolean {
  const [name = '', value = ''] = (condition ?? '').split('=');
  const other = info.options.find((o) => o.name === name);
  return other !== undefined && valueOf(other, choice) === value && applies(other, choice, info);
}

/** Does this option matter with what else is chosen? */
export function applies(o: OptionInfo, choice: Choice, info: GameInfo): boolean {
  if (o.module !== undefined && !choice.modules.includes(o.module)) return false;
  if (o.needs !== undefined && !holds(o.needs, choice, info)) return false;
  return o.excludes === undefined || !holds(o.excludes, choice, info);
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

/** The most seats the base game has without the module that adds more. */
export function needsForSeats(seats: number, info: GameInfo): string | undefined {
  return info.modules.find((m) => m.min_seats <= seats && m.min_seats > info.seats)?.name;
}

export function moduleName(game: string, module: string): string {
  return has(`web.mod.short.${module}`) ? t(`web.mod.short.${module}`) : has(`mod.${game}.${module}`) ? t(`mod.${game}.${module}`) : module;
}

/** What a module changes; its name stands above it already. */
export function moduleText(game: string, module: string): string {
  const text = t(`mod.${game}.${module}`);
  const said = text.replace(/^[^:]{1,40}: /, '');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

export function optionName(game: string, name: string): string {
  return has(`web.opt.${game}.${name}`) ? t(`web.opt.${game}.${name}`) : name.replaceAll('_', ' ');
}

export function choiceName(game: string, option: string, value: string): string {
  return has(`web.opt.${game}.${option}.${value}`) ? t(`web.opt.${game}.${option}.${value}`) : value;
}

export function gameName(setup: string): string {
  const { game } = readSetup(setup);
  return has(`game.${game}`) ? t(`game.${game}`) : game;
}

/** "The River, The Abbot": the expansions in play. */
export function moduleNames(setup: string): string {
  const { game, modules } = readSetup(setup);
  return modules.map((m) => moduleName(game, m)).join(', ');
}

export function gameTitle(setup: string): string {
  return [gameName(setup), moduleNames(setup)].filter((s) => s !== '').join(': ');
}

/** "3 players · The River": what stands under the name of the game. */
export function setupLine(setup: string): string {
  return [setupWords(setup), moduleNames(setup)].filter((s) => s !== '').join(' · ');
}

/** "3 players, beginner's island": seats and what is not as usual. */
export function setupWords(setup: string, info?: GameInfo): string {
  const choice = readSetup(setup);
  const parts = [t('web.players', { n: choice.seats })];
  for (const [name, value] of Object.entries(choice.options)) {
    const option = info?.options.find((o) => o.name === name);
    if (option !== undefined && value !== defaultOf(option)) parts.push(`${optionName(choice.game, name)}: ${optionValue(choice.game, option, value)}`);
  }
  return parts.join(', ');
}

export function optionValue(game: string, o: OptionInfo, value: string): string {
  if (o.type === 'bool') return t(value === '1' ? 'web.yes' : 'web.no');
  return o.type === 'choice' ? choiceName(game, o.name, value) : value;
}

/** "5 minutes ago" */
export function when(at: number, now = Date.now()): string {
  const seconds = (at - now) / 1000;
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86400],
    ['hour', 3600],
    ['minute', 60],
  ];
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, length] of steps) if (Math.abs(seconds) >= length) return format.format(Math.round(seconds / length), unit);
  return format.format(0, 'minute');
}
