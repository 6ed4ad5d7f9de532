import { expect, test } from 'vitest';
import { inArabic } from '@/lib/fixture';
import { bodyTypeName, brandInFull, brandName, priceSourceName, supplyName } from './names';

test.each([
  [bodyTypeName, 'Sedan', 'Sedan'],
  [bodyTypeName, 'shooting brake', 'Shooting brake'],
  [bodyTypeName, 'Pickup', 'Pickup'],
  [supplyName, '1-phase 16 A', '1-phase 16 A'],
  [supplyName, '3-phase 32 A', '3-phase 32 A'],
  [supplyName, '3-phase', '3-phase'],
  [supplyName, 'A socket', 'A socket'],
  [priceSourceName, 'Indicative, not a quotation', 'Indicative, not a quotation'],
  [priceSourceName, 'Price list', 'Price list'],
])('%o names %s', (name, value, shown) => {
  expect(name(value)).toBe(shown);
});

test.each([
  [bodyTypeName, 'Hatchback', 'هاتشباك'],
  [bodyTypeName, 'SUV', 'SUV'],
  [supplyName, '1-phase 16 A', '1 فاز، 16 أمبير'],
  [supplyName, '3-phase', '3 فاز'],
  [priceSourceName, 'Indicative, not a quotation', 'سعر استرشادي، وليس عرض سعر'],
])('%o names %s in Arabic', (name, value, shown) => {
  expect(inArabic(() => name(value))).toBe(shown);
});

test('a brand is written as its readers write it, and in full as anyone may look for it', () => {
  const byd = { name: 'BYD', nameAr: 'بي واي دي' };
  expect([brandName(byd), brandInFull(byd)]).toEqual(['BYD', 'BYD']);
  expect(inArabic(() => [brandName(byd), brandInFull(byd)])).toEqual([
    'بي واي دي',
    'بي واي دي BYD',
  ]);
  const rox = { name: 'ROX', nameAr: null };
  expect(inArabic(() => [brandName(rox), brandInFull(rox)])).toEqual(['ROX', 'ROX']);
});
