import { useStore } from '@nanostores/react';
import ListChecks from 'lucide-react/icons/list-checks';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import type { Lead } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { $address } from './address.store.ts';
import { isSameLead } from './around.store.ts';
import { useRequestCode } from './late-request.tsx';
import { MailState } from './MailState.tsx';
import { QueueSelection, rowId } from './many/QueueSelection.tsx';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueRow } from './QueueRow.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { useGoOn } from './use-go-on.tsx';
import { useNearKeys } from './use-near-keys.tsx';
import { clockMs, useQueue } from './use-queue.tsx';
import { useSelection } from './use-selection.tsx';
import { AddCustomerButton } from './walk-ins/AddCustomerButton.tsx';

/** The requests of the chosen view, with its filters above them. */
export function Queue() {
  const queue = useQueue();
  const now = useNow(clockMs);
  const leads = useMemo(() => queue.data?.pages.flat() ?? [], [queue.data]);
  const { request } = useStore($address);
  useGoOn(leads, request);
  useNearKeys(leads, request);
  useRequestCode(queue.isSuccess);
  const selection = useSelection(useMemo(() => leads.map(rowId), [leads]));
  // A phone has no pointer under which a box appears.
  const [isSelecting, setSelecting] = useState(false);
  const inFocus = useRef<Lead>(null);
  const isChoosing = isSelecting || selection.chosen.size > 0;
  useDeskKey('select', () => {
    const open = leads.find((lead) => isSameLead(lead, request));
    const lead = inFocus.current ?? open ?? leads[0];
    if (lead) selection.toggle(rowId(lead), !selection.chosen.has(rowId(lead)), false);
  });
  const stopSelecting = () => {
    setSelecting(false);
    selection.clear();
  };
  const tabStop = leads.find((lead) => isSameLead(lead, request)) ?? leads[0];
  return (
    <section aria-label={m.desk_queue_label()} className="flex min-h-0 flex-1 flex-col">
      <div className="grid grid-cols-1 gap-2 border-b border-line px-3 py-2">
        <MailState />
        <QueueFilters>
          <button
            type="button"
            aria-pressed={isChoosing}
            aria-label={m.desk_deals_select()}
            title={m.desk_deals_select()}
            className="grid min-h-11 min-w-11 place-items-center rounded-control border border-edge aria-pressed:bg-accent-soft [@media(hover:hover)]:hidden"
            onClick={() => (isChoosing ? stopSelecting() : setSelecting(true))}
          >
            <ListChecks className="size-4" aria-hidden="true" />
          </button>
          <AddCustomerButton />
        </QueueFilters>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        {queue.isPending && <QueueLoading />}
        {queue.isError && !queue.data && (
          <LoadFailed title={m.desk_queue_failed()} onRetry={queue.refetch} />
        )}
        {queue.data && leads.length === 0 && (
          <div className="p-3">
            <EmptyState title={m.desk_queue_empty()} text={m.desk_queue_empty_text()} />
          </div>
        )}
        {leads.length > 0 && (
          // The arrow keys lead from row to row; each is a button of its own.
          <ol aria-busy={queue.isPlaceholderData} onKeyDown={moveAmongRows}>
            {leads.map((lead) => (
              <QueueRow
                key={rowId(lead)}
                lead={lead}
                now={now}
                isTabStop={lead === tabStop}
                selection={{
                  isChosen: selection.chosen.has(rowId(lead)),
                  isShown: isChoosing,
                  onTick: (isOn, withShift) => selection.toggle(rowId(lead), isOn, withShift),
                }}
                onFocused={(focused) => {
                  inFocus.current = focused;
                }}
              />
            ))}
          </ol>
        )}
        {queue.isError && queue.data && (
          <p role="alert" className="p-3 text-small text-danger">
            {m.desk_queue_stale()}
          </p>
        )}
        {queue.hasNextPage && (
          <Button
            variant="secondary"
            className="m-3"
            busy={queue.isFetchingNextPage}
            onClick={() => void queue.fetchNextPage()}
          >
            {m.desk_queue_more()}
          </Button>
        )}
      </div>
      {isChoosing && <QueueSelection {...{ leads, selection }} onClear={stopSelecting} />}
    </section>
  );
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus by the arrow keys, Home and End. */
function moveAmongRows(event: KeyboardEvent<HTMLOListElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.getElementsByTagName('button')];
  const at = event.target instanceof HTMLButtonElement ? rows.indexOf(event.target) : -1;
  event.preventDefault();
  rows[step(at, rows.length)]?.focus();
}

function QueueLoading() {
  return (
    <div role="status" className="grid gap-2 p-3">
      <span className="sr-only">{m.desk_loading()}</span>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  );
}
