import * as z from 'zod/mini';
import type { FeedArea } from '#domain/feed-areas.ts';
import { leadKinds } from '#domain/leads.ts';
import { CatalogueEntrySchema } from './catalogue-feed.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

const line = {
  /** Unlike that of every other line. */
  key: z.string(),
  happened_at: momentColumn,
  /** Null where the site's operators wrote, or the account is deleted. */
  actor_id: z.nullable(z.string()),
  /** As it was then; null where the site's operators wrote. */
  actor_name: z.nullable(z.string()),
};

const RequestLineSchema = z.object({
  ...line,
  actor_name: z.string(),
  area: z.literal('requests'),
  action: z.string(),
  kind: z.enum(leadKinds),
  /** Of the request. */
  id: z.string(),
  /** Who sent it. */
  name: z.string(),
  subject: z.string(),
  person_id: z.string(),
  /** Long texts are cut. */
  detail: z.record(z.string(), z.unknown()),
});

const TeamLineSchema = z.object({
  ...line,
  area: z.literal('team'),
  action: z.enum([
    'invited',
    'uninvited',
    'joined',
    'role',
    'left',
    'target',
    'office',
    'requests_exported',
    'person_exported',
    'person_deleted',
  ]),
  /** As it was then; the address of somebody invited; empty where it is about all. */
  member_name: z.nullable(z.string()),
  role: z.nullable(z.enum(['sales', 'manager'])),
  /** How many requests were exported. */
  rows: z.nullable(z.number()),
  /** Whose data were exported or deleted. */
  account_id: z.nullable(z.string()),
  /** Of a target: its month, by its first day (yyyy-MM-dd), and how many deals are to be won; null once it is taken away. */
  month: z.nullable(z.string()),
  won: z.nullable(z.number()),
});
export type TeamLine = z.infer<typeof TeamLineSchema>;

const FeedLineSchema = z.discriminatedUnion('area', [
  RequestLineSchema,
  z.extend(CatalogueEntrySchema, { area: z.literal('catalogue'), key: z.string() }),
  TeamLineSchema,
]);
/** Something that somebody did. */
export type FeedLine = z.infer<typeof FeedLineSchema>;

export type FeedQuery = {
  area?: FeedArea | null;
  /** A day in Cairo, yyyy-MM-dd. */
  day?: string | null;
  /** The id of the person who did it. */
  person?: string | null;
  /** The id of a car or charger. */
  item?: string | null;
  /** The customer's id: what was done about their requests. */
  customer?: string | null;
};

/** Lines that are asked for at once. */
export const activityPageSize = 50;

/**
 * Who did what, the latest first.
 * @param after the last line of the page before
 * @throws BackendFailure
 */
export function readFeed(
  backend: Backend,
  { area, day, person, item, customer }: FeedQuery,
  after: Pick<FeedLine, 'happened_at' | 'key'> | null = null,
): Promise<FeedLine[]> {
  return parsedAnswer(
    z.array(FeedLineSchema),
    backend.rpc('desk_feed', {
      ...(area && { area }),
      ...(day && { on_day: day }),
      ...(person && { person }),
      ...(item && { item }),
      ...(customer && { customer }),
      ...(after && { before: after.happened_at, before_key: after.key }),
      most: activityPageSize,
    }),
  );
}
