import webPush from 'web-push';
import { z } from 'zod';
import type { Backend } from '#data/client.ts';
import { backendFailed } from './answer.ts';
import type { PushEnv } from './env.ts';
import { newsItemSchema, newsWords } from './mail/news.ts';
import { isPushService } from './push-services.ts';

const claimsSchema = z.array(
  z.object({
    id: z.string(),
    /** Counts from 1. */
    attempt: z.number().int(),
    endpoint: z.string(),
    p256dh: z.string(),
    auth: z.string(),
    language: z.enum(['en', 'ar']),
    item: newsItemSchema,
  }),
);
type Claim = z.output<typeof claimsSchema>[number];

/** busy: later again, after `pause` seconds if the service names them; gone: the browser does not listen any more. */
type Outcome = { outcome: 'sent' | 'gone' | 'busy' | 'refused'; pause?: number };

/** How many are sent in parallel. */
const atOnce = 20;

/** Milliseconds that a push service has to answer, and after which no more are started: a function has 30 seconds. */
const patience = 5_000;
const pushTime = 8_000;

/** Letters of a notification's text: a message holds 4,096 bytes, and devices show fewer. */
const longest = 300;

/** Seconds for which a push service keeps what a device cannot receive. */
const keptSeconds = 3600;

/**
 * Sends the notifications that are due.
 * @param about id of the request that they are about; those of all by default
 * @returns how many were sent
 * @throws Refusal 502 the backend failed
 */
export async function sendPushes(service: Backend, env: PushEnv, about?: string): Promise<number> {
  let sent = 0;
  for (const end = Date.now() + pushTime; Date.now() < end; ) {
    const { data, error } = await service.rpc('claim_pushes', {
      most: atOnce,
      ...(about !== undefined && { about }),
    });
    if (error) throw backendFailed(error);
    const claims = claimsSchema.parse(data);
    const outcomes = await Promise.all(
      claims.map(async (claim) => {
        const result = await send(claim, env);
        await settle(claim, result, service);
        return result.outcome;
      }),
    );
    sent += outcomes.filter((outcome) => outcome === 'sent').length;
    if (claims.length < atOnce) break;
  }
  return sent;
}

async function send(claim: Claim, env: PushEnv): Promise<Outcome> {
  const { endpoint, p256dh, auth, item } = claim;
  if (!isPushService(endpoint, env.PUSH_TEST_SERVICE)) {
    console.error('No known push service, so nothing is sent there:', URL.parse(endpoint)?.host);
    return { outcome: 'gone' };
  }
  try {
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      messageOf(claim),
      {
        vapidDetails: {
          subject: `mailto:${env.SALES_EMAIL}`,
          publicKey: env.PUBLIC_VAPID_KEY,
          privateKey: env.VAPID_PRIVATE_KEY,
        },
        TTL: keptSeconds,
        urgency: 'high',
        // What is said of a request replaces what was said of it before and not received.
        topic: item.id.replaceAll('-', ''),
      },
    );
    const { 'Content-Length': _, ...others } = headers;
    const answer = await fetch(endpoint, {
      method,
      headers: others,
      body: new Uint8Array(body ?? []),
      redirect: 'error',
      signal: AbortSignal.timeout(patience),
    });
    return outcomeOf(answer);
  } catch (error) {
    console.warn('A push service did not answer:', error);
    return { outcome: 'busy' };
  }
}

function messageOf({ language, item }: Claim): string {
  const { title, line, path } = newsWords(item, language);
  const body = [...line].slice(0, longest).join('');
  return JSON.stringify({ title, body, path, tag: `${item.kind}:${item.id}`, language });
}

function outcomeOf({ ok, status, headers }: Response): Outcome {
  if (ok) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 429 || status >= 500) {
    const pause = Number(headers.get('retry-after'));
    return { outcome: 'busy', ...(Number.isInteger(pause) && pause > 0 && { pause }) };
  }
  console.error(`A push service refused a notification: ${status}`);
  return { outcome: 'refused' };
}

/** What is not recorded is sent again after a minute; devices show one notification for each request. */
async function settle({ id, attempt }: Claim, result: Outcome, service: Backend): Promise<void> {
  const { error } = await service.rpc('settle_push', { delivery: id, attempt, ...result });
  if (error) console.error(error);
}
