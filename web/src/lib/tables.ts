// tables.ts - set-up texts for people: "catan rev=1 +five_six seats=5 layout=beginner" in words; the set-up screen's
// choice as a text.
import { isQuiet, usual } from './contract';
import { applies, defaultOf, type Choice, type Hindrance } from './fits';
import type { GameInfo } from './protocol';
import { has, language, t } from './i18n.svelte';

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
  return said(`opt.${game}.${name}.name`, name.replaceAll('_', ' '));
}

/** What an option changes; a choice has no sentence of its own, its rows have. */
export function optionText(game: string, name: string): string {
  return said(`opt.${game}.${name}`, '');
}

export function rowName(game: string, option: string, row: string): string {
  return said(`row.${game}.${option}.${row}.name`, row);
}

export function rowText(game: string, option: string, row: string): string {
  return said(`row.${game}.${option}.${row}`, '');
}

function said(key: string, otherwise: string): string {
  return has(key) ? t(key) : otherwise;
}

/** "Cities & Knights", "Island: random", "Island: random, beginner’s island": a condition in words. */
function conditionText(game: string, condition: string): string {
  if (condition.startsWith('+')) return moduleName(game, condition.slice(1));
  const [name = '', values = ''] = condition.split('=');
  return `${optionName(game, name)}: ${values.split('|').map((v) => rowName(game, name, v)).join(', ')}`;
}

/** Why something cannot be chosen, in one sentence. */
export function hindranceText(game: string, h: Hindrance): string {
  if (h.what === 'seats') return t('web.setup.seats_of', { min: h.min, max: h.max });
  return t(`web.setup.${h.what}`, { what: h.words.map((w) => conditionText(game, w)).join(', ') });
}

export function gameName(setup: string): string {
  const { game } = readSetup(setup);
  return has(`game.${game}`) ? t(`game.${game}`) : game;
}

/** "The River, The Abbot": the expansions in play. */
export function moduleNames(setup: string): string {
  const { game, modules } = readSetup(setup);
  return modules.filter((m) => !isQuiet(game, m)).map((m) => moduleName(game, m)).join(', ');
}

/** "New Shores": the scenario, if the set-up names one. */
export function scenarioName(setup: string): string {
  const { game, options } = readSetup(setup);
  return options.scenario === undefined ? '' : said(`row.${game}.scenario.${options.scenario}.name`, '');
}

export function gameTitle(setup: string): string {
  return [gameName(setup), moduleNames(setup)].filter((s) => s !== '').join(': ');
}

/** "3 players · The River": what stands under the name of the game. */
export function setupLine(setup: string): string {
  return [setupWords(setup), moduleNames(setup)].filter((s) => s !== '').join(' · ');
}

/** "Hand limit: 9", "Last city safe: yes": every option that is not as usual, house rules among them. */
export function unusualOptions(setup: string): string[] {
  const { game, options } = readSetup(setup);
  return Object.entries(options).flatMap(([name, value]) => {
    const usually = usual(game, name);
    if (usually === undefined || value === written(usually) || name === 'scenario') return [];
    return [`${optionName(game, name)}: ${typeof usually === 'boolean' ? t(value === '1' ? 'web.yes' : 'web.no') : optionValue(game, name, value)}`];
  });
}
const written = (value: string | number | boolean): string => String(typeof value === 'boolean' ? Number(value) : value);

/** A row's name, or a number in its own words: "9 cards". */
export function optionValue(game: string, name: string, value: string): string {
  const [own, any] = [`web.opt.${game}.${name}.${value}`, `web.opt.${game}.${name}.n`];
  return has(own) ? t(own) : has(any) ? t(any, { n: value }) : rowName(game, name, value);
}

/** "3 players, New Shores, Hand limit: 9": seats, the scenario, and what is not as usual. */
export function setupWords(setup: string): string {
  return [t('web.players', { n: readSetup(setup).seats }), scenarioName(setup), ...unusualOptions(setup)].filter((s) => s !== '').join(', ');
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
