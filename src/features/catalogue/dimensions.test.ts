import { expect, test } from 'vitest';
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
});
