/** A fault that the person at the terminal can put right: printed as its sentence, without a stack. */
export class StackFailure extends Error {
  override name = 'StackFailure';
}

/** Prints a line about what was done. */
export type Report = (line: string) => void;

/** Faults of the file system that a person can put right, by Node's code. */
const fileFaults = new Map([
  ['EACCES', 'this account may not read or write it'],
  ['EEXIST', 'a file stands where a folder has to be'],
  ['EISDIR', 'a folder stands where a file has to be'],
  ['ENOSPC', 'the disk is full'],
  ['ENOTDIR', 'a file stands where a folder has to be'],
  ['EPERM', 'this account may not read or write it'],
  ['EROFS', 'the disk is read-only'],
]);

/** A sentence for a fault that a person can put right, the whole stack of anything else. */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StackFailure) return error.message;
  if ('code' in error && 'path' in error) {
    const reason = fileFaults.get(String(error.code));
    if (reason) return `${error.path} cannot be used: ${reason}.`;
  }
  return error.stack ?? error.message;
}

/**
 * Runs a command to its end. Ctrl-C, SIGTERM and a closed terminal abort the signal, and the command closes what it
 * opened. Then the process ends.
 *
 * @param work resolves to the exit code; anything that is not a number means success.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<unknown>) {
  survivePrinting();
  const controller = new AbortController();
  let stoppedBy: NodeJS.Signals | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // A terminal signals every process, and npm repeats it: the first one counts.
      stoppedBy ??= name;
      controller.abort();
    });
  }
  let code = 1;
  try {
    const result = await work(controller.signal);
    code = typeof result === 'number' ? result : 0;
  } catch (error) {
    if (stoppedBy) code = stoppedBy === 'SIGINT' ? 130 : 143;
    else console.error(`\n${describeFailure(error)}\n`);
  }
  process.exit(code);
}

/** Keeps the process alive when its output cannot be written: the disk is full, or the terminal is gone. */
export function survivePrinting(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Resolves when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Runs a step, and reports how long it took once it has succeeded. */
export async function step<T>(report: Report, title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  report(`  ✓ ${title} (${seconds(performance.now() - started)})`);
  return result;
}

/** Milliseconds as seconds, such as "1.4 s". */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 9_950 ? 1 : 0)} s`;
}
