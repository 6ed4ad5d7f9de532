import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectRoot } from '../home.ts';
import { inProject } from './in-project.ts';

const made: string[] = [];
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true });
});

async function makeFolder(beginning: string): Promise<string> {
  const folder = await mkdtemp(beginning);
  made.push(folder);
  return folder;
}

test('builds within the project what belongs elsewhere', async () => {
  const elsewhere = await makeFolder(join(tmpdir(), 'tayar-elsewhere-'));
  let within = '';
  await inProject(elsewhere, async (folder) => {
    within = folder;
    await writeFile(join(folder, 'index.html'), 'built');
  });
  expect(within.startsWith(projectRoot)).toBe(true);
  expect(await readFile(join(elsewhere, 'index.html'), 'utf8')).toBe('built');
  await expect(readdir(within)).rejects.toThrow('ENOENT');
});

test('builds in place within the project, and leaves nothing of what failed elsewhere', async () => {
  const inside = await makeFolder(join(projectRoot, 'node_modules/.cache-'));
  await inProject(inside, async (folder) => expect(folder).toBe(inside));
  const outside = await makeFolder(join(tmpdir(), 'tayar-elsewhere-'));
  let within = '';
  const failing = inProject(outside, async (folder) => {
    within = folder;
    throw new Error('no build');
  });
  await expect(failing).rejects.toThrow('no build');
  await expect(readdir(within)).rejects.toThrow('ENOENT');
});
