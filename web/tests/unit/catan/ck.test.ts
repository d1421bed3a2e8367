// Cities & Knights on the table: every move of the engine has a place of its own, an attack is told as it was, cards know
// their decks and targets.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { hasExtras, loadExtras, type Extra } from '../../../src/catan/extras';
import { lastBattle } from '../../../src/catan/ck/battle';
import { CARDS, CARD_WORDS, handOf, targetOf } from '../../../src/catan/ck/cards';
import { CARD_PICTURE, CK_PIECES } from '../../../src/catan/ck/art';
import { player } from '../../../src/catan/art/inks';
import { questionWords } from '../../../src/catan/model/actions';
import { eitherWay, targets } from '../../../src/table/model/moves';
import type { GameEvent } from '../../../src/lib/protocol';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';

const src = resolve(import.meta.dirname, '../../../../src/catan');
const defs = (file: string, name: string): string[][] =>
  [...readFileSync(resolve(src, file), 'utf8').matchAll(new RegExp(`^${name}\\(\\w+,\\s*"([\\w.]+)",?(.*)$`, 'gm'))].map((m) => [m[1]!, m[2]!]);

let extra: Extra;
beforeAll(async () => {
  extra = (await loadExtras('catan rev=1 +ck seats=3'))[0]!;
}, 60000);

describe('the table of extras', () => {
  it('follows the modules of the set-up', async () => {
    expect(hasExtras('catan seats=4')).toBe(false);
    expect(hasExtras('catan +friendly seats=4')).toBe(false);
    expect(hasExtras('catan +friendly +ck seats=4')).toBe(true);
    expect(await loadExtras('catan seats=4')).toEqual([]);
  });
});

describe('moves and questions of the engine', () => {
  it('each have a place of their own', () => {
    const chance = ['event', 'progress'];
    const placed = new Set([...(extra.words ?? []), ...(extra.actions ?? []).map((a) => a.word), ...Object.values(extra.questions ?? {}).flatMap(questionWords), ...Object.keys(extra.pieces ?? {})]);
    const words = defs('ck_moves.def', 'MOVE').map(([word]) => word!);
    expect(words.length).toBeGreaterThan(45);
    expect(words.filter((w) => !chance.includes(w) && !placed.has(w))).toEqual([]);
  });
  it('each frame that asks somebody is described, with a sentence for those asked and those who wait', async () => {
    const asking = defs('ck_frames.def', 'FRAME').filter(([, rest]) => /(ck|cat)_gen_/.test(rest!) && !/"(event|progress)"/.test(rest!)).map(([name]) => name!);
    expect(asking.length).toBeGreaterThan(14);
    expect(asking.filter((name) => extra.questions?.[name] === undefined)).toEqual([]);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const name of asking) {
        expect(has(`web.catan.wait.${name}`), name).toBe(true);
        expect(has(`web.catan.ask.${name}`) || has(`web.catan.ck.ask.${name.slice(3)}`), name).toBe(true);
        const main = extra.questions?.[name]?.main;
        if (main !== undefined) expect(has(`web.catan.main.${main}.${name}`), name).toBe(true);
      }
    }
  });
});

describe('progress cards', () => {
  it('are those of the engine, each with picture, text and short name in both languages', async () => {
    const cards = [...defs('ck_cards.def', 'CARD_NAME').map(([name]) => name!), 'road_building'].sort();
    expect(Object.keys(CARDS).sort()).toEqual(cards);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const card of cards) {
        expect(CARD_PICTURE[card], card).toBeTruthy();
        for (const key of [`web.catan.ck.card.${card}`, `web.catan.short.${card}.ck`]) expect(has(key), key).toBe(true);
      }
    }
  });
  it('belong to the decks the engine says', () => {
    for (const [card, rest] of defs('ck_cards.def', 'CARD_NAME')) expect(CARDS[card!]?.deck, card).toBe(/SCIENCE|POLITICS|TRADE/.exec(rest!)?.[0].toLowerCase());
  });
  it('are played by moves of the engine', () => {
    const words = new Set(defs('ck_moves.def', 'MOVE').map(([word]) => word!));
    expect(CARD_WORDS.filter((w) => !words.has(w))).toEqual([]);
  });
  it('find their kind of target in the moves', () => {
    const moves = { crane: [''], spy: ['2', '3'], alchemist: ['1 1', '1 2'], merchant: ['h03'], inventor: ['h03 h05'], merchant_fleet: ['brick', 'cloth'] };
    expect(Object.keys(moves).map((w) => targetOf(moves, w))).toEqual(['none', 'seat', 'dice', 'board', 'board', 'kind']);
    expect(targetOf(moves, 'bishop')).toBe('off');
  });
  it('stand deck by deck in the hand', () => {
    expect(handOf({ smith: 1, merchant: 2, spy: 1, crane: 0 }).map((c) => c.card)).toEqual(['merchant', 'spy', 'smith']);
  });
});

