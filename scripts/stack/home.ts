import { randomBytes } from 'node:crypto';
import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import webPush from 'web-push';
import { z } from 'zod';
import { jsonIn } from '#lib/json.ts';
import { StackFailure } from './command.ts';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Where the local stack keeps its state: everything here is made by the stack and may be emptied. */
export type Home = ReturnType<typeof locateHome>;

/** Names the folders and files of the state folder (`TAYAR_HOME`, by default `.tayar` in the project). */
export function locateHome(env: NodeJS.ProcessEnv) {
  const root = resolve(projectRoot, env.TAYAR_HOME?.trim() || '.tayar');
  return {
    root,
    database: join(root, 'database'),
    /** Exists once the database has been filled. Without it, the first start was interrupted. */
    databaseMade: join(root, 'database-made'),
    storage: join(root, 'storage'),
    site: join(root, 'site'),
    /** Names the built site that the next start may serve. */
    release: join(root, 'release.json'),
    functions: join(root, 'functions'),
    logs: join(root, 'logs'),
    cache: join(root, 'cache'),
    secrets: join(root, 'secrets.json'),
    stack: join(root, 'stack.json'),
    lock: join(root, 'running.json'),
  };
}

const stackSchema = z.object({
  siteUrl: z.string(),
  supabaseUrl: z.string(),
  publishableKey: z.string(),
  secretKey: z.string().nullable(),
  mailUrl: z.string().nullable(),
});

/** Where a running stack answers; the last two may be null when a project of the user's is in use. */
export type Stack = z.output<typeof stackSchema>;

/** The addresses of the stack that runs on this home, or undefined when there is none. */
export async function readStack(home: Home): Promise<Stack | undefined> {
  if ((await findRunning(home)) === undefined) return undefined;
  return (await readJson(home.stack, stackSchema)).data;
}

const key = (kind: 'publishable' | 'secret') =>
  z.string().regex(new RegExp(`^sb_${kind}_\\S{20,}$`));

export const secretsSchema = z.object({
  publishableKey: key('publishable'),
  secretKey: key('secret'),
  /** Signs the sessions of the embedded backend. */
  jwtSecret: z.string().min(32),
  /** Shared by the database's webhook and the functions. */
  webhookSecret: z.string().min(32),
  /** The two halves of the key by which push services know us. */
  pushPublicKey: z.string().length(87),
  pushPrivateKey: z.string().length(43),
});

/** Secrets of this machine's stack: made once, kept in the state folder, never committed. */
export type Secrets = z.output<typeof secretsSchema>;

/** Makes new secrets, each of at least 128 random bits. */
export function makeSecrets(): Secrets {
  const random = () => randomBytes(32).toString('base64url');
  const push = webPush.generateVAPIDKeys();
  return {
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    jwtSecret: random(),
    webhookSecret: random(),
    pushPublicKey: push.publicKey,
    pushPrivateKey: push.privateKey,
  };
}

/** Reads this machine's secrets, making them on the first run or where the file is unreadable. */
export async function loadSecrets(home: Home): Promise<Secrets> {
  const known = await readJson(home.secrets, secretsSchema);
  if (known.success) return known.data;
  const secrets = makeSecrets();
  await writePrivately(home.secrets, secrets);
  return secrets;
}

/** Writes a file that only this user may read, making its folder where needed. */
export async function writePrivately(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  // A file that exists keeps its old mode, hence the removal.
  await rm(path, { force: true });
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
}

/**
 * Makes the home where it is missing, and closes it to other users of the machine: accounts and requests are in it.
 * One that an older version left open is closed as well.
 */
export async function makeHome(home: Home): Promise<void> {
  await mkdir(home.root, { recursive: true, mode: 0o700 });
  const own = new Set(Object.values(home).map((path) => basename(path)));
  const names = await readdir(home.root);
  const made = names.filter((name) => own.has(name)).map((name) => join(home.root, name));
  await Promise.all(made.map(closeToOthers));
  // TAYAR_HOME may name a folder that holds other things too, such as one for temporary files.
  if (home.root === locateHome({}).root || made.length === names.length) {
    await closeToOthers(home.root);
  }
}

async function closeToOthers(path: string): Promise<void> {
  try {
    const found = await lstat(path);
    if (found.isDirectory()) await chmod(path, 0o700);
    else if (found.isFile()) await chmod(path, 0o600);
  } catch {
    // Gone meanwhile, or on a disk without permissions.
  }
}

/** The process id of the stack that runs on this home, or undefined. */
export async function findRunning(home: Home): Promise<number | undefined> {
  const pid = (await readJson(home.lock, z.object({ pid: z.number() }))).data?.pid;
  if (pid === undefined || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return codeOf(error) === 'EPERM' ? pid : undefined;
  }
}

/**
 * Claims the home for this process: two stacks on one data folder would damage it.
 *
 * @returns a function that releases the home.
 * @throws StackFailure when a stack already runs on it.
 */
export async function claimHome(home: Home): Promise<() => Promise<void>> {
  await makeHome(home);
  if (!(await lock(home))) {
    const pid = await findRunning(home);
    // A stack that was killed leaves its lock behind.
    if (pid === undefined) await rm(home.lock, { force: true });
    if (pid !== undefined || !(await lock(home))) {
      const running = pid === undefined ? 'another process' : `process ${pid}`;
      throw new StackFailure(
        `Tayar already runs on ${home.root} (${running}).\nStop it first, or give this one a folder of its own: TAYAR_HOME=.tayar-2\nShould that process be another program, delete ${home.lock}.`,
      );
    }
  }
  // An old one would lead tools to where nothing is.
  await rm(home.stack, { force: true });
  return async () => {
    await rm(home.stack, { force: true });
    await rm(home.lock, { force: true });
  };
}

/** Names this process in the lock, unless another is named there. */
async function lock(home: Home): Promise<boolean> {
  try {
    const text = JSON.stringify({ pid: process.pid });
    await writeFile(home.lock, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema) {
  return schema.safeParse(jsonIn(await readFile(path, 'utf8').catch(() => null)));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
