import { afterEach, expect, test, vi } from 'vitest';
import health from '../functions/health.ts';

afterEach(() => vi.unstubAllEnvs());
const ask = (method: string) => health(new Request('http://localhost/x', { method }));

test('says ok when the environment is whole', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:54321');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_x');
  const answer = await ask('GET');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('names what is missing', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', '');
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', '');
  const answer = await ask('GET');
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    faulty: expect.arrayContaining(['PUBLIC_SUPABASE_URL']),
  });
});

test('is read only', async () => {
  expect((await ask('POST')).status).toBe(405);
});
