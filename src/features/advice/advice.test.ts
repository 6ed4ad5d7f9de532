import { afterEach, expect, test, vi } from 'vitest';
import { adviceInTime } from './advice.ts';
import { sampleCandidate } from './fixture.ts';
import type { Match } from './matching.ts';

afterEach(() => void vi.useRealTimers());

const car = sampleCandidate({ brand: 'BYD', brandId: 'byd', name: 'Seal', id: 'seal-1', price: 7 });
const suggestion = { car: car as Match['car'], reasons: [], isViewed: false };

test('the cars that were recommended are kept with the request', async () => {
  expect(await adviceInTime(Promise.resolve({ best: [suggestion], other: null }))).toEqual({
    cars: [{ brand_id: 'byd', id: 'seal-1', name: 'BYD Seal', price: 7 }],
  });
});

test('no request waits long for them, nor fails with them', async () => {
  vi.useFakeTimers();
  const waiting = adviceInTime(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toBeUndefined();
  expect(await adviceInTime(Promise.reject(new Error('offline')))).toBeUndefined();
});
