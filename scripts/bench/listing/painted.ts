import type { Page } from 'playwright';
import { z } from 'zod';

/**
 * How long something took until it was painted, in milliseconds: as a person waits, which includes the wait for the
 * next frame and whatever else the machine was busy with; and what the page's main thread worked for it.
 */
export type Time = { wall: number; cpu: number };

/**
 * Marks that the page sets on its timeline: where a span begins, and in each frame that it may end with; the last one
 * counts.
 */
export const marks = { begin: 'bench-begin', end: 'bench-end' };

const Event = z.looseObject({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  tts: z.number().default(0),
  dur: z.number().default(0),
  tdur: z.number().default(0),
});

type Event = z.infer<typeof Event>;

const Trace = z.object({ value: z.array(Event) });

/** What the page's main thread does last for a frame: it hands it over to be put on the screen. */
const handedOver = 'Commit';

/**
 * Lets something happen in a page that is slowed down, and tells how long each span took that it marked: no time
 * where nothing changed.
 */
export async function timed(page: Page, happen: () => Promise<void>): Promise<Time[]> {
  const session = await page.context().newCDPSession(page);
  const events: Event[] = [];
  session.on('Tracing.dataCollected', (trace) => {
    events.push(...Trace.parse(trace).value);
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.timeline'],
    },
  });
  await happen();
  const complete = new Promise<void>((resolve) => {
    session.once('Tracing.tracingComplete', () => resolve());
  });
  await session.send('Tracing.end');
  await complete;
  await session.detach();
  return spansIn(events.sort((a, b) => a.ts - b.ts));
}

/** @param events in the order of time */
function spansIn(events: readonly Event[]): Time[] {
  const begins = events.filter(({ name }) => name === marks.begin);
  return begins.map((begin, place) => {
    const next = begins[place + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const own = events.filter(
      ({ ts, pid, tid }) => ts > begin.ts && ts < next && pid === begin.pid && tid === begin.tid,
    );
    const end = own.findLast(({ name }) => name === marks.end)?.ts ?? Number.POSITIVE_INFINITY;
    const frame = own.find(({ name, ts }) => name === handedOver && ts > end);
    if (!frame) return { wall: 0, cpu: 0 };
    return {
      wall: (frame.ts + frame.dur - begin.ts) / 1_000,
      cpu: (frame.tts + frame.tdur - begin.tts) / 1_000,
    };
  });
}
