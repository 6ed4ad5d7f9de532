import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../tests/support/page-globals';
import { $user, restoreUser, setUser } from './session.store';

// Test files share their imports, which here are bound to what stands in for others.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const confirmedUser = vi.hoisted(() => vi.fn());
vi.mock('./backend', () => ({ confirmedUser }));

const mona = { id: '1', name: 'Mona', email: 'mona@example.com', phone: null };
const copy = () => localStorage.getItem('user');

let tell: (key: string | null) => void;

beforeEach(() => {
  vi.useFakeTimers();
  stubPage('/about');
  const listeners: ((event: { key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (type: string, listener: (typeof listeners)[number]) => {
    if (type === 'storage') listeners.push(listener);
  });
  tell = (key) => {
    for (const listener of listeners) listener({ key });
  };
  confirmedUser.mockReset().mockImplementation(async () => setUser(mona));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  $user.set(null);
});

it('the copy of the user is written again where only the copy is gone', async () => {
  localStorage.setItem('tayar-session', '{}');
  restoreUser();
  await vi.waitFor(() => expect($user.get()).toEqual(mona));
  expect(copy()).toContain(mona.email);
});

it('the same while the page is open', async () => {
  localStorage.setItem('tayar-session', '{}');
  setUser(mona);
  restoreUser();
  localStorage.removeItem('user');
  tell('user');
  expect($user.get()).toEqual(mona);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(copy()).toContain(mona.email));
  expect($user.get()).toEqual(mona);
});

it.each([
  ['user', 'tayar-session'],
  ['tayar-session', 'user'],
])('a logout in another tab, which removes %s first, ends the session here', async (...keys) => {
  localStorage.setItem('tayar-session', '{}');
  setUser(mona);
  restoreUser();
  for (const key of keys) {
    localStorage.removeItem(key);
    tell(key);
  }
  expect($user.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(confirmedUser).not.toHaveBeenCalled();
  expect(copy()).toBeNull();
});

it('storage that is cleared ends it as well, and nobody is asked where there is no session', () => {
  localStorage.setItem('tayar-session', '{}');
  setUser(mona);
  restoreUser();
  localStorage.removeItem('user');
  localStorage.removeItem('tayar-session');
  tell(null);
  expect($user.get()).toBeNull();
  expect(confirmedUser).not.toHaveBeenCalled();
});
