import { appendFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { describeFailure, seconds } from './command.ts';
import { logOf, type Part, type PartOptions, startPart } from './part.ts';

/** A part that is started again whenever it ends; its port stays. */
export type KeptPart = Pick<Part, 'port' | 'close'> & {
  /** Of the process that runs now. */
  pid: () => number | undefined;
  /** Changes settings of the running part, and of those that are started after it. */
  update: (changes: Record<string, unknown>) => Promise<void>;
};

/**
 * Milliseconds until a part that ended is started again. Each further pause is twice as long, until the part has run for
 * `steady`.
 */
const usualPauses = { first: 500, longest: 60_000, steady: 60_000 };

/**
 * Starts a part, and starts it again whenever it ends without being asked to, for as long as it takes. Each end and each
 * failed start is reported and logged.
 *
 * @throws StackFailure when it cannot be started the first time.
 */
export async function keepRunning(options: PartOptions, pauses = usualPauses): Promise<KeptPart> {
  const { name, report } = options;
  const start: PartOptions = { ...options, report: (line) => report(`    ${line}`) };
  let part = await startPart(start);
  const { port } = part;
  let settings = { ...options.settings, port };
  const closing = new AbortController();
  const signal = AbortSignal.any([options.signal, closing.signal]);
  let delay = pauses.first;

  const tell = async (line: string) => {
    report(`  ${line}`);
    await appendFile(logOf(options), `${new Date().toISOString()} ${line}\n`).catch(() => {});
  };
  /** Undefined once the stack closes. */
  const startAgain = async (): Promise<Part | undefined> => {
    await pause(delay, undefined, { signal }).catch(() => {});
    if (signal.aborted) return undefined;
    delay = Math.min(delay * 2, pauses.longest);
    try {
      const given = settings;
      const next = await startPart({ ...start, settings: given, signal, again: true });
      if (settings !== given) await next.update(settings);
      return next;
    } catch (error) {
      if (signal.aborted) return undefined;
      const [reason] = describeFailure(error).split('\n');
      await tell(
        `The ${name} could not be started again: ${reason} Next try in ${seconds(delay)}.`,
      );
      return startAgain();
    }
  };
  const watch = async () => {
    while (!signal.aborted) {
      const started = performance.now();
      const how = await part.ended;
      if (signal.aborted) return;
      if (performance.now() - started > pauses.steady) delay = pauses.first;
      await tell(
        `The ${name} stopped unexpectedly (${how}). Starting again; log: ${logOf(options)}`,
      );
      const next = await startAgain();
      if (next === undefined) return;
      part = next;
      await tell(`Started again: ${name}`);
    }
  };
  const watching = watch();
  return {
    port,
    pid: () => part.pid,
    update: async (changes) => {
      settings = { ...settings, ...changes };
      await part.update(settings);
    },
    close: async () => {
      closing.abort();
      await part.close();
      await watching;
    },
  };
}
