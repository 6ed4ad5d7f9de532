import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached } from './cached.build';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-cached-'));
  vi.stubEnv('TAYAR_CACHE', folder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

test('what is asked for twice at once is made once', async () => {
  const make = vi.fn(async () => Buffer.from('letters'));
  const files = await Promise.all([cached('font', make), cached('font', make)]);
  expect(await readFile(files[0], 'utf8')).toBe('letters');
  expect(files[1]).toBe(files[0]);
  await cached('font', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await readdir(join(folder, 'share-pictures'))).toEqual(['font']);
});

test('what could not be made is made for whoever asks next', async () => {
  const refuse = () => Promise.reject(new Error('no font'));
  await expect(cached('font', refuse)).rejects.toThrow('no font');
  expect(await readFile(await cached('font', async () => Buffer.from('here')), 'utf8')).toBe(
    'here',
  );
});
