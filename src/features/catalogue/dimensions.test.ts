import { expect, test } from 'vitest';
import { inArabic } from '@/lib/fixture';
import { dimensionsText, sizeOf } from './dimensions';

const dimensions = '4800 x 1875 x 1460';

test('three figures are read', () => {
  expect(sizeOf({ dimensions })).toEqual({ length: 4800, width: 1875, height: 1460 });
});

test.each([null, '', 'about 4.8 m', '4800 x 1875'])('nothing is made of %j', (text) => {
  expect(sizeOf({ dimensions: text })).toBeNull();
  expect(dimensionsText({ dimensions: text })).toBe(text);
});

test('the figures are shown with their unit', () => {
  expect(dimensionsText({ dimensions })).toBe('4800 x 1875 x 1460 mm');
  // A Latin letter between them would tear the figures apart where text runs from right to left.
  expect(inArabic(() => dimensionsText({ dimensions }))).toBe('٤٨٠٠ × ١٨٧٥ × ١٤٦٠ مم');
});
