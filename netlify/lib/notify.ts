import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Backend } from '#data/client.ts';
import { backendFailed } from './answer.ts';
import type { MailEnv } from './env.ts';
import { type Claimed, claimedSchema, claimSchema } from './mail/claims.ts';
import type { MailPlaces } from './mail/layout.ts';
import { mailPlaces, writeMail } from './mail/messages.ts';
import { connections, type MailTransport, mailTransport } from './mail/transport.ts';

/*
 * Each mail (about a request, a changed price or an invitation into the team) is a row of public.notifications. A
 * function claims it, sends the mail and settles the claim; other functions skip claimed rows. If a function dies, its
 * claim is due again after two minutes. So each mail is sent at least once, and twice only if a function dies between
 * the answers of the mail server and of the database. The copy has the same Message-ID, so mailboxes drop it.
 */

const claimsSchema = z.array(claimedSchema);
const ownSchema = z.object({
  known: z.boolean(),
  /** Mails that another function is sending, or that failed before. */
  waiting: z.number().int(),
  claimed: claimsSchema,
});
const outcomeSchema = z.enum(['sent', 'waiting', 'given_up', 'superseded']);
type Outcome = z.output<typeof outcomeSchema>;

/** Milliseconds after which a sweep starts no more mails, so that the last ones end within a function's 30 seconds. */
const sweepTime = 6_000;

/**
 * Sends the mails about one request, unless they have been sent, are being sent, or failed a moment ago.
 * @param person who must have sent the request
 * @returns `notified` when all mails have been sent; `unknown` when the person has no such request
 * @throws Refusal 502 the backend failed
 */
export async function notifyOf(
  request: string,
  person: string,
  service: Backend,
  env: MailEnv,
): Promise<'unknown' | 'notified' | 'waiting'> {
  const { data, error } = await service.rpc('claim_notifications_of', { request, asker: person });
  if (error) throw backendFailed(error);
  const { known, claimed, waiting } = ownSchema.parse(data);
  if (!known) return 'unknown';
  const outcomes = await deliver(claimed, service, env);
  return waiting + outcomes.filter(({ outcome }) => outcome !== 'sent').length > 0
    ? 'waiting'
    : 'notified';
}

/** The result of a sweep, in numbers of mails. */
export type Sweep = { sent: number; failed: number; givenUp: number };

/**
 * Sends the mails that are due, those to the sales team first, until none is left, the mail server is down or the time
 * is up.
 * @throws Refusal 502 the backend failed
 */
export async function sweepNotifications(service: Backend, env: MailEnv): Promise<Sweep> {
  const done: Sweep = { sent: 0, failed: 0, givenUp: 0 };
  for (const end = Date.now() + sweepTime; Date.now() < end; ) {
    const { data, error } = await service.rpc('claim_due_notifications', { most: connections });
    if (error) throw backendFailed(error);
    const claims = claimsSchema.parse(data);
    if (claims.length === 0) break;
    const outcomes = await deliver(claims, service, env);
    const count = (wanted: Outcome) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    done.sent += count('sent');
    done.failed += count('waiting');
    done.givenUp += count('given_up');
    // The mail server is down; other mails stay due.
    if (outcomes.every(({ failure }) => failure?.hopeless === false)) break;
  }
  return done;
}

async function deliver(claims: readonly Claimed[], service: Backend, env: MailEnv) {
  if (claims.length === 0) return [];
  const transport = mailTransport(env);
  const places = mailPlaces(env);
  try {
    return await Promise.all(
      claims.map(async (claim) => {
        const failure = await send(claim, transport, places);
        return { failure, outcome: await settle(claim, failure, service) };
      }),
    );
  } finally {
    transport.close();
  }
}

/** Why a mail was not sent; `hopeless` when a retry cannot help. */
type Failure = { reason: string; hopeless: boolean };

/**
 * Resolves with null when the mail server took the mail, else with the failure. A claim that cannot be parsed fails here,
 * so that the other claims are sent.
 */
async function send(
  claim: Claimed,
  transport: MailTransport,
  places: MailPlaces,
): Promise<Failure | null> {
  let isWritten = false;
  try {
    const mail = writeMail(claimSchema.parse(claim), places);
    isWritten = true;
    if (mail) await transport.sendMail(mail);
    return null;
  } catch (error) {
    const reason = (error instanceof Error && error.message) || 'failed without a reason';
    return { reason, hopeless: !isWritten || isRefusedForGood(error) };
  }
}

const refusedForGoodSchema = z.object({
  responseCode: z.number().min(500),
  command: z.enum(['RCPT TO', 'DATA']),
});

/** Whether the mail server refuses this mail permanently (RFC 5321, 4.2.1), rather than every mail for the moment. */
function isRefusedForGood(error: unknown): boolean {
  return refusedForGoodSchema.safeParse(error).success;
}

/** From this attempt on, about two hours after the request, the log says that a person has to act. */
const lateAttempt = 10;

/** Records the outcome of a mail. Never rejects: a failure to record must not hide the other mails' outcomes. */
async function settle(claim: Claimed, failure: Failure | null, service: Backend): Promise<Outcome> {
  const { audience, kind, request_id: id, attempt } = claim;
  const what = `mail to ${audience} about ${kind} ${id}, attempt ${attempt}`;
  const outcome = await record(claim, failure, service);
  if (outcome === undefined) {
    console.error(
      `Not recorded, so it will be repeated: ${what}${failure ? '' : ', which was sent'}`,
    );
    return 'waiting';
  }
  const why = `${what}: ${failure?.reason}`;
  if (outcome === 'given_up') console.error(`GIVEN UP: ${why}`);
  else if (outcome === 'waiting' && audience === 'sales' && attempt >= lateAttempt) {
    console.error(`SALES NOT TOLD: ${why}`);
  } else if (outcome === 'waiting') console.warn(`Failed, and tried again later: ${why}`);
  return outcome;
}

/** Tries three times, because a mail that is not recorded as sent is sent again. */
async function record(
  claim: Claimed,
  failure: Failure | null,
  service: Backend,
): Promise<Outcome | undefined> {
  for (const wait of [0, 200, 1_000]) {
    await pause(wait);
    const { data, error } = await service.rpc('settle_notification', {
      about: claim.request_id,
      about_kind: claim.kind,
      told: claim.audience,
      attempt: claim.attempt,
      failure: failure?.reason.slice(0, 500) ?? '',
      hopeless: failure?.hopeless ?? false,
      of_event: claim.event_id,
    });
    const outcome = outcomeSchema.safeParse(data);
    if (outcome.success) return outcome.data;
    console.error(error ?? outcome.error);
  }
  return undefined;
}
