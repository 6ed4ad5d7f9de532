import process from 'node:process';
import { z } from 'zod';
import { answer, Refusal } from '../lib/answer.ts';
import { serviceBackend, verifiedPerson, visitorBackend } from '../lib/backend.ts';
import { addressOf, limitCalls } from '../lib/call-limit.ts';
import { endpoint } from '../lib/endpoint.ts';
import { mailEnv, pushEnv, readEnv } from '../lib/env.ts';
import { notifyOf } from '../lib/notify.ts';
import { sendPushes } from '../lib/push.ts';

export const config = { path: '/api/send-notification' };

const perAddress = { action: 'send-notification from', most: 120, seconds: 60 };
const perPerson = { action: 'send-notification by', most: 20, seconds: 60 };

const named = z.object({ id: z.guid() });

/**
 * `POST /api/send-notification` with the caller's token as bearer and `{ visit_request: { id, … } }`, or `{ id }` for a
 * request of any kind: mails the sales team and the caller, once each, and pushes it to the team's browsers. Only the id
 * is used; what is sent is read from the database.
 *
 * 200 `{ status: 'notified' }`, now or before; 202 `{ status: 'waiting' }` when a mail will be sent later; 400, 413, 415
 * invalid body; 401 no valid token; 404 the caller has no such request; 405 not POST; 429 too many calls; 502 the backend
 * failed; 503 misconfigured. Refusals have `{ error }`.
 */
export default endpoint({
  env: mailEnv,
  // The site sends the whole row.
  longest: 16_000,
  body: z.union([z.object({ visit_request: named }), named]),
  work: async ({ request, env, body }) => {
    const service = serviceBackend(env);
    await limitCalls(service, addressOf(request), perAddress);
    const person = await verifiedPerson(request, visitorBackend(env));
    await limitCalls(service, person.id, perPerson);
    const about = await body();
    const { id } = 'visit_request' in about ? about.visit_request : about;
    const status = await notifyOf(id, person.id, service, env);
    if (status === 'unknown') throw new Refusal(404, 'not_found');
    await pushAbout(id);
    return answer(status === 'notified' ? 200 : 202, { status });
  },
});

/** A notification that fails is sent by the sweep. */
async function pushAbout(id: string): Promise<void> {
  const result = readEnv(pushEnv, process.env);
  if (!result.ok) return;
  await sendPushes(serviceBackend(result.env), result.env, id).catch(console.error);
}
