import { expect, test } from 'vitest';
import { formatQuantity } from './quantity';

test('a quantity has its unit, a missing one reads N/A', () => {
  expect(formatQuantity(1390, 'km')).toBe('1,390 km');
  expect(formatQuantity(6.6, 'kW')).toBe('6.6 kW');
  expect(formatQuantity(null, 'kW')).toBe('N/A');
});
