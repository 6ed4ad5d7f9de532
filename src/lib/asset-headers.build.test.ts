import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { assetHeaders } from './asset-headers.build.ts';

test('files named after their content are kept for good, one by one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-headers-'));
  try {
    await mkdir(join(folder, '_astro/fonts'), { recursive: true });
    for (const file of ['_astro/app.abc.js', '_astro/fonts/1a.woff2', 'index.html']) {
      await writeFile(join(folder, file), '');
    }
    const done = assetHeaders().hooks['astro:build:done'];
    const dir = pathToFileURL(`${folder}/`);
    await Reflect.apply(done ?? (() => {}), undefined, [{ dir }]);
    const kept = '\n  Cache-Control: public, max-age=31536000, immutable\n';
    expect(await readFile(join(folder, '_headers'), 'utf8')).toBe(
      `/_astro/app.abc.js${kept}/_astro/fonts/1a.woff2${kept}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