describe('two places', () => {
  it('of the Inventor are chosen in either order', () => {
    const moves = eitherWay({ inventor: ['h03 h05', 'h03 h09'], knight_move: ['n01 n02'] }, extra.either ?? []);
    expect(targets('catan', moves, 'inventor')).toEqual(['h03', 'h05', 'h09']);
    expect(targets('catan', moves, 'inventor', ['h05'])).toEqual(['h03']);
    expect(targets('catan', moves, 'knight_move')).toEqual(['n01']);
  });
});

describe('an attack', () => {
  const told = (events: GameEvent[]): { id: number; seq: number; turn: number; event: GameEvent }[] => events.map((event, i) => ({ id: i, seq: i, turn: 9, event }));
  const ev = (event: string, seat: number | undefined, ...args: (number | string)[]): GameEvent => (seat === undefined ? { event, args } : { event, seat, args });
  it('is nothing before the first', () => {
    expect(lastBattle(told([ev('rolled', 1, 1, 2, 3)]))).toBeUndefined();
  });
  it('that is lost names who loses which city, and who does not and why', () => {
    const battle = lastBattle(told([
      ev('attack', undefined, 4, 2), ev('defence', 1, 0, 2, 0), ev('defence', 2, 2, 1, 0), ev('defence', 3, 0, 1, 1), ev('robber_freed', undefined),
      ev('barbarians_win', undefined), ev('loser', 1, 0), ev('spared', 2, 2), ev('immune', 3), ev('lost_city', 1, 'n20'), ev('wall_lost', 1, 'n20'), ev('income', 2, '1ore'),
    ]));
    expect(battle).toMatchObject({ turn: 9, fresh: true, barbarians: 4, defence: 2, won: false, freed: true });
    expect(battle?.fighters.map((x) => [x.seat, x.strength, x.cities, x.metropolises, x.fate, x.lost, x.wall])).toEqual([
      [1, 0, 2, 0, 'loser', 'n20', true], [2, 2, 1, 0, 'spared', undefined, false], [3, 0, 1, 1, 'immune', undefined, false],
    ]);
  });
  it('that is won names the defender; the last one counts, and only what belongs to it', () => {
    const battle = lastBattle(told([
      ev('attack', undefined, 9, 0), ev('barbarians_win', undefined), ev('turn', 2, 10),
      ev('attack', undefined, 2, 3), ev('defence', 1, 3, 1, 0), ev('defence', 2, 0, 1, 0), ev('knights_win', undefined), ev('defender', 1, 1), ev('turn', 2, 11), ev('loser', 2, 0),
    ]));
    expect(battle).toMatchObject({ fresh: false, barbarians: 2, defence: 3, won: true, freed: false });
    expect(battle?.fighters.map((x) => x.fate)).toEqual(['defender', '']);
  });
});

describe('knights', () => {
  it('look different by strength and state', () => {
    const looks = [1, 2, 3].flatMap((strength) => [true, false].map((active) => CK_PIECES.knight!.draw(player(1), { kind: 'knight', at: 'n01', owner: 1, strength, active })));
    expect(new Set(looks).size).toBe(6);
    const keys = [1, 2, 3].flatMap((strength) => [true, false].map((active) => CK_PIECES.knight!.look!({ kind: 'knight', at: 'n01', strength, active })));
    expect(new Set(keys).size).toBe(6);
  });
});
