import type { Report } from '../progress.ts';

/** Calls scheduled functions as the host would. */
export type Schedule = { close: () => void };

const minute = 60_000;
const day = 24 * 60 * minute;

/** How often each is called, and when after midnight (UTC), in milliseconds: as its own `config.schedule` says. */
const scheduled = [
  { name: 'sweep', every: minute, at: 0 },
  { name: 'daily-rebuild', every: day, at: (22 * 60 + 5) * minute },
] as const;

/**
 * Calls the scheduled functions whenever their time has come.
 *
 * @param port where the functions answer.
 */
export function startSchedule(port: number, report: Report): Schedule {
  const call = async (name: string) => {
    const address = `http://127.0.0.1:${port}/.netlify/functions/${name}`;
    const answer = await fetch(address, { method: 'POST', signal: AbortSignal.timeout(minute) });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`it answered with ${answer.status}`);
  };
  /** How many times a function should have been called by now. */
  const countOf = ({ every, at }: (typeof scheduled)[number]) =>
    Math.floor((Date.now() - at) / every);
  const counts = new Map(scheduled.map((entry) => [entry.name, countOf(entry)]));
  const timer = setInterval(() => {
    for (const entry of scheduled) {
      const count = countOf(entry);
      if (count === counts.get(entry.name)) continue;
      counts.set(entry.name, count);
      call(entry.name).catch((error: unknown) =>
        report(`  The function ${entry.name} failed: ${error}`),
      );
    }
  }, 1_000);
  return { close: () => clearInterval(timer) };
}
