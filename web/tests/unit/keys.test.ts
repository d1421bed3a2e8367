import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { commandOf as carcassonne, lines as ofCarcassonne } from '../../src/carcassonne/keys';
import { lines as ofKnights } from '../../src/catan/ck/keys';
import { extra } from '../../src/catan/ck/extra';
import { commandOf as catan, keyed, linesFor, type KeyState } from '../../src/catan/keys';
import { ACTIONS } from '../../src/catan/model/actions';
import { commandOf as elasund, lines as ofElasund } from '../../src/elasund/keys';
import { has, setLanguage } from '../../src/lib/i18n.svelte';
import { familyKeys } from '../../src/table/families';
import { settings } from '../../src/lib/settings.svelte';
import { given, others, type Book } from '../../src/settings/own-keys';
import { lines as ofTraders } from '../../src/catan/traders/keys';
import { arrowOf, COMMON_KEYS, inForce, keyOf, REPLAY_KEYS, type KeyLine, type Press } from '../../src/table/keys';

const press = (key: string, more: Partial<Press> = {}): Press => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });
/** What a Russian keyboard sends for the key with this Latin letter. */
const RUSSIAN = Object.fromEntries([...'qwertyuiopasdfghjklzxcvbnm'].map((latin, i) => [latin, [...'йцукенгшщзфывапролдячсмить'][i]!]));
const russian = (latin: string, more: Partial<Press> = {}): Press => press(RUSSIAN[latin] ?? latin, { code: `Key${latin.toUpperCase()}`, ...more });
/** What is printed in the list, as it is pressed. */
function pressed(label: string): Press {
  const [modifier, key] = label.includes(' ') ? label.split(' ') : ['', label];
  const named: Record<string, string> = { Space: ' ', Esc: 'Escape', '−': '-' };
  return press(named[key!] ?? (key!.length === 1 ? key!.toLowerCase() : key!), { shiftKey: modifier === 'Shift', ctrlKey: modifier === 'Ctrl' });
}

const state: KeyState = { letters: true, prefixed: false, offered: false, buildKeys: 'rscd' };
const knights: KeyState = { ...state, buildKeys: [...ACTIONS.filter((a) => !extra.without?.includes(a.word)), ...(extra.actions ?? [])].map((a) => a.key).join('') };
const TABLES: [string, (e: Press) => unknown, readonly KeyLine[]][] = [
  ['Catan', (e) => catan(e, state) ?? catan(e, { ...state, offered: true }), linesFor(ACTIONS)],
  ['Cities & Knights', (e) => catan(e, knights) ?? catan(e, { ...knights, offered: true }), linesFor([...ACTIONS.filter((a) => !extra.without?.includes(a.word)), ...(extra.actions ?? [])])],
  ['Carcassonne', (e) => carcassonne(e, true), ofCarcassonne],
  ['Elasund', (e) => elasund(e, true), ofElasund],
];

describe.each(TABLES)('the keys of %s', (_, read, lines) => {
  it('mean the same under a Russian layout', () => {
    for (const latin of Object.keys(RUSSIAN)) expect([latin, read(russian(latin))]).toEqual([latin, read(press(latin, { code: `Key${latin.toUpperCase()}` }))]);
    expect(read(russian('z', { ctrlKey: true }))).toEqual({ do: 'undo' });
  });
  it('do something when the list says so, each one thing', () => {
    const elsewhere = ['←', '→', '↑', '↓', 'Home', 'End', 'Tab', '…', '?']; // heard by the board, the browser and the frame
    const labels = inForce([...lines, ...COMMON_KEYS]).flatMap((line) => line.keys.filter((k) => !elsewhere.includes(k)));
    for (const label of labels.filter((k) => k !== 'Y')) expect([label, read(pressed(label))]).not.toEqual([label, null]);
    expect(read(pressed('Y')), 'the hint is the screen’s: no table takes its key').toBeNull();
    const letters = labels.filter((l) => /^[A-Z]$/.test(l) && l !== 'C'); // C builds a city, or answers an offer
    expect(new Set(letters).size).toBe(letters.length);
  });
});

it('roads, trade and turning a tile are where they were, under a Russian layout too', () => {
  expect(catan(press('к', { code: 'KeyR' }), state)).toEqual({ do: 'build', key: 'r' });
  expect(catan(press('е', { code: 'KeyT' }), state)).toEqual({ do: 'trade' });
  expect(catan(press('Ш', { code: 'KeyI' }), knights)).toEqual({ do: 'build', key: 'i' });
  expect(catan(press('ф', { code: 'KeyA' }), { ...state, offered: true })).toEqual({ do: 'accept' });
  expect(carcassonne(press('к', { code: 'KeyR' }), true)).toEqual({ do: 'rotate', by: 1 });
  expect(elasund(press('д', { code: 'KeyL' }), true)).toEqual({ do: 'tab', tab: 'dice' });
});

it('a key is its Latin letter where it has one, its place on the keyboard where it has none', () => {
  expect(keyOf(press('z', { code: 'KeyY' }))).toBe('z'); // a German keyboard
  expect(keyOf(press('я', { code: 'KeyZ' }))).toBe('z');
  expect(keyOf(press('&', { code: 'Digit1' }))).toBe('1'); // a French one
  expect(keyOf(press('!', { code: 'Digit1', shiftKey: true }))).toBe('!');
  expect(keyOf(press('?', { code: 'Digit7', shiftKey: true }))).toBe('?'); // Russian
  expect(keyOf(press(',', { code: 'Slash', shiftKey: true }))).toBe('?');
  expect(keyOf(press('Enter', { code: 'NumpadEnter' }))).toBe('Enter');
});

