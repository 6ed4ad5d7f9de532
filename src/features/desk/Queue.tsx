import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import type { Lead } from '#data/desk.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { $address, openLead } from './address.store.ts';
import { DeskKeys } from './DeskKeys.tsx';
import { MailState } from './MailState.tsx';
import { neighboursIn } from './neighbours.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { badgeOf, formatAgo, nextStepWords, requestKindName } from './request-words.ts';
import { useDeskKey } from './use-desk-key.tsx';
import { clockMs, useCounts, useQueue } from './use-queue.tsx';

/** The requests of the chosen view, with its filters. */
export function Queue() {
  const queue = useQueue();
  const now = useNow(clockMs);
  // The views above the list grow with their counts, so it waits for them rather than jump.
  const isPending = useCounts().isPending || queue.isPending;
  const leads = isPending ? [] : (queue.data?.pages.flat() ?? []);
  const { request } = useStore($address);
  const openNear = (side: 'before' | 'after') => {
    const around = neighboursIn(leads, request);
    const lead = around ? around[side] : leads[0];
    if (lead) openLead(lead);
  };
  useDeskKey('next', () => openNear('after'));
  useDeskKey('previous', () => openNear('before'));
  return (
    <section aria-label={m.desk_queue_label()} className="grid grid-cols-1 gap-4">
      <MailState />
      <QueueFilters />
      <DeskKeys />
      {isPending && <QueueLoading />}
      {queue.isError && !queue.data && (
        <LoadFailed title={m.desk_queue_failed()} onRetry={queue.refetch} />
      )}
      {!isPending && queue.data && leads.length === 0 && (
        <EmptyState title={m.desk_queue_empty()} text={m.desk_queue_empty_text()} />
      )}
      {leads.length > 0 && (
        <ol
          aria-busy={queue.isPlaceholderData}
          className="overflow-hidden rounded-card border border-line bg-surface"
        >
          {leads.map((lead) => (
            <Row key={`${lead.kind}:${lead.id}`} lead={lead} now={now} />
          ))}
        </ol>
      )}
      {queue.isError && queue.data && (
        <p role="alert" className="text-small text-danger">
          {m.desk_queue_stale()}
        </p>
      )}
      {queue.hasNextPage && (
        <Button
          variant="secondary"
          busy={queue.isFetchingNextPage}
          onClick={() => void queue.fetchNextPage()}
        >
          {m.desk_queue_more()}
        </Button>
      )}
    </section>
  );
}

function Row({ lead, now }: { lead: Lead; now: number }) {
  const { request } = useStore($address);
  const { label, tone } = badgeOf(lead);
  const isOpen = request?.kind === lead.kind && request.id === lead.id;
  const row = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && request === null) row.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, request]);
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        ref={row}
        type="button"
        aria-current={isOpen ? 'true' : undefined}
        className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3 text-start hover:bg-sunken focus-visible:outline-offset-[-3px] aria-[current]:bg-accent-soft"
        onClick={() => openLead(lead)}
      >
        <span className="truncate font-semibold">
          <Name text={lead.name} />
        </span>
        <span className="text-end">
          <Badge tone={tone} outlined={isOpen}>
            {label}
          </Badge>
        </span>
        <span className="truncate text-small">
          {requestKindName(lead.kind)}
          {lead.subject && (
            <>
              {' · '}
              <Name text={lead.subject} />
            </>
          )}
        </span>
        <time
          dateTime={lead.created_at}
          title={formatMoment(lead.created_at)}
          className="text-end text-micro tabular-nums text-muted"
        >
          {formatAgo(lead.created_at, now)}
        </time>
        <span className="col-span-2 truncate text-micro text-muted">{detailOf(lead, now)}</span>
      </button>
    </li>
  );
}

/** The owner and the next step of a request. */
function detailOf({ owner_name, next_step, next_at, duplicate_of }: Lead, now: number): string {
  const parts = [
    duplicate_of && m.desk_duplicate(),
    owner_name ?? m.desk_no_owner(),
    next_step && next_at && `${nextStepWords(next_step)} (${formatAgo(next_at, now)})`,
  ];
  return parts.filter(Boolean).join(' · ');
}

function QueueLoading() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{m.desk_loading()}</span>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-16 w-full" />
      ))}
    </div>
  );
}
