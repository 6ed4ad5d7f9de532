import { expect, test } from 'vitest';
import { plainArabic } from './arabic';

test.each([
  ['أودي', 'اودي'],
  ['هيونداى', 'هيونداي'],
  ['سيّارة', 'سياره'],
  ['ڤولڤو', 'فولفو'],
  ['مـــرسيدس', 'مرسيدس'],
  ['BYD 3', 'BYD 3'],
])('%s is the same as %s', (text, plain) => {
  expect(plainArabic(text)).toBe(plain);
  expect(plainArabic(plain)).toBe(plain);
});
