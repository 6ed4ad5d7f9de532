import type { Report } from '../progress.ts';

/** Calls scheduled functions as the host would. */
export type Schedule = { close: () => void };

const minute = 60_000;
const day = 24 * 60 * minute;

/** When each is called (UTC), as its own `config.schedule` says to the host. */
export const schedules = { sweep: '* * * * *', 'daily-rebuild': '5 22 * * *' } as const;

/** How often that is, and how long after midnight, in milliseconds. Other schedules than these two are not in use. */
function timesOf(schedule: string): { every: number; at: number } {
  if (schedule === '* * * * *') return { every: minute, at: 0 };
  const [, minutes, hours] = /^(\d+) (\d+) \* \* \*$/.exec(schedule) ?? [];
  if (!minutes || !hours) throw new RangeError(`The schedule ${schedule} cannot be kept here`);
  return { every: day, at: (Number(hours) * 60 + Number(minutes)) * minute };
}

/** Whether an address leads to a function that only the schedule may call, whatever stands around its name. */
export function isScheduled(pathname: string): boolean {
  return pathname.split('/').some((part) => Object.hasOwn(schedules, part));
}

/** Calls each scheduled function by its name whenever its time has come. */
export function startSchedule(call: (name: string) => Promise<Response>, report: Report): Schedule {
  const run = async (name: string) => {
    const answer = await call(name);
    if (!answer.ok) throw new Error(`it answered with ${answer.status}`);
  };
  const entries = Object.entries(schedules).map(([name, schedule]) => {
    const { every, at } = timesOf(schedule);
    /** How many times it should have been called by now. */
    const due = () => Math.floor((Date.now() - at) / every);
    return { name, due, called: due() };
  });
  const timer = setInterval(() => {
    for (const entry of entries) {
      const { name, due, called } = entry;
      // Where the clock was set back, counting starts again from there.
      entry.called = due();
      if (entry.called <= called) continue;
      run(name).catch((error: unknown) => report(`  The function ${name} failed: ${error}`));
    }
  }, 1_000);
  return { close: () => clearInterval(timer) };
}
