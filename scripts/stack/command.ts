import { describeFailure } from './failure.ts';
import { survivePrinting } from './room.ts';

/**
 * Runs a command to its end: Ctrl-C, SIGTERM and a closed terminal abort the given signal, once,
 * and the command closes what it opened. Then ends the process.
 *
 * @param work a number that it resolves to is the exit code; anything else counts as success.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<unknown>) {
  survivePrinting();
  const controller = new AbortController();
  let stoppedBy: NodeJS.Signals | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      // A terminal signals every process and npm repeats it: the first one counts.
      if (stoppedBy) return;
      stoppedBy = name;
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

/** Resolves when the signal aborts. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
