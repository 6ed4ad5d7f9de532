import { spawn } from 'node:child_process';
import type { WriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { projectRoot } from './home.ts';

export type ToolOptions = {
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Without a log the tool writes to the terminal itself. */
  log?: string;
  /** Called with each line that goes to the log. */
  onLine?: (line: string) => void;
  /** Without a log: what it complains of is all that it writes to the terminal. */
  quiet?: boolean;
  /** Called with the id of its process. */
  onStart?: (pid: number) => void;
};

/** Entry points of the tools that run on the pinned Node, so that none is looked up on the path. */
export const tools = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  paraglide: 'node_modules/@inlang/paraglide-js/bin/run.js',
  playwright: 'node_modules/playwright/cli.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/**
 * Environment that bounds the memory of a build, so that 20,000 cars need less than 2 GB in all: how far the heap of a
 * thread may grow and its part for what is new, in MB; and how many arenas the C library may scatter the rest over.
 */
export const boundedMemory = {
  // As NODE_OPTIONS, since a worker thread that inherits these as arguments refuses to start.
  NODE_OPTIONS: '--max-old-space-size=640 --max-semi-space-size=16',
  MALLOC_ARENA_MAX: '2',
} as const;

/** What the Paraglide tool is told, to turn the message catalogue into the functions that the source imports. */
export const compileMessages: readonly string[] = [
  'compile',
  '--project',
  './project.inlang',
  '--outdir',
  './src/paraglide',
  '--strategy',
  'globalVariable',
  'baseLocale',
];

/**
 * Runs a Node program to its end.
 *
 * @param module relative to the project.
 * @returns its exit code; 1 when a signal ended it.
 * @throws the signal's reason when aborted, after the program has ended.
 */
export async function runTool(
  module: string,
  args: readonly string[],
  { env = process.env, signal, log, onLine, quiet, onStart }: ToolOptions,
): Promise<number> {
  signal.throwIfAborted();
  const file = log ? await openLog(log) : undefined;
  const child = spawn(process.execPath, [join(projectRoot, module), ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', file ? 'pipe' : quiet ? 'ignore' : 'inherit', file ? 'pipe' : 'inherit'],
  });
  if (child.pid !== undefined) onStart?.(child.pid);
  if (file) {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      stream.pipe(file, { end: false });
      // What a full disk cannot take is lost; the program must not wait until somebody reads it.
      file.once('error', () => stream.resume());
      if (onLine) createInterface({ input: stream }).on('line', onLine);
    }
  }
  const stop = () => {
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 3_000).unref();
  };
  signal.addEventListener('abort', stop, { once: true });
  const code = await new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
  });
  signal.removeEventListener('abort', stop);
  // Whoever reads the log next finds all of it.
  if (file) await finished(file.end()).catch(() => undefined);
  signal.throwIfAborted();
  return code;
}

async function openLog(path: string): Promise<WriteStream> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = (await open(path, 'w', 0o600)).createWriteStream();
  // Without a listener a log that cannot be written ends this process.
  file.on('error', () => {});
  return file;
}
