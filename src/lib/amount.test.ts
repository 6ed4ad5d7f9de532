import { describe, expect, test } from 'vitest';
import { groupAmount, parseAmount } from './amount';

describe('parseAmount', () => {
  test.each([
    ['1200000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['  950,000 EGP ', 950_000],
    ['EGP 950 000', 950_000],
    ['١٬٢٠٠٬٠٠٠', 1_200_000],
    ['١،٢٠٠،٠٠٠ جنيه', 1_200_000],
    ['۱۲۰۰', 1200],
    ['1500.50', 1500.5],
    ['١٥٠٠٫٥', 1500.5],
    ['0', 0],
    ['1.2 million', 1_200_000],
    ['950k EGP', 950_000],
    ['2 مليون', 2_000_000],
    ['٩٥٠ ألف جنيه', 950_000],
    ['٢ مليون و٥٠٠ ألف', 2_500_000],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  test.each([
    '',
    'abc',
    '-5',
    '1,2',
    '12,34,567',
    '1.2.3',
    '950.000',
    '٩٥٠٫٠٠٠',
    '1e6',
    '2 million or so',
    '-2 million',
    'مليون',
    '1,200,000x',
    '٫٥',
  ])('%s is no amount', (text) => {
    expect(parseAmount(text)).toBeNull();
  });
});

test.each([
  ['1200000', '1,200,000'],
  ['١٢٠٠٠٠٠', '1,200,000'],
  ['1500.5', '1,500.5'],
  ['abc', 'abc'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(groupAmount(text)).toBe(shown);
});
