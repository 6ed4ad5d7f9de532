import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendFailure } from '#data/failure.ts';
import { storageKeys } from '#lib/web-storage.ts';
import { stubPage } from '../../tests/support/page-globals.ts';
import { logOut } from './logout.ts';
import { $leaving, $user, draftPrefix } from './session.store.ts';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const [notify, signOut] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('#components/toast.store.ts', () => ({ notify }));
vi.mock('#data/account.ts', () => ({ listenToSession: vi.fn(), signOut }));
vi.mock('#data/browser-client.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('#data/browser-client.ts')>()),
  browserBackend: async () => 'backend',
}));

let page: ReturnType<typeof stubPage>;

beforeEach(() => {
  notify.mockReset();
  signOut.mockReset();
  page = stubPage('/about');
  $user.set({ id: '1', name: 'Mona', email: 'mona@example.com', phone: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  $user.set(null);
  $leaving.set(false);
});

it('forgets the person first, then tells the backend, then leads home', async () => {
  signOut.mockImplementation(async () => {
    expect($user.get()).toBeNull();
    expect(page.assign).not.toHaveBeenCalled();
  });
  await logOut();
  expect(signOut).toHaveBeenCalledExactlyOnceWith('backend');
  expect(page.assign).toHaveBeenCalledExactlyOnceWith('/');
  expect(notify).not.toHaveBeenCalled();
});

it('leaves no draft behind, in this tab or in others', async () => {
  sessionStorage.setItem(`${draftPrefix}note`, '{}');
  localStorage.setItem(`${draftPrefix}visit`, '{}');
  await logOut();
  expect(sessionStorage.getItem(`${draftPrefix}note`)).toBeNull();
  expect(localStorage.getItem(`${draftPrefix}visit`)).toBeNull();
  // Tabs that were open read it.
  expect(localStorage.getItem(storageKeys.signedOut)).not.toBeNull();
});

it.each([
  [new BackendFailure('other', new Error('Not today')), 'Not today'],
  [new BackendFailure('offline', new Error('Failed to fetch')), 'An unexpected error occurred.'],
  [new TypeError('Failed to fetch'), 'An unexpected error occurred.'],
])('%s shows a message, and nothing of the session stays', async (failure, text) => {
  signOut.mockRejectedValue(failure);
  localStorage.setItem('tayar-session', '{}');
  await logOut();
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', { title: 'Logout failed', text });
  expect($user.get()).toBeNull();
  expect(localStorage.getItem('tayar-session')).toBeNull();
});
