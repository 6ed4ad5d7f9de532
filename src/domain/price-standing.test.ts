import { describe, expect, it } from 'vitest';
import { isVerified, type PricedItem, priceTrust, sourceOfPrice } from './price-standing.ts';

const today = '2026-11-21';

function item(change: Partial<PricedItem> = {}): PricedItem {
  return {
    price: 1_500_000,
    priceStanding: 'confirmed',
    priceSource: 'GB Auto price list',
    priceVerifiedOn: today,
    ...change,
  };
}

describe('priceTrust', () => {
  it('is confirmed while its source was asked within a month', () => {
    expect(priceTrust(item(), today)).toBe('confirmed');
    expect(priceTrust(item({ priceVerifiedOn: '2026-10-22' }), today)).toBe('confirmed');
    expect(priceTrust(item({ priceVerifiedOn: '2026-10-21' }), today)).toBe('indicative');
  });

  it('may be called verified daily for a day', () => {
    expect(isVerified(item({ priceVerifiedOn: '2026-11-20' }), today)).toBe(true);
    expect(isVerified(item({ priceVerifiedOn: '2026-11-19' }), today)).toBe(false);
    expect(isVerified(item({ price: null }), today)).toBe(false);
  });

  it('does not believe a date that is still to come', () => {
    expect(priceTrust(item({ priceVerifiedOn: '2026-11-23' }), today)).toBe('indicative');
  });

  it('goes by the standing, not by the words of the source', () => {
    for (const priceSource of ['GB Auto', 'سعر استرشادي', '\u200findicative', '«indicative»']) {
      for (const priceStanding of ['reported', 'level'] as const) {
        expect(priceTrust(item({ priceSource, priceStanding }), today)).toBe('indicative');
      }
    }
    expect(priceTrust(item({ priceSource: 'Indicative price list' }), today)).toBe('confirmed');
  });

  it('is indicative when source or date are missing', () => {
    expect(priceTrust(item({ priceSource: null }), today)).toBe('indicative');
    expect(priceTrust(item({ priceVerifiedOn: null }), today)).toBe('indicative');
  });

  it('is nothing without a price', () => {
    expect(priceTrust(item({ price: null }), today)).toBe('none');
  });
});

it('names no source of our own estimate', () => {
  expect(sourceOfPrice(item({ priceStanding: 'level' }))).toBeNull();
  expect(sourceOfPrice(item({ priceStanding: 'reported' }))).toBe('GB Auto price list');
});
