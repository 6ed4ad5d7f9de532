import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Backend } from '#data/client.ts';
import {
  type Lead,
  type LeadKey,
  type QueueQuery,
  queuePageSize,
  readCounts,
  readQueue,
  readRequest,
} from '#data/desk.ts';
import { readAlerts, readWaiting } from '#data/desk-alerts.ts';
import { readMailFaults } from '#data/mail-faults.ts';
import { readTeam } from '#data/team.ts';
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
export const newsMs = 8_000;
const mailMs = 60_000;

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

export const teamQuery = queryOptions({ queryKey: keys.team, queryFn: answerOf(readTeam) });

export const mailFaultsQuery = queryOptions({
  queryKey: keys.mailFaults,
  queryFn: answerOf(readMailFaults),
  refetchInterval: mailMs,
});

/** What the member wants to be told. */
export const alertsQuery = queryOptions({ queryKey: keys.alerts, queryFn: answerOf(readAlerts) });

/** How many of the member's own requests wait; a step comes due without anybody's act. */
export const waitingQuery = queryOptions({
  queryKey: keys.waiting,
  queryFn: answerOf(readWaiting),
  refetchInterval: mailMs,
});
