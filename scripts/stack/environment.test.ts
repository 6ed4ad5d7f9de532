import { expect, test } from 'vitest';
import { chooseBackend } from './environment.ts';

const project = {
  PUBLIC_SUPABASE_URL: 'https://x.supabase.co',
  PUBLIC_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

test('embeds a backend unless a project is named', () => {
  expect(chooseBackend({})).toEqual({ kind: 'embedded' });
  expect(chooseBackend({ PUBLIC_SUPABASE_URL: ' ' })).toEqual({ kind: 'embedded' });
  expect(chooseBackend(project)).toEqual({
    kind: 'project',
    supabaseUrl: 'https://x.supabase.co',
    publishableKey: 'sb_publishable_x',
    secretKey: null,
  });
});

test('refuses half a project and an address that is none', () => {
  const { PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_PUBLISHABLE_KEY } = project;
  expect(() => chooseBackend({ PUBLIC_SUPABASE_URL })).toThrow('PUBLISHABLE_KEY is missing');
  expect(() => chooseBackend({ PUBLIC_SUPABASE_PUBLISHABLE_KEY })).toThrow('URL is missing');
  expect(() => chooseBackend({ ...project, PUBLIC_SUPABASE_URL: 'x.supabase.co' })).toThrow(
    'not a web address',
  );
});
