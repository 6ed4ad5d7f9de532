import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageParts, putTogether } from '../slim/page-parts.build';
import { pageWriter } from './page-writer.build';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tayar-written-'));
});
afterAll(() => rm(folder, { recursive: true }));

const page = (text: string): PageParts => [
  { kind: 'markup', text: '<style>' },
  { kind: 'sheet', text: 'q::before{content:"«"}' },
  { kind: 'markup', text: `</style>${text}` },
];

test('each page is written whole, whatever its letters and however long the one before it was', async () => {
  const write = pageWriter(`${pathToFileURL(folder)}/`);
  const pages = ['سيارة كهربائية ’ 🚗', 'a', 'تيار '.repeat(5_000), 'b'].map(page);
  for (const [place, parts] of pages.entries()) write(`/cars/byd/${place}`, parts);
  for (const [place, parts] of pages.entries()) {
    const written = await readFile(join(folder, `cars/byd/${place}.html`), 'utf8');
    expect(written).toBe(putTogether(parts));
  }
});
