import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { EmptyState, LoadFailed, Notice, RetryButton, Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';

type Props<Item> = {
  title: string;
  lead: string;
  query: UseQueryResult<Item[]>;
  /** The text for an empty list. */
  empty: string;
  /**
   * The button that adds one, for those who may. It is shown once the list is there, since its form may need the list:
   * inviting a member again would change their role.
   */
  add?: ReactNode;
  /** The dialogs that its buttons open. */
  dialogs?: ReactNode;
  /** The list items. */
  children: (items: Item[]) => ReactNode;
};

/** A list of the page with its heading, and what is shown while it loads, when it is empty and when it failed. */
export function Section<Item>({ title, lead, query, empty, add, dialogs, children }: Props<Item>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id={id} className="text-subheading">
            {title}
          </h2>
          <p className="mt-1 max-w-prose text-small text-muted">{lead}</p>
        </div>
        {query.data && add}
      </div>
      <Items query={query} empty={empty}>
        {children}
      </Items>
      {dialogs}
    </section>
  );
}

function Items<Item>({
  query,
  empty,
  children,
}: Pick<Props<Item>, 'query' | 'empty' | 'children'>) {
  const { data, isError, refetch } = query;
  if (data === undefined && isError) {
    return (
      <LoadFailed title={m.desk_team_not_loaded()} text={m.desk_failed_text()} onRetry={refetch} />
    );
  }
  if (data === undefined) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{m.desk_team_loading()}</span>
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-20 w-full" />
      </div>
    );
  }
  return (
    <>
      {isError && (
        <Notice tone="warning" title={m.desk_team_old()}>
          <RetryButton onRetry={refetch} />
        </Notice>
      )}
      {data.length === 0 ? (
        <EmptyState title={empty} />
      ) : (
        <ul className="grid gap-3">{children(data)}</ul>
      )}
    </>
  );
}

/** One of the list. */
export function Card({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      {children}
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </li>
  );
}
