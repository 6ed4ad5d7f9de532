import { expect, test } from 'vitest';
import { lazy } from './lazy';

test('is made when it is first asked for, and once', () => {
  let times = 0;
  const made = lazy(() => {
    times += 1;
    return undefined;
  });
  expect(times).toBe(0);
  made();
  made();
  expect(times).toBe(1);
});
