import { describe, expect, it } from 'vitest';
import { bundleText, burst, covers, dealText, missing, offerMove, readBundle, readDeal, step, total, turned } from '../../../src/catan/model/cards';

describe('bundles', () => {
  it('are written in the order of the kinds', () => {
    expect(bundleText({ ore: 1, wool: 2 })).toBe('2wool+1ore');
    expect(bundleText({})).toBe('-');
    expect(bundleText({ brick: 0 })).toBe('-');
  });
  it('are read back', () => {
    expect(readBundle('2wool+1ore')).toEqual({ wool: 2, ore: 1 });
    expect(readBundle('-')).toEqual({});
    expect(readBundle('11grain')).toEqual({ grain: 11 });
  });
  it('say what is missing', () => {
    expect(missing({ brick: 1 }, { brick: 1, lumber: 1 })).toEqual({ lumber: 1 });
    expect(missing({ ore: 5, grain: 2 }, { ore: 3, grain: 2 })).toEqual({});
    expect(covers({ ore: 2 }, { ore: 3 })).toBe(false);
  });
  it('step by one, never below nothing or above the most', () => {
    expect(step({}, 'ore', 1)).toEqual({ ore: 1 });
    expect(step({ ore: 1 }, 'ore', -1)).toEqual({});
    expect(step({ ore: 2 }, 'ore', 1, 2)).toEqual({ ore: 2 });
  });
});

describe('deals', () => {
  const deal = { give: { wool: 1 }, want: { ore: 1 } };
  it('are written as the notation has them', () => {
    expect(dealText(deal)).toBe('1wool:1ore');
    expect(dealText({ give: { wool: 2, ore: 1 }, want: { brick: 1 } })).toBe('2wool+1ore:1brick');
  });
  it('are read back and turned round', () => {
    expect(readDeal('1wool:1ore')).toEqual(deal);
    expect(readDeal('1wool')).toBeUndefined();
    expect(dealText(turned(deal))).toBe('1ore:1wool');
  });
  it('go to everybody or to some', () => {
    expect(offerMove(deal, [])).toBe('offer 1wool:1ore');
    expect(offerMove(deal, [3, 2])).toBe('offer 1wool:1ore 2+3');
  });
});

describe('bursts', () => {
  it('are one move a card', () => {
    const cards = { ore: 2, brick: 1 };
    expect(burst('discard', cards)).toEqual(['discard brick', 'discard ore', 'discard ore']);
    expect(burst('pick', { wool: 1 })).toEqual(['pick wool']);
    expect(burst('discard', cards)).toHaveLength(total(cards));
  });
});
