import type { RefObject } from 'react';
import { Name } from '#components/Name.tsx';
import { useNow } from '#components/use-now.tsx';
import type { DeskRequest, Lead } from '#data/desk.ts';
import { submissionTitle } from '#features/request/submission-text.ts';
import { formatMoment } from '#lib/dates.ts';
import { asCount } from '#lib/number.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { DeskLink } from './DeskLink.tsx';
import { EndOfDeal } from './deals/EndOfDeal.tsx';
import { ItemLink } from './ItemLink.tsx';
import { KindIcon } from './KindIcon.tsx';
import { isClosed } from './next-action.ts';
import { personAddress } from './people/people.store.ts';
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
        <p className="flex items-baseline gap-2 text-small text-muted">
          <span dir="ltr" className="select-all tabular-nums">
            {lead.phone}
          </span>
          {lead.phone_wrong && (
            <span className="font-semibold text-danger">{m.desk_people_number_wrong()}</span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 text-small">
        <p className="flex min-w-0 items-center gap-2 font-semibold">
          <KindIcon kind={lead.kind} />
          <Name
            text={
              request.submission
                ? submissionTitle(request.submission)
                : [requestKindName(lead.kind), lead.subject].filter(Boolean).join(' · ')
            }
          />
        </p>
        <ItemLink request={request} />
        <PersonLink lead={lead} />
      </div>
      <LeadState lead={lead} />
      <RequestControls {...props} onClosing={onClosing} />
      <ActFault actions={actions} about={closing ? ['assigned'] : ['assigned', 'status']} />
    </header>
  );
}

/** To the person, with how many more requests of theirs are open. */
function PersonLink({ lead: { person_id, more } }: { lead: Lead }) {
  return (
    <DeskLink href={personAddress(person_id)} className="link inline-flex min-h-6 items-center">
      {more > 0 ? m.desk_people_person_more(asCount(more)) : m.desk_people_person()}
    </DeskLink>
  );
}

/** Who called or came in sent nothing. */
const saidOn = ({ kind }: Lead) => (kind === 'walk_in' ? m.desk_people_added_on : m.desk_sent_on);

/** Where a request stands: how it ended, else since when somebody waits. */
function LeadState({ lead }: Pick<DeskRequest, 'lead'>) {
  const now = useNow(clockMs);
  const sent = Date.parse(lead.created_at);
  const waits = !lead.answered_at && !isClosed(lead);
  const facts = [
    saidOn(lead)({ moment: formatMoment(lead.created_at) }),
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
