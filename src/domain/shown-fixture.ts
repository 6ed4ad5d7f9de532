import type { ShownFigures } from './shown.ts';

/** The instalment of a loan as the site shows it, for tests. */
export const sampleShownLoan: NonNullable<ShownFigures['loan']> = {
  amount: 900_000,
  down: 300_000,
  bank: 'CIB',
  read_on: '2026-11-20',
  instalment: { from: 24_900, to: 26_800 },
  rate: { from: 22, to: 25.75 },
  months: 60,
};
