import { expect, test } from 'vitest';
import { formatEgp, formatUnitPrice } from './money';

const plain = (text: string) => text.replace(/\s/g, ' ');

test.each<[number | null, string]>([
  [1_250_000, 'EGP 1,250,000'],
  [0, 'EGP 0'],
  [999.6, 'EGP 1,000'],
  [null, 'N/A'],
])('a price of %s reads %s', (amount, text) => {
  expect(plain(formatEgp(amount))).toBe(text);
});

test('a price of a kWh or a litre has its piastres', () => {
  expect(plain(formatUnitPrice(30.5))).toBe('EGP 30.50');
  expect(plain(formatUnitPrice(6.552))).toBe('EGP 6.55');
});
