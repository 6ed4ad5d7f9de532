import { fork } from 'node:child_process';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { describeFailure, type Report, StackFailure, survivePrinting } from './command.ts';
import { projectRoot } from './home.ts';
import { awaitSigns, giveSigns } from './signs-of-work.ts';

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('progress'), line: z.string() }),
  z.object({ kind: z.literal('working') }),
  z.object({ kind: z.literal('ready'), port: z.number().int() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** Settings of a part; `port` is where it is to listen, 0 for any free port. */
type Settings = { port: number } & Record<string, unknown>;

/** A part of the stack that runs in its own process. */
export type Part = {
  /** TCP port on loopback. */
  port: number;
  pid: number | undefined;
  /** Replaces the settings of the running part; one that has ended meanwhile is no failure. */
  update: (settings: Settings) => Promise<void>;
  close: () => Promise<void>;
  /** Resolves when the process has ended, for whatever reason, to the signal or exit code. */
  ended: Promise<string>;
};

export type PartOptions = {
  /** Used in messages and as the name of the log. */
  name: string;
  /** The module to run, relative to scripts/stack. */
  module: string;
  /** Sent over a private channel, so that secrets never show in the process list. */
  settings: Settings;
  env: NodeJS.ProcessEnv;
  /** Folder of the logs. */
  logs: string;
  /** Continues the log of the part before this one. */
  again?: boolean;
  signal: AbortSignal;
  report: Report;
  /** Milliseconds without a sign of work after which a part that is not ready is given up. */
  patience?: number;
};

/** Where a part writes what it has to say. */
export const logOf = ({ logs, name }: Pick<PartOptions, 'logs' | 'name'>) =>
  join(logs, `${name}.log`);

/**
 * Starts a part and waits until it answers: as long as it works, however slow the machine is.
 *
 * @throws StackFailure with the part's own sentence, or with the end of its log.
 */
export async function startPart(options: PartOptions): Promise<Part> {
  const { name, module, settings, env, logs, again = false, signal, report } = options;
  const patience = options.patience ?? 180_000;
  signal.throwIfAborted();
  await mkdir(logs, { recursive: true, mode: 0o700 });
  const log = await open(logOf(options), again ? 'a' : 'w', 0o600);
  const child = fork(join(projectRoot, 'scripts/stack', module), {
    cwd: projectRoot,
    env,
    // The part writes its log itself, so that the log is complete even when this process dies.
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  await log.close();
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, by) => resolve(by ?? `exit code ${code}`));
  });
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const force = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(force);
  };
  /** Sends settings, and resolves with the port once the part follows them. */
  const follow = (wanted: Settings) => {
    const settled = new AbortController();
    return new Promise<number>((resolve, reject) => {
      const fail = (reason: string) => reject(new Error(`The ${name} ${reason}.`));
      const silence = awaitSigns(patience, () =>
        fail(`gave no sign of work for ${patience / 1000} seconds`),
      );
      const hear = (message: unknown) => {
        silence.end();
        const { data } = messageSchema.safeParse(message);
        if (data?.kind === 'progress') report(data.line);
        if (data?.kind === 'ready') resolve(data.port);
        if (data?.kind === 'failed') reject(new StackFailure(data.message));
      };
      child.on('message', hear);
      child.once('error', reject);
      ended.then((how) => fail(`stopped while starting (${how})`));
      const aborted = () => reject(signal.reason);
      signal.addEventListener('abort', aborted, { signal: settled.signal });
      settled.signal.addEventListener('abort', () => {
        silence.stop();
        child.off('message', hear).off('error', reject);
      });
      child.send(wanted);
    }).finally(() => settled.abort());
  };
  try {
    const port = await follow(settings);
    // Without a listener, a message to a part that has just ended would end this process.
    child.on('error', () => {});
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const update = async (wanted: Settings) => {
      if (hasEnded()) return;
      await follow(wanted).catch((error: unknown) => {
        if (!hasEnded()) throw error;
      });
    };
    return { port, pid: child.pid, update, close, ended };
  } catch (error) {
    await close();
    if (error instanceof StackFailure || signal.aborted) throw error;
    const path = logOf(options);
    const tail = (await readFile(path, 'utf8').catch(() => '')).trim().split('\n').slice(-12);
    const reason = error instanceof Error ? error.message : String(error);
    throw new StackFailure([`${reason} The end of ${path}:`, ...tail].join('\n  '));
  }
}

/** What a part does once it runs. */
type Running<Settings> = {
  port: number;
  /** Follows new settings; without it they count from the next start. */
  update?: (settings: Settings) => Promise<void>;
  close: () => Promise<void>;
};

/**
 * The other end of `startPart`, in the part's own process: receives the settings, starts, says when it is ready, and
 * ends when the stack closes the channel or dies, so that no process is left behind.
 */
export function runAsPart<Schema extends z.ZodType>(
  schema: Schema,
  start: (settings: z.output<Schema>, report: Report) => Promise<Running<z.output<Schema>>>,
): void {
  survivePrinting();
  let running: Running<z.output<Schema>> | undefined;
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    await running?.close().catch(console.error);
    process.exit();
  };
  // Ctrl-C reaches every process of the terminal; the stack decides the order of closing.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', leave);
  process.once('disconnect', leave);
  process.on('message', async (message) => {
    const rest = giveSigns(() => process.send?.({ kind: 'working' }));
    try {
      const settings = schema.parse(message);
      if (running) await running.update?.(settings);
      else running = await start(settings, (line) => process.send?.({ kind: 'progress', line }));
      process.send?.({ kind: 'ready', port: running.port });
    } catch (error) {
      console.error(error);
      if (!running && !(error instanceof StackFailure)) process.exit(1);
      process.send?.({ kind: 'failed', message: describeFailure(error) });
    } finally {
      rest();
    }
  });
}
