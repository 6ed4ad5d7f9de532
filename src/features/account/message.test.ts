import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { AccountFailure } from '@/data/account-failure';
import { signInRefused, signUpRefused } from './message';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const notify = vi.hoisted(() => vi.fn());
vi.mock('@/components/toast.store', () => ({ notify }));

const wordless = new AccountFailure('other', new Error(''));

afterEach(() => notify.mockReset());

/** The texts if the backend gives no reason. */
it.each([
  [
    'Login failed',
    'Please check your credentials and try again.',
    () => signInRefused(wordless, 'mona@example.com'),
  ],
  ['Registration failed', 'Something went wrong. Please try again.', () => signUpRefused(wordless)],
])('%s, where the backend gives no reason, says: %s', (title, text, refuse) => {
  expect(refuse()).toEqual({ tone: 'warning', title, text });
  expect(notify).toHaveBeenCalledExactlyOnceWith('error', { title, text });
});

it('the reason of the backend is told where it gives one', () => {
  const reason = new AccountFailure('other', new Error('Not today'));
  expect(signInRefused(reason, 'mona@example.com')).toMatchObject({ text: 'Not today' });
  expect(signUpRefused(reason)).toMatchObject({ text: 'Not today' });
});
