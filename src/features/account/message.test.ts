import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { BackendFailure } from '#data/failure.ts';
import { inArabic } from '#lib/fixture.ts';
import { m } from '#paraglide/messages.js';
import { resetRefused, signInRefused, signUpRefused } from './message.ts';

// Test files share their imports, which here use mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const notify = vi.hoisted(() => vi.fn());
vi.mock('#components/toast.store.ts', () => ({ notify }));

const credentials = new BackendFailure('credentials', new Error('Invalid login credentials'));
const wordless = new BackendFailure('other', new Error(''));

afterEach(() => notify.mockReset());

/** The texts if the backend gives no reason. */
it.each([
  [
    'Login failed',
    'Please check your credentials and try again.',
    () => signInRefused(wordless, 'mona@example.com'),
  ],
  ['Registration failed', 'Something went wrong. Please try again.', () => signUpRefused(wordless)],
  ['Password reset failed', m.account_refused_text(), () => resetRefused(wordless)],
])('%s, where the backend gives no reason, says: %s', (title, text, refuse) => {
  expect(refuse()).toEqual({ tone: 'warning', title, text });
  expect(notify).not.toHaveBeenCalled();
});

it('the backend’s reason is shown where it gives one', () => {
  const reason = new BackendFailure('other', new Error('Not today'));
  expect(signInRefused(reason, 'mona@example.com')).toMatchObject({ text: 'Not today' });
  expect(signUpRefused(reason)).toMatchObject({ text: 'Not today' });
  expect(resetRefused(reason)).toMatchObject({ text: 'Not today' });
  expect(inArabic(() => resetRefused(reason)).text).toMatch(/^[^a-z]+$/i);
});

it('a wrong password gets our own message, in either language', () => {
  expect(signInRefused(credentials, '').text).toBe('Please check your credentials and try again.');
  expect(inArabic(() => signInRefused(credentials, '')).text).toMatch(/^[^a-z]+$/i);
});

it('an e-mail that waits for its confirmation is a toast; the page only offers another mail', () => {
  const refused = new BackendFailure('unconfirmed', new Error('Email not confirmed'));
  expect(signInRefused(refused, 'mona@example.com')).toEqual({
    tone: 'info',
    title: "Didn't get our email?",
    resendTo: 'mona@example.com',
  });
  expect(notify).toHaveBeenCalledOnce();
});
