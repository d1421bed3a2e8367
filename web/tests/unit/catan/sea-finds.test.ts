// The Fog Island, A New World, the Forgotten Tribe on the table: their questions have a place and sentences, gifts and tokens are read as the
// engine writes them.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadExtras, type Extra } from '../../../src/catan/extras';
import { questionWords } from '../../../src/catan/model/actions';
import { printed, tokenText } from '../../../src/catan/sea/harbours';
import { PARTS, partsOf } from '../../../src/catan/sea/parts';
import { gift } from '../../../src/catan/sea/parts/tribe/art';
import { giftsOf, tokenOf, tribeSeat } from '../../../src/catan/sea/parts/tribe/view';
import type { View } from '../../../src/catan/view';
import { has, setLanguage } from '../../../src/lib/i18n.svelte';

let extra: Extra;
beforeAll(async () => {
  extra = (await loadExtras('catan rev=2 +sea seats=4'))[0]!;
}, 60000);

const view = (table: object, pieces: object[] = []): View => ({ seats: [], places: [], pieces, ask: {}, moves: {}, table }) as unknown as View;
const GIFTS = [{ kind: 'gift_chip', at: 'e02' }, { kind: 'gift_card', at: 'e01' }, { kind: 'gift_harbour', at: 'e00', token: 1, harbour: 'brick', rate: 2 }];

describe('parts', () => {
  it('are those whose key the table has', () => {
    for (const key of ['fog', 'world', 'tribe']) {
      expect(PARTS.map((p) => p.key)).toContain(key);
      expect(partsOf(view({ [key]: {} })).map((p) => p.key)).toEqual([key]);
    }
  });
  it('have a place for every move, and sentences in both languages', async () => {
    const placed = new Set([...(extra.words ?? []), ...Object.values(extra.questions ?? {}).flatMap(questionWords)]);
    for (const word of ['harbour', 'place_harbour', 'keep_world', 'deal_again']) expect(placed.has(word), word).toBe(true);
    for (const language of ['en', 'ru'] as const) {
      await setLanguage(language);
      for (const frame of ['sea.harbour', 'sea.kept', 'sea.layout']) expect(has(`web.catan.ask.${frame}`) && has(`web.catan.wait.${frame}`), frame).toBe(true);
      for (const kind of ['gift_chip', 'gift_card', 'gift_harbour']) expect(has(`web.catan.piece.${kind}`) && has(`web.catan.sea.tribe.find.${kind}`), kind).toBe(true);
    }
    await setLanguage('en');
  });
});

describe('tokens', () => {
  it('say their rate and their kind', () => {
    expect(tokenText(printed('any'))).toBe('3:1');
    expect(tokenText(printed('wool'))).toBe('2:1 wool');
    expect(tokenText({ harbour: 'ore', rate: 2 })).toBe('2:1 ore');
  });
});

describe('gifts', () => {
  it('are the pieces of the tribe alone', () => {
    expect(giftsOf(view({}, [...GIFTS, { kind: 'ship', at: 'e09', owner: 1 }])).map((p) => p.at)).toEqual(['e02', 'e01', 'e00']);
    expect(tokenOf(GIFTS[2] as never)).toEqual({ harbour: 'brick', rate: 2 });
  });
  it('look different', () => {
    const looks = GIFTS.map((g) => gift(g as never));
    expect(new Set(looks).size).toBe(3);
    expect(looks[2]).toContain('2:1');
  });
  it('are counted for their seat', () => {
    const kept = [{ token: 4, harbour: 'grain', rate: 2 }];
    const table = { tribe: { chips: 7, cards: 4, harbours: 5, seats: [{ seat: 1, parts: { gifts: 1 }, kept }, { seat: 2, parts: { gifts: 0 }, kept: [] }] } };
    expect(tribeSeat(view(table), 1)?.kept).toEqual(kept);
    expect(extra.points?.(view(table), 1)).toEqual([['gifts of the tribe', 1]]);
    expect(extra.points?.(view(table), 2)).toEqual([['gifts of the tribe', 0]]);
  });
});
