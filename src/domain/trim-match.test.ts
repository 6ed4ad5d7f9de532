import { expect, test } from 'vitest';
import { placeOfTrim } from './trim-match.ts';

const atto = { model: 'Atto 3', trims: ['Comfort', 'Design Plus', 'Design'] };

test.each([
  ['comfort', 0],
  ['كومفورت', 0],
  ['DESIGN-PLUS', 1],
  ['Design', 2],
  ['Plus', 'unknown'],
  ['Premium', 'unknown'],
  ['', 'car'],
])('a price of the trim %s belongs to %s', (trim, place) => {
  expect(placeOfTrim(atto, trim)).toBe(place);
});

test('a car without trims, or with the trim in its own name, has one price', () => {
  expect(placeOfTrim({ model: 'Atto 3', trims: [] }, 'Comfort')).toBe('car');
  expect(placeOfTrim({ model: 'Seal AWD', trims: ['Max'] }, 'AWD')).toBe('car');
});

test('of two trims with one name, neither is guessed', () => {
  expect(placeOfTrim({ model: 'Han', trims: ['Max', 'MAX'] }, 'Max')).toBe('unknown');
});
