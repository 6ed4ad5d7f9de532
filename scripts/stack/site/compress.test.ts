import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

test('text files get two compressed copies, pictures none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-compress-'));
  try {
    await writeFile(join(folder, 'index.html'), 'a page');
    await writeFile(join(folder, 'car.jpg'), 'a picture');
    await compressFolder(folder);
    const files = await readdir(folder);
    expect(files.sort()).toEqual(['car.jpg', 'index.html', 'index.html.br', 'index.html.gz']);
    const read = (suffix: string) => readFile(join(folder, `index.html${suffix}`));
    expect(String(brotliDecompressSync(await read('.br')))).toBe('a page');
    expect(String(gunzipSync(await read('.gz')))).toBe('a page');
  } finally {
    await rm(folder, { recursive: true });
  }
});
