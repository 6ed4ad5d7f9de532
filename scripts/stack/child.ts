import { type ChildProcess, fork } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StackFailure } from './failure.ts';
import { projectRoot } from './home.ts';

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), line: z.string() }),
  z.object({ kind: z.literal('ready'), port: z.number().int() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** A part of the stack that runs as a process of its own. */
export type Part = {
  /** TCP port on loopback where it answers. */
  port: number;
  /** Ends the process; resolves when it is gone. */
  close: () => Promise<void>;
  /** Resolves when the process has ended, also when nobody asked it to. */
  ended: Promise<void>;
};

export type PartOptions = {
  /** Used in messages and as the log's name. */
  name: string;
  /** The module to run, relative to scripts/stack. */
  module: string;
  /** Sent over a private channel, so that secrets never show in the process list. */
  settings: unknown;
  env: NodeJS.ProcessEnv;
  logs: string;
  /** Milliseconds after which a part that is not ready counts as failed. */
  timeout: number;
  signal: AbortSignal;
  onProgress?: (line: string) => void;
};

/**
 * Starts a part and waits until it answers.
 *
 * @throws StackFailure with the part's own sentence, or with the end of its log.
 */
export async function startPart(options: PartOptions): Promise<Part> {
  options.signal.throwIfAborted();
  await mkdir(options.logs, { recursive: true, mode: 0o700 });
  const logPath = join(options.logs, `${options.name}.log`);
  const log = await open(logPath, 'w', 0o600);
  const child = fork(join(projectRoot, 'scripts/stack', options.module), {
    cwd: projectRoot,
    env: options.env,
    // The part writes its log itself, so that all of it is there even when this process dies.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = () => stopChild(child, ended);
  try {
    return { port: await untilReady(child, options), close, ended };
  } catch (error) {
    await close();
    if (error instanceof StackFailure || options.signal.aborted) throw error;
    const tail = (await readFile(logPath, 'utf8').catch(() => '')).trim().split('\n').slice(-12);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackFailure([`${reason} The end of ${logPath}:`, ...tail].join('\n  '));
  }
}

function untilReady(child: ChildProcess, options: PartOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const failed = (reason: string) => reject(new Error(`The ${options.name} ${reason}.`));
    const timer = setTimeout(
      () => failed(`was not ready after ${options.timeout / 1000} seconds`),
      options.timeout,
    );
    options.signal.addEventListener('abort', () => reject(options.signal.reason), { once: true });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      failed(`stopped while starting (${signal ?? `exit code ${code}`})`);
    });
    child.on('message', (message) => {
      const answer = answerSchema.safeParse(message);
      if (!answer.success) return;
      if (answer.data.kind === 'progress') {
        options.onProgress?.(answer.data.line);
        return;
      }
      clearTimeout(timer);
      if (answer.data.kind === 'ready') resolve(answer.data.port);
      else reject(new StackFailure(answer.data.message));
    });
    child.send({ settings: options.settings });
  });
}

async function stopChild(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // The closed channel asks the part to close its files and end; one that is not yet listening, still
  // loading its modules, is ended by the signal.
  if (child.connected) child.disconnect();
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(force);
}
