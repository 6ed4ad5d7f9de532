import { expect, test } from 'vitest';
import { keyOfOne, otherNumbers, spellingsOfOne } from '../../tests/support/phone-cases.ts';
import { internationalPhone } from './phone.ts';

test.each(spellingsOfOne)('%s is the one number', (typed) => {
  expect(internationalPhone(typed)).toBe(keyOfOne);
});

test.each(otherNumbers)('%s', (typed, _key, international) => {
  expect(internationalPhone(typed)).toBe(international);
});
