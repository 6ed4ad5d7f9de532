import * as z from 'zod/mini';
import type { DealStage } from '#domain/deals.ts';
import type { CallOutcome } from '#domain/leads.ts';
import type { VisitHour } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { type LeadKey, LeadSchema, type LeadStatus } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';

// Actions of the sales desk. Every function throws a BackendFailure when the backend refuses or does not answer.

/** The car that is sold, and for how many EGP. */
type Sold = { item_id?: string | null; item_name?: string | null; amount_egp?: number | null };
type Won = { to: 'done'; outcome: 'won'; reason?: string } & Sold;
/** With a reason in words or from the list. */
type Lost = { to: 'done'; outcome: 'lost'; reason?: string; reason_id?: string };

/** An action on a request; the event's id is made before the first attempt, so that a retry adds nothing. */
export type Act =
  | { action: 'taken' }
  | { action: 'assigned'; detail: { to: string | null } }
  | { action: 'status'; detail: { to: LeadStatus; reason?: string } | Won | Lost }
  /** What is known about a deal; what is not named stays. */
  | {
      action: 'deal';
      detail: { stage?: DealStage; expected_on?: string | null } & Sold;
    }
  | { action: 'next'; detail: { step: string | null; at: string | null } }
  | { action: 'note'; detail: { text: string } }
  /** A call begins, which is no answer yet: it is one when it ended with `reached`. */
  | { action: 'call'; detail: Record<string, never> }
  /** `at` is when to try again, a moment; it becomes the next step, so it counts only for the version that was seen. */
  | {
      action: 'call_ended';
      detail: { outcome: 'no_reply'; at?: string } | { outcome: Exclude<CallOutcome, 'no_reply'> };
    }
  | { action: 'email'; detail: { outcome?: string } }
  | { action: 'whatsapp'; detail: { text: string } }
  | { action: 'duplicate'; detail: { of: string | null } };

const ResultSchema = z.object({
  result: z.enum(['done', 'changed', 'gone', 'occupied']),
  lead: z.optional(z.nullable(LeadSchema)),
});

/**
 * The result of an action: done; changed, when somebody else acted first; gone, when the request is deleted; occupied,
 * when another visit has the hour.
 */
export type ActResult = z.infer<typeof ResultSchema>;

/** Does one thing about a request. @param seen version of the request that the person saw */
export async function performAct(
  backend: Backend,
  { kind, id }: LeadKey,
  event: string,
  seen: number,
  what: Act,
): Promise<ActResult> {
  return parsedAnswer(
    ResultSchema,
    backend.rpc('desk_act', {
      of_kind: kind,
      request: id,
      event,
      action: what.action,
      seen_version: seen,
      ...('detail' in what && { detail: what.detail }),
    }),
  );
}

/** A step about a visit: agreed at a place and an hour, cancelled with a reason, or nobody came. */
export type VisitStep =
  | { state: 'confirmed'; place: string; day: string; slot: string }
  | { state: 'cancelled'; reason: string }
  | { state: 'missed' };

export async function stepVisit(
  backend: Backend,
  id: string,
  event: string,
  seen: number,
  step: VisitStep,
): Promise<ActResult> {
  return parsedAnswer(
    ResultSchema,
    backend.rpc('desk_visit', {
      request: id,
      event,
      to_state: step.state,
      seen_version: seen,
      ...(step.state === 'confirmed' && {
        place: step.place,
        on_day: step.day,
        at_slot: step.slot,
      }),
      ...(step.state === 'cancelled' && { why: step.reason }),
    }),
  );
}

/** Hours that are proposed for a visit; `event` and `token` are made before the first attempt, for a retry to reuse. */
export type HoursProposal = {
  event: string;
  /** 32 random bytes in base64url, which only the link holds. */
  token: string;
  hours: readonly VisitHour[];
  /** What the buyer is sent by WhatsApp, without the link. */
  message: string;
};

/** Proposes hours for a visit, in place of those proposed before, and mails them. @param seen as `performAct` */
export async function proposeHours(
  backend: Backend,
  id: string,
  seen: number,
  { event, token, hours, message }: HoursProposal,
): Promise<ActResult> {
  return parsedAnswer(
    ResultSchema,
    backend.rpc('desk_propose', {
      request: id,
      event,
      token,
      hours: hours.map(({ place, day, slot }) => ({ place, day, slot })),
      message,
      seen_version: seen,
    }),
  );
}
