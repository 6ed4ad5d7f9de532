import { backendFailed } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { mailEnv, serviceEnv } from '../lib/env.ts';
import { sweepNotifications } from '../lib/notify.ts';

/** Every minute; the host lets nobody else call it. */
export const config = { schedule: '* * * * *' };

/**
 * Does what is due: sends the mails about requests that have waited for two minutes or failed before, and forgets
 * the calls of days past. What fails is in the log, and is tried again a minute later.
 */
export default async function sweep(): Promise<void> {
  const results = await Promise.allSettled([notify(), forgetCalls()]);
  for (const result of results) {
    if (result.status === 'rejected') console.error(`The sweep failed: ${result.reason}`);
  }
}

async function notify(): Promise<void> {
  const env = requireEnv(mailEnv);
  const { sent, failed, givenUp } = await sweepNotifications(serviceBackend(env), env);
  if (sent + failed + givenUp === 0) return;
  console.log(`Mails about requests: ${sent} sent, ${failed} failed, ${givenUp} given up`);
}

async function forgetCalls(): Promise<void> {
  const { error } = await serviceBackend(requireEnv(serviceEnv)).rpc('forget_calls');
  if (error) throw backendFailed(error);
}
