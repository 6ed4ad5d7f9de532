import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { activityPageSize, type FeedLine, type FeedQuery, readFeed } from '#data/desk-feed.ts';
import { keys } from '#features/desk/queries.ts';
import { sessionBackend } from '#session/backend.ts';

/** Who did what, page by page. */
export const feedQuery = (asked: FeedQuery) =>
  infiniteQueryOptions({
    queryKey: [...keys.feed, asked],
    queryFn: async ({ pageParam }) => readFeed(await sessionBackend(), asked, pageParam),
    initialPageParam: null as FeedLine | null,
    getNextPageParam: (page) => (page.length < activityPageSize ? undefined : page.at(-1)),
    placeholderData: keepPreviousData,
  });
