import { describe, expect, it } from 'vitest';
import { type PricedItem, priceStanding } from './price';

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
  it('is verified while its source was asked within a day', () => {
    expect(priceStanding(item(), today)).toBe('verified');
    expect(priceStanding(item({ priceVerifiedOn: '2026-11-20' }), today)).toBe('verified');
  });

  it('is indicative from the second day on', () => {
    expect(priceStanding(item({ priceVerifiedOn: '2026-11-19' }), today)).toBe('indicative');
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
