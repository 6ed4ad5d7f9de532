import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { EmptyState, LoadFailed, Skeleton } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import type { DeskRequest, LeadKey } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { Closing } from './Closing.tsx';
import { useMember } from './Desk.tsx';
import { isClosed, nextAction } from './next-action.ts';
import { PersonDataActions } from './PersonDataActions.tsx';
import { requestQuery } from './queries.ts';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestAnswers, RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestPager } from './RequestPager.tsx';
import { RequestWork } from './RequestWork.tsx';
import { SamePerson } from './SamePerson.tsx';
import { useAct } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { clockMs } from './use-queue.tsx';
import { VisitPanel } from './VisitPanel.tsx';

type Props = {
  request: LeadKey;
  /** Whether a press has opened it, which moves the focus here; an address does not. */
  takesFocus: boolean;
};

/** One request: the buyer's data, the history, and the actions. */
export function Request({ request: key, takesFocus }: Props) {
  const request = useQuery(requestQuery(key));
  const place = useRef<HTMLElement>(null);
  // Before the effect of its heading, which takes over.
  useLayoutEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={m.desk_request_label()}
      className="focus:outline-none"
    >
      <RequestPager request={key} />
      {request.data && <Loaded request={request.data} place={place} />}
      {request.data === null && (
        <EmptyState title={m.desk_request_gone()} text={m.desk_request_gone_text()} />
      )}
      {request.isError && !request.data && (
        <LoadFailed title={m.desk_request_failed()} onRetry={request.refetch} />
      )}
      {request.isPending && <RequestLoading />}
    </section>
  );
}

function Loaded({
  request,
  place,
}: {
  request: DeskRequest;
  place: RefObject<HTMLElement | null>;
}) {
  const actions = useAct(request.lead);
  const { id } = useMember();
  const next = nextAction(request, id, useNow(clockMs));
  const [closing, setClosing] = useState(false);
  useDeskKey('close', () => setClosing(!isClosed(request.lead)));
  const parts = { request, actions, next };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Unless the person has gone on meanwhile.
    if (document.activeElement === place.current) heading.current?.focus();
  }, [place]);
  return (
    // In a grid, the bar of answers would stay within its own row.
    <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-4 sm:p-6 [&_:is(a,button,input,select,textarea)]:scroll-mt-24">
      <RequestHead request={request} heading={heading} />
      <RequestAnswers {...parts} onClosing={() => setClosing(true)} />
      <RequestWork {...parts} closing={closing} onClosing={() => setClosing(true)} />
      {request.lead.kind === 'visit_request' && <VisitPanel {...parts} />}
      <RequestFacts request={request} />
      <SamePerson {...parts} />
      <RequestHistory {...parts} />
      {request.lead.user_id && (
        <PersonDataActions userId={request.lead.user_id} name={request.lead.name} />
      )}
      <Dialog open={closing} onClose={() => setClosing(false)} title={m.desk_close_title()}>
        <Closing id={request.lead.id} actions={actions} onClosed={() => setClosing(false)} />
      </Dialog>
    </article>
  );
}

function RequestLoading() {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{m.desk_loading()}</span>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
