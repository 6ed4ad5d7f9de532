import * as z from 'zod/mini';
import { priceStandings } from '#domain/choices.ts';
import { type RequestKind, requestKinds, tableOf } from '#domain/requests.ts';
import { AgreedVisitSchema } from '#domain/visit.ts';
import type { Backend } from './client.ts';
import { BackendFailure } from './failure.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn, momentColumn } from './rows.ts';
import { SubmissionSchema } from './submissions.ts';

// Queries of the sales desk. Every function throws a BackendFailure when the backend refuses or does not answer.

export const leadStatuses = ['new', 'in_progress', 'done', 'cancelled'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

const optionalText = z.nullable(z.string());
const optionalMoment = z.nullable(momentColumn);

export const LeadSchema = z.object({
  kind: z.enum(requestKinds),
  id: z.string(),
  user_id: z.string(),
  created_at: momentColumn,
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** The car or charger in words; empty for general advice. */
  subject: z.string(),
  language: z.enum(['en', 'ar']),
  status: z.enum(leadStatuses),
  outcome: z.nullable(z.enum(['won', 'lost'])),
  outcome_reason: optionalText,
  owner_id: optionalText,
  owner_name: optionalText,
  next_step: optionalText,
  next_at: optionalMoment,
  /** yyyy-MM-dd */
  visit_on: optionalText,
  answer_due_at: momentColumn,
  answered_at: optionalMoment,
  duplicate_of: optionalText,
  version: z.number(),
  /** Nobody has answered in time. */
  overdue: z.boolean(),
});

/** A request as a row of the queue. */
export type Lead = z.infer<typeof LeadSchema>;

/** Which request. */
export type LeadKey = Pick<Lead, 'kind' | 'id'>;

/** The filters of the queue; `owner` is 'me', 'nobody' or the id of a member, `status` may be 'open'. */
export type QueueQuery = {
  kind?: RequestKind;
  status?: LeadStatus | 'open';
  owner?: string;
  overdue?: true;
  due?: 'today';
  /** yyyy-MM-dd */
  visit_on?: string;
  search?: string;
};

export const queuePageSize = 50;

/** A page of the queue. @param after the last row of the page before */
export async function readQueue(
  backend: Backend,
  filters: QueueQuery,
  oldestFirst: boolean,
  after: Lead | null,
): Promise<Lead[]> {
  const page = after === null ? {} : { after: after.created_at, after_id: after.id };
  return parsedAnswer(
    z.array(LeadSchema),
    backend.rpc('desk_queue', {
      filters,
      oldest_first: oldestFirst,
      most: queuePageSize,
      ...page,
    }),
  );
}

const CountsSchema = z.object({
  new: z.number(),
  nobodys: z.number(),
  mine: z.number(),
  overdue: z.number(),
  /** With a next step that is due today or before. */
  due: z.number(),
  visits_today: z.number(),
  newest: optionalMoment,
  changed_at: optionalMoment,
});

/** How many requests each view holds, up to 1,000, and when the newest came and the last change was. */
export type DeskCounts = z.infer<typeof CountsSchema>;

export async function readCounts(backend: Backend): Promise<DeskCounts> {
  return parsedAnswer(CountsSchema, backend.rpc('desk_counts'));
}

/** Something that was done about a request. */
const EventSchema = z.object({
  id: z.string(),
  happened_at: momentColumn,
  actor_name: z.string(),
  action: z.string(),
  detail: z.record(z.string(), z.unknown()),
});
export type LeadEvent = z.infer<typeof EventSchema>;

const MailSchema = z.object({
  audience: z.string(),
  sent_at: z.optional(optionalMoment),
  given_up_at: z.optional(optionalMoment),
});

const RequestSchema = z.object({
  lead: LeadSchema,
  sent: z.looseObject({ page: z.optional(optionalText), item_id: z.optional(optionalText) }),
  account_email: optionalText,
  events: z.array(EventSchema),
  others: z.array(LeadSchema),
  favourites: z.array(z.object({ type: z.enum(['car', 'charger']), id: z.string() })),
  mails: z.array(MailSchema),
});

const VisitSchema = z.extend(AgreedVisitSchema, { reason: optionalText });

/** Everything about one request; null when it is gone. */
export async function readRequest(backend: Backend, { kind, id }: LeadKey) {
  const [request, visits] = await Promise.all([
    parsedAnswer(
      z.nullable(RequestSchema),
      backend.rpc('desk_request', { of_kind: kind, request: id }),
    ),
    kind === 'visit_request'
      ? parsedAnswer(
          z.array(VisitSchema),
          backend.from('visits').select('state, place_id, day, slot, reason').eq('request_id', id),
        )
      : [],
  ]);
  if (request === null) return null;
  const submission = z.safeParse(SubmissionSchema, { ...request.sent, table: tableOf(kind) });
  if (submission.error) throw new BackendFailure('other', submission.error);
  return { ...request, submission: submission.data, visit: visits[0] ?? null };
}

/** Everything about one request. */
export type DeskRequest = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

const PricesSchema = z.array(
  z.object({
    id: z.string(),
    price_egp: z.nullable(amountColumn),
    price_standing: z.enum(priceStandings),
    price_source: optionalText,
    // The embedded backend writes days as moments.
    price_verified_on: z.nullable(
      z.pipe(
        z.string(),
        z.transform((moment) => moment.slice(0, 10)),
      ),
    ),
  }),
);

/** The price of a car or charger as it is today, with what tells how far it may be trusted; null when it is gone. */
export async function readPrice(backend: Backend, itemId: string) {
  const columns = 'id, price_egp, price_standing, price_source, price_verified_on';
  const [cars, chargers] = await Promise.all([
    parsedAnswer(PricesSchema, backend.from('cars').select(columns).eq('id', itemId)),
    parsedAnswer(PricesSchema, backend.from('chargers').select(columns).eq('id', itemId)),
  ]);
  return cars[0] ?? chargers[0] ?? null;
}
