import { describe, expect, it } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { carMeta, rangeSubtitle } from './figures.ts';
import { fullCar, sampleBlank, sampleHybrid } from './fixture.ts';

describe('rangeSubtitle', () => {
  it('names the test cycle', () => {
    expect(rangeSubtitle(fullCar)).toBe('Up to 570 km on one charge (WLTP)');
    expect(rangeSubtitle({ ...fullCar, rangeCycle: null })).toBe('Up to 570 km on one charge');
  });

  it('tells the ranges of a range-extended car apart', () => {
    expect(rangeSubtitle(sampleHybrid)).toBe(
      '200 km on electricity · 1,120 km combined with the petrol generator · CLTC figures',
    );
    expect(rangeSubtitle({ ...sampleHybrid, combinedRange: null, rangeCycle: null })).toBe(
      '200 km on electricity',
    );
  });

  it('says so when there is none', () => {
    const none = { range: null, evRange: null, combinedRange: null };
    expect(rangeSubtitle(sampleBlank)).toBe('Range not stated by the maker');
    expect(rangeSubtitle({ ...sampleHybrid, ...none })).toBe('Range not stated by the maker');
  });
});

const today = '2026-11-21';

describe('carMeta', () => {
  it('calls only a confirmed price confirmed', () => {
    const confirmed = { ...fullCar, priceStanding: 'confirmed' } as const;
    expect(carMeta(confirmed, today).description).toMatch(/confirmed price EGP.2,200,000/);
    expect(carMeta(confirmed, '2027-01-01').description).toMatch(/indicative price EGP.2,200,000/);
  });

  it('describes the car by what is known', () => {
    expect(carMeta(fullCar, today).title).toBe('BYD Seal RWD: price and range in Egypt');
    expect(carMeta(fullCar, today).description).toMatch(
      /up to 570 km on one charge \(WLTP\), 82\.5 kWh battery, price level EGP.2,200,000\./,
    );
  });

  it('stays a sentence when nothing is known', () => {
    expect(carMeta(sampleBlank, today).description).toBe(
      'BYD Seal RWD in Egypt. Full specifications and running cost.',
    );
  });
});

it('describes a car in Arabic without a Latin comma or unit', () => {
  const { description } = inArabic(() => carMeta(fullCar, today));
  expect(description).toMatch(/٥٧٠\sكم.*، .*٨٢٫٥\sك\.و\.س.*، .*ج\.م\./);
  expect(description).not.toMatch(/,\s|km|kWh|EGP/);
});
