import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { claimHome, findRunning, type Home, locateHome, projectRoot, readStack } from './home.ts';
import { loadSecrets, makeSecrets, secretsSchema } from './secrets.ts';

let home: Home;
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tayar-home-'));
  home = locateHome({ TAYAR_HOME: folder });
  return () => rm(folder, { recursive: true });
});

test('is .tayar in the project unless moved', () => {
  expect(locateHome({}).root).toBe(join(projectRoot, '.tayar'));
  expect(locateHome({ TAYAR_HOME: 'elsewhere' }).root).toBe(join(projectRoot, 'elsewhere'));
});

test('makes secrets once, readable by their owner only', async () => {
  const secrets = await loadSecrets(home);
  expect(await loadSecrets(home)).toEqual(secrets);
  expect((await stat(home.secrets)).mode & 0o777).toBe(0o600);
});

test('makes other secrets on every machine', () => {
  const [one, other] = [makeSecrets(), makeSecrets()];
  expect(secretsSchema.safeParse(one).success).toBe(true);
  for (const name of secretsSchema.keyof().options) expect(one[name]).not.toBe(other[name]);
});

test('replaces unreadable secrets', async () => {
  await writeFile(home.secrets, '{ broken');
  expect(secretsSchema.safeParse(await loadSecrets(home)).success).toBe(true);
  expect(JSON.parse(await readFile(home.secrets, 'utf8'))).toEqual(await loadSecrets(home));
});

test('belongs to one running stack at a time', async () => {
  // The process that started this one certainly runs.
  await writeFile(home.lock, JSON.stringify({ pid: process.ppid }));
  expect(await findRunning(home)).toBe(process.ppid);
  await expect(claimHome(home)).rejects.toThrow(`process ${process.ppid}`);
});

test('belongs to one of those that claim it at once', async () => {
  const claim = `import { claimHome, locateHome } from ${JSON.stringify(new URL('home.ts', import.meta.url))};
    await claimHome(locateHome({ TAYAR_HOME: ${JSON.stringify(home.root)} }));
    process.stdin.resume();`;
  const claims = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', claim]));
  const refused = claims.map(async (child) => (await once(child, 'exit'))[0] === 1);
  // The others are told at once; the one that has it stays.
  await Promise.any([
    Promise.all(refused.slice(0, 2)),
    Promise.all(refused.slice(1)),
    Promise.all([refused[0], refused[2]]),
  ]);
  for (const child of claims) child.stdin.end();
  expect((await Promise.all(refused)).filter(Boolean)).toHaveLength(2);
});

test('is free again after a stack that was killed', async () => {
  await writeFile(home.lock, JSON.stringify({ pid: 2 ** 22 + 1 }));
  const release = await claimHome(home);
  await writeFile(home.stack, '{}');
  await release();
  expect(await findRunning(home)).toBeUndefined();
  expect(await readStack(home)).toBeUndefined();
});
