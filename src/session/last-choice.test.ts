import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import { memoryStorage } from '../../tests/support/page-globals.ts';
import { keepChoice, lastChoice } from './last-choice.ts';

beforeAll(() => vi.stubGlobal('localStorage', memoryStorage()));
afterAll(() => vi.unstubAllGlobals());

const cairo = { en: 'Cairo', ar: 'القاهرة' };
const driving = { budget: null, daily_km: 60, home: cairo, trip: null, charges_at_home: true };
const week = 7 * 24 * 60 * 60 * 1000;

test('a choice is kept for a week, and what cannot be read is none', () => {
  expect(lastChoice()).toBeNull();
  keepChoice({ cars: [], driving }, 1000);
  expect(lastChoice(1000 + week - 1)).toEqual({ cars: [], driving });
  expect(lastChoice(1000 + week)).toBeNull();
  localStorage.setItem(storageKeys.lastChoice, '{"at":1000,"choice":{"driving":1}}');
  expect(lastChoice(1000)).toBeNull();
});
