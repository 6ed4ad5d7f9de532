import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { $toasts, dismissToast, notify } from './toast.store.ts';

const dispatch = vi.fn<(event: Event) => boolean>();

beforeEach(() => {
  vi.useFakeTimers();
  dispatch.mockReset();
  vi.stubGlobal('dispatchEvent', dispatch);
  $toasts.set([]);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it('hydrates the island that renders toasts', () => {
  notify('info', { text: 'first' });
  expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual(['tayar:hydrate']);
});
