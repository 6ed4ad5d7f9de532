import { backendFailed } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { serviceEnv } from '../lib/env.ts';

/**
 * At 8 or 9 in Cairo, in winter and summer. The host does not expose scheduled functions. Every day, since the database
 * knows on which one the report is due: one that could not be written on Sunday is on Monday, or Tuesday.
 */
export const config = { schedule: '0 6 * * *' };

/** Writes the week's report and queues its mails, once a week; the sweep sends them. A failure is logged, and retried a day later. */
export default async function weeklyReport(): Promise<void> {
  try {
    const { data: mails, error } = await serviceBackend(requireEnv(serviceEnv)).rpc(
      'write_weekly_report',
    );
    if (error) throw backendFailed(error);
    if (mails > 0) console.log(`The week's report: ${mails} mails`);
  } catch (error) {
    console.error(`The week's report was not written: ${error}`);
  }
}
