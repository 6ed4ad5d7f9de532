import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Lead, queuePageSize, readCounts, readQueue } from '#data/desk.ts';
import { readTeam } from '#data/team.ts';
import { cairoToday } from '#domain/cairo.ts';
import { sessionBackend } from '#session/backend.ts';
import { $address } from './address.store.ts';
import { filtersOf, isOldestFirst } from './views.ts';

/** How often relative times are updated, in milliseconds. */
export const clockMs = 30_000;

/** Polling interval, in milliseconds: a new request shows within ten seconds. */
const newsMs = 8_000;

/** How many requests each view holds; asked again and again while the page is visible. */
export function useCounts() {
  return useQuery({
    queryKey: ['counts'],
    queryFn: async () => readCounts(await sessionBackend()),
    refetchInterval: newsMs,
  });
}

/** Fetches the queue and the open request again once somebody has sent or done something. */
export function useNews(): void {
  const client = useQueryClient();
  const { data: counts } = useCounts();
  const changed = counts && `${counts.newest} ${counts.changed_at}`;
  const known = useRef(changed);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== changed;
    known.current = changed;
    if (!isNews) return;
    void client.invalidateQueries({ queryKey: ['queue'] });
    void client.invalidateQueries({ queryKey: ['request'] });
  }, [client, changed]);
}

/** The queue as the address asks for it, page by page. */
export function useQueue() {
  const { request: _, ...asked } = useStore($address);
  const address = { ...asked, request: null };
  const oldestFirst = isOldestFirst(address);
  const filters = filtersOf(address, cairoToday());
  return useInfiniteQuery({
    queryKey: ['queue', filters, oldestFirst],
    queryFn: async ({ pageParam }) =>
      readQueue(await sessionBackend(), filters, oldestFirst, pageParam),
    initialPageParam: null as Lead | null,
    getNextPageParam: (page) => (page.length < queuePageSize ? undefined : page.at(-1)),
    // The list before stays in sight while another view or search loads.
    placeholderData: (before) => before,
  });
}

/** The members of the team, who can own a request. */
export function useOwners() {
  return useQuery({
    queryKey: ['team'],
    queryFn: async () => readTeam(await sessionBackend()),
    staleTime: 60_000,
    select: (team) => team.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
  });
}
