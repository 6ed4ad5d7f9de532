import process from 'node:process';
import { backendFailed } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { buildEnv, mailEnv, readEnv, serviceEnv } from '../lib/env.ts';
import { sweepNotifications } from '../lib/notify.ts';
import { callForBuild } from '../lib/rebuild.ts';

/** Every minute. The host does not expose scheduled functions, and an extra call would find nothing due. */
export const config = { schedule: '* * * * *' };

/**
 * Sends mails about requests that have waited for two minutes or failed before, starts a requested build that was not
 * started, and deletes old call counts, page views, settled reports, requests and unconfirmed accounts. Failures are logged and retried
 * a minute later.
 */
export default async function sweep(): Promise<void> {
  const results = await Promise.allSettled([notify(), build(), deleteExpired()]);
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

async function build(): Promise<void> {
  const result = readEnv(buildEnv, process.env);
  // A site without a build hook is built by hand.
  if (result.ok) await callForBuild(serviceBackend(result.env), result.env);
}

async function deleteExpired(): Promise<void> {
  const service = serviceBackend(requireEnv(serviceEnv));
  const old = [
    'forget_calls',
    'forget_page_views',
    'forget_point_reports',
    'forget_requests',
    'forget_accounts',
  ] as const;
  for (const what of old) {
    const { error } = await service.rpc(what);
    if (error) throw backendFailed(error);
  }
}
