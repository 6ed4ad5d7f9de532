import { spawn } from 'node:child_process';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './home.ts';

export type ToolOptions = {
  env?: NodeJS.ProcessEnv;
  /** Where the program runs: the project's folder, if nothing is said. */
  cwd?: string;
  signal: AbortSignal;
  /** File for the output; without one it goes to the terminal. */
  log?: string;
  /** Called with each line of the log. */
  onLine?: (line: string) => void;
};

/** Entry points of the tools, so that they run on the pinned Node and none is looked up on the path. */
export const tools = {
  astro: 'node_modules/astro/bin/astro.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  paraglide: 'node_modules/@inlang/paraglide-js/bin/run.js',
  playwright: 'node_modules/playwright/cli.js',
  sizeLimit: 'node_modules/size-limit/bin.js',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/**
 * Bounds the memory of a build, so that 20,000 cars need less than 2 GB. Set by the environment, because worker threads
 * accept no limits that Node was given as arguments. With semi-spaces of 16 MB a build takes 7 % longer.
 */
export const boundedMemory = {
  NODE_OPTIONS: '--max-old-space-size=640 --max-semi-space-size=64',
  MALLOC_ARENA_MAX: '2',
} as const;

/** Arguments by which Paraglide compiles the message catalogue to functions, in a folder of the project. */
const compileTo = (folder: string) => [
  ...['compile', '--project', './project.inlang', '--outdir', folder],
  ...['--strategy', 'globalVariable', 'baseLocale'],
];

/** The same to the functions that the source imports: a module for each, so that a page loads only its own. */
export const compileMessages: readonly string[] = compileTo('./src/paraglide');

/** The same to one module for each language, in another folder: a browser that runs tests would load thousands. */
export const compileMessagesTogether = (folder: string): readonly string[] => [
  ...compileTo(folder),
  ...['--output-structure', 'locale-modules'],
];

/**
 * Runs a Node program to its end.
 *
 * @param module absolute, or relative to the project.
 * @returns its exit code; 1 when a signal ended it.
 * @throws the signal's reason when aborted, after the program has ended.
 */
export async function runTool(
  module: string,
  args: readonly string[],
  { env = process.env, cwd = projectRoot, signal, log, onLine }: ToolOptions,
): Promise<number> {
  signal.throwIfAborted();
  const file = log ? await openLog(log) : undefined;
  const output = file ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [resolve(projectRoot, module), ...args], {
    cwd,
    env,
    stdio: ['ignore', output, output],
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream || !file) continue;
    stream.pipe(file, { end: false });
    // A full disk loses the rest of the log; the program must not wait for a reader.
    file.once('error', () => stream.resume());
    if (onLine) createInterface({ input: stream }).on('line', onLine);
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
  if (file) await finished(file.end()).catch(() => undefined);
  signal.throwIfAborted();
  return code;
}

/**
 * Runs Netlify's own tool on the project. Started at the root of a repository with workspaces, it would take one of them
 * for the site; it does not where another folder tells it the site's.
 */
export function runNetlify(args: readonly string[], options: ToolOptions): Promise<number> {
  const cwd = join(projectRoot, 'scripts');
  // Only here: a machine that only starts the site does not have it.
  const netlify = fileURLToPath(import.meta.resolve('netlify-cli/bin/run.js'));
  return runTool(netlify, [...args, '--cwd', projectRoot], { ...options, cwd });
}

async function openLog(path: string) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = (await open(path, 'w', 0o600)).createWriteStream();
  // Without a listener, a log that cannot be written ends this process.
  file.on('error', () => {});
  return file;
}
