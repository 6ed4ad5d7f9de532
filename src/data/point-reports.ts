import { paths } from '#config/paths.ts';
import type { PointReport } from '#domain/point-reports.ts';
import { fieldOf, saidIn } from '#lib/json.ts';

/** What the function says of a report that the desk has now, or had already. */
const taken: readonly unknown[] = ['stored', 'known', 'full'];

/** What became of a report; `unknown`: the place is not shown any more. */
export type SentReport = 'told' | 'unknown' | 'too_often';

/**
 * Tells the desk what is wrong at a charging point; nobody needs to be signed in. Sent again, it counts once.
 * @throws Error when no clear answer came; it may have been stored
 */
export async function reportPoint(report: PointReport): Promise<SentReport> {
  const answer = await fetch(paths.pointReport, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  // A network that asks for a sign-in answers everything with a page of its own.
  const said = await saidIn(answer);
  if (answer.ok && taken.includes(fieldOf(said, 'status'))) return 'told';
  if (answer.status === 404 && fieldOf(said, 'error') === 'not_found') return 'unknown';
  if (answer.status === 429) return 'too_often';
  throw new Error(`The report was not taken: ${answer.status}`);
}
