import { afterEach, expect, test, vi } from 'vitest';
import { cairoToday } from '#domain/cairo.ts';
import { currentTime, setClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([-1, 1])('a device whose clock is %s days wrong follows the server', (days) => {
  const truth = Date.parse('2026-11-28T22:30:00Z');
  vi.useFakeTimers({ now: truth + days * 24 * 3600 * 1000 });
  setClock(truth);
  vi.advanceTimersByTime(60_000);
  expect(currentTime()).toBe(truth + 60_000);
  // Half past midnight in Cairo.
  expect(cairoToday()).toBe('2026-11-29');
});
