import { expect, test } from 'vitest';
import type { Lead } from '#data/desk.ts';
import { mayRepeat } from './duplicates.ts';

const lead = (id: string, change: Partial<Lead> = {}) =>
  ({ kind: 'visit_request', id, duplicate_of: null, ...change }) as Lead;

test('a request repeats one of its kind that stands for itself', () => {
  const [one, other] = [lead('1'), lead('2')];
  expect(mayRepeat(one, other, [other])).toBe(true);
  expect(mayRepeat(one, lead('2', { kind: 'car_request' }), [])).toBe(false);
});

test('there are neither circles nor chains', () => {
  const repeated = lead('2', { duplicate_of: '1' });
  const third = lead('3');
  expect(mayRepeat(lead('1'), repeated, [repeated, third])).toBe(false);
  expect(mayRepeat(lead('1'), third, [repeated, third])).toBe(false);
  expect(mayRepeat(third, repeated, [lead('1'), repeated])).toBe(false);
});
