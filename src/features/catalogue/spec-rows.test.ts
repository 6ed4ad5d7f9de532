import { expect, it } from 'vitest';
import { yearsText } from './spec-rows';

it('writes years as people say them', () => {
  expect(yearsText(null)).toBe('N/A');
  expect(yearsText(1)).toBe('1 year');
  expect(yearsText(8)).toBe('8 years');
});