describe('keys of one\'s own', () => {
  afterEach(() => void (settings.keys = {}));
  const printed = (lines: readonly KeyLine[], what: string): string[] => inForce(lines).find((l) => l.what === what)?.keys ?? [];

  it('are heard instead of the usual ones, under another alphabet too, and are listed', () => {
    settings.keys = { undo: 'j', 'catan.trade': ',', main: 'v', left: 'a' };
    expect(catan(press('j'), state)).toEqual({ do: 'undo' });
    expect(elasund(russian('j'), true)).toEqual({ do: 'undo' });
    expect(catan(press('u'), state)).toBeNull();
    expect(catan(press('z', { ctrlKey: true }), state)).toEqual({ do: 'undo' });
    expect(catan(press(','), state)).toEqual({ do: 'trade' });
    expect(catan(press('б', { code: 'Comma' }), state)).toEqual({ do: 'trade' });
    expect(catan(press('v'), state)).toEqual({ do: 'main' });
    expect(catan(press('v'), { ...state, letters: false })).toBeNull();
    expect([press('a'), press('ф', { code: 'KeyA' }), press('b'), press('ArrowLeft')].map(arrowOf)).toEqual(['ArrowLeft', 'ArrowLeft', 'b', 'ArrowLeft']);
    expect(printed(COMMON_KEYS, 'web.key.undo')).toEqual(['Ctrl Z', 'J']);
    expect(printed(linesFor(ACTIONS), 'web.key.trade')).toEqual([',']);
    expect(printed(COMMON_KEYS, 'web.key.arrows')).toEqual(['←', '→', '↑', '↓', 'A']);
  });
  it('of the buttons are those of the buttons', () => {
    settings.keys = { 'catan.road': 'z', 'catan.city': '' };
    const buttons = keyed(ACTIONS), held: KeyState = { ...state, buildKeys: buttons.map((a) => a.key).join('') };
    expect(buttons.map((a) => a.key)).toEqual(['z', 's', '', 'd']);
    expect(catan(press('z'), held)).toEqual({ do: 'build', key: 'z' });
    expect(catan(press('r'), held)).toBeNull();
    expect(printed(linesFor(buttons), 'web.key.city')).toEqual([]);
  });
  it('the list of a table does not promise a key that a button has taken', () => {
    expect(printed([...ofTraders, ...COMMON_KEYS], 'web.key.undo')).toEqual(['Ctrl Z']); // U upgrades the baggage train there
    expect(printed(COMMON_KEYS, 'web.key.undo')).toEqual(['Ctrl Z', 'U']);
  });
  it('name those who have the key already at the same table, and take it from them', () => {
    const books: Book[] = [
      { game: '', module: '', lines: COMMON_KEYS },
      { game: 'catan', module: '', lines: linesFor(ACTIONS) },
      { game: 'catan', module: 'traders', lines: ofTraders },
      { game: 'carcassonne', module: '', lines: ofCarcassonne },
      { game: 'elasund', module: '', lines: ofElasund },
    ];
    const found = (id: string, key: string): string[] => others(books, id, key).map((h) => h.slot.id);
    expect(found('catan.road', 'q')).toEqual([]); // Q turns tiles, at another table
    expect(found('catan.road', 's')).toEqual(['catan.settlement']);
    expect(found('catan.road', 'a')).toEqual([]); // A accepts an offer, and then nobody builds
    expect(found('catan.accept', 'c')).toEqual(['catan.counter']);
    expect(found('undo', 'g')).toEqual(['catan.grain', 'carcassonne.grid']);
    expect(found('next', 'l')).toEqual(['dice', 'carcassonne.tiles']);
    expect(given(books, {}, 'undo', 'g')).toEqual({ undo: 'g', 'catan.grain': '', 'carcassonne.grid': '' });
    settings.keys = { undo: 'g', 'catan.grain': '', 'carcassonne.grid': '' };
    expect(given(books, settings.keys, 'undo', '')).toEqual({ undo: '', 'catan.grain': '', 'carcassonne.grid': '' });
    expect(given(books, settings.keys, 'carcassonne.grid', 'g')).toEqual({ undo: '', 'catan.grain': '' }); // G is usual there
  });
});

describe('the list of keys', () => {
  beforeAll(() => setLanguage('en'));
  it('has a book for every family and its modules, and a sentence for every line', async () => {
    const books = await familyKeys();
    const files = Object.keys(import.meta.glob(['../../src/*/keys.ts', '../../src/*/*/keys.ts', '!../../src/table/keys.ts'])).map((path) => path.split('/').slice(3, -1).join(' '));
    expect(books.map((b) => `${b.game} ${b.module}`.trim()).sort()).toEqual(files.sort());
    expect(books.filter((b) => b.module === '').map((b) => b.game)).toEqual(['catan', 'carcassonne', 'elasund']);
    for (const line of [...books.flatMap((b) => b.lines), ...COMMON_KEYS, ...REPLAY_KEYS]) expect([line.what, has(line.what)]).toEqual([line.what, true]);
  });
  it('of a table with an expansion has its keys, and not those it took away', () => {
    const [, , lines] = TABLES[1]!;
    expect(ofKnights.every((k) => lines.some((l) => l.what === k.what))).toBe(true);
    expect(inForce(lines).some((l) => l.what === 'web.key.buy' || l.what === 'web.key.ids')).toBe(false);
  });
});
