import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readEdited, readEditedRow } from '#data/catalogue-edit.ts';
import { type CatalogueFeedQuery, feedPageSize, readCatalogueFeed } from '#data/catalogue-feed.ts';
import {
  type PointListQuery,
  pointsAtOnce,
  readPointImports,
  readPointReports,
  readPoints,
} from '#data/desk-points.ts';
import { readPastPrices } from '#data/past-prices.ts';
import type { EditedTable } from '#domain/edited-tables.ts';
import { answerOf, keys } from '#features/desk/queries.ts';
import { sessionBackend } from '#session/backend.ts';

/** How often it is asked whether drivers report anything new, in milliseconds. */
const reportsMs = 60_000;

export const catalogueQuery = (table: EditedTable) =>
  queryOptions({
    queryKey: [...keys.catalogue, table],
    queryFn: answerOf((backend) => readEdited(backend, table)),
  });

/** Charging points as asked, a part at a time: there may be tens of thousands. */
export const pointsQuery = (asked: PointListQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.points, 'list', asked],
    queryFn: async ({ pageParam }) => readPoints(await sessionBackend(), asked, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => {
      const shown = pages.length * pointsAtOnce;
      return shown < count ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });

/** One charging point; null where there is none. */
export const pointQuery = (id: string | null) =>
  queryOptions({
    queryKey: [...keys.points, 'row', id],
    queryFn: answerOf(async (backend) =>
      id ? readEditedRow(backend, 'charging_points', id) : null,
    ),
    enabled: id !== null,
  });

/** What drivers report of charging points. */
export const pointReportsQuery = queryOptions({
  queryKey: [...keys.points, 'reports'],
  queryFn: answerOf(readPointReports),
  refetchInterval: reportsMs,
});

/** The last imports of charging points. */
export const pointImportsQuery = queryOptions({
  queryKey: [...keys.points, 'imports'],
  queryFn: answerOf(readPointImports),
});

/** Who changed what in the catalogue, page by page. */
export const catalogueFeedQuery = (asked: Omit<CatalogueFeedQuery, 'before'>) =>
  infiniteQueryOptions({
    queryKey: [...keys.catalogueFeed, asked],
    queryFn: async ({ pageParam }) =>
      readCatalogueFeed(await sessionBackend(), { ...asked, before: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => (page.length < feedPageSize ? undefined : page.at(-1)?.happened_at),
  });

export const pastPricesQuery = (itemId: string) =>
  queryOptions({
    queryKey: [...keys.pastPrices, itemId],
    queryFn: answerOf((backend) => readPastPrices(backend, itemId)),
  });
