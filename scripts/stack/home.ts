import { chmod, lstat, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { fieldOf, jsonIn } from '../../src/lib/json.ts';
import { StackFailure } from './failure.ts';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/** Rights of what only this user may read. */
const privately = { folder: 0o700, file: 0o600 };

/** Where the local stack keeps its state: everything here is made by the stack and may be emptied. */
export type Home = ReturnType<typeof locateHome>;

/** Names the folders and files of the state folder (`TAYAR_HOME`, by default `.tayar` in the project). */
export function locateHome(env: NodeJS.ProcessEnv) {
  const root = resolve(projectRoot, env.TAYAR_HOME?.trim() || '.tayar');
  return {
    root,
    database: join(root, 'database'),
    /** There once the database has been filled: one without was interrupted in its making. */
    databaseMade: join(root, 'database-made'),
    storage: join(root, 'storage'),
    site: join(root, 'site'),
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

/** Where a running stack answers; the last two are null when a project of the user's own is in use. */
export type Stack = z.output<typeof stackSchema>;

/** Reads the addresses of the stack that runs on this home, or undefined when none is there. */
export async function readStack(home: Home): Promise<Stack | undefined> {
  const text = await readFile(home.stack, 'utf8').catch(() => null);
  return stackSchema.safeParse(jsonIn(text)).data;
}

/** Writes a file that only this user may read, making its folder where needed. */
export async function writePrivately(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: privately.folder });
  // A file that exists keeps its old mode, hence the removal.
  await rm(path, { force: true });
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`, { mode: privately.file });
}

/**
 * Makes the home where there is none, and closes it to other users of the machine: accounts and requests are in it.
 * One that an older version left open is closed as well.
 */
export async function makeHome(home: Home): Promise<void> {
  await mkdir(home.root, { recursive: true, mode: privately.folder });
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
    if (found.isDirectory()) await chmod(path, privately.folder);
    else if (found.isFile()) await chmod(path, privately.file);
  } catch {
    // Gone meanwhile, or on a disk that knows no rights.
  }
}

/** The process id of the stack that runs on this home, or undefined. */
export async function findRunning(home: Home): Promise<number | undefined> {
  const text = await readFile(home.lock, 'utf8').catch(() => null);
  const pid = fieldOf(jsonIn(text), 'pid');
  if (typeof pid !== 'number' || pid === process.pid) return undefined;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : undefined;
  }
}

/**
 * Claims the home for this process: two stacks on one data folder would damage it.
 *
 * @returns a function that gives the home back.
 * @throws StackFailure when a stack already runs on it.
 */
export async function claimHome(home: Home): Promise<() => Promise<void>> {
  await makeHome(home);
  if (!(await lock(home))) {
    const pid = await findRunning(home);
    // What a stack that was killed left behind is nobody's.
    if (pid === undefined) await rm(home.lock, { force: true });
    if (pid !== undefined || !(await lock(home))) throw new StackFailure(runsAlready(home, pid));
  }
  // It would lead tools to where nothing is.
  await rm(home.stack, { force: true });
  return async () => {
    await rm(home.stack, { force: true });
    await rm(home.lock, { force: true });
  };
}

/** Names this process in the lock, unless there is one: of two that try at once, one does. */
async function lock(home: Home): Promise<boolean> {
  try {
    await writeFile(home.lock, `${JSON.stringify({ pid: process.pid })}\n`, {
      flag: 'wx',
      mode: privately.file,
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function runsAlready(home: Home, pid: number | undefined): string {
  const process = pid === undefined ? 'another process' : `process ${pid}`;
  return `Tayar already runs on ${home.root} (${process}).\nStop it first, or give this one a folder of its own: TAYAR_HOME=.tayar-2\nShould that process be another program, delete ${home.lock}.`;
}
