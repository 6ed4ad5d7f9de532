import { z } from 'zod';
import { slowdown } from '../browse.ts';

/** As much of an event in a browser's trace as is read here; times in microseconds. */
const TraceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().optional(),
  /** Of that, how long the thread had the processor. */
  tdur: z.number().optional(),
});

/** Longer, a task keeps people waiting, in milliseconds. */
const noticedMs = 50;

/**
 * The total blocking time of a page by what its tasks took of the processor, as on a mid-range phone: the time that
 * other programs took away meanwhile, which Lighthouse counts too, is none of the page's.
 * @param trace its events, from before the page was asked for until it was quiet
 * @returns milliseconds
 * @throws when the page never painted, or the browser does not tell of the processor
 */
export function ownBlocking(trace: readonly unknown[]): number {
  const events = trace.flatMap((event) => TraceEvent.safeParse(event).data ?? []);
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The page never painted');
  const tasks = events.filter(
    ({ name, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts + dur > paint.ts,
  );
  return tasks.reduce((blocking, { tdur }) => {
    if (tdur === undefined) throw new Error('The browser does not tell what a task took');
    return blocking + Math.max(0, (slowdown * tdur) / 1000 - noticedMs);
  }, 0);
}
