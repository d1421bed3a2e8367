// settings.svelte.ts - what a person has chosen for this device. Kept in localStorage; every change applies at once.
import { language, LANGUAGES, setLanguage, t, type Language } from './i18n.svelte';

export type Pace = 'slow' | 'normal' | 'fast' | 'instant';

/** How things move: as the device wishes, in full, in half the time, or not at all. */
export const MOTIONS = ['auto', 'full', 'quick', 'none'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: Motion;
  sound: boolean;
  volume: number; // 0..1
  onlyMyTurn: boolean; // sounds for the own turn only
  confirm: 'always' | 'touch' | 'never';
  hotkeys: boolean; // single-letter keys
  keys: Readonly<Record<string, string>>; // keys of one's own, by the slot's id (table/keys.ts); '' = none
  showKeys: boolean; // every button says its key
  autoRoll: 'never' | 'free' | 'always'; // the dice roll by themselves: while no card is held, or with cards too
  autoPass: boolean; // what can only be passed is passed
  letters: boolean; // letters on terrain
  scale: number; // of everything, in percent
  text: boolean; // text mode: lists instead of pictures
  pace: Pace; // of bots on this device
  level: string; // of the bots of a quick game; '' = the usual one
  name: string; // what others call you
}

/** Sizes to choose from, in percent. */
export const SCALES: readonly number[] = [80, 90, 100, 110, 125, 150];

const KEY = 'thorp.settings';

function preferred(): Language {
  const wish = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  const found = wish.map((l) => l.slice(0, 2)).find((l) => (LANGUAGES as readonly string[]).includes(l));
  return (found as Language | undefined) ?? 'en';
}

export function defaults(): Settings {
  return {
    language: preferred(),
    theme: 'auto',
    motion: 'auto',
    sound: true,
    volume: 0.6,
    onlyMyTurn: false,
    confirm: 'touch',
    hotkeys: true,
    keys: {},
    showKeys: false,
    autoRoll: 'never',
    autoPass: false,
    letters: false,
    scale: 100,
    text: false,
    pace: 'normal',
    level: '',
    name: '',
  };
}

/** Without what this version does not know: another one may have kept it. */
export function known({ motion, ...rest }: Partial<Settings>): Partial<Settings> {
  return motion !== undefined && MOTIONS.includes(motion) ? { ...rest, motion } : rest;
}

function stored(): Partial<Settings> {
  try {
    return known(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>);
  } catch {
    return {};
  }
}

/** Reactive: read it anywhere, change it with `change`. */
export const settings: Settings = $state({ ...defaults(), ...stored() });

function darkWanted(): boolean {
  if (settings.theme !== 'auto') return settings.theme === 'dark';
  return typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
}

/** True when nothing should travel, scale or breathe. */
export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'none';
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const WAY = 300; // milliseconds

/** How long anything may be on its way. */
export function travel(): number {
  return settings.motion === 'quick' ? WAY / 2 : WAY;
}

let drawn = $state(1);

/** How many pixels of the window one of the page has. */
export function unit(): number {
  return drawn;
}

/** Has the page at most so many pixels of its own across? */
export function narrower(pixels: number): boolean {
  return innerWidth <= pixels * unit();
}

/** Played with fingers: sentences do not speak of keys. */
export function fingers(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** True when a first tap shows the ghost and a second one plays it. */
export function asksTwice(pointer: 'mouse' | 'touch' | 'keys'): boolean {
  return settings.confirm === 'always' || (settings.confirm === 'touch' && pointer !== 'mouse');
}

export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = darkWanted() ? 'dark' : 'light';
  root.dataset.motion = still() ? 'none' : settings.motion === 'quick' ? 'quick' : 'full';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', darkWanted() ? '#171412' : '#EFE6D4');
}

export async function change(patch: Partial<Settings>): Promise<void> {
  Object.assign(settings, patch);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // private mode: the choice lasts as long as the page
  }
  applySettings();
  if (patch.scale !== undefined) await resize();
  if (patch.language !== undefined) await speak(patch.language);
}

/** Draws everything larger or smaller. What that takes is fetched by those who want it. */
async function resize(): Promise<void> {
  const { scaleTo } = await import('../settings/scale');
  drawn = scaleTo(settings.scale, (scale) => (drawn = scale));
}

/** The page, and what it says of itself to browsers and to a home screen, in this language. */
async function speak(wanted: Language): Promise<void> {
  await setLanguage(wanted);
  document.querySelector('meta[name=description]')?.setAttribute('content', t('web.description'));
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./manifest${language() === 'en' ? '' : `.${language()}`}.webmanifest`);
}

/** Called once before the page is drawn. */
export async function startSettings(): Promise<void> {
  for (const query of ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)'])
    matchMedia(query).addEventListener('change', applySettings);
  applySettings();
  if (settings.scale !== 100) await resize();
  await speak(settings.language);
}
