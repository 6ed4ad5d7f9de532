import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../lib/seeded.ts';
import { betterFolder, compressBetter, compressFolder } from './compress.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-compress-'));
  const random = seededRandom(1);
  const words = Array.from({ length: 6000 }, () => `word${Math.floor(random() * 400)}`).join(' ');
  await writeFile(join(folder, 'index.html'), words);
  await mkdir(join(folder, 'cars'));
  await writeFile(join(folder, 'cars/byd.html'), words);
  await writeFile(join(folder, 'all.js'), words);
  await writeFile(join(folder, 'tiny.js'), 'go();');
  await writeFile(join(folder, 'car.jpg'), words);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compressed = (names: readonly string[]) => names.map((name) => `${name}.br`);
const sizesOf = (within: string, names: readonly string[]) =>
  Promise.all(compressed(names).map(async (name) => (await stat(join(within, name))).size));

test('what was compressed quickly is compressed better beside it, and stays as it is sent', async () => {
  const names = ['all.js', 'index.html', 'cars/byd.html'];
  expect(await compressFolder(folder, 'quick')).toBe(names.length);
  const quick = await sizesOf(folder, names);
  await compressBetter(folder, AbortSignal.abort());
  expect(await readdir(folder)).not.toContain('.better');
  await compressBetter(folder, new AbortController().signal);
  expect(await sizesOf(folder, names)).toEqual(quick);
  const better = await sizesOf(betterFolder(folder), names);
  for (const [place, size] of better.entries()) expect(size).toBeLessThan(quick[place] ?? 0);
  const made = await readdir(betterFolder(folder), { recursive: true });
  expect(made.toSorted()).toEqual([...compressed(names), 'cars'].toSorted());
});
