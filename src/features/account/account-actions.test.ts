import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubPage } from '../../../tests/support/page-globals.ts';
import {
  register,
  requestConfirmation,
  requestPasswordReset,
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
}));
vi.mock('#data/account.ts', () => asked);
vi.mock('#session/backend.ts', () => ({ sessionBackend: async () => 'backend' }));

const mona = { name: 'Mona', email: 'mona@example.com', phone: '01012345678', password: 'secret' };

beforeEach(() => {
  for (const call of Object.values(asked)) call.mockReset();
  asked.signUp.mockResolvedValue({ account: { id: '1' }, signedIn: false, isNew: true });
  stubPage('/signup');
});
afterEach(() => vi.unstubAllGlobals());

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
