import { expect, test } from 'vitest';
import { fiveYears, type YearsCar } from './five-years.ts';

const facts = { insuranceShare: [2, 4], rate: 19 } as const;
const electric: YearsCar = {
  kind: 'electric',
  price: 1_550_000,
  energyMonth: [400, 700],
  km: 1250,
  charger: 40_000,
};

/** 8 litres for 100 km, at 22.25 and 24 a litre. */
const petrol: YearsCar = {
  kind: 'petrol',
  price: 1_250_000,
  energyMonth: [2225, 2400],
  km: 1250,
  charger: 0,
};

// By hand: 45 and 65 % of 1,550,000. The mean value is 1,550,000 x (1 - 0.55 / 2) = 1,123,750, of which 19 % are 213,512.50
// a year, 2 and 4 % 22,475 and 44,950. 75,000 km at 0.60 and 1.20.
test('an electric car over five years', () => {
  const { parts, sum } = fiveYears(electric, facts);
  expect(parts.loss).toEqual([697_500, 1_007_500]);
  expect(parts.interest?.[0]).toBeCloseTo(1_067_562.5, 2);
  expect(parts.insurance?.[0]).toBeCloseTo(112_375, 2);
  expect(parts.insurance?.[1]).toBeCloseTo(224_750, 2);
  expect(parts.service?.[0]).toBeCloseTo(45_000, 2);
  expect(parts.service?.[1]).toBeCloseTo(90_000, 2);
  expect(parts.energy).toEqual([24_000, 42_000]);
  expect(sum[0]).toBeCloseTo(1_986_437.5, 2);
  expect(sum[1]).toBeCloseTo(2_471_812.5, 2);
});

// 30 and 50 % of 1,250,000; mean value 1,000,000; 75,000 km at 1 and 2.
test('a petrol car over five years', () => {
  const { parts, sum } = fiveYears(petrol, facts);
  expect(parts).toMatchObject({
    loss: [375_000, 625_000],
    interest: [950_000, 950_000],
    energy: [133_500, 144_000],
    insurance: [100_000, 200_000],
    service: [75_000, 150_000],
    charger: [0, 0],
  });
  expect(sum).toEqual([1_633_500, 2_069_000]);
});

test('a generator is a motor to look after, too', () => {
  expect(fiveYears({ ...electric, kind: 'extended' }, facts).parts.service?.[1]).toBe(150_000);
});

test('what is not known is in no sum', () => {
  const { parts, sum } = fiveYears(petrol, { insuranceShare: null, rate: null });
  expect(parts).toMatchObject({ insurance: null, interest: null });
  expect(sum).toEqual([583_500, 919_000]);
});
