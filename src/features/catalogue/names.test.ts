import { describe, expect, it, test } from 'vitest';
import { fullName } from '#domain/full-name.ts';
import { inArabic } from '#lib/fixture.ts';
import {
  bodyNoun,
  bodyTypeName,
  brandInFull,
  brandName,
  onOneLine,
  supplyName,
  withoutHyphenBreaks,
} from './names.ts';

test.each([
  [supplyName, '1-phase 16 A', '1-phase 16 A'],
  [supplyName, '3-phase 32 A', '3-phase 32 A'],
  [supplyName, '3-phase', '3-phase'],
  [supplyName, 'A socket', 'A socket'],
])('%o names %s', (name, value, shown) => {
  expect(name(value)).toBe(shown);
});

test.each([
  [supplyName, '1-phase 16 A', '١ فاز، ١٦\u00a0أمبير'],
  [supplyName, '3-phase', '٣ فاز'],
])('%o names %s in Arabic', (name, value, shown) => {
  expect(inArabic(() => name(value))).toBe(shown);
});

test('a heading keeps a name of several words together', () => {
  expect(onOneLine('Great Wall Motor')).toBe('Great\u00a0Wall\u00a0Motor');
});

test('a column keeps the parts of a hyphenated word together', () => {
  expect(withoutHyphenBreaks('Q4 e-tron 40')).toBe('Q4 e-\u2060tron 40');
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

describe('fullName', () => {
  it('says the brand once', () => {
    expect(fullName({ brand: 'BYD', name: 'Seal' })).toBe('BYD Seal');
    expect(fullName({ brand: 'BMW', name: 'bmw iX3' })).toBe('bmw iX3');
    expect(fullName({ brand: 'MG', name: 'MG4 51' })).toBe('MG4 51');
    expect(fullName({ brand: 'BYD', name: 'BYDreams' })).toBe('BYD BYDreams');
  });
});

test.each([
  ['Sedan', 'Sedan'],
  ['wagon', 'Estate'],
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
  expect(bodyNoun('SUV')).toBe('SUV');
  expect(bodyNoun('Wagon')).toBe('estate');
  expect(bodyNoun('Batmobile')).toBe('car');
  expect(bodyNoun('constructor')).toBe('car');
});
