import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './page.ts';

/** A browser that always has something to do, so that it calls back only where it must. */
const busyBrowser = {
  requestIdleCallback: (act: () => void, { timeout }: { timeout?: number } = {}) =>
    timeout === undefined ? 0 : setTimeout(act, timeout),
  cancelIdleCallback: (turn: ReturnType<typeof setTimeout>) => clearTimeout(turn),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', busyBrowser);
  for (const [name, stub] of Object.entries(busyBrowser)) vi.stubGlobal(name, stub);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser that is never idle calls back all the same', () => {
  const act = vi.fn();
  whenIdle(act);
  vi.advanceTimersByTime(1999);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});

test('what is cancelled is not called', () => {
  const act = vi.fn();
  const cancel = whenIdle(act);
  cancel();
  vi.runAllTimers();
  expect(act).not.toHaveBeenCalled();
});
