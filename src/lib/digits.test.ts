import { expect, test } from 'vitest';
import { westernDigits } from './digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['+٢٠ 10 abc-٥', '+20 10 abc-5'],
  ['', ''],
])('%s is written %s', (text, western) => {
  expect(westernDigits(text)).toBe(western);
});
