import { describe, expect, it, test } from 'vitest';
import { bankOfferIn, instalmentsFor, loanFor, shownLoan } from './loan';

describe('loanFor', () => {
  it('is the price without what is paid down', () => {
    expect(loanFor('1,200,000', '300000')).toEqual({ amount: 900_000, downShare: 0.25 });
    expect(loanFor('١٬٢٠٠٬٠٠٠', '٠')).toEqual({ amount: 1_200_000, downShare: 0 });
    expect(loanFor('500000', '500000')).toEqual({ amount: 0, downShare: 1 });
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

const figure = (id: string, value: number, unit: string) => ({
  id: `loan_cib_ev_${id}`,
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
];
const offer = {
  rates: [22, 25.75],
  largest: 8_000_000,
  longest: 96,
  readOn: '2026-11-20',
} as const;

describe('bankOfferIn', () => {
  it('gathers what the figures say', () => {
    expect(bankOfferIn(figures)).toEqual(offer);
  });

  it('is none when a figure is missing or in another unit', () => {
    expect(bankOfferIn(figures.slice(1))).toBeNull();
    expect(bankOfferIn([...figures.slice(1), figure('rate_min', 12, '% a year, flat')])).toBeNull();
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

test('what the form shows is kept with the request: the amount, its instalments and the rates', () => {
  const typed = { car_price: '1000000', down_payment: '400000' };
  expect(shownLoan(typed, offer)?.loan).toMatchObject({ amount: 600_000, months: 60 });
  const [from, to] = instalmentsFor(600_000, offer) ?? [];
  expect(shownLoan(typed, offer)?.loan?.instalment).toEqual({ from, to });
  expect(shownLoan(typed, null)).toBeUndefined();
  expect(shownLoan({ ...typed, down_payment: '1000000' }, offer)).toBeUndefined();
});
