import { fork } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { describeFailure, type Report, StackFailure, survivePrinting } from './command.ts';
import { projectRoot } from './home.ts';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), line: z.string() }),
  z.object({ kind: z.literal('ready'), port: z.number().int() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** A part of the stack that runs in its own process. */
export type Part = {
  /** TCP port on loopback. */
  port: number;
  close: () => Promise<void>;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
};

export type PartOptions = {
  /** Used in messages and as the name of the log. */
  name: string;
  /** The module to run, relative to scripts/stack. */
  module: string;
  /** Sent over a private channel, so that secrets never show in the process list. */
  settings: object;
  env: NodeJS.ProcessEnv;
  /** Folder of the logs. */
  logs: string;
  signal: AbortSignal;
  report: Report;
};

/** Milliseconds. The first start of the database on a slow machine takes the longest. */
const startTimeout = 120_000;

/**
 * Starts a part and waits until it answers.
 *
 * @throws StackFailure with the part's own sentence, or with the end of its log.
 */
export async function startPart(options: PartOptions): Promise<Part> {
  const { name, module, settings, env, logs, signal, report } = options;
  signal.throwIfAborted();
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const logPath = join(logs, `${name}.log`);
  const log = await open(logPath, 'w', 0o600);
  const child = fork(join(projectRoot, 'scripts/stack', module), {
    cwd: projectRoot,
    env,
    // The part writes its log itself, so that the log is complete even when this process dies.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 5_000);
    await ended;
    clearTimeout(force);
  };
  const ready = new Promise<number>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`The ${name} ${reason}.`));
    const tooLate = () => fail(`was not ready after ${startTimeout / 1000} seconds`);
    setTimeout(tooLate, startTimeout).unref();
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    child.once('error', reject);
    child.once('exit', (code, by) => fail(`stopped while starting (${by ?? `exit code ${code}`})`));
    child.on('message', (message) => {
      const { data } = messageSchema.safeParse(message);
      if (data?.kind === 'progress') report(data.line);
      if (data?.kind === 'ready') resolve(data.port);
      if (data?.kind === 'failed') reject(new StackFailure(data.message));
    });
    child.send(settings);
  });
  try {
    return { port: await ready, close, ended };
  } catch (error) {
    await close();
    if (error instanceof StackFailure || signal.aborted) throw error;
    const tail = (await readFile(logPath, 'utf8').catch(() => '')).trim().split('\n').slice(-12);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackFailure([`${reason} The end of ${logPath}:`, ...tail].join('\n  '));
  }
}

/**
 * The other end of `startPart`, in the part's own process: receives the settings, starts, says when it is ready, and
 * ends when the stack closes the channel or dies, so that no process is left behind.
 */
export function runAsPart<Schema extends z.ZodType>(
  schema: Schema,
  start: (settings: z.output<Schema>, report: Report) => Promise<Omit<Part, 'ended'>>,
): void {
  survivePrinting();
  let close: Part['close'] = async () => {};
  const leave = async () => {
    const closeOnce = close;
    close = () => new Promise(() => {});
    await closeOnce().catch(console.error);
    process.exit();
  };
  // Ctrl-C reaches every process of the terminal; the stack decides the order of closing.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', leave);
  process.once('disconnect', leave);
  process.once('message', async (message) => {
    try {
      const settings = schema.parse(message);
      const started = await start(settings, (line) => process.send?.({ kind: 'progress', line }));
      close = started.close;
      process.send?.({ kind: 'ready', port: started.port });
    } catch (error) {
      console.error(error);
      if (!(error instanceof StackFailure)) process.exit(1);
      process.send?.({ kind: 'failed', message: describeFailure(error) });
    }
  });
}
