import { useStore } from '@nanostores/react';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { cairoToday } from '#domain/cairo.ts';
import { $address } from './address.store.ts';
import { countsQuery, keys, queueQuery, teamQuery } from './queries.ts';
import { filtersOf, isOldestFirst } from './views.ts';

/** How often relative times are updated, in milliseconds. */
export const clockMs = 30_000;

/** How many requests each view holds; asked again and again while the page is visible. */
export function useCounts() {
  return useQuery(countsQuery);
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
    void client.invalidateQueries({ queryKey: keys.queue });
    void client.invalidateQueries({ queryKey: keys.request });
    void client.invalidateQueries({ queryKey: keys.person });
  }, [client, changed]);
}

/** The queue as the address asks for it, page by page. */
export function useQueue() {
  const { request: _, ...asked } = useStore($address);
  const address = { ...asked, request: null };
  return useInfiniteQuery(queueQuery(filtersOf(address, cairoToday()), isOldestFirst(address)));
}

/** The members of the team, who can own a request. */
export function useOwners() {
  return useQuery({
    ...teamQuery,
    staleTime: 60_000,
    select: (team) => team.flatMap(({ id, name }) => (id === null ? [] : [{ id, name }])),
  });
}
