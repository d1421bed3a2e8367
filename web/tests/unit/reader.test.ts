import { beforeAll, describe, expect, it } from 'vitest';
import { laterOf, later, setLanguage } from '../../src/lib/i18n.svelte';
import type { GameEvent, TableMessage } from '../../src/lib/protocol';
import { saidText } from '../../src/lib/said';
import { TableSession } from '../../src/lib/session.svelte';
import type { Transport } from '../../src/lib/transport';
import { eventText, type Scene } from '../../src/lib/words';
import { sentence } from '../../src/catan/model/log';
import { eventSentence } from '../../src/carcassonne/say';

const NAMES = ['', 'Ann', 'Ben', 'Cat'];
const scene = (you?: number): Scene => ({ game: 'catan', name: (s) => NAMES[s] ?? '?', ...(you === undefined ? {} : { you }) });
const ev = (event: string, seat: number, ...args: (string | number)[]): GameEvent => ({ event, seat, args });
beforeAll(async () => {
  await Promise.all([laterOf('catan'), laterOf('carcassonne'), laterOf('elasund'), later('table')]);
});

describe('English', () => {
  beforeAll(() => setLanguage('en'));
  it('says "you" to the reader alone', () => {
    const built = ev('built', 1, 'road', 'e12');
    expect([scene(1), scene(2), scene(0), scene()].map((s) => eventText(s, built))).toEqual([
      'You build a road on e12.', 'Ann builds a road on e12.', 'Ann builds a road on e12.', 'Ann builds a road on e12.',
    ]);
  });
  it('says what is done to the reader', () => {
    expect(eventText(scene(2), ev('stole', 1, 2, 'ore'))).toBe('Ann steals ore from you.');
    expect(eventText(scene(3), ev('stole', 1, 2, 'ore'))).toBe('Ann steals ore from Ben.');
    expect(eventText(scene(2), ev('offer', 1, 1, '2', '1wool:1ore'))).toBe('Ann offers you 1 wool for 1 ore.');
    expect(eventText(scene(2), ev('offer', 1, 1, '2+3', '1wool:1ore'))).toBe('Ann offers 1 wool for 1 ore to Ben, Cat.');
  });
  it('takes no number for a seat', () => {
    expect(eventText(scene(2), ev('toll', 1, 3, 2))).toBe('Ann pays Cat a toll of 2 gold.');
  });
  it('says so in the log, too', () => {
    const text = (you: number) => sentence(scene(you), ev('built', 1, 'city', 'n07')).map((p) => ('text' in p ? p.text : '')).join('');
    expect(text(1)).toMatch(/^You build a city on /);
    expect(text(2)).toMatch(/^Ann builds a city on /);
    const car = { ...scene(1), game: 'carcassonne' };
    expect(eventSentence(car, ev('scored', 1, 6, 'city1', '0,0', '3tiles'), () => 'here')).toBe('You score 6 points, city (here)');
  });
  it('says what happens at the table', () => {
    expect(saidText(scene(1), ev('~resign', 1, '', ''))).toBe('You resign. A bot plays on.');
    expect(saidText(scene(1), ev('~resign', 1, 'Dora', ''))).toBe('Dora resigns. A bot plays on.'); // sat there before
  });
});

describe('Russian', () => {
  beforeAll(() => setLanguage('ru'));
  it('has the verb in the plural', () => {
    expect(eventText(scene(1), ev('built', 1, 'road', 'e12'))).toBe('Вы строите дорогу: e12.');
    expect(eventText(scene(2), ev('built', 1, 'road', 'e12'))).toBe('Ann строит дорогу: e12.');
    expect(eventText(scene(2), ev('robbed', 1, 2))).toBe('Ann берёт у вас карту.');
  });
  it('has every plural of what is counted', () => {
    expect([1, 2, 5].map((n) => eventText(scene(1), ev('owes', 1, n)))).toEqual(['Вам нужно сбросить 1 карту.', 'Вам нужно сбросить 2 карты.', 'Вам нужно сбросить 5 карт.']);
  });
});

describe('the reader', () => {
  const line = (): Transport & { say(r: TableMessage): void } => {
    const ears = new Set<(r: never) => void>();
    return {
      kind: 'local', retryAt: 0, link: 'online', send: () => undefined, onLink: () => () => undefined, retry: () => undefined, close: () => undefined,
      on: (hear) => (ears.add(hear as never), () => undefined), say: (r) => ears.forEach((hear) => hear(r as never)),
    } as Transport & { say(r: TableMessage): void };
  };
  const table = (...kinds: ('person' | 'bot')[]): TableMessage => ({
    t: 'table', table: 't1', setup: 'catan', status: 'playing', host: '', listed: false, undo: true, rows: 0, you: 1, now: 0, spectators: 0,
    seats: kinds.map((kind, i) => ({ seat: i + 1, kind, name: '' })), clock: { kind: 'none', seconds: 0, increment: 0 }, commitment: '', seeds: [],
  });
  it('is the one person of a device, nobody where several share it or only look on', () => {
    const at = (kind: 'local' | 'server' | 'replay', ...kinds: ('person' | 'bot')[]) => {
      const it = line(), session = new TableSession(it, 't1', kind);
      it.say(table(...kinds));
      return session.reader;
    };
    expect(at('local', 'person', 'bot')).toBe(1);
    expect(at('local', 'person', 'person')).toBe(0);
    expect(at('server', 'person', 'person')).toBe(1);
    expect(at('replay', 'person', 'bot')).toBe(0);
  });
});
