import { expect, test } from 'vitest';
import { inArabic } from '#lib/fixture.ts';
import { BackendFailure, kindOfAnswer, kindOfFailure } from './failure.ts';

test.each([
  [0, '', 'offline'],
  [401, 'PGRST301', 'forbidden'],
  [403, '42501', 'forbidden'],
  [409, '23503', 'invalid'],
  [400, '23514', 'invalid'],
  [400, '22023', 'invalid'],
  [429, 'PT429', 'too_often'],
  [429, '', 'offline'],
  [500, 'XX000', 'other'],
  [503, '', 'offline'],
  [200, '', 'offline'],
])('status %i with code %s is %s', (status, code, kind) => {
  expect(kindOfAnswer(status, code)).toBe(kind);
});

test('only a failure of the backend has a kind', () => {
  expect(kindOfFailure(new BackendFailure('invalid', new Error()))).toBe('invalid');
  expect(kindOfFailure(new Error('offline'))).toBeUndefined();
});

test('says to a person what the backend said only where we have no words of our own', () => {
  expect(new BackendFailure('other', new Error('Not today')).words).toBe('Not today');
  expect(new BackendFailure('credentials', new Error('Invalid login credentials')).words).toBe('');
  expect(new BackendFailure('offline', new Error('Failed to fetch')).words).toBe('');
});

test('says nothing in English to a person who reads Arabic', () => {
  const failure = new BackendFailure('other', new Error('Not today'));
  expect(inArabic(() => failure.words)).toBe('');
});
