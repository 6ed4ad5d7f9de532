import { describe, expect, it } from 'vitest';
import { isVerified, type PricedItem, priceStanding } from './price-standing';

const today = '2026-11-21';

function item(change: Partial<PricedItem> = {}): PricedItem {
  return {
    price: 1_500_000,
    priceSource: 'GB Auto price list',
    priceVerifiedOn: today,
    ...change,
  };
}

describe('priceStanding', () => {
  it('is confirmed while its source was asked within a month', () => {
    expect(priceStanding(item(), today)).toBe('confirmed');
    expect(priceStanding(item({ priceVerifiedOn: '2026-10-22' }), today)).toBe('confirmed');
    expect(priceStanding(item({ priceVerifiedOn: '2026-10-21' }), today)).toBe('indicative');
  });

  it('may be called verified daily for a day', () => {
    expect(isVerified(item({ priceVerifiedOn: '2026-11-20' }), today)).toBe(true);
    expect(isVerified(item({ priceVerifiedOn: '2026-11-19' }), today)).toBe(false);
    expect(isVerified(item({ price: null }), today)).toBe(false);
  });

  it('does not believe a date that is still to come', () => {
    expect(priceStanding(item({ priceVerifiedOn: '2026-11-23' }), today)).toBe('indicative');
  });

  it('is indicative when its source says so, or when source or date are missing', () => {
    const indicative = item({ priceSource: 'Indicative, not a quotation' });
    expect(priceStanding(indicative, today)).toBe('indicative');
    expect(priceStanding(item({ priceSource: null }), today)).toBe('indicative');
    expect(priceStanding(item({ priceVerifiedOn: null }), today)).toBe('indicative');
  });

  it('is nothing without a price', () => {
    expect(priceStanding(item({ price: null }), today)).toBe('none');
  });
});
