import { expect, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { plansAddress } from './entrance.ts';

test('the plans are read in the language of the page', () => {
  expect(plansAddress()).toBe('/services/insurance#plans');
  inArabic(() => expect(plansAddress()).toBe('/ar/services/insurance#plans'));
});
