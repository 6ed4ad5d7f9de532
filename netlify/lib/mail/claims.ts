import { z } from 'zod';
import { priceStandings } from '#domain/choices.ts';
import { boardStages } from '#domain/deals.ts';
import { ContactSchema } from '#domain/next-step.ts';
import { requestKinds } from '#domain/requests.ts';
import { ProposalSchema } from '#domain/visit.ts';
import { newsItemSchema } from './news.ts';

/** The part of a claimed mail that is needed to record its outcome, even if the rest is invalid. */
export const claimedSchema = z.looseObject({
  request_id: z.string(),
  kind: z.string(),
  audience: z.string(),
  /** Id of the event in the request's history; all zeros for the mails of a new request. */
  event_id: z.string(),
  /** Counts from 1. */
  attempt: z.number().int(),
});

export type Claimed = z.output<typeof claimedSchema>;

const text = z.string();

/** The facts of the step at the time it happened. */
const detailSchema = z.object({
  /** yyyy-MM-dd */
  day: text.optional(),
  /** HH:mm, Cairo time. */
  slot: text.optional(),
  reason: text.optional(),
  /** The version of the visit, for calendars. */
  sequence: z.number().int().optional(),
  /** Whether the visit was confirmed before. */
  agreed: z.boolean().optional(),
  /** Of the link to choose one of the hours; forgotten once the mail is out. */
  token: text.optional(),
});

/** A claimed mail about a request, with everything that is needed to write it. */
const requestClaimSchema = claimedSchema.extend({
  // The browser made this UUID, so any version that the database accepts is valid.
  request_id: z.guid(),
  kind: z.enum(requestKinds),
  audience: z.enum(['sales', 'buyer']),
  step: z.enum([
    'received',
    'visit_confirmed',
    'visit_moved',
    'cancelled',
    'closed',
    'cancelled_by_buyer',
    'time_asked',
    'account_deleted',
    'hours_proposed',
    'visit_reminder',
    'visit_missed',
  ]),
  detail: detailSchema,
  account_email: text.nullable(),
  request: z.record(z.string(), z.unknown()).refine((row) => 'id' in row, 'The request is gone'),
  /** The car or charger as it is today; null when there is none, or no longer. */
  item: z
    .object({
      price_egp: z.number().nullable(),
      price_standing: z.enum(priceStandings),
      price_source: text.nullable(),
      price_verified_on: text.nullable(),
      /** In Egypt, yyyy-MM-dd. */
      today: text,
    })
    .nullable(),
  /** Who answers; in mails to buyers alone. */
  contact: z.nullish(ContactSchema),
  /** The hours that are proposed; none in other mails. */
  hours: z.nullish(ProposalSchema.shape.hours),
  /** Where the visit is. */
  place: z
    .object({
      name_en: text,
      name_ar: text,
      address_en: text,
      address_ar: text,
      map_url: text.nullable(),
    })
    .nullable(),
});

export type RequestClaim = z.output<typeof requestClaimSchema>;

/** A claimed mail to somebody who is invited into the team. */
const invitationClaimSchema = claimedSchema.extend({
  kind: z.literal('staff_invitation'),
  step: z.literal('invited'),
  detail: z.object({ email: z.email(), has_account: z.boolean() }),
});

export type InvitationClaim = z.output<typeof invitationClaimSchema>;

/** A car or charger whose price a person follows; only a car has a brand. */
const watchedItemSchema = z.object({
  /** Id of the favourite. */
  id: z.guid(),
  item_id: z.guid(),
  language: z.enum(['en', 'ar']),
  brand_id: text.nullable(),
  brand: text.nullable(),
  model: text,
});

export type WatchedItem = z.output<typeof watchedItemSchema>;

/** What a mail is about; null, in the claim empty, when nobody is to get it any more. */
const orEmpty = <About extends z.ZodType>(about: About) =>
  z.union([about, z.strictObject({}).transform(() => null)]);

/** A claimed mail about a price that fell, or became known. */
const priceClaimSchema = claimedSchema.extend({
  kind: z.literal('price_change'),
  step: z.literal('price_changed'),
  account_email: text.nullable(),
  /** EGP; there was no price before where `from` is null. */
  detail: z.object({ from: z.number().nullable(), to: z.number() }),
  /** Null, in the claim empty, when the mail is not wanted any more, or the car or charger is withdrawn. */
  request: orEmpty(watchedItemSchema),
});

export type PriceClaim = z.output<typeof priceClaimSchema>;

/** A claimed mail that tells a member of the team what is new to them. */
const newsClaimSchema = claimedSchema.extend({
  kind: z.literal('desk_news'),
  step: z.literal('told'),
  account_email: text.nullable(),
  /** Empty, in the claim too, when they have left the team. */
  request: orEmpty(
    z.object({
      /** Both languages where it is null. */
      language: z.enum(['en', 'ar']).nullable(),
      items: z.array(newsItemSchema),
    }),
  ),
});

export type NewsClaim = z.output<typeof newsClaimSchema>;

const weekSchema = z.object({
  requests: z.number(),
  won: z.number(),
  lost: z.number(),
  /** EGP */
  won_egp: z.number(),
  answers: z
    .object({ in_time: z.number(), due: z.number(), median_seconds: z.number().nullable() })
    .nullable(),
});

/** The figures of a week, and of the one before. */
export type WeekFigures = z.output<typeof weekSchema>;

/** A claimed mail to a manager with the figures of the week. */
const reportClaimSchema = claimedSchema.extend({
  kind: z.literal('weekly_report'),
  step: z.literal('told'),
  account_email: text.nullable(),
  /** Null, in the claim empty, when they are no manager any more. */
  request: orEmpty(
    z.object({
      /** Both languages where it is null. */
      language: z.enum(['en', 'ar']).nullable(),
      /** Its days, yyyy-MM-dd. */
      first: text,
      last: text,
      week: weekSchema,
      before: weekSchema,
      /** The sum of the amounts of open deals by stage, in EGP. */
      open: z.array(z.object({ stage: z.enum(boardStages), amount_egp: z.number() })),
      overdue: z.number(),
      /** Prices that nobody has checked for 30 days. */
      old_prices: z.number(),
    }),
  ),
});

export type ReportClaim = z.output<typeof reportClaimSchema>;

export const claimSchema = z.discriminatedUnion('kind', [
  requestClaimSchema,
  invitationClaimSchema,
  priceClaimSchema,
  newsClaimSchema,
  reportClaimSchema,
]);

export type Claim = z.output<typeof claimSchema>;
