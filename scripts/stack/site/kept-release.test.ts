import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Home, locateHome } from '../home.ts';
import { findKept, hashSource, keepRelease } from './kept-release.ts';

let home: Home;
const seen = { asOf: '2026-11-30T10:00:00Z', changes: [] };

beforeEach(async () => {
  home = locateHome({ TAYAR_HOME: await mkdtemp(join(tmpdir(), 'tayar-kept-')) });
});
afterEach(() => rm(home.root, { recursive: true, force: true }));

async function keepOne(source: string) {
  const folder = join(home.site, 'one');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await keepRelease(home, { folder, source, builtAt: 1, seen });
  return folder;
}

test('a release is found again while its source is the same', async () => {
  expect(await findKept(home, 'a')).toBeUndefined();
  const folder = await keepOne('a');
  expect(await findKept(home, 'a')).toMatchObject({ folder, seen });
  expect(await findKept(home, 'b')).toBeUndefined();
});

test('a release whose folder is gone, or whose record is broken, is not used', async () => {
  const folder = await keepOne('a');
  await rm(folder, { recursive: true });
  expect(await findKept(home, 'a')).toBeUndefined();
  await keepOne('a');
  await writeFile(home.release, '{');
  expect(await findKept(home, 'a')).toBeUndefined();
});

test('another address of the backend is another source; a variable that no page reads is not', async () => {
  const env = { PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321', TERM: 'one' };
  const source = await hashSource(env);
  expect(await hashSource({ ...env, TERM: 'two' })).toBe(source);
  const elsewhere = { ...env, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54322' };
  expect(await hashSource(elsewhere)).not.toBe(source);
});
