import { useStore } from '@nanostores/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { DeskLink } from '#features/desk/DeskLink.tsx';
import { queueQuery } from '#features/desk/queries.ts';
import { SearchBox } from '#features/desk/SearchBox.tsx';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { $people, personAddress, searchPeople } from './people.store.ts';
import { peopleOf } from './person-words.ts';

/** Finds people by name or telephone number, through the search of the requests. */
export function PeopleSearch() {
  const { search } = useStore($people, { ssr: 'initial' });
  const words = search.trim();
  const found = useInfiniteQuery({
    ...queueQuery({ search: words }, false),
    enabled: words.length > 1,
  });
  const people = words.length > 1 ? peopleOf(found.data?.pages.flat() ?? []) : [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <SearchBox
        search={search}
        label={m.desk_people_search()}
        hint={m.desk_people_search_hint()}
        onSearch={searchPeople}
      />
      {words.length > 1 && found.isPending && (
        <div role="status">
          <span className="sr-only">{m.desk_loading()}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {found.isError && !found.data && (
        <LoadFailed title={m.desk_people_failed()} onRetry={found.refetch} />
      )}
      {words.length > 1 && found.data && people.length === 0 && (
        <EmptyState title={m.desk_people_none()} text={m.desk_people_none_text()} />
      )}
      <ul aria-busy={found.isPlaceholderData}>
        {people.map(({ id, lead, found: count }) => (
          <li key={id} className="border-b border-line">
            <DeskLink
              href={personAddress(id)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 text-small hover:bg-sunken"
            >
              <bdi className="font-semibold">{lead.name}</bdi>
              <bdi dir="ltr" className="tabular-nums">
                {lead.phone}
              </bdi>
              <span className="text-micro text-muted">
                {m.desk_people_found(asCount(count))} ·{' '}
                <bdi>{lead.owner_name ?? m.desk_no_owner()}</bdi>
              </span>
            </DeskLink>
          </li>
        ))}
      </ul>
      {people.length > 0 && found.hasNextPage && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {m.desk_queue_more()}
        </Button>
      )}
    </div>
  );
}
