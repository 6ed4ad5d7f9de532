import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type EditedTable, readEdited, readEditedRow } from '#data/catalogue-edit.ts';
import { type CatalogueFeedQuery, feedPageSize, readCatalogueFeed } from '#data/catalogue-feed.ts';
import type { Backend } from '#data/client.ts';
import {
  type Lead,
  type LeadKey,
  type QueueQuery,
  queuePageSize,
  readCounts,
  readPrice,
  readQueue,
  readRequest,
} from '#data/desk.ts';
import { readAlerts, readWaiting } from '#data/desk-alerts.ts';
import { readCalendar } from '#data/desk-calendar.ts';
import { readDuty } from '#data/desk-duty.ts';
import { activityPageSize, type FeedLine, type FeedQuery, readFeed } from '#data/desk-feed.ts';
import { type RequestedItem, readItem } from '#data/desk-item.ts';
import {
  type Period,
  readMailFaults,
  readMonth,
  readSalesNumbers,
  readSiteNumbers,
} from '#data/desk-numbers.ts';
import {
  type PointListQuery,
  pointsAtOnce,
  readPointImports,
  readPointReports,
  readPoints,
} from '#data/desk-points.ts';
import { readRebuild } from '#data/desk-rebuild.ts';
import { readTemplates } from '#data/message-templates.ts';
import { readPastPrices } from '#data/past-prices.ts';
import { readPersonLog } from '#data/person-data.ts';
import { readDatedRates } from '#data/tariff-edit.ts';
import { readTeam } from '#data/team.ts';
import { readPlaces } from '#data/visit-places.ts';
import { sessionBackend } from '#session/backend.ts';

/** The beginnings of the keys of everything that the desk fetches: a change names by them what shows it. */
export const keys = {
  queue: ['queue'],
  counts: ['counts'],
  request: ['request'],
  calendar: ['calendar'],
  price: ['price'],
  item: ['item'],
  namedItems: ['named-items'],
  person: ['person'],
  reasons: ['close-reasons'],
  views: ['desk-views'],
  exports: ['exports'],
  favourites: ['favourite-names'],
  team: ['team'],
  places: ['places'],
  templates: ['templates'],
  personLog: ['person-log'],
  tariffs: ['tariffs'],
  catalogue: ['catalogue'],
  points: ['catalogue', 'charging_points'],
  catalogueFeed: ['catalogue-feed'],
  preview: ['preview'],
  pastPrices: ['past-prices'],
  rebuild: ['rebuild'],
  numbers: ['numbers'],
  month: ['month-of-deals'],
  feed: ['feed'],
  mailFaults: ['mail-faults'],
  clock: ['clock'],
  duty: ['duty'],
  alerts: ['alerts'],
  waiting: ['waiting'],
} as const;

/** Asks with the backend of the session. */
export const answerOf =
  <Data>(read: (backend: Backend) => Promise<Data>) =>
  async () =>
    read(await sessionBackend());

/** How often it is asked whether anything is new, in milliseconds: a new request shows within ten seconds. */
const newsMs = 8_000;
const mailMs = 60_000;
const rebuildMs = 5_000;
const calendarMs = 30_000;

/** How long what seldom changes counts as fresh, in milliseconds. */
export const staleTime = 60_000;

/** How many requests each view holds; asked again and again while the page is visible. */
export const countsQuery = queryOptions({
  queryKey: keys.counts,
  queryFn: answerOf(readCounts),
  refetchInterval: newsMs,
});

/** A list of requests, page by page. */
export const queueQuery = (filters: QueueQuery, oldestFirst: boolean) =>
  infiniteQueryOptions({
    queryKey: [...keys.queue, filters, oldestFirst],
    queryFn: async ({ pageParam }) =>
      readQueue(await sessionBackend(), filters, oldestFirst, pageParam),
    initialPageParam: null as Lead | null,
    getNextPageParam: (page) => (page.length < queuePageSize ? undefined : page.at(-1)),
    // The list before stays in sight while another view or search loads.
    placeholderData: keepPreviousData,
  });

