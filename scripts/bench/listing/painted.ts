import type { Page } from 'playwright';
import { z } from 'zod';

/**
 * How long something took until it was painted, in milliseconds: as a person waits, which includes the wait for the
 * next frame and whatever else the machine was busy with; and what the page's main thread worked for it.
 */
export type Time = { wall: number; cpu: number };

/** Marks that the page sets on its timeline: where a span begins, and where it may have ended; the last one counts. */
export const marks = { begin: 'bench-begin', end: 'bench-end' };

const Trace = z.object({
  value: z.array(
    z.looseObject({ name: z.string(), ts: z.number().optional(), tts: z.number().optional() }),
  ),
});

/** Lets something happen in a page that is slowed down, and tells how long each span took that it marked. */
export async function timed(page: Page, happen: () => Promise<void>): Promise<Time[]> {
  const session = await page.context().newCDPSession(page);
  const spans: { begin: Mark; end: Mark }[] = [];
  session.on('Tracing.dataCollected', (trace) => {
    for (const { name, ts = 0, tts = 0 } of Trace.parse(trace).value) {
      if (name === marks.begin) spans.push({ begin: { ts, tts }, end: { ts, tts } });
      const span = spans.at(-1);
      if (name === marks.end && span) span.end = { ts, tts };
    }
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['blink.user_timing'] },
  });
  await happen();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return spans.map(({ begin, end }) => ({
    wall: (end.ts - begin.ts) / 1_000,
    cpu: (end.tts - begin.tts) / 1_000,
  }));
}

/** Microseconds: of the clock, and of the thread. */
type Mark = { ts: number; tts: number };
