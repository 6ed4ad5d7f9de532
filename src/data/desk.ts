import * as z from 'zod/mini';
import { priceStandings } from '#domain/choices.ts';
import { type DealStage, dealStages } from '#domain/deals.ts';
import {
  type LeadKind,
  type LeadSource,
  leadKinds,
  leadSources,
  walkInSources,
} from '#domain/leads.ts';
import { tableOf } from '#domain/requests.ts';
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
const optionalAmount = z.nullable(amountColumn);

export const LeadSchema = z.object({
  kind: z.enum(leadKinds),
  id: z.string(),
  /** Whose other requests have the same owner. */
  person_id: z.string(),
  /** Who sent it; null for somebody who called or came in. */
  user_id: optionalText,
  source: z.enum(leadSources),
  created_at: momentColumn,
  name: z.string(),
  phone: z.string(),
  /** Whoever was called at it is somebody else. */
  phone_wrong: z.boolean(),
  email: z.string(),
  /** The car or charger in words; empty for general advice. */
  subject: z.string(),
  item_id: optionalText,
  /** City or address as it was written. */
  city: optionalText,
  /** The price of the car that it is about, in EGP. */
  budget_egp: optionalAmount,
  language: z.enum(['en', 'ar']),
  status: z.enum(leadStatuses),
  /** How far the deal is; null until somebody answers. */
  stage: z.nullable(z.enum(dealStages)),
  outcome: z.nullable(z.enum(['won', 'lost'])),
  /** A reason from the list, of a lost one. */
  outcome_reason_id: optionalText,
  outcome_reason: optionalText,
  /** The car that is really sold, as far as it is known. */
  deal_item_id: optionalText,
  deal_item_name: optionalText,
  amount_egp: optionalAmount,
  /** The day on which it should be won; yyyy-MM-dd */
  expected_on: optionalText,
  closed_at: optionalMoment,
  owner_id: optionalText,
  owner_name: optionalText,
  next_step: optionalText,
  next_at: optionalMoment,
  /** yyyy-MM-dd */
  visit_on: optionalText,
  answer_due_at: momentColumn,
  answered_at: optionalMoment,
  /** The last thing in its history, what came of it, and when. */
  last_action: optionalText,
  last_outcome: optionalText,
  last_at: optionalMoment,
  duplicate_of: optionalText,
  version: z.number(),
  /** Nobody has answered in time. */
  overdue: z.boolean(),
  /** How many other open requests the person has; the same colleague has them. */
  more: z.number(),
});

/** A request as a row of the queue. */
export type Lead = z.infer<typeof LeadSchema>;

/** How the first answer stands. */
export const leadAnswers = ['in_time', 'given', 'waiting'] as const;
export type LeadAnswer = (typeof leadAnswers)[number];

/** Which request. */
export type LeadKey = Pick<Lead, 'kind' | 'id'>;

/** The filters of queue, counts, board and export. Days are yyyy-MM-dd in Cairo, amounts are EGP, both ends included. */
export type QueueQuery = {
  kind?: LeadKind;
  status?: LeadStatus | 'open' | 'closed';
  /** 'me', 'nobody' or the id of a member. */
  owner?: string;
  overdue?: true;
  due?: 'today';
  /** Overdue or due. */
  action?: true;
  visit_on?: string;
  search?: string;
  phone?: string;
  /** The car or charger that it is about; `subject` is its name as the request has it. */
  item_id?: string;
  subject?: string;
  /** Spellings of a city, of which the request has one. */
  city?: readonly string[];
  person_id?: string;
  budget_from?: number;
  budget_to?: number;
  language?: 'en' | 'ar';
  source?: LeadSource;
  stage?: DealStage | 'none';
  /** 'decided': either. */
  outcome?: 'won' | 'lost' | 'decided';
  /** Of those that needed one: given by the hour at which it was due, given at all, or not yet. */
  answer?: LeadAnswer;
  /** Open ones of which is known what they bring. */
  amount?: 'open';
  /** A reason from the list. */
  reason_id?: string;
  created_from?: string;
  created_to?: string;
  closed_from?: string;
  closed_to?: string;
};

/** Filters as the backend takes them. */
export const filtersAsJson = ({ city, ...filters }: QueueQuery) => ({
  ...filters,
  ...(city && { city: [...city] }),
});

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
      filters: filtersAsJson(filters),
      oldest_first: oldestFirst,
      most: queuePageSize,
      ...page,
    }),
  );
}

const CountsSchema = z.object({
  /** Overdue, or with a next step that is due. */
  action: z.number(),
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

/** @param within filters that narrow every view */
export async function readCounts(backend: Backend, within: QueueQuery = {}): Promise<DeskCounts> {
  return parsedAnswer(CountsSchema, backend.rpc('desk_counts', { within: filtersAsJson(within) }));
}

/** Something that was done about a request. */
const EventSchema = z.object({
  id: z.string(),
  happened_at: momentColumn,
  /** Null where they are not on the site any more. */
  actor_id: optionalText,
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

/** What the team noted of somebody who called or came in. */
const WalkInSchema = z.object({
  source: z.enum(walkInSources),
  item_name: optionalText,
  city: optionalText,
  note: optionalText,
  created_by: optionalText,
});
export type WalkIn = z.infer<typeof WalkInSchema>;

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
  const visit = visits[0] ?? null;
  if (kind === 'walk_in') {
    const walkIn = parsedPart(WalkInSchema, request.sent);
    return { ...request, submission: null, walkIn, visit };
  }
  const submission = parsedPart(SubmissionSchema, { ...request.sent, table: tableOf(kind) });
  return { ...request, submission, walkIn: null, visit };
}

function parsedPart<Schema extends z.core.$ZodType>(schema: Schema, sent: object) {
  const { data, error } = z.safeParse(schema, sent);
  if (error) throw new BackendFailure('other', error);
  return data;
}

/** Everything about one request. `submission` is what a buyer sent, `walkIn` what the team noted of one who did not. */
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
