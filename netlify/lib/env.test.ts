import { expect, test } from 'vitest';
import { readEnv, visitorEnv } from './env.ts';

test('parses a whole environment', () => {
  const env = {
    PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };
  expect(readEnv(visitorEnv, { ...env, OTHER: 'x' })).toEqual({ ok: true, env });
});

test('names what is missing or wrong, without its value', () => {
  expect(readEnv(visitorEnv, { PUBLIC_SUPABASE_URL: 'not an address' })).toEqual({
    ok: false,
    faulty: ['PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'PUBLIC_SUPABASE_URL'],
  });
});
