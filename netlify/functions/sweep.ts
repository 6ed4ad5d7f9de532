import process from 'node:process';
import { backendFailed } from '../lib/answer.ts';
import { serviceBackend } from '../lib/backend.ts';
import { requireEnv } from '../lib/endpoint.ts';
import { buildEnv, mailEnv, pushEnv, readEnv, serviceEnv } from '../lib/env.ts';
import { sweepNotifications } from '../lib/notify.ts';
import { sendPushes } from '../lib/push.ts';
import { callForBuild } from '../lib/rebuild.ts';

/** Every minute. The host does not expose scheduled functions, and an extra call would find nothing due. */
export const config = { schedule: '* * * * *' };

/**
 * Deals out and passes on requests at the desk, sends notifications to the team, mails that wait or failed before, starts a requested build that was not
 * started, and deletes old call counts, page views, settled reports, requests, news and unconfirmed accounts. Failures are
 * logged and retried a minute later.
 */
export default async function sweep(): Promise<void> {
  // First, since what it finds is mailed and pushed.
  const [dealt] = await Promise.allSettled([deal()]);
  const results = await Promise.allSettled([notify(), push(), build(), deleteExpired()]);
  for (const result of [dealt, ...results]) {
    if (result.status === 'rejected') console.error(`The sweep failed: ${result.reason}`);
  }
}

async function deal(): Promise<void> {
  const { error } = await serviceBackend(requireEnv(serviceEnv)).rpc('sweep_desk');
  if (error) throw backendFailed(error);
}

async function push(): Promise<void> {
  const result = readEnv(pushEnv, process.env);
  // Without keys nobody can subscribe.
  if (result.ok) await sendPushes(serviceBackend(result.env), result.env);
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
    'forget_news',
    'forget_accounts',
  ] as const;
  for (const what of old) {
    const { error } = await service.rpc(what);
    if (error) throw backendFailed(error);
  }
}
