import { expect, it } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { durationText } from './duration.ts';

it.each([
  [0.001, '5\u00a0min'],
  [0.64, '40\u00a0min'],
  [0.99, '1\u00a0h'],
  [8, '8\u00a0h'],
  [12.39, '12\u00a0h 30\u00a0min'],
])('%d hours are rounded', (hours, text) => {
  expect(durationText(hours)).toBe(text);
});

it.each([
  [0.75, '٤٥\u00a0دقيقة'],
  [1, 'ساعة واحدة'],
  [2.5, 'ساعتين و٣٠\u00a0دقيقة'],
  [6, '٦\u00a0ساعات'],
  [12.25, '١٢\u00a0ساعة و١٥\u00a0دقيقة'],
])('%d hours are counted in Arabic', (hours, text) => {
  expect(inArabic(() => durationText(hours))).toBe(text);
});
