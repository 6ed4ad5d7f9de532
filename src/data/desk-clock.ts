import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

/** The time of the server's clock, in milliseconds. @throws BackendFailure */
export async function readClock(backend: Backend): Promise<number> {
  const asked = performance.now();
  const moment = await parsedAnswer(momentColumn, backend.rpc('desk_clock'));
  return Date.parse(moment) + (performance.now() - asked) / 2;
}
