import { expect, test } from 'vitest';
import { keyOfOne, otherNumbers, spellingsOfOne } from '../../tests/support/phone-cases';
import { internationalPhone } from './phone';

test.each(spellingsOfOne)('%s is the one number', (typed) => {
  expect(internationalPhone(typed)).toBe(keyOfOne);
});

test.each(otherNumbers)('%s', (typed, _key, international) => {
  expect(internationalPhone(typed)).toBe(international);
});
