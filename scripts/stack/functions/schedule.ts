import type { Report } from '../command.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
/** The first Sunday of the clock that counts milliseconds, which began on a Thursday. */
const sunday = 3 * day;

/** When each is called (UTC), as its own `config.schedule` tells the host. */
export const schedules = {
  sweep: '* * * * *',
  'daily-rebuild': '5 22 * * *',
  'weekly-points': '20 1 * * 1',
  'weekly-report': '0 6 * * *',
} as const;

/** How often that is, and how long after the first midnight, in milliseconds. Only these three forms are in use. */
function timesOf(schedule: string): { every: number; at: number } {
  if (schedule === '* * * * *') return { every: minute, at: 0 };
  const [, minutes, hours, weekday] = /^(\d+) (\d+) \* \* (\*|[0-6])$/.exec(schedule) ?? [];
  if (!minutes || !hours) throw new RangeError(`The schedule ${schedule} is not supported here`);
  const at = (Number(hours) * 60 + Number(minutes)) * minute;
  if (weekday === '*') return { every: day, at };
  return { every: week, at: sunday + Number(weekday) * day + at };
}

/** Whether an address leads to a function that only the schedule may call, whatever stands around its name. */
export function isScheduled(pathname: string): boolean {
  return pathname.split('/').some((part) => Object.hasOwn(schedules, part));
}

/**
 * Calls each scheduled function by its name when its time has come, as the host does.
 *
 * @returns a function that ends it.
 */
export function startSchedule(
  call: (name: string) => Promise<Response>,
  report: Report,
): () => void {
  const entries = Object.entries(schedules).map(([name, schedule]) => {
    const { every, at } = timesOf(schedule);
    /** How many times it should have been called by now. */
    const due = () => Math.floor((Date.now() - at) / every);
    return { name, due, called: due() };
  });
  const run = async (name: string) => {
    const answer = await call(name);
    if (!answer.ok) throw new Error(`it answered with ${answer.status}`);
  };
  const timer = setInterval(() => {
    for (const entry of entries) {
      const { name, due, called } = entry;
      // Where the clock was set back, counting starts again from there.
      entry.called = due();
      if (entry.called <= called) continue;
      run(name).catch((error: unknown) => report(`  The function ${name} failed: ${error}`));
    }
  }, 1_000);
  return () => clearInterval(timer);
}
