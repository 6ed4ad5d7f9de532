import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#lib/web-storage.ts';
import { separateClient, sessionClient } from './session-client.ts';

vi.mock('#config/environment.ts', () => ({
  environment: { supabaseUrl: 'https://backend.example', supabaseKey: 'key' },
}));

const user = { id: '1', email: 'mona@example.com' };
const sessionOf = (token: string, seconds: number) => ({
  access_token: token,
  refresh_token: `renews-${token}`,
  token_type: 'bearer',
  expires_in: seconds,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user,
});
const keep = (session: object) =>
  localStorage.setItem(storageKeys.session, JSON.stringify(session));

const asked: { path: string; key: string | null; as: string | null }[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.removeItem(storageKeys.session);
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input);
    const headers = new Headers(init?.headers);
    asked.push({
      path: pathname,
      key: headers.get('apikey'),
      as: headers.get('Authorization'),
    });
    return Response.json(pathname.startsWith('/auth') ? sessionOf('next', 3600) : []);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.removeItem(storageKeys.session);
});

const rows = { path: '/rest/v1/brands', key: 'key' };

test('it asks as the person whose session this browser keeps', async () => {
  keep(sessionOf('token', 3600));
  await sessionClient().from('brands').select();
  expect(asked).toEqual([{ ...rows, as: 'Bearer token' }]);
});

test('without a session it asks as anybody', async () => {
  await sessionClient().from('brands').select();
  expect(asked).toEqual([{ ...rows, as: 'Bearer key' }]);
});

test('a session that has expired is renewed first, and kept', async () => {
  keep(sessionOf('token', -10));
  await sessionClient().from('brands').select();
  expect(asked).toEqual([
    { path: '/auth/v1/token', key: 'key', as: 'Bearer key' },
    { ...rows, as: 'Bearer next' },
  ]);
  expect(localStorage.getItem(storageKeys.session)).toContain('next');
});

test('a separate client knows nothing of the session', async () => {
  keep(sessionOf('token', 3600));
  await separateClient().from('brands').select();
  expect(asked).toEqual([{ ...rows, as: 'Bearer key' }]);
});
