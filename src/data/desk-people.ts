import * as z from 'zod/mini';
import { leadKinds } from '#domain/leads.ts';
import { ShownSchema } from '#domain/shown.ts';
import type { Backend } from './client.ts';
import { LeadSchema } from './desk.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { amountColumn, momentColumn } from './rows.ts';

// The people behind requests. Every function throws a BackendFailure when the backend refuses or does not answer.

const optionalText = z.nullable(z.string());
const texts = z.array(z.string());

const PersonSchema = z.object({
  id: z.string(),
  owner_id: optionalText,
  owner_name: optionalText,
  created_at: momentColumn,
  /** These lists begin with what was used last. */
  names: texts,
  phones: texts,
  /** Numbers at which somebody else answered. */
  wrong_phones: texts,
  emails: texts,
  cities: texts,
  /** Ids of their accounts; none of who only called or came in. */
  accounts: texts,
  requests: z.number(),
  open: z.number(),
  newest_at: z.nullable(momentColumn),
});
/** A person in short. */
export type Person = z.infer<typeof PersonSchema>;

const about = { at: momentColumn, id: z.string() };
const ofRequest = { ...about, kind: z.enum(leadKinds), request_id: z.string() };

const StepSchema = z.discriminatedUnion('type', [
  /** Something that the team or the buyer did. */
  z.object({
    ...ofRequest,
    type: z.literal('event'),
    facts: z.object({
      actor_name: z.string(),
      action: z.string(),
      detail: z.record(z.string(), z.unknown()),
    }),
  }),
  /** A request as it was sent, with what the site had shown before. */
  z.object({
    ...ofRequest,
    type: z.literal('sent'),
    facts: z.object({
      subject: z.string(),
      page: z.optional(optionalText),
      item_id: z.optional(optionalText),
      shown: z.catch(z.optional(z.nullable(ShownSchema)), null),
    }),
  }),
  /** A mail to them. */
  z.object({
    ...ofRequest,
    type: z.literal('mail'),
    facts: z.object({ step: z.string(), sent: z.boolean(), given_up: z.boolean() }),
  }),
  /** Another person was merged into this one. */
  z.object({
    ...about,
    type: z.literal('merge'),
    facts: z.object({
      actor_name: z.string(),
      requests: z.number(),
      undone_at: z.nullable(momentColumn),
      undone_by: optionalText,
    }),
  }),
]);
/** Something in the timeline of a person. */
export type PersonStep = z.infer<typeof StepSchema>;

const PersonPageSchema = z.object({
  person: PersonSchema,
  /** The newest first, at most 100. */
  requests: z.array(LeadSchema),
  /** The newest first; `timelinePageSize` at most. */
  timeline: z.array(StepSchema),
  favourites: z.array(
    z.object({
      type: z.enum(['car', 'charger']),
      id: z.string(),
      at: momentColumn,
      /** The price that was shown when it was saved. */
      price_egp: z.nullable(amountColumn),
    }),
  ),
  /** Merges that can be undone. */
  merges: z.array(
    z.object({
      event: z.string(),
      at: momentColumn,
      actor_name: z.string(),
      other_id: z.string(),
      requests: z.number(),
    }),
  ),
});
/** All about a person. Its `person.id` is another than was asked for when they were merged. */
export type PersonPage = z.infer<typeof PersonPageSchema>;

export const timelinePageSize = 50;

/** All about a person; null when they are gone. @param before the last step of the page of the timeline before */
export function readPerson(
  backend: Backend,
  person: string,
  before: Pick<PersonStep, 'at' | 'id'> | null = null,
): Promise<PersonPage | null> {
  return parsedAnswer(
    z.nullable(PersonPageSchema),
    backend.rpc('desk_person', {
      person,
      most: timelinePageSize,
      ...(before && { before: before.at, before_id: before.id }),
    }),
  );
}

/** Why two people are likely one; `name`: it sounds the same, with the same car or city. */
const reasons = z.array(z.enum(['email', 'phone', 'name']));

const TwinsSchema = z.array(
  z.object({ first: PersonSchema, second: PersonSchema, reasons, found_at: momentColumn }),
);
/** Two people who are likely one. */
export type Twins = z.infer<typeof TwinsSchema>[number];

/** People who are likely one, the latest found first. */
export function readTwins(backend: Backend, most = 50): Promise<Twins[]> {
  return parsedAnswer(TwinsSchema, backend.rpc('desk_twins', { most }));
}

/** Says that two people are two: the pair is not listed again. */
export async function dismissTwins(backend: Backend, one: string, other: string): Promise<void> {
  await parsedAnswer(z.unknown(), backend.rpc('desk_dismiss_twins', { one, other }));
}

const PreviewSchema = z.object({
  keep: PersonSchema,
  other: PersonSchema,
  reasons,
  /** Who has them afterwards. */
  owner_id: optionalText,
  owner_name: optionalText,
});
export type MergePreview = z.infer<typeof PreviewSchema>;

/** What a merge would make of two people; null when one of them is gone. */
export function previewMerge(
  backend: Backend,
  keep: string,
  other: string,
): Promise<MergePreview | null> {
  return parsedAnswer(
    z.nullable(PreviewSchema),
    backend.rpc('desk_merge_preview', { keep, other }),
  );
}

const MergedSchema = z.object({ result: z.enum(['done', 'gone']) });
/** Gone, when one of the two was merged or deleted meanwhile, or nothing is left to part. */
export type MergeResult = z.infer<typeof MergedSchema>['result'];

/** Gives all requests of one person to another. @param event made before the first attempt; it undoes the merge later */
export async function mergePeople(
  backend: Backend,
  event: string,
  keep: string,
  other: string,
): Promise<MergeResult> {
  const { result } = await parsedAnswer(
    MergedSchema,
    backend.rpc('desk_merge', { event, keep, other }),
  );
  return result;
}

/** Parts two people again: the requests that moved go back, later ones stay. @param event of the merge */
export async function unmergePeople(backend: Backend, event: string): Promise<MergeResult> {
  const { result } = await parsedAnswer(MergedSchema, backend.rpc('desk_unmerge', { event }));
  return result;
}

const GivenSchema = z.object({ result: z.enum(['done', 'changed', 'gone']) });
/** Changed, when somebody else has given the person away since; gone, when they were merged or deleted. */
export type GiveResult = z.infer<typeof GivenSchema>['result'];

/**
 * Gives a person to somebody of the team, or to nobody, with all open requests if there are any.
 * @param event made before the first attempt
 * @param seen who has the person, as far as it is known here
 */
export async function givePerson(
  backend: Backend,
  event: string,
  person: string,
  successor: string | null,
  seen: string | null,
): Promise<GiveResult> {
  const { result } = await parsedAnswer(
    GivenSchema,
    backend.rpc('desk_give_person', {
      ...{ event, person },
      ...(successor !== null && { successor }),
      ...(seen !== null && { seen_owner: seen }),
    }),
  );
  return result;
}
