import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EmptyState, LoadFailed } from '#components/States.tsx';
import { useNow } from '#components/use-now.tsx';
import type { DeskRequest, LeadKey } from '#data/desk.ts';
import { m } from '#paraglide/messages.js';
import { ClosingDialog } from './ClosingDialog.tsx';
import { useMember } from './Desk.tsx';
import { Deal } from './deals/Deal.tsx';
import { NextStep } from './NextStep.tsx';
import { isClosed, nextAction } from './next-action.ts';
import { PersonDataActions } from './PersonDataActions.tsx';
import { requestQuery } from './queries.ts';
import { RequestBar } from './RequestBar.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHead } from './RequestHead.tsx';
import { RequestHistory } from './RequestHistory.tsx';
import { RequestLoading } from './RequestLoading.tsx';
import { RequestPager } from './RequestPager.tsx';
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

/** One request: what the buyer wants, what was done about it, and what comes next. */
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
      className="flex min-h-full flex-col focus:outline-none"
    >
      <div className="px-4 pt-1 sm:px-6">
        <RequestPager request={key} />
      </div>
      {request.data && <Loaded request={request.data} place={place} />}
      {request.data === null && (
        <div className="p-4">
          <EmptyState title={m.desk_request_gone()} text={m.desk_request_gone_text()} />
        </div>
      )}
      {request.isError && !request.data && (
        <LoadFailed title={m.desk_request_failed()} onRetry={request.refetch} />
      )}
      {request.isPending && <RequestLoading />}
    </section>
  );
}

type LoadedProps = { request: DeskRequest; place: RefObject<HTMLElement | null> };

function Loaded({ request, place }: LoadedProps) {
  const { lead } = request;
  const actions = useAct(lead);
  const { id } = useMember();
  const next = nextAction(request, id, useNow(clockMs));
  const [closing, setClosing] = useState(false);
  const startClosing = () => setClosing(true);
  useDeskKey('close', startClosing, !isClosed(lead));
  const parts = { request, actions, next };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Unless the person has gone on meanwhile.
    if (document.activeElement === place.current) heading.current?.focus();
  }, [place]);
  return (
    // In a grid, the bar would stay within its own row.
    <article className="flex flex-1 flex-col [&_:is(a,button,input,select,textarea)]:scroll-mb-24 [&_:is(a,button,input,select,textarea)]:scroll-mt-24">
      <RequestHead {...parts} heading={heading} closing={closing} onClosing={startClosing} />
      <RequestBar {...parts} onClosing={startClosing} />
      <div className="flex max-w-[52rem] flex-1 flex-col gap-6 px-4 pb-8 pt-3 sm:px-6">
        <RequestFacts request={request} />
        {lead.kind === 'visit_request' && <VisitPanel {...parts} />}
        <RequestHistory {...parts} />
        <NextStep {...parts} />
        {!isClosed(lead) && <Deal {...parts} />}
        <SamePerson {...parts} />
        {lead.user_id && <PersonDataActions userId={lead.user_id} name={lead.name} />}
      </div>
      <ClosingDialog
        open={closing}
        onClose={() => setClosing(false)}
        lead={lead}
        actions={actions}
      />
    </article>
  );
}
