import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetQuote, keepQuote, recallQuote } from './kept-quote.ts';

const car = {
  ev_owner_name: 'Mona Sami',
  brand: 'BYD',
  model: 'Seal RWD',
  year: 2024,
  current_car_price: 2_200_000,
};
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a quote is kept for the person who got it, until another is wanted', () => {
  keepQuote('mona', car);
  expect(recallQuote('mona')).toEqual(car);
  forgetQuote();
  expect(recallQuote('mona')).toBeNull();
});

test('only what a quote needs is kept, not the telephone number', () => {
  const sent = { ...car, phone: '01012345678' };
  keepQuote('mona', sent);
  expect([...kept.values()].join()).not.toContain('01012345678');
});

test('that of anybody else is forgotten', () => {
  keepQuote('mona', car);
  expect(recallQuote('sami')).toBeNull();
  expect(kept.size).toBe(0);
});

test('what cannot be read is none', () => {
  keepQuote('mona', car);
  for (const [key] of kept) kept.set(key, '{"userId":"mona","car":{"year":"2024"}}');
  expect(recallQuote('mona')).toBeNull();
});
