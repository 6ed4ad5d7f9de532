import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/Button.tsx';
import { LoadFailed, Skeleton } from '#components/States.tsx';
import type { CatalogueEntry } from '#data/catalogue-feed.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { catalogueFeedQuery } from './catalogue-queries.ts';
import { changesInWords, doneInWords } from './change-words.ts';

/** Who changed what of a row; it is fetched once it is unfolded. */
export function RowHistory({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {m.desk_history_of({ name })}
      </summary>
      {isOpen && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: string }) {
  const feed = useInfiniteQuery(catalogueFeedQuery({ item: id }));
  if (feed.isPending) return <Skeleton className="h-24 w-full" />;
  if (!feed.data) return <LoadFailed title={m.desk_history_failed()} onRetry={feed.refetch} />;
  const entries = feed.data.pages.flat();
  if (entries.length === 0) return <p className="text-muted">{m.desk_history_none()}</p>;
  return (
    <>
      <ol className="grid gap-3 border-s border-line ps-4">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {feed.hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          busy={feed.isFetchingNextPage}
          onClick={() => void feed.fetchNextPage()}
        >
          {m.desk_history_more()}
        </Button>
      )}
    </>
  );
}

function Entry({ entry }: { entry: CatalogueEntry }) {
  return (
    <li>
      <p>
        <strong>{doneInWords(entry)}</strong>{' '}
        <span className="text-muted">
          <bdi>{entry.actor_name ?? m.desk_history_operators()}</bdi> ·{' '}
          {formatMoment(entry.happened_at)}
        </span>
      </p>
      {changesInWords(entry).map(({ name, label, from, to }) => (
        <p key={name} className="whitespace-pre-line break-words text-muted">
          {label}: <bdi>{from}</bdi> → <bdi>{to}</bdi>
        </p>
      ))}
    </li>
  );
}
