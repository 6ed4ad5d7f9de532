import { expect, test } from 'vitest';
import { inArabic } from './fixture.ts';
import {
  formatCardEgp,
  formatEgp,
  formatNamedEgp,
  formatNumber,
  formatQuantity,
  formatShare,
  formatUnitPrice,
  quantityInText,
} from './number.ts';

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
  expect(plain(formatNamedEgp(1_200_000.5))).toBe('EGP 1,200,000.50');
  expect(plain(formatNamedEgp(1_200_000))).toBe('EGP 1,200,000');
  expect(plain(formatUnitPrice(6.552))).toBe('EGP 6.55');
});

test('a quantity has its unit, a missing one reads N/A', () => {
  expect(formatQuantity(1390, 'km')).toBe('1,390 km');
  expect(formatQuantity(6.6, 'kW')).toBe('6.6 kW');
  expect(formatQuantity(null, 'kW')).toBe('N/A');
});

test('within a sentence a figure keeps its unit', () => {
  expect(quantityInText(1390, 'km')).toBe('1,390\u00a0km');
});

test('a share has its sign', () => {
  expect(formatShare(0.8)).toBe('80%');
  expect(inArabic(() => formatShare(0.125))).toBe('١٢٫٥٪\u061c');
});

test.each([
  [897_000, '٨٩٧٬٠٠٠ ج.م.'],
  [1_000_000, 'مليون ج.م.'],
  [1_450_000, '١٫٤٥ مليون ج.م.'],
  [1_455_000, '١٫٤٥٥ مليون ج.م.'],
  [2_000_000, '٢ مليون ج.م.'],
  [3_000_000, '٣ ملايين ج.م.'],
  [3_500_000, '٣٫٥ مليون ج.م.'],
  // No whole thousand: in full, never rounded.
  [1_234_567, '١٬٢٣٤٬٥٦٧ ج.م.'],
])('an Arabic card writes %s as %s', (amount, text) => {
  const written = inArabic(() => formatCardEgp(amount));
  expect(written.replaceAll(/[\u200e\u200f]/g, '').replaceAll(/\s/g, ' ')).toBe(text);
});

test('an English card writes every price in full', () => {
  expect(plain(formatCardEgp(1_450_000))).toBe('EGP 1,450,000');
  expect(formatCardEgp(null)).toBe('N/A');
});
