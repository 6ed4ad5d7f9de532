import type { Report } from '../progress.ts';

/** Calls scheduled functions as the host would. */
export type Schedule = { close: () => void };

const minute = 60_000;
const everyMinute = ['sweep'];

/**
 * Calls the scheduled functions when their time has come, from one minute after the start on.
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
  const timer = setInterval(() => {
    for (const name of everyMinute) {
      call(name).catch((error: unknown) => report(`  The function ${name} failed: ${error}`));
    }
  }, minute);
  return { close: () => clearInterval(timer) };
}
