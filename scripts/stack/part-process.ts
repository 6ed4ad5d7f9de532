import type { z } from 'zod';
import { describeFailure, StackFailure } from './failure.ts';
import { survivePrinting } from './room.ts';

/** What a started part gives back: where it answers, and how to close it. */
export type Started = { port: number; close: () => Promise<void> };

/**
 * The other end of `startPart`, inside the part's own process: takes the settings, starts, says when
 * it is ready, and ends when the stack closes the channel or dies, so that no process is left behind.
 */
export function runAsPart<T extends z.ZodType>(
  settingsSchema: T,
  start: (settings: z.output<T>, report: (line: string) => void) => Promise<Started>,
): void {
  survivePrinting();
  let close: () => Promise<void> = async () => {};
  let leaving = false;
  const leave = async () => {
    if (leaving) return;
    leaving = true;
    await close().catch((error: unknown) => console.error(error));
    process.exit();
  };
  // Ctrl-C reaches every process of the terminal; the stack itself decides the order of closing.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => void leave());
  process.once('disconnect', () => void leave());
  process.once('message', async (message: { settings: unknown }) => {
    try {
      const settings = settingsSchema.parse(message.settings);
      const started = await start(settings, (line) => process.send?.({ kind: 'progress', line }));
      close = started.close;
      process.send?.({ kind: 'ready', port: started.port });
    } catch (error) {
      console.error(error);
      if (error instanceof StackFailure) {
        process.send?.({ kind: 'failed', message: describeFailure(error) });
      } else {
        process.exit(1);
      }
    }
  });
}
