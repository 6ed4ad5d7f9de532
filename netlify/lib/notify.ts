import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Backend } from '../../src/data/client.ts';
import { backendFailed } from './answer.ts';
import type { MailEnv } from './env.ts';
import { type MailPlaces, mailPlaces, writeMail } from './mail/messages.ts';
import { type Claimed, claimedSchema, claimSchema } from './mail/request-kinds.ts';
import { connections, type MailTransport, mailTransport } from './mail/transport.ts';

/*
 * Each mail about a request is a row of public.notifications. A function claims it, sends it and settles the claim.
 * Whoever is second finds the claim taken; a claim whose function died falls due again after two minutes. So each is
 * sent at least once, and again only where a function died in the moment between the mail server's yes and the
 * database's: that copy carries the same Message-ID, by which mailboxes know it.
 */

const claimsSchema = z.array(claimedSchema);
const ownSchema = z.object({
  known: z.boolean(),
  /** Mails that somebody else is sending, or that failed before. */
  waiting: z.number().int(),
  claimed: claimsSchema,
});
const outcomeSchema = z.enum(['sent', 'waiting', 'given_up', 'superseded']);
type Outcome = z.output<typeof outcomeSchema>;

/** Milliseconds after which a sweep begins no more mails: the last ones must end within a function's 30 seconds. */
const sweepTime = 6_000;

/**
 * Sends the mails about one request, unless they have been sent, are being sent, or failed a moment ago.
 *
 * @param person whose request it has to be
 * @returns whether all mails that were still to be sent have gone out; `unknown` when no such request is theirs
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

/** What a sweep did, in numbers of mails. */
export type Sweep = { sent: number; failed: number; givenUp: number };

/**
 * Sends the mails whose time has come, those to the sales team first, until none is left, the mail server is down or the
 * time is up.
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
    // The mail server is down: what is left keeps its turn.
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

/** Why a mail did not go out, and whether that is the mail's own fault: it will not go out later either. */
type Failure = { reason: string; hopeless: boolean };

/**
 * Resolves with a failure, null when the mail server took the mail. What cannot be read fails by itself, here, so that
 * the mails that were claimed with it go out.
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

/** Whether a mail server that answers will not have this mail (RFC 5321, 4.2.1), rather than any mail now. */
function isRefusedForGood(error: unknown): boolean {
  return refusedForGoodSchema.safeParse(error).success;
}

/** From this attempt on, two hours after the request, it takes somebody to look why the sales team is not told. */
const lateAttempt = 10;

/** Never rejects: the mail has gone or it has not, whatever becomes of the note about it. */
async function settle(claim: Claimed, failure: Failure | null, service: Backend): Promise<Outcome> {
  const { audience, kind, request_id: id, attempt } = claim;
  const what = `mail to ${audience} about ${kind} ${id}, attempt ${attempt}`;
  const outcome = await note(claim, failure, service);
  if (outcome === undefined) {
    console.error(`Not noted, so it will be repeated: ${what}${failure ? '' : ', which was sent'}`);
    return 'waiting';
  }
  const why = `${what}: ${failure?.reason}`;
  if (outcome === 'given_up') console.error(`GIVEN UP: ${why}`);
  else if (outcome === 'waiting' && audience === 'sales' && attempt >= lateAttempt) {
    console.error(`SALES NOT TOLD: ${why}`);
  } else if (outcome === 'waiting') console.warn(`Failed, and tried again later: ${why}`);
  return outcome;
}

/** Three times, since a mail that is not noted as sent is sent again. */
async function note(
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
    });
    const outcome = outcomeSchema.safeParse(data);
    if (outcome.success) return outcome.data;
    console.error(error ?? outcome.error);
  }
  return undefined;
}
