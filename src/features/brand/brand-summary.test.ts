import { describe, expect, it } from 'vitest';
import { sampleCar as car } from '#domain/fixture.ts';
import { priceClaim, summariseBrand } from './brand-summary.ts';

const today = '2026-11-21';

const extended = { powertrain: 'EREV', range: 200, evRange: 200, combinedRange: 1120 } as const;

describe('priceClaim', () => {
  it('is verified only when every price was verified within a day', () => {
    expect(priceClaim([car(), car({ priceVerifiedOn: '2026-11-20' })], today)).toEqual({
      kind: 'verified',
    });
    expect(priceClaim([car(), car({ priceVerifiedOn: '2026-11-18' })], today)).toEqual({
      kind: 'indicative',
      lastChecked: '2026-11-18',
    });
  });

  it('never calls our own estimate verified, however fresh', () => {
    const seeded = car({ priceStanding: 'level' });
    expect(priceClaim([car(), seeded], today)).toEqual({ kind: 'level', entered: today });
    const undated = car({ priceStanding: 'level', priceVerifiedOn: null });
    expect(priceClaim([car(), undated], today)).toEqual({ kind: 'level', entered: null });
  });

  it('names no date for all when one price has none', () => {
    expect(priceClaim([car(), car({ priceVerifiedOn: null })], today)).toEqual({
      kind: 'indicative',
      lastChecked: null,
    });
  });

  it('gives cars without a price no say, and claims nothing without any price', () => {
    const unpriced = car({ price: null, priceVerifiedOn: null });
    expect(priceClaim([car(), unpriced], today)).toMatchObject({ kind: 'verified' });
    expect(priceClaim([unpriced], today)).toEqual({ kind: 'none' });
    expect(priceClaim([], today)).toEqual({ kind: 'none' });
  });
});

describe('summariseBrand', () => {
  it('spans prices, and ranges of battery-electric and range-extended cars apart', () => {
    const summary = summariseBrand(
      [car(), car({ range: 405, price: 850_000 }), car({ ...extended, price: null })],
      today,
    );
    expect(summary).toMatchObject({
      modelCount: 3,
      electricCount: 2,
      extendedCount: 1,
      range: { min: 405, max: 570 },
      extendedElectricRange: { min: 200, max: 200 },
      extendedCombinedRange: { min: 1120, max: 1120 },
      price: { min: 850_000, max: 2_200_000 },
    });
  });

  it('leaves missing figures out instead of counting them as zero', () => {
    const bare = car({ range: null, price: null, rangeCycle: null, dcChargingPower: null });
    expect(summariseBrand([bare], today)).toMatchObject({
      range: null,
      price: null,
      rangeCycles: [],
      fastestDcPower: null,
    });
  });

  it('counts body types and connectors, the most frequent first', () => {
    const models = [
      car(),
      car({ bodyType: 'SUV', chargingProtocol: 'GB/T' }),
      car({ bodyType: 'SUV' }),
    ];
    const { bodyTypes, connectors } = summariseBrand(models, today);
    expect(bodyTypes).toEqual([
      { value: 'SUV', count: 2 },
      { value: 'Sedan', count: 1 },
    ]);
    expect(connectors).toEqual([
      { value: 'CCS2', count: 2 },
      { value: 'GB/T', count: 1 },
    ]);
  });

  it('tells official, parallel and unknown channels apart and names each dealer once', () => {
    const models = [
      car(),
      car({ dealer: 'GB Auto' }),
      car(),
      car({ importChannel: 'parallel', dealer: 'A trader' }),
      car({ importChannel: null, dealer: null }),
    ];
    expect(summariseBrand(models, today)).toMatchObject({
      officialCount: 3,
      parallelCount: 1,
      officialDealers: ['Al Amal', 'GB Auto'],
    });
  });

  it('of a brand without models has nothing to say', () => {
    expect(summariseBrand([], today)).toMatchObject({
      modelCount: 0,
      bodyTypes: [],
      price: null,
      priceClaim: { kind: 'none' },
    });
  });
});
