import { expect, test } from 'vitest';
import { inArabic } from './fixture';
import { formatQuantity, formatShare, quantityInText } from './quantity';

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
