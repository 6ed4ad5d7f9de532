import { useStore } from '@nanostores/react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { IslandBoundary } from '#components/Island.tsx';
import { Skeleton } from '#components/States.tsx';
import { m } from '#paraglide/messages.js';
import { $address } from './address.store.ts';
import { LateRequest } from './late-request.tsx';
import { Queue } from './Queue.tsx';
import { RequestLoading } from './RequestLoading.tsx';

const Board = lazy(() => import('./board/Board.tsx'));

/** Seen while it has the focus. */
const skip = 'sr-only focus:not-sr-only max-lg:hidden';

/** The list or the board, and beside it, or on a phone over it, the request that is open. Each scrolls by itself. */
export function Requests() {
  const { request, board } = useStore($address);
  const open = request && `${request.kind}:${request.id}`;
  // The one that the address opens leaves the focus at the beginning of the page.
  const [linked, setLinked] = useState(open);
  if (linked !== null && open !== linked) setLinked(null);
  const list = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(open);
  useLayoutEffect(() => {
    // The row that was open takes the focus, if it is still in the list.
    if (wasOpen.current !== null && open === null) list.current?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open]);
  return (
    <div
      className={`grid h-full grid-cols-1 grid-rows-1 ${board ? boardColumns(open) : 'lg:grid-cols-[clamp(22rem,36vw,34rem)_minmax(0,1fr)]'} ${open ? 'desk-request-open' : ''}`}
    >
      {/* On a phone the list stays below the request, where it was left. */}
      <div
        ref={list}
        tabIndex={-1}
        className={`flex min-h-0 min-w-0 flex-col border-line focus:outline-none lg:border-e ${open ? 'max-lg:invisible' : ''}`}
      >
        {request && (
          <Button size="sm" className={skip} onClick={() => detail.current?.focus()}>
            {m.desk_skip_to_request()}
          </Button>
        )}
        {board ? (
          <IslandBoundary>
            <Suspense fallback={<Skeleton className="m-3 h-64" />}>
              <Board />
            </Suspense>
          </IslandBoundary>
        ) : (
          <Queue />
        )}
      </div>
      {/* A new pane for another request begins at its top. */}
      <div
        key={open}
        ref={detail}
        tabIndex={-1}
        className={`relative min-h-0 overflow-y-auto overscroll-contain bg-surface focus:outline-none max-lg:absolute max-lg:inset-0 ${request ? '' : board ? 'hidden' : 'max-lg:hidden'}`}
      >
        {request ? (
          <>
            <Button size="sm" className={skip} onClick={() => list.current?.focus()}>
              {m.desk_skip_to_list()}
            </Button>
            <IslandBoundary>
              <Suspense fallback={<RequestLoading />}>
                <LateRequest request={request} takesFocus={open !== linked} />
              </Suspense>
            </IslandBoundary>
          </>
        ) : (
          <div className="grid h-full place-items-center p-6 text-center">
            <div className="text-muted">
              <p className="text-subheading">{m.desk_request_none()}</p>
              <p className="mt-1 text-small">{m.desk_request_none_text()}</p>
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

/** The board has all the room until a request is open. */
const boardColumns = (open: string | null) =>
  open ? 'lg:grid-cols-[minmax(0,1fr)_clamp(24rem,40vw,40rem)]' : '';
