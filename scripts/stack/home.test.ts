import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  claimHome,
  findRunning,
  type Home,
  loadSecrets,
  locateHome,
  makeHome,
  makeSecrets,
  projectRoot,
  readStack,
  secretsSchema,
} from './home.ts';

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

/** The rights of a path, as `ls` and `chmod` count them. */
const rightsOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test('is closed to other users from its making on, whichever command makes it', async () => {
  const under = (name: string) => locateHome({ TAYAR_HOME: join(home.root, name) });
  const release = await claimHome(under('claimed'));
  await loadSecrets(under('kept'));
  await makeHome(under('built/deep'));
  for (const name of ['claimed', 'kept', 'built', 'built/deep']) {
    expect(await rightsOf(join(home.root, name)), name).toBe('700');
  }
  await release();
});

test('is closed to other users at the next start, when an older version left it open', async () => {
  await mkdir(join(home.database, 'base'), { recursive: true });
  await writeFile(home.databaseMade, '');
  await writeFile(home.secrets, '{}');
  const made = [home.root, home.database, home.databaseMade, home.secrets];
  for (const path of made) await chmod(path, 0o755);
  await (await claimHome(home))();
  expect(await Promise.all(made.map(rightsOf))).toEqual(['700', '700', '600', '600']);
});

test('leaves a folder alone that holds other things, but for what the stack made in it', async () => {
  await mkdir(home.database);
  await writeFile(join(home.root, 'letter.txt'), '');
  for (const path of [home.root, home.database]) await chmod(path, 0o755);
  await chmod(join(home.root, 'letter.txt'), 0o644);
  await (await claimHome(home))();
  expect(await rightsOf(home.root)).toBe('755');
  expect(await rightsOf(join(home.root, 'letter.txt'))).toBe('644');
  expect(await rightsOf(home.database)).toBe('700');
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

// Three processes have to start, which takes a busy machine its time.
test('belongs to one of those that claim it at once', { timeout: 60_000 }, async () => {
  const claim = `import { claimHome, locateHome } from ${JSON.stringify(new URL('home.ts', import.meta.url))};
    await claimHome(locateHome({ TAYAR_HOME: ${JSON.stringify(home.root)} }));
    process.stdin.resume();`;
  const claims = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', claim]));
  const refused = claims.map(async (child) => (await once(child, 'exit'))[0] === 1);
  // The others fail at once; the one that holds the lock keeps running.
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
