import * as z from 'zod/mini';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';

// What a member of the team is told. Every function throws a BackendFailure when the backend refuses or does not answer.

const AlertsSchema = z.object({
  /** Of their mails; null for both. */
  language: z.nullable(z.enum(['en', 'ar'])),
  mail_mine: z.boolean(),
  mail_due: z.boolean(),
  mail_late: z.boolean(),
  mail_weekly: z.boolean(),
  push_new: z.boolean(),
  push_mine: z.boolean(),
  push_due: z.boolean(),
  push_late: z.boolean(),
  /** In how many browsers they have turned notifications on. */
  devices: z.number(),
});
/** What a member wants to be told, and where. */
export type Alerts = z.infer<typeof AlertsSchema>;

export function readAlerts(backend: Backend): Promise<Alerts> {
  return parsedAnswer(AlertsSchema, backend.rpc('desk_alerts'));
}

export async function saveAlerts(
  backend: Backend,
  { devices: _, ...alerts }: Alerts,
): Promise<void> {
  await parsedAnswer(z.unknown(), backend.rpc('save_desk_alerts', { alerts }));
}

/** How many of the member's own requests wait for an answer or a step that is due, up to 1,000. */
export function readWaiting(backend: Backend): Promise<number> {
  return parsedAnswer(z.number(), backend.rpc('desk_waiting'));
}

const SubscriptionSchema = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Has notifications sent to this browser; a repeat stores nothing twice. @param subscription as the browser writes it */
export async function savePushSubscription(
  backend: Backend,
  subscription: unknown,
  language: 'en' | 'ar',
): Promise<void> {
  const { endpoint, keys } = SubscriptionSchema.parse(subscription);
  await parsedAnswer(
    z.unknown(),
    backend.rpc('save_push_subscription', {
      address: endpoint,
      key: keys.p256dh,
      secret: keys.auth,
      in_language: language,
    }),
  );
}

/** Has no more notifications sent to this browser. */
export async function removePushSubscription(backend: Backend, endpoint: string): Promise<void> {
  await parsedAnswer(z.unknown(), backend.rpc('remove_push_subscription', { address: endpoint }));
}
