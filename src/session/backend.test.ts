import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendFailure } from '#data/failure.ts';
import { stubPage } from '../../tests/support/page-globals.ts';
import { confirmedUser, finishProviderSignIn } from './backend.ts';
import { rememberReturn } from './intention.ts';
import { $user } from './session.store.ts';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const notify = vi.hoisted(() => vi.fn());
const { openSignInLink, ...asked } = vi.hoisted(() => ({
  openSignInLink: vi.fn(),
  currentAccount: vi.fn(),
  signOut: vi.fn(async () => undefined),
}));
vi.mock('#components/toast.store.ts', () => ({ notify }));
vi.mock('#data/account.ts', () => ({ listenToSession: vi.fn(), openSignInLink, ...asked }));
vi.mock('#data/browser-client.ts', () => ({ browserBackend: async () => 'backend' }));

const replaceState = vi.fn();

/** The page that the provider sent the person back to. */
function returnedTo(address: string) {
  const page = stubPage(address);
  vi.stubGlobal('history', { state: null, replaceState });
  return page;
}

beforeEach(() => {
  for (const mock of [notify, openSignInLink, replaceState]) mock.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('exchanges the code for a session, and stays on the home page', async () => {
  const { replace } = returnedTo('/?code=1234');
  await finishProviderSignIn();
  expect(openSignInLink).toHaveBeenCalledExactlyOnceWith('backend', { code: '1234' });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/');
  expect(replace).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
});

it('leads on to where the person wanted to go', async () => {
  const { replace } = returnedTo('/?code=1234');
  rememberReturn('/cars/byd');
  await finishProviderSignIn();
  expect(replace).toHaveBeenCalledExactlyOnceWith('/cars/byd');
});

const unreasoned = 'Please check your credentials and try again.';

it.each(['/?error=access_denied&error_description=Call+0100', '/?error=access_denied', '/?error='])(
  '%s gets our own message',
  async (address) => {
    returnedTo(address);
    await finishProviderSignIn();
    expect(openSignInLink).not.toHaveBeenCalled();
    expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '/');
    expect(notify).toHaveBeenCalledExactlyOnceWith('error', {
      title: 'Login failed',
      text: unreasoned,
    });
  },
);

it.each([
  [new BackendFailure('link', new Error('The code has expired')), unreasoned],
  [new BackendFailure('other', new Error('Not today')), 'Not today'],
  [new TypeError('Failed to fetch'), unreasoned],
])('%s shows a message, and leads nowhere', async (failure, text) => {
  const { replace } = returnedTo('/?code=1234');
  rememberReturn('/cars/byd');
  openSignInLink.mockRejectedValue(failure);
  await finishProviderSignIn();
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', { title: 'Login failed', text });
  expect(replace).not.toHaveBeenCalled();
});

it('the session of an account whose e-mail is not confirmed ends at once, with a message', async () => {
  returnedTo('/signin');
  const account = { id: '1', email: 'mona@example.com', metadata: {}, confirmed: false };
  asked.currentAccount.mockResolvedValue(account);
  expect(await confirmedUser()).toBeNull();
  expect($user.get()).toBeNull();
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', {
    title: 'Email not confirmed',
    text: expect.stringContaining('inbox or spam folder'),
  });
  await expect.poll(() => asked.signOut).toHaveBeenCalledExactlyOnceWith('backend');
});

it('a copy of a user that somebody wrote in is removed where no session is found', async () => {
  returnedTo('/signin');
  $user.set({ id: '1', name: 'Mallory', email: 'm@example.com', phone: null });
  asked.currentAccount.mockResolvedValue(null);
  expect(await confirmedUser()).toBeNull();
  expect($user.get()).toBeNull();
});
