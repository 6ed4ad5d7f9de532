import type { RefObject } from 'react';
import { Name } from '#components/Name.tsx';
import { useNow } from '#components/use-now.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { submissionTitle } from '#features/request/submission-text.ts';
import { formatMoment } from '#lib/dates.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { EndOfDeal } from './deals/EndOfDeal.tsx';
import { ItemLink } from './ItemLink.tsx';
import { KindIcon } from './KindIcon.tsx';
import { isClosed } from './next-action.ts';
import { RequestControls } from './RequestControls.tsx';
import { formatAgo, formatDuration, requestKindName } from './request-words.ts';
import { StateDot } from './StateDot.tsx';
import type { RequestProps } from './use-act.tsx';
import { clockMs } from './use-queue.tsx';

type Props = RequestProps & {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Whether the dialog that closes a request is open, which shows its own faults. */
  closing: boolean;
  onClosing: () => void;
};

/** The buyer, the car, where it stands, and who has it. */
export function RequestHead({ heading, closing, onClosing, ...props }: Props) {
  const { request, actions } = props;
  const { lead } = request;
  return (
    <header className="grid grid-cols-1 gap-1 px-4 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 break-words text-subheading focus:outline-none"
        >
          <bdi>{lead.name}</bdi>
        </h2>
        <p dir="ltr" className="select-all text-small tabular-nums text-muted">
          {lead.phone}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-small">
        <p className="flex min-w-0 items-center gap-2 font-semibold">
          <KindIcon kind={lead.kind} />
          <Name
            text={
              request.submission ? submissionTitle(request.submission) : requestKindName(lead.kind)
            }
          />
        </p>
        <ItemLink request={request} />
      </div>
      <LeadState lead={lead} />
      <RequestControls {...props} onClosing={onClosing} />
      <ActFault actions={actions} about={closing ? ['assigned'] : ['assigned', 'status']} />
    </header>
  );
}

/** Where a request stands: how it ended, else since when somebody waits. */
function LeadState({ lead }: Pick<DeskRequest, 'lead'>) {
  const now = useNow(clockMs);
  const sent = Date.parse(lead.created_at);
  const waits = !lead.answered_at && !isClosed(lead);
  const facts = [
    m.desk_sent_on({ moment: formatMoment(lead.created_at) }),
    lead.answered_at &&
      m.desk_answered_after({ duration: formatDuration(Date.parse(lead.answered_at) - sent) }),
    waits && m.desk_waits_since({ duration: formatDuration(now - sent) }),
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span className="inline-flex items-center gap-1.5 font-semibold text-ink">
        <StateDot lead={lead} isNamed />
      </span>
      {isClosed(lead) && <EndOfDeal lead={lead} />}
      {facts.filter(Boolean).map((fact) => (
        <bdi key={String(fact)}>{fact}</bdi>
      ))}
      {waits && lead.status === 'new' && (
        <span className={lead.overdue ? 'font-semibold text-danger' : ''}>
          {m.desk_answer_due({ when: formatAgo(lead.answer_due_at, now) })}
        </span>
      )}
    </p>
  );
}