export const requestQuery = ({ kind, id }: LeadKey) =>
  queryOptions({
    queryKey: [...keys.request, kind, id],
    queryFn: answerOf((backend) => readRequest(backend, { kind, id })),
  });

/** The visits of days. @param first yyyy-MM-dd, as `last` */
export const calendarQuery = (first: string, last: string) =>
  queryOptions({
    queryKey: [...keys.calendar, first, last],
    queryFn: answerOf((backend) => readCalendar(backend, first, last)),
    refetchInterval: calendarMs,
    placeholderData: keepPreviousData,
  });

/** The visits of one day, while somebody chooses an hour of it: a colleague may take one. @param day yyyy-MM-dd; '' for none */
export const hoursQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.calendar, day, day],
    queryFn: answerOf((backend) => readCalendar(backend, day, day)),
    refetchInterval: newsMs,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(day),
  });

/** Today's price of a car or charger; of none without an id. */
export const priceQuery = (itemId: string | null) =>
  queryOptions({
    queryKey: [...keys.price, itemId],
    queryFn: answerOf(async (backend) => (itemId ? readPrice(backend, itemId) : null)),
    enabled: itemId !== null,
    staleTime,
  });

export const itemQuery = (requested: RequestedItem | null) =>
  queryOptions({
    queryKey: [...keys.item, requested],
    queryFn: answerOf(async (backend) => (requested ? readItem(backend, requested) : null)),
    enabled: requested !== null,
    staleTime,
  });

export const teamQuery = queryOptions({ queryKey: keys.team, queryFn: answerOf(readTeam) });

/** Where visits can be agreed. */
export const placesQuery = queryOptions({
  queryKey: keys.places,
  queryFn: answerOf(readPlaces),
  staleTime,
});

/** The messages that are ready to be sent by WhatsApp. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: answerOf(readTemplates),
  staleTime,
});

export const personLogQuery = queryOptions({
  queryKey: keys.personLog,
  queryFn: answerOf(readPersonLog),
});

export const tariffsQuery = queryOptions({
  queryKey: keys.tariffs,
  queryFn: answerOf(readDatedRates),
});

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
  refetchInterval: mailMs,
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

export const rebuildQuery = queryOptions({
  queryKey: keys.rebuild,
  queryFn: answerOf(readRebuild),
  refetchInterval: rebuildMs,
});

export const salesQuery = (period: Period) =>
  queryOptions({
    queryKey: [...keys.numbers, 'sales', period],
    queryFn: answerOf((backend) => readSalesNumbers(backend, period)),
  });

export const siteQuery = (period: Period) =>
  queryOptions({
    queryKey: [...keys.numbers, 'site', period],
    queryFn: answerOf((backend) => readSiteNumbers(backend, period)),
  });

/** What was won in a month, and the targets. @param day one of its days, yyyy-MM-dd */
export const monthQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.month, day.slice(0, 7)],
    queryFn: answerOf((backend) => readMonth(backend, `${day.slice(0, 7)}-01`)),
    placeholderData: keepPreviousData,
  });

/** Who did what, page by page. */
export const feedQuery = (asked: FeedQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.feed, asked],
    queryFn: async ({ pageParam }) => readFeed(await sessionBackend(), asked, pageParam),
    initialPageParam: null as FeedLine | null,
    getNextPageParam: (page) => (page.length < activityPageSize ? undefined : page.at(-1)),
    placeholderData: keepPreviousData,
  });

export const mailFaultsQuery = queryOptions({
  queryKey: keys.mailFaults,
  queryFn: answerOf(readMailFaults),
  refetchInterval: mailMs,
});

/** The office's hours, and when each member takes new requests. */
export const dutyQuery = queryOptions({ queryKey: keys.duty, queryFn: answerOf(readDuty) });

/** What the member wants to be told. */
export const alertsQuery = queryOptions({ queryKey: keys.alerts, queryFn: answerOf(readAlerts) });

/** How many of the member's own requests wait; a step comes due without anybody's act. */
export const waitingQuery = queryOptions({
  queryKey: keys.waiting,
  queryFn: answerOf(readWaiting),
  refetchInterval: mailMs,
});
