import { expect, it } from 'vitest';
import { inArabic } from '@/lib/fixture';
import { durationText } from './duration-text';

it.each([
  [0.001, '5 min'],
  [0.64, '40 min'],
  [0.99, '1 h'],
  [8, '8 h'],
  [12.39, '12 h 30 min'],
])('%d hours are rounded', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

it.each([
  [0.75, '45 دقيقة'],
  [1, 'ساعة واحدة'],
  [2.5, 'ساعتين و30 دقيقة'],
  [6, '6 ساعات'],
  [12.25, '12 ساعة و15 دقيقة'],
])('%d hours are counted in Arabic', (hours, text) => {
  expect(inArabic(() => durationText(hours))).toBe(text);
});
