import { useQuery } from '@tanstack/react-query';
import { Button } from '@/components/Button';
import { EmptyState, ErrorState, Notice, Skeleton } from '@/components/States';
import { type DeskRequest, type LeadKey, readRequest } from '@/data/desk';
import { m } from '@/paraglide/messages.js';
import { sessionBackend } from '@/session/backend';
import { PersonDataActions } from './PersonDataActions';
import { RequestFacts } from './RequestFacts';
import { RequestHead } from './RequestHead';
import { RequestHistory } from './RequestHistory';
import { RequestPager } from './RequestPager';
import { RequestWork } from './RequestWork';
import { SamePerson } from './SamePerson';
import { type ActFault, type Actions, useAct } from './use-act';
import { VisitPanel } from './VisitPanel';

/** One request: the buyer's data, the history, and the actions. */
export function Request({ request: key }: { request: LeadKey | null }) {
  const request = useQuery({
    queryKey: ['request', key?.kind, key?.id],
    queryFn: async () => (key ? readRequest(await sessionBackend(), key) : null),
    enabled: key !== null,
  });
  if (key === null) {
    return <EmptyState title={m.desk_request_none()} text={m.desk_request_none_text()} />;
  }
  return (
    <>
      <RequestPager request={key} />
      {request.data && <Loaded request={request.data} />}
      {request.data === null && (
        <EmptyState title={m.desk_request_gone()} text={m.desk_request_gone_text()} />
      )}
      {request.isError && !request.data && (
        <ErrorState title={m.desk_request_failed()}>
          <Button onClick={() => request.refetch()}>{m.ui_try_again()}</Button>
        </ErrorState>
      )}
      {request.isPending && <RequestLoading />}
    </>
  );
}

/** The parts of an open request; all act on the same version of it. */
export type RequestProps = { request: DeskRequest; actions: Actions };

function Loaded({ request }: { request: DeskRequest }) {
  const actions = useAct(request.lead);
  const parts = { request, actions };
  return (
    <article className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-4 sm:p-6">
      <RequestHead {...parts} />
      {actions.fault && <Fault fault={actions.fault} retry={actions.retry} />}
      <RequestWork {...parts} />
      {request.lead.kind === 'visit_request' && <VisitPanel {...parts} />}
      <RequestFacts request={request} />
      <SamePerson {...parts} />
      <RequestHistory {...parts} />
      <PersonDataActions userId={request.lead.user_id} name={request.lead.name} />
    </article>
  );
}

const faults: Record<ActFault, { title: () => string; text: () => string }> = {
  unsure: { title: m.desk_fault_unsure, text: m.desk_fault_unsure_text },
  changed: { title: m.desk_fault_changed, text: m.desk_fault_changed_text },
  occupied: { title: m.desk_fault_occupied, text: m.desk_fault_occupied_text },
  refused: { title: m.desk_fault_refused, text: m.desk_fault_refused_text },
};

function Fault({ fault, retry }: { fault: ActFault; retry: () => void }) {
  const { title, text } = faults[fault];
  return (
    <div role="alert">
      <Notice tone="warning" title={title()} text={text()}>
        {fault === 'unsure' && (
          <Button size="sm" variant="secondary" onClick={retry}>
            {m.ui_try_again()}
          </Button>
        )}
      </Notice>
    </div>
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
