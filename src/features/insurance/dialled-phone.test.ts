import { expect, test } from 'vitest';
import { dialledPhone } from './dialled-phone.ts';

test.each([
  '+20 101 234 5678',
  '+20 (10) 1234-5678',
  '00201012345678',
  '201012345678',
  '+2001012345678',
  '1012345678',
  '010 1234 5678',
  '٠١٠١٢٣٤٥٦٧٨',
  '\u202A+201012345678\u202C',
])('%s is dialled 01012345678', (known) => {
  expect(dialledPhone(known)).toBe('01012345678');
});

test.each(['+971 50 123 4567', '0101234567', '012', ''])('%j stays as it is', (known) => {
  expect(dialledPhone(known)).toBe(known);
});
