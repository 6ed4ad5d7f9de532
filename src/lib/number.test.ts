import { expect, test } from 'vitest';
import { formatNumber } from './number';

test.each([
  [0, 0],
  [7.5, 0],
  [999.6, 0],
  [1_390, 0],
  [12_345.678, 0],
  [1_250_000, 0],
  [100_000_000, 0],
  [6.6, 1],
  [4.35, 1],
  [60.48, 1],
  [1_999.95, 1],
  [1.005, 2],
  [950_000.5, 2],
  [0.1, 2],
  [5e-7, 1],
  [1e20, 2],
  [-2.5, 0],
])('%s with %s decimals reads as `Intl` has it', (amount, maximumFractionDigits) => {
  const intl = new Intl.NumberFormat('en-EG', { maximumFractionDigits });
  expect(formatNumber(amount, maximumFractionDigits)).toBe(intl.format(amount));
});
