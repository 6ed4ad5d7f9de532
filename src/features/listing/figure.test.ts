import { expect, test } from 'vitest';
import { parseFigure } from './figure';

test.each([
  ['1250000', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['EGP 1,250,000', 1_250_000],
  ['1,250,000.50', 1_250_000],
  ['١٢٥٠٠٠٠', 1_250_000],
  ['١٬٢٥٠٬٠٠٠', 1_250_000],
  ['۱۲۵۰', 1250],
  ['420 km', 420],
  ['0', 0],
  ['', null],
  ['abc', null],
])('%s is %s', (text, figure) => {
  expect(parseFigure(text)).toBe(figure);
});
