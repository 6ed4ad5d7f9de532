import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { projectRoot } from './home.ts';

export type ToolOptions = {
  env?: NodeJS.ProcessEnv;
  signal: AbortSignal;
  /** Without a log the tool writes to the terminal itself. */
  log?: string;
  /** Called with each line that goes to the log. */
  onLine?: (line: string) => void;
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
 * Runs a Node program to its end.
 *
 * @param module relative to the project.
 * @returns its exit code; 1 when a signal ended it.
 * @throws the signal's reason when aborted, after the program has ended.
 */
export async function runTool(
  module: string,
  args: readonly string[],
  { env = process.env, signal, log, onLine }: ToolOptions,
): Promise<number> {
  signal.throwIfAborted();
  if (log) await mkdir(dirname(log), { recursive: true });
  const child = spawn(process.execPath, [join(projectRoot, module), ...args], {
    cwd: projectRoot,
    env,
    stdio: ['ignore', log ? 'pipe' : 'inherit', log ? 'pipe' : 'inherit'],
  });
  if (log) {
    const file = createWriteStream(log, { mode: 0o600 });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      stream.pipe(file, { end: false });
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
  signal.throwIfAborted();
  return code;
}
