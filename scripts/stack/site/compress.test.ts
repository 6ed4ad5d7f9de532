import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../lib/seeded.ts';
import { compressBetter, compressFolder } from './compress.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-compress-'));
  const random = seededRandom(1);
  const words = Array.from({ length: 6000 }, () => `word${Math.floor(random() * 400)}`).join(' ');
  await writeFile(join(folder, 'index.html'), words);
  await writeFile(join(folder, 'all.js'), words);
  await writeFile(join(folder, 'tiny.js'), 'go();');
  await writeFile(join(folder, 'car.jpg'), words);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sizesOf = (...names: string[]) =>
  Promise.all(names.map(async (name) => (await stat(join(folder, `${name}.br`))).size));

test('what was compressed quickly is compressed better while it is served', async () => {
  expect(await compressFolder(folder, 'quick')).toBe(2);
  const [page = 0, script = 0] = await sizesOf('index.html', 'all.js');
  await compressBetter(folder, AbortSignal.abort());
  expect(await sizesOf('index.html', 'all.js')).toEqual([page, script]);
  await compressBetter(folder, new AbortController().signal);
  const [betterPage, betterScript] = await sizesOf('index.html', 'all.js');
  expect(betterPage).toBeLessThan(page);
  expect(betterScript).toBeLessThan(script);
  const made = (await readdir(folder)).filter((name) => /\.(?:br|gz|new)$/.test(name));
  expect(made.toSorted()).toEqual(['all.js.br', 'all.js.gz', 'index.html.br', 'index.html.gz']);
});
