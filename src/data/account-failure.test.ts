import { expect, it } from 'vitest';
import { accountFailureKind } from './account-failure.ts';

it.each([
  [{ code: 'email_not_confirmed', status: 400, message: 'Email not confirmed' }, 'unconfirmed'],
  [{ status: 400, message: 'Email not confirmed' }, 'unconfirmed'],
  [{ code: 'user_already_exists', status: 422, message: 'User already registered' }, 'taken'],
  [{ status: 400, message: 'auth/email already in use' }, 'taken'],
  [
    {
      code: 'over_email_send_rate_limit',
      status: 429,
      message: 'For security purposes, you can only request this after 59 seconds.',
    },
    'mailed',
  ],
  [
    { code: 'over_email_send_rate_limit', status: 429, message: 'email rate limit exceeded' },
    'too_often',
  ],
  [{ code: 'otp_expired', status: 403, message: 'Email link is invalid or has expired' }, 'link'],
  [{ code: 'flow_state_not_found', status: 404, message: 'invalid flow state' }, 'link'],
  [
    {
      name: 'AuthPKCECodeVerifierMissingError',
      status: 400,
      message: 'PKCE code verifier not found in storage.',
    },
    'link',
  ],
  [{ name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' }, 'forbidden'],
  [
    { code: 'same_password', status: 422, message: 'New password should be different' },
    'same_password',
  ],
  [{ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }, 'offline'],
  [{ name: 'TypeError', message: 'Failed to fetch' }, 'offline'],
  [{ name: 'AuthUnknownError', message: "Unexpected token '<'" }, 'offline'],
  [
    { code: 'invalid_credentials', status: 400, message: 'Invalid login credentials' },
    'credentials',
  ],
  [{ status: 400, message: 'Invalid login credentials' }, 'credentials'],
  [{ code: 'weak_password', status: 422, message: 'Password should contain' }, 'weak_password'],
  [{ code: 'email_address_invalid', status: 400, message: 'Email address is invalid' }, 'email'],
  [{ status: 500, message: '' }, 'other'],
])('%j is of the kind %s', (told, kind) => {
  expect(accountFailureKind(told)).toBe(kind);
});
