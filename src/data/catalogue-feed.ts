import * as z from 'zod/mini';
import { batchKinds } from './catalogue-batches.ts';
import type { Backend } from './client.ts';
import { parsedAnswer } from './parsed-answer.ts';
import { momentColumn } from './rows.ts';

const ItemSchema = z.object({
  type: z.enum(['brand', 'car', 'charger', 'charging_point']),
  id: z.string(),
  /** As it was then. */
  name: z.string(),
});

export const CatalogueEntrySchema = z.object({
  id: z.string(),
  happened_at: momentColumn,
  /** Null where the site's operators wrote, and once the account is deleted. */
  actor_id: z.nullable(z.string()),
  /** As it was then; null where the site's operators wrote. */
  actor_name: z.nullable(z.string()),
  action: z.enum([
    ...['added', 'price', 'changed', 'published', 'withdrawn', 'removed', 'batch'],
    /** A charging point, by phone. */
    'checked',
  ] as const),
  /** How many brands, cars, chargers or charging points it is about. */
  count: z.number(),
  /** The first 20 of them. */
  items: z.array(ItemSchema),
  /** By column, its value before and after; of what is about one item. */
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  /** What it was saved with at once; null where it was saved alone. */
  batch: z.nullable(z.enum(batchKinds)),
  /** Whose price list it was, or who confirmed the prices, and the day of the list (yyyy-MM-dd). */
  source: z.nullable(z.string()),
  source_day: z.nullable(z.string()),
});

/** Something that somebody did in the catalogue. What was saved at once is one entry, with action 'batch'. */
export type CatalogueEntry = z.infer<typeof CatalogueEntrySchema>;

export type CatalogueFeedQuery = {
  /** A day in Egypt, yyyy-MM-dd. */
  day?: string | null;
  /** The id of the person who did it. */
  person?: string | null;
  /** The id of a brand, car or charger: then no entry is a 'batch'. */
  item?: string | null;
  /** `happened_at` of the last entry that is known. */
  before?: string | null;
};

/** Entries that are asked for at once. */
export const feedPageSize = 50;

/** Who changed what in the catalogue, newest first. @throws BackendFailure */
export function readCatalogueFeed(
  backend: Backend,
  { day, person, item, before }: CatalogueFeedQuery = {},
): Promise<CatalogueEntry[]> {
  return parsedAnswer(
    z.array(CatalogueEntrySchema),
    backend.rpc('catalogue_feed', {
      ...(day && { on_day: day }),
      ...(person && { person }),
      ...(item && { item }),
      ...(before && { before }),
      most: feedPageSize,
    }),
  );
}
