import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { storeInFolder } from './file-storage.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-storage-'));
  return () => rm(folder, { recursive: true });
});

const upload = (bucket: string, key: string, text: string) =>
  storeInFolder(folder).uploadObject(bucket, key, '', Buffer.from(text), 'image/png', 'no-cache');

async function read(bucket: string, key: string) {
  const { body } = await storeInFolder(folder).getObject(bucket, key, '');
  return String(body);
}

test('no name takes the place of another', async () => {
  const names = [
    'a.png',
    'a.png.facts.json',
    'a.png.facts.json.facts.json',
    'A.png',
    'b/a.png',
    'b//a.png',
    'b/./a.png',
    '/b/a.png',
    'b/c/../a.png',
    'b%2Fa.png',
    'b',
    'b/',
    '.',
    '..',
    '../other/a.png',
    '../../../outside.png',
    'é.png',
    'e\u0301.png',
    `${'x'.repeat(900)}1`,
    `${'x'.repeat(900)}2`,
    'صورة.png',
  ];
  const places = ['images', 'other', '..'].flatMap((bucket) =>
    names.map((key) => [bucket, key] as const),
  );
  for (const [bucket, key] of places) await upload(bucket, key, `${bucket} ${key}`);
  for (const [bucket, key] of places) {
    expect(await read(bucket, key)).toBe(`${bucket} ${key}`);
    const { mimetype } = await storeInFolder(folder).headObject(bucket, key, '');
    expect(mimetype, key).toBe('image/png');
  }
  // A disk that takes capital and small letters for the same keeps them apart, too.
  const made = await readdir(folder, { recursive: true });
  expect(new Set(made.map((path) => path.toLowerCase().normalize())).size).toBe(made.length);

  await storeInFolder(folder).deleteObjects('images', ['b/a.png', 'a.png']);
  await expect(read('images', 'a.png')).rejects.toThrow();
  expect(await read('images', 'b//a.png')).toBe('images b//a.png');
  expect(await read('images', 'a.png.facts.json')).toBe('images a.png.facts.json');
});

test('finds what an older version kept', async () => {
  await mkdir(join(folder, 'hero-images'));
  await writeFile(join(folder, 'hero-images/hero-image-1764.png'), 'older');
  expect(await read('hero-images', 'hero-image-1764.png')).toBe('older');
});
