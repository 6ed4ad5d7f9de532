import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openReleases, type Releases } from './releases.ts';

let root: string;
let releases: Releases;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tayar-releases-'));
  releases = openReleases(root);
  return () => rm(root, { recursive: true });
});

const build = async (files = ['index.html', '404.html']) => {
  const release = await releases.begin();
  for (const file of files) await writeFile(join(release.folder, file), '<!doctype html>');
  await new Promise((resolve) => setTimeout(resolve, 5));
  return release;
};

test('serves nothing before the first release, then the published one', async () => {
  expect(await releases.current()).toBeUndefined();
  const first = await build();
  expect(await releases.current()).toBeUndefined();
  await releases.publish(first.name);
  expect(await releases.current()).toBe(first.folder);
});

test('keeps the old release when a new one is incomplete', async () => {
  const first = await build();
  await releases.publish(first.name);
  const broken = await build(['index.html']);
  await expect(releases.publish(broken.name)).rejects.toThrow('404.html');
  await releases.discard(broken.name);
  expect(await releases.current()).toBe(first.folder);
  expect(await readdir(root)).not.toContain(broken.name);
});

test('keeps the served release and the one before it', async () => {
  const names: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const release = await build();
    await releases.publish(release.name);
    names.push(release.name);
  }
  await releases.prune();
  expect((await readdir(root)).sort()).toEqual([...names.slice(2), 'current']);
});
