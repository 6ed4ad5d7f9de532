import { expect, test } from 'vitest';
import { inArabic } from '@/lib/fixture';
import { bodyTypeName, kindOf } from './body-types';

test.each([
  ['Sedan', 'Sedan'],
  ['shooting brake', 'Shooting brake'],
  ['Pickup', 'Pickup'],
])('names %s', (bodyType, shown) => {
  expect(bodyTypeName(bodyType)).toBe(shown);
});

test.each([
  ['Hatchback', 'هاتشباك'],
  ['SUV', 'SUV'],
])('names %s in Arabic', (bodyType, shown) => {
  expect(inArabic(() => bodyTypeName(bodyType))).toBe(shown);
});

test('knows the body types and calls any other a car', () => {
  expect(kindOf('SUV')).toBe('SUV');
  expect(kindOf('Shooting brake')).toBe('shooting brake');
  expect(kindOf('Batmobile')).toBe('car');
  expect(kindOf('constructor')).toBe('car');
});
