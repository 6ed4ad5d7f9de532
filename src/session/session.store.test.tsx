import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import { $user, draftPrefix, setUser, watchSession } from './session.store.ts';

const confirmedUser = vi.hoisted(() => vi.fn());
vi.mock('./backend.ts', () => ({ confirmedUser }));

const mona = { id: '1', name: 'Mona', email: 'mona@example.com', phone: null };

/** Another tab removes what the browser keeps. */
function removeElsewhere(...keys: string[]): void {
  for (const key of keys) {
    const oldValue = localStorage.getItem(key);
    localStorage.removeItem(key);
    dispatchEvent(new StorageEvent('storage', { key, oldValue, storageArea: localStorage }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  confirmedUser.mockReset().mockImplementation(async () => setUser(mona));
  localStorage.setItem(storageKeys.session, '{}');
});
afterEach(() => {
  // The store's own timers are dropped with the fake ones.
  setUser(null);
  vi.useRealTimers();
});

it('writes the copy of the user again where only the copy is gone', async () => {
  watchSession();
  await vi.waitFor(() => expect($user.get()).toEqual(mona));
  expect(localStorage.getItem(storageKeys.user)).toContain(mona.email);
});

it('does the same while the page is open', async () => {
  setUser(mona);
  watchSession();
  removeElsewhere(storageKeys.user);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect($user.get()).toEqual(mona));
});

it.each([
  [storageKeys.user, storageKeys.session],
  [storageKeys.session, storageKeys.user],
])('ends the session with a logout in another tab that removes %s first', async (...keys) => {
  setUser(mona);
  watchSession();
  confirmedUser.mockClear();
  removeElsewhere(...keys);
  expect($user.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(confirmedUser).not.toHaveBeenCalled();
});

const keys = { note: `${draftPrefix}note`, visit: `${draftPrefix}visit` };

/** Drafts of Mona: one of this tab, one that all tabs share. */
function leaveDrafts() {
  sessionStorage.setItem(keys.note, JSON.stringify({ userId: mona.id, typed: 'Call her' }));
  localStorage.setItem(keys.visit, JSON.stringify({ userId: mona.id, values: {} }));
}
const drafts = () => [sessionStorage.getItem(keys.note), localStorage.getItem(keys.visit)];

it('keeps drafts when a session ends by itself, until somebody else is signed in', () => {
  setUser(mona);
  watchSession();
  leaveDrafts();
  setUser(null);
  setUser(mona);
  expect(drafts()).not.toContain(null);
  setUser({ ...mona, id: '2' });
  expect(drafts()).toEqual([null, null]);
});

it('removes the drafts of this tab after a sign-out in another', () => {
  setUser(mona);
  watchSession();
  leaveDrafts();
  localStorage.setItem(storageKeys.signedOut, 'true');
  localStorage.removeItem(keys.visit);
  removeElsewhere(storageKeys.user, storageKeys.session);
  expect(drafts()).toEqual([null, null]);
  setUser(mona);
  expect(localStorage.getItem(storageKeys.signedOut)).toBeNull();
});
