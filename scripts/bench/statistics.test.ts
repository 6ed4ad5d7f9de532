import { expect, test } from 'vitest';
import { growth, median } from './statistics.ts';

test('the median is the middle one, or lies between the middle two', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});

test('growth compares what a further unit costs with what it cost before', () => {
  const linear = [
    { size: 70, cost: 3 },
    { size: 1_000, cost: 4 },
    { size: 5_000, cost: 8 },
    { size: 20_000, cost: 23 },
  ];
  expect(growth(linear)).toBeCloseTo(1);
  expect(growth([...linear.slice(0, 3), { size: 20_000, cost: 38 }])).toBeCloseTo(2);
  expect(growth(linear.slice(0, 2))).toBeUndefined();
});
