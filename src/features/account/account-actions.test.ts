import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendFailure } from '#data/failure.ts';
import { $user } from '#session/session.store.ts';
import { stubPage } from '../../../tests/support/page-globals.ts';
import {
  register,
  requestConfirmation,
  requestPasswordReset,
  setNewPassword,
  signIn,
  signInWithGoogle,
} from './account-actions.ts';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const asked = vi.hoisted(() => ({
  signUp: vi.fn(),
  resendConfirmation: vi.fn(),
  sendPasswordReset: vi.fn(),
  googleAddress: vi.fn(),
  signInWithPassword: vi.fn(),
  changePassword: vi.fn(),
  signOut: vi.fn(),
}));
vi.mock('#data/account.ts', () => asked);
const session = vi.hoisted(() => ({ confirmedUser: vi.fn() }));
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend', ...session }));

const mona = { name: 'Mona', email: 'mona@example.com', phone: '01012345678', password: 'secret' };

beforeEach(() => {
  for (const call of Object.values(asked)) call.mockReset();
  asked.signOut.mockResolvedValue(undefined);
  session.confirmedUser.mockResolvedValue({ id: '1' });
  asked.signUp.mockResolvedValue({ account: { id: '1' }, signedIn: false, isNew: true });
  stubPage('/signup');
});
afterEach(() => {
  $user.set(null);
  vi.unstubAllGlobals();
});

/** Where each call asks the backend to send people back to, at this site's own address. */
it.each([
  ['a sign-up', () => register({ ...mona, confirmation: 'secret' }), asked.signUp, '/signin'],
  ['another mail', () => requestConfirmation(mona.email), asked.resendConfirmation, '/signin'],
  ['a reset', () => requestPasswordReset(mona.email), asked.sendPasswordReset, '/reset-password'],
  ['Google', signInWithGoogle, asked.googleAddress, '/'],
])('%s leads back to its page', async (_, act, call, path) => {
  await act();
  expect(call).toHaveBeenCalledOnce();
  expect(call.mock.lastCall?.at(-1)).toBe(`https://tayar.example${path}`);
});

it('whom the backend signs in without a confirmed e-mail is signed out at once', async () => {
  const account = { id: '1', email: mona.email, metadata: {}, confirmed: false };
  asked.signInWithPassword.mockResolvedValue(account);
  await expect(signIn(mona)).rejects.toMatchObject({ kind: 'unconfirmed' });
  expect(asked.signOut).toHaveBeenCalledExactlyOnceWith('backend');
  expect($user.get()).toBeNull();
});

it('a new password is never set for somebody who has signed in since the link was opened', async () => {
  session.confirmedUser.mockResolvedValue({ id: '2' });
  await expect(setNewPassword('1', 'second-secret', false)).rejects.toMatchObject({
    kind: 'forbidden',
  });
  expect(asked.changePassword).not.toHaveBeenCalled();
});

it('the present password counts as new only where an attempt without an answer may have set it', async () => {
  asked.changePassword.mockRejectedValue(new BackendFailure('same_password', new Error()));
  await expect(setNewPassword('1', 'second-secret', false)).rejects.toMatchObject({
    kind: 'same_password',
  });
  expect(asked.signOut).not.toHaveBeenCalled();
  await setNewPassword('1', 'second-secret', true);
  expect(asked.signOut).toHaveBeenCalledExactlyOnceWith('backend', 'global');
});

it('where the backend does not hear that the session of a link ends, it ends here', async () => {
  localStorage.setItem('tayar-session', '{}');
  asked.signOut.mockRejectedValue(new BackendFailure('offline', new Error()));
  await setNewPassword('1', 'second-secret', false);
  expect(localStorage.getItem('tayar-session')).toBeNull();
});
