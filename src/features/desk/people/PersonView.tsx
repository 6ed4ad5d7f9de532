import { useInfiniteQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useId } from 'react';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import type { PersonPage } from '#data/desk-people.ts';
import { FavouriteNames } from '#features/desk/FavouriteNames.tsx';
import { formatNumber } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { PersonContacts } from './PersonContacts.tsx';
import { PersonOwner } from './PersonOwner.tsx';
import { PersonRequests } from './PersonRequests.tsx';
import { PersonTimeline } from './PersonTimeline.tsx';
import { openPerson } from './people.store.ts';
import { personQuery } from './people-queries.ts';
import { TwinList } from './TwinList.tsx';

/** All about a person: how to reach them, who has them, what they asked and what was done. */
export function PersonView({ id }: { id: string }) {
  const query = useInfiniteQuery(personQuery(id));
  const [page] = query.data?.pages ?? [];
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-5">
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-1 justify-self-start text-small"
        onClick={() => openPerson(null)}
      >
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {m.desk_people_all()}
      </button>
      {query.isPending && (
        <div role="status" className="grid gap-3">
          <span className="sr-only">{m.desk_loading()}</span>
          <Skeleton className="h-8 w-3/5" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {query.isError && !query.data && (
        <LoadFailed title={m.desk_people_failed()} onRetry={query.refetch} />
      )}
      {page === null && (
        <EmptyState title={m.desk_people_gone()} text={m.desk_request_gone_text()} />
      )}
      {page && (
        <>
          <Facts page={page} />
          <PersonTimeline
            steps={query.data?.pages.flatMap((one) => one?.timeline ?? []) ?? []}
            merges={page.merges}
            hasMore={query.hasNextPage}
            isLoadingMore={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}

function Facts({ page }: { page: PersonPage }) {
  const { person, requests, favourites } = page;
  const id = useId();
  return (
    <>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
        <h2 id={id} className="break-words text-subheading">
          <bdi>{person.names[0]}</bdi>
        </h2>
        {person.names.length > 1 && (
          <p className="text-small text-muted">
            {m.desk_people_names()} <bdi>{person.names.slice(1).join(' · ')}</bdi>
          </p>
        )}
        <p className="text-small text-muted">
          {m.desk_people_requests({
            all: formatNumber(person.requests),
            open: formatNumber(person.open),
          })}
          {person.cities.length > 0 && (
            <>
              {' · '}
              <bdi>{person.cities.join(' · ')}</bdi>
            </>
          )}
        </p>
        <PersonOwner page={page} />
        <PersonContacts page={page} />
        {favourites.length > 0 && (
          <FavouriteNames
            favourites={favourites.map(({ type, id: item }) => ({ type, id: item }))}
          />
        )}
      </section>
      <PersonRequests requests={requests} />
      <TwinList of={person.id} />
    </>
  );
}
