/** The effect of each kind of answer to a session's renewal. */
import { createClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import { memoryStorage } from '../../tests/support/page-globals.ts';
import { currentAccount, listenToSession, renewSession } from './account.ts';
import type { Database } from './database.types.ts';
import { fetchKeepingSession } from './session-client.ts';

const user = { id: '1', email: 'mona@example.com', email_confirmed_at: '2026-01-01' };

const storage = memoryStorage();

/** A client with a stored session whose token is valid for this many seconds. */
function clientWith(seconds: number) {
  const session = {
    access_token: 'token',
    refresh_token: 'renew',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: Math.floor(Date.now() / 1000) + seconds,
    user,
  };
  storage.setItem(storageKeys.session, JSON.stringify(session));
  return createClient<Database>('https://backend.example', 'key', {
    auth: { storage, storageKey: storageKeys.session, autoRefreshToken: false },
    global: { fetch: fetchKeepingSession },
  });
}

/** Waits as long as the library takes to give up. */
async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

const answers = vi.fn<() => Response>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => answers());
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('navigator', { onLine: true });
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  storage.removeItem(storageKeys.session);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['too many have asked', 429, '{"code":"over_request_rate_limit","message":"Too many requests"}'],
  ['an empty page', 404, ''],
  ['a page of something on the way', 400, '<!doctype html><p>Bad request'],
  ['a refusal of something on the way', 403, '{"message":"permission denied","code":"42501"}'],
  ['a fault of the backend', 500, '{"message":"internal error"}'],
  ['JSON of another shape', 200, '{}'],
  ['nothing', 200, 'null'],
])('%s', (_, status, body) => {
  beforeEach(() => void answers.mockImplementation(() => new Response(body, { status })));

  test('keeps a session that has expired, and fires no sign-out event', async () => {
    const client = clientWith(-10);
    const told = vi.fn();
    listenToSession(client, told);
    await expect(inTime(currentAccount(client))).rejects.toMatchObject({ kind: 'offline' });
    expect(storage.getItem(storageKeys.session)).not.toBeNull();
    expect(told).not.toHaveBeenCalled();
  });

  test('does not end one that the backend did not take', async () => {
    expect(await inTime(renewSession(clientWith(3600)))).toBe(true);
    expect(storage.getItem(storageKeys.session)).not.toBeNull();
  });
});

test('what arrives at the second time of asking renews the session', async () => {
  const session = { access_token: 'next', refresh_token: 'next', expires_in: 3600, user };
  answers.mockImplementation(() => Response.json(session));
  answers.mockImplementationOnce(() => new Response('', { status: 404 }));
  expect(await inTime(currentAccount(clientWith(-10)))).toMatchObject({ email: user.email });
});

describe('the refusal of the backend', () => {
  const refusal = { error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token' };
  beforeEach(() => void answers.mockImplementation(() => Response.json(refusal, { status: 400 })));

  test('ends a session that has expired', async () => {
    const client = clientWith(-10);
    const told = vi.fn();
    listenToSession(client, told);
    expect(await inTime(currentAccount(client))).toBeNull();
    expect(told).toHaveBeenLastCalledWith(null);
    expect(storage.getItem(storageKeys.session)).toBeNull();
  });

  test('ends one that the backend did not take', async () => {
    expect(await inTime(renewSession(clientWith(3600)))).toBe(false);
    expect(storage.getItem(storageKeys.session)).toBeNull();
  });
});
