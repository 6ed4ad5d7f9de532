import { expect, test } from 'vitest';
import { plainArabic, westernDigits } from './arabic.ts';

test.each([
  ['أودي', 'اودي'],
  ['هيونداى', 'هيونداي'],
  ['سيّارة', 'سياره'],
  ['ڤولڤو', 'فولفو'],
  ['مـــرسيدس', 'مرسيدس'],
  ['گيلي', 'جيلي'],
  ['ﺗﺴﻼ', 'تسلا'],
  ['الثلاثاء', 'الثلاثا'],
  ['BYD 3', 'BYD 3'],
])('%s is the same as %s', (text, plain) => {
  expect(plainArabic(text)).toBe(plain);
  expect(plainArabic(plain)).toBe(plain);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+٢٠ 10 abc-٥', '+20 10 abc-5'],
  ['', ''],
])('%s is written %s', (text, western) => {
  expect(westernDigits(text)).toBe(western);
});
