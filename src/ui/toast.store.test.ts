import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toasts, dismissToast, notify } from './toast.store';

const mounted = vi.hoisted(() => ({ times: 0 }));
vi.mock('./mount-toaster', () => ({
  mountToaster: () => {
    mounted.times += 1;
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  $toasts.set([]);
});
afterEach(() => vi.useRealTimers());

const open = () => $toasts.get().filter((toast) => toast.open);

it('shows one notification at a time, the newest', () => {
  notify('info', { text: 'first' });
  notify('error', { title: 'Login failed', text: 'second' });
  expect(open().map(({ text }) => text)).toEqual(['second']);
});

it('keeps the record of a dismissed one for 1,000,000 ms', () => {
  notify('success', { text: 'saved' });
  const id = open()[0]?.id ?? 0;
  dismissToast(id);
  expect(open()).toEqual([]);
  vi.advanceTimersByTime(999_999);
  expect($toasts.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect($toasts.get()).toEqual([]);
});

it('draws notifications on a page that has no place for them, and only one such place', async () => {
  notify('info', { text: 'first' });
  notify('info', { text: 'second' });
  await vi.dynamicImportSettled();
  expect(mounted.times).toBe(1);
});
