import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { awaitSigns, giveSigns } from './signs-of-work.ts';

afterEach(() => void vi.useRealTimers());

test('what gives signs is waited for without an end, what falls silent is given up', () => {
  vi.useFakeTimers();
  const giveUp = vi.fn();
  const silence = awaitSigns(180_000, giveUp);
  for (let minutes = 0; minutes < 60; minutes += 2) {
    vi.advanceTimersByTime(120_000);
    silence.end();
  }
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(179_999);
  expect(giveUp).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(giveUp).toHaveBeenCalledOnce();
});

test('nothing is given up any more once it has been stopped', () => {
  vi.useFakeTimers();
  const giveUp = vi.fn();
  awaitSigns(1_000, giveUp).stop();
  vi.advanceTimersByTime(10_000);
  expect(giveUp).not.toHaveBeenCalled();
});

test('a process that works says so', async () => {
  const give = vi.fn();
  const end = giveSigns(give);
  while (give.mock.calls.length === 0) {
    JSON.stringify(Array(1_000).fill(1));
    await setImmediate();
  }
  end();
});
