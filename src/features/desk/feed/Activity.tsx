import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { FeedLine } from '#data/desk-feed.ts';
import { cairoDay } from '#domain/cairo.ts';
import { formatDay } from '#lib/dates.ts';
import { grouped } from '#lib/grouped.ts';
import { m } from '#paraglide/messages.js';
import { $address } from './address.store.ts';
import { FeedEntry } from './FeedEntry.tsx';
import { FeedFilters } from './FeedFilters.tsx';
import { feedQuery } from './feed-query.ts';

/** Who did what: about requests, in the catalogue, in the team. */
export function Activity() {
  const feed = useInfiniteQuery(feedQuery(useStore($address)));
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <FeedFilters />
      {!feed.data && feed.isError && (
        <LoadFailed
          title={m.desk_feed_load_failed()}
          text={m.desk_failed_text()}
          onRetry={feed.refetch}
        />
      )}
      {feed.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{m.desk_feed_loading()}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-16 w-full" />
        </div>
      )}
      {feed.data && <Days feed={feed.data.pages.flat()} isOld={feed.isPlaceholderData} />}
      {feed.data && feed.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {m.desk_history_more()}
        </Button>
      )}
      {feed.isFetchNextPageError && (
        <p role="alert" className="text-small text-danger">
          {m.desk_feed_load_failed()}
        </p>
      )}
    </div>
  );
}

type DaysProps = { feed: readonly FeedLine[]; isOld: boolean };

function Days({ feed, isOld }: DaysProps) {
  if (feed.length === 0) return <EmptyState title={m.desk_feed_none()} />;
  const days = [...grouped(feed, ({ happened_at }) => cairoDay(new Date(happened_at)))];
  return (
    <div aria-busy={isOld} className="grid grid-cols-[minmax(0,1fr)] gap-6 aria-busy:opacity-60">
      {days.map(([day, lines]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-1 text-small font-semibold text-muted">
            {formatDay(day)}
          </h2>
          <ol>
            {lines.map((line) => (
              <FeedEntry key={line.key} line={line} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
