import { useStore } from '@nanostores/react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { EmptyState } from '#components/States.tsx';
import { useWindowEvent } from '#components/use-window-event.tsx';
import { m } from '#paraglide/messages.js';
import { $address } from './address.store.ts';
import { Desk } from './Desk.tsx';
import { Queue } from './Queue.tsx';
import { Request } from './Request.tsx';
import { useCountInTitle } from './use-count-in-title.tsx';
import { useCounts, useNews } from './use-queue.tsx';
import { requestCount } from './views.ts';

/** The page of the queue: the list, and beside it, or on a phone in its place, the request that is open. */
export default function RequestsDesk() {
  return (
    <Desk page="requests">
      <Requests />
    </Desk>
  );
}

/**
 * Each pane scrolls by itself. Both end with the screen: above them are the header, the title and the tabs. The space around
 * a pane is for the rings of what has the focus.
 */
const pane =
  'focus:outline-none lg:sticky lg:top-[calc(var(--header)+0.5rem)] lg:-m-1.5 lg:max-h-[max(20rem,calc(100dvh-15rem))] lg:overflow-y-auto lg:p-1.5';

/** Seen while it has the focus. */
const skip = 'sr-only mb-2 focus:not-sr-only max-lg:hidden';

function Requests() {
  useNews();
  const { data: counts } = useCounts();
  useCountInTitle(counts ? (requestCount('new', counts) ?? 0) : 0);
  const { request } = useStore($address);
  const open = request && `${request.kind}:${request.id}`;
  // The one that the address opens leaves the focus at the beginning of the page.
  const [linked, setLinked] = useState(open);
  if (linked !== null && open !== linked) setLinked(null);
  const [list, detail] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  usePlaceOnPhone(open, list, detail);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <div ref={list} tabIndex={-1} className={`${pane} ${request ? 'max-lg:hidden' : ''}`}>
        {request && (
          <Button size="sm" className={skip} onClick={() => detail.current?.focus()}>
            {m.desk_skip_to_request()}
          </Button>
        )}
        <Queue />
      </div>
      {/* A new pane for another request begins at its top. */}
      <div
        key={open}
        ref={detail}
        tabIndex={-1}
        className={`${pane} ${request ? '' : 'max-lg:hidden'}`}
      >
        {request ? (
          <>
            <Button size="sm" className={skip} onClick={() => list.current?.focus()}>
              {m.desk_skip_to_list()}
            </Button>
            <Request request={request} takesFocus={open !== linked} />
          </>
        ) : (
          <EmptyState title={m.desk_request_none()} text={m.desk_request_none_text()} />
        )}
      </div>
    </div>
  );
}

const isPhone = () => !matchMedia('(min-width: 64rem)').matches;

/** On a phone a request begins at its top, and the list comes back where it was left. */
function usePlaceOnPhone(
  open: string | null,
  list: RefObject<HTMLElement | null>,
  detail: RefObject<HTMLElement | null>,
): void {
  const left = useRef(0);
  const before = useRef(open);
  useWindowEvent('scroll', () => {
    if (open === null) left.current = scrollY;
  });
  useLayoutEffect(() => {
    if (before.current === open) return;
    const closed = open === null;
    before.current = open;
    if (isPhone()) {
      if (closed) scrollTo(0, left.current);
      else detail.current?.scrollIntoView();
    }
    // The row that was open takes the focus, if it is still in the list.
    if (closed) list.current?.focus({ preventScroll: true });
  }, [open, list, detail]);
}
