import { describe, expect, it, test } from 'vitest';
import {
  bankOfferIn,
  bearsLoan,
  equalReducingRate,
  flatInstalment,
  flatOfferIn,
  incomeFor,
  instalmentsFor,
  loanFor,
  reducingInstalment,
  shownLoan,
} from './loan.ts';
import { moneyFigures } from './money-fixture.ts';

describe('loanFor', () => {
  it('is the price without what is paid down', () => {
    expect(loanFor('1,200,000', '300000')).toEqual({
      amount: 900_000,
      price: 1_200_000,
      downShare: 0.25,
    });
    expect(loanFor('1,200,000', '25%')).toEqual(loanFor('1,200,000', '300000'));
    expect(loanFor('١٬٢٠٠٬٠٠٠', '٠')).toMatchObject({ amount: 1_200_000, downShare: 0 });
    expect(loanFor('500000', '500000')).toMatchObject({ amount: 0, downShare: 1 });
  });

  it.each([
    ['', ''],
    ['1200000', ''],
    ['abc', '1000'],
    ['1200000', '-5'],
    ['0', '0'],
    // Meant in millions, as is said beside the field.
    ['1.2', '0'],
    ['100000', '100001'],
  ])('is none for %j and %j', (price, down) => {
    expect(loanFor(price, down)).toBeNull();
  });
});

const figure = (id: string, value: number, unit: string, loan = 'cib_ev') => ({
  id: `loan_${loan}_${id}`,
  value,
  unit,
  validFrom: '2026-11-20',
  source: 'somewhere',
  note: null,
});
const figures = [
  figure('rate_min', 22, '% a year, reducing'),
  figure('rate_max', 25.75, '% a year, reducing'),
  figure('amount_max', 8_000_000, 'EGP'),
  figure('term_max', 96, 'months'),
  figure('fee', 1, '%'),
];
const offer = {
  bank: 'CIB',
  kind: 'reducing',
  rates: [22, 25.75],
  largest: 8_000_000,
  longest: 96,
  fee: 1,
  readOn: '2026-11-20',
  basis: 'dated',
  source: 'somewhere',
} as const;

describe('bankOfferIn', () => {
  it('gathers what the figures say', () => {
    expect(bankOfferIn(figures)).toEqual(offer);
  });

  it('does without a fee', () => {
    expect(bankOfferIn(figures.slice(0, 4))?.fee).toBeNull();
  });

  it('tells a flat rate from a reducing one', () => {
    const flat = [
      figure('flat_rate_min', 12, '% a year, flat', 'market'),
      figure('flat_rate_max', 16, '% a year, flat', 'market'),
      figure('term_max', 84, 'months', 'market'),
    ];
    expect(flatOfferIn(flat)).toMatchObject({ kind: 'flat', rates: [12, 16], longest: 84 });
    expect(flatOfferIn(flat.slice(1))).toBeNull();
  });

  it('is none when a figure is missing', () => {
    expect(bankOfferIn(figures.slice(1))).toBeNull();
  });
});

describe('instalmentsFor', () => {
  it('is what pays a loan off in five years', () => {
    expect(instalmentsFor(1_000_000, offer)).toEqual([27_600, 29_800]);
    // Too small for an instalment.
    expect(instalmentsFor(1_000, offer)).toBeNull();
    expect(instalmentsFor(600_000, { ...offer, rates: [0, 0] })).toEqual([10_000, 10_000]);
  });

  it('is none for what the offer does not cover', () => {
    expect(instalmentsFor(0, offer)).toBeNull();
    expect(instalmentsFor(8_000_001, offer)).toBeNull();
    expect(instalmentsFor(1_000_000, { ...offer, longest: 48 })).toBeNull();
  });
});

// Checked by hand for 1,050,000 EGP, which is 1.5 million with 30 % down. One year's rate r in twelve parts q = r / 12;
// the instalment is amount x q / (1 - (1 + q)^-n). 22 %: q = 0.018333, (1 + q)^60 = 2.9741, 1 - 1 / 2.9741 = 0.66377,
// 19,250 / 0.66377 = 29,001.
test.each([
  [20, [39_022, 27_819, 23_317]],
  [22, [40_100, 29_000, 24_597]],
  [25.75, [42_165, 31_282, 27_083]],
])('a reducing rate of %d %% over 36, 60 and 84 months', (rate, instalments) => {
  const worked = [36, 60, 84].map((months) => reducingInstalment(1_050_000, rate, months));
  for (const [index, egp] of instalments.entries()) {
    expect(Math.abs((worked[index] ?? 0) - egp)).toBeLessThan(2);
  }
});

// By hand: 1,050,000 x 14 % x 5 years = 735,000 of interest; (1,050,000 + 735,000) / 60 = 29,750.
test('a flat rate bears interest on the whole loan to the end', () => {
  expect(flatInstalment(1_050_000, 14, 60)).toBeCloseTo(29_750, 6);
  expect(instalmentsFor(1_050_000, { ...offer, kind: 'flat', rates: [14, 14] })).toEqual([
    29_800, 29_800,
  ]);
});

// At 14 % flat over 60 months each pound costs 1.7 / 60 = 0.028333 a month. At 23.2 % reducing: q = 0.019333,
// (1 + q)^60 = 3.1546, q / (1 - 1 / 3.1546) = 0.028306; at 23.3 % it is 0.028364.
test.each([
  [12, 36, 21.2],
  [14, 36, 24.4],
  [16, 36, 27.5],
  [12, 60, 20.3],
  [14, 60, 23.2],
  [16, 60, 26.1],
  [12, 84, 19.5],
  [14, 84, 22.2],
  [16, 84, 24.9],
])('%d %% flat over %d months cost as much as %d %% reducing', (flat, months, reducing) => {
  expect(equalReducingRate(flat, months)).toBe(reducing);
});

test('what the form shows is kept with the request: the amount, its instalments and the rates', () => {
  const typed = { car_price: '1000000', down_payment: '400000' };
  expect(shownLoan(typed, offer)?.loan).toMatchObject({
    amount: 600_000,
    down: 400_000,
    months: 60,
    bank: 'CIB',
    read_on: offer.readOn,
  });
  expect(shownLoan(typed, { ...offer, bank: null })?.loan).not.toHaveProperty('read_on');
  const [from, to] = instalmentsFor(600_000, offer) ?? [];
  expect(shownLoan(typed, offer)?.loan?.instalment).toEqual({ from, to });
  expect(shownLoan(typed, null)).toBeUndefined();
  expect(shownLoan({ ...typed, down_payment: '1000000' }, offer)).toBeUndefined();
});

test('an offer says how far its source can be trusted', () => {
  expect(bankOfferIn(moneyFigures)?.basis).toBe('undated');
  expect(flatOfferIn(moneyFigures)?.basis).toBe('general');
});

// 1,050,000 at 22 % over 60 months are 29,000 a month: twice as much is 58,000.
test('an instalment needs twice its income by the rule of one half', () => {
  expect(incomeFor(29_000, 50)).toBe(58_000);
  expect(incomeFor(29_001, 40)).toBe(72_503);
});

test.each([
  [62_600, 'yes'],
  [62_599, 'some'],
  [58_000, 'some'],
  [57_999, 'no'],
  [3000, 'no'],
])('an income of %i bears 29,000 to 31,300 a month: %s', (income, answer) => {
  expect(bearsLoan(income, [29_000, 31_300], 50)).toBe(answer);
});
