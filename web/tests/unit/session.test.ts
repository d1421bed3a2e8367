import { describe, expect, it } from 'vitest';
import type { LocalReply, TableMessage, View } from '../../src/lib/protocol-extra';
import { TableSession } from '../../src/lib/session.svelte';
import type { Link, Tagged, Transport } from '../../src/lib/transport';

class FakeLine implements Transport {
  readonly kind = 'server';
  readonly retryAt = 0;
  link: Link = 'online';
  readonly sent: Tagged[] = [];
  #ears = new Set<(r: LocalReply) => void>();
  #links = new Set<(l: Link) => void>();
  send(r: Tagged): void {
    this.sent.push(r);
  }
  on(hear: (r: LocalReply) => void): () => void {
    this.#ears.add(hear);
    return () => this.#ears.delete(hear);
  }
  onLink(hear: (l: Link) => void): () => void {
    this.#links.add(hear);
    return () => this.#links.delete(hear);
  }
  say(r: LocalReply): void {
    for (const e of this.#ears) e(r);
  }
  turn(l: Link): void {
    this.link = l;
    for (const e of this.#links) e(l);
  }
  retry(): void {}
  close(): void {}
  last(t: string): Tagged {
    return this.sent.findLast((r) => r.t === t) as Tagged;
  }
}

const row = (seq: number, text: string, event?: string, args: (string | number)[] = []): LocalReply => ({
  t: 'row',
  table: 't1',
  seq,
  text,
  events: event === undefined ? [] : [{ event, seat: 1, args }],
});
const table: TableMessage = {
  t: 'table', table: 't1', setup: 'catan rev=1 seats=3', status: 'playing', host: 'p1', listed: false, undo: true, rows: 3, you: 1, now: Date.now() + 5000,
  spectators: 0, seats: [{ seat: 1, kind: 'person', name: 'Ann' }, { seat: 2, kind: 'bot', name: 'mcts' }], clock: { kind: 'none', seconds: 0, increment: 0 }, commitment: '', seeds: [],
};
const view = (rows: number): LocalReply => ({
  t: 'view', table: 't1', rows, you: 1, now: Date.now() + 5000, can_undo: true,
  view: { seats: [], places: [], pieces: [], table: { turn_no: 1 }, ask: { seats: [1], may: [] }, moves: { roll: [''] } } as unknown as View,
});
const tick = (): Promise<void> => new Promise((r) => setTimeout(r, 0));

describe('a session', () => {
  it('knows the turn of a game begun in the middle of one, also for those who come late', () => {
    const line = new FakeLine(), s = new TableSession(line, 't1');
    line.say(row(0, '1 road e1', 'built', ['road', 1]));
    line.say(row(1, '1 end', 'turn', [13]));
    expect(s.log.map((e) => e.turn)).toEqual([12, 13]);
    const fresh = new FakeLine(), whole = new TableSession(fresh, 't1');
    fresh.say(row(0, '1 settlement n1', 'built', ['settlement', 1]));
    fresh.say(row(1, '1 end', 'turn', [1]));
    expect(whole.log.map((e) => e.turn)).toEqual([0, 1]);
  });
  it('watches its table and shows it', () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    expect(line.sent[0]).toMatchObject({ t: 'watch', table: 't1', from: 0 });
    line.say(table);
    line.say(view(3));
    expect(s.game).toBe('catan');
    expect(s.you).toBe(1);
    expect(s.asked).toBe(true);
    expect(s.name(1)).toBe('Ann');
    expect(s.isBot(2)).toBe(true);
    expect(s.now() - Date.now()).toBeGreaterThan(4000);
    expect(line.last('geometry')).toBeDefined();
  });

  it('keeps the log in order, once, with turns', async () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    const heard: boolean[] = [];
    s.onEvents((_, r) => heard.push(r.catchUp));
    line.say(row(3, '1 end', 'turn', [2])); // news before what was missed
    line.say(row(0, '~ begin'));
    line.say(row(1, '* dice 3 4', 'turn', [1]));
    line.say(row(2, '1 road e01', 'built', ['road', 1]));
    line.say({ t: 'ok', re: line.sent[0]?.re });
    await tick();
    line.say(row(2, '1 road e01', 'built', ['road', 1]));
    line.say(row(4, '2 roll', 'rolled', [1, 2, 3]));
    expect(s.log.map((e) => [e.seq, e.turn])).toEqual([[1, 1], [2, 1], [3, 2], [4, 2]]);
    expect(heard).toEqual([true, true, true, true, false]);
    expect(new Set(s.log.map((e) => e.id)).size).toBe(4);
  });

  it('forgets what was taken back, and says so', () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    line.say(row(0, '1 road e01', 'built', ['road', 1]));
    line.say(row(1, '1 road e02', 'built', ['road', 2]));
    line.say(row(2, '~ undo 1'));
    expect(s.log.map((e) => [e.seq, e.event.event])).toEqual([[0, 'built'], [2, '~undo']]);
  });

  it('tells what happens at the table as news to those who look on, as log to those who come late', async () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    line.say(row(0, '1 road e01', 'built', ['road', 1]));
    line.say(row(1, '~ late 1'));
    expect([s.log.length, s.news.length]).toEqual([2, 0]);
    line.say(table);
    line.say({ t: 'ok', re: line.last('watch').re });
    await tick();
    line.say(row(2, '~ resign 1'));
    expect(s.news.map((e) => e.event.event)).toEqual(['~resign']);
  });

  it('plays with the rows it has seen, and tells refusals', async () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    line.say(table);
    line.say(view(7));
    const played = s.play('road e00');
    expect(s.busy).toBe(true);
    expect(line.last('play')).toMatchObject({ moves: ['road e00'], rows: 7 });
    line.say({ t: 'error', code: 'rule', text: 'forbidden `road`', clause: 'CB-BUILD-04', re: line.last('play').re });
    expect(await played).toBe(false);
    expect(s.refusal).toMatchObject({ code: 'rule', clause: 'CB-BUILD-04' });
    const again = s.play(['roll']);
    line.say({ t: 'ok', re: line.last('play').re });
    expect(await again).toBe(true);
    expect(s.refusal).toBeNull();
  });

  it('resumes after a break from what it has seen', async () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    line.say(table);
    line.say(row(0, '~ begin'));
    line.say(view(5));
    line.turn('lost');
    expect(s.link).toBe('lost');
    expect(await s.play('roll')).toBe(false);
    expect(s.refusal?.code).toBe('line');
    line.turn('online');
    expect(line.sent.findLast((r) => r.t === 'watch')).toMatchObject({ from: 5 });
  });

  it('says what makes a table unreachable', async () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't1');
    line.say({ t: 'error', code: 'table', text: 'there is no such table', re: line.sent[0]?.re });
    await tick();
    expect(s.fault).toBe('table');
    line.turn('version');
    expect(s.fault).toBe('version');
  });

  it('hears nothing of other tables, and nothing when closed', () => {
    const line = new FakeLine();
    const s = new TableSession(line, 't2');
    line.say(table);
    expect(s.table).toBeNull();
    s.close();
    line.say({ ...table, table: 't2' });
    expect(s.table).toBeNull();
  });
});
