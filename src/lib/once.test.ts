import { expect, test, vi } from 'vitest';
import { lazy, memoizedFor, once } from './once.ts';

test('callers share one call', async () => {
  const make = vi.fn(async () => ({}));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([get(), get()]);
  expect(second).toBe(first);
  expect(await get()).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test("a failure is everybody's, and the next caller tries again", async () => {
  const make = vi.fn(async () => 'there').mockRejectedValueOnce(new Error('offline'));
  const get = once(make);
  const failed = [get(), get()];
  for (const call of failed) await expect(call).rejects.toThrow('offline');
  expect(await get()).toBe('there');
  expect(make).toHaveBeenCalledTimes(2);
});

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

test('is made once for each object and key', () => {
  const make = vi.fn((owner: object, key: string) => ({ owner, key }));
  const made = memoizedFor(make);
  const [one, other] = [{}, {}];
  expect(made(one, 'a')).toBe(made(one, 'a'));
  expect(made(one, 'b')).not.toBe(made(one, 'a'));
  expect(made(other, 'a')).toEqual({ owner: other, key: 'a' });
  expect(make).toHaveBeenCalledTimes(3);
});
