import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { type RefObject, useState } from 'react';
import { Badge } from '#components/Badge.tsx';
import { Button, type ButtonVariant, buttonClasses } from '#components/Button.tsx';
import { Name } from '#components/Name.tsx';
import { useNow } from '#components/use-now.tsx';
import type { DeskRequest } from '#data/desk.ts';
import { submissionTitle } from '#features/request/submission-text.ts';
import { formatMoment } from '#lib/dates.ts';
import { internationalPhone } from '#lib/phone.ts';
import { m } from '#paraglide/messages.js';
import { ActFault } from './ActFault.tsx';
import { useMember } from './Desk.tsx';
import { ItemLink } from './ItemLink.tsx';
import { isClosed } from './next-action.ts';
import { badgeOf, formatAgo, formatDuration, requestKindName } from './request-words.ts';
import { TakeRequest } from './TakeRequest.tsx';
import type { RequestProps } from './use-act.tsx';
import { useDeskKey } from './use-desk-key.tsx';
import { clockMs } from './use-queue.tsx';
import { WhatsAppDialog } from './WhatsAppDialog.tsx';

type Props = { request: DeskRequest; heading: RefObject<HTMLHeadingElement | null> };

/** The buyer, the subject, who has it and how long it waits. */
export function RequestHead({ request, heading }: Props) {
  const { lead } = request;
  const { label, tone } = badgeOf(lead);
  return (
    <header className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <h2
          ref={heading}
          tabIndex={-1}
          className="min-w-0 break-words text-subheading focus:outline-none"
        >
          <Name text={lead.name} />
        </h2>
        <span className="shrink-0">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </div>
      <p className="font-semibold">
        {request.submission ? submissionTitle(request.submission) : requestKindName(lead.kind)}
      </p>
      <ItemLink request={request} />
      <LeadState lead={lead} />
    </header>
  );
}

/** Who has the request, and since when it waits, while somebody waits. */
function LeadState({ lead }: Pick<DeskRequest, 'lead'>) {
  const now = useNow(clockMs);
  const { id } = useMember();
  const sent = Date.parse(lead.created_at);
  const owner =
    lead.owner_id === id ? m.desk_with_me() : m.desk_with({ name: lead.owner_name ?? '…' });
  const waits = !lead.answered_at && !isClosed(lead);
  return (
    <p className="text-small text-muted">
      {lead.owner_id === null ? m.desk_no_owner() : owner}
      {' · '}
      {m.desk_sent_on({ moment: formatMoment(lead.created_at) })}
      {lead.answered_at &&
        ` · ${m.desk_answered_after({ duration: formatDuration(Date.parse(lead.answered_at) - sent) })}`}
      {waits && ` · ${m.desk_waits_since({ duration: formatDuration(now - sent) })}`}
      {waits && lead.status === 'new' && (
        <span className={lead.overdue ? 'font-semibold text-danger' : ''}>
          {' · '}
          {m.desk_answer_due({ when: formatAgo(lead.answer_due_at, now) })}
        </span>
      )}
    </p>
  );
}

/** The telephone or the mail program opens; nobody waits for a toast. */
const quietly = () => undefined;

/** The buttons to take and to answer: they stay on the screen while the request scrolls. */
export function RequestAnswers(props: RequestProps & { onClosing: () => void }) {
  const { request, actions, next, onClosing } = props;
  const { lead } = request;
  const [writing, setWriting] = useState(false);
  const phone = internationalPhone(lead.phone);
  useDeskKey('reply', () => setWriting(phone !== null));
  const variant: ButtonVariant = next === 'answer' ? 'primary' : 'secondary';
  const look = (of: ButtonVariant) => `${buttonClasses(of, 'md')} max-lg:px-1`;
  return (
    <div className="sticky top-[--header] z-10 grid gap-2 bg-surface py-2 lg:top-0">
      <div className="grid grid-cols-[repeat(auto-fit,minmax(5.6rem,1fr))] gap-2 lg:flex lg:flex-wrap">
        <TakeRequest {...props} />
        {next === 'close' && (
          <Button className="max-lg:col-span-full" busy={actions.busy} onClick={onClosing}>
            {m.desk_close()}
          </Button>
        )}
        {phone && (
          <Button variant={variant} className="max-lg:px-1" onClick={() => setWriting(true)}>
            {m.desk_whatsapp()}
          </Button>
        )}
        <a
          className={look(phone ? 'secondary' : variant)}
          href={`tel:${phone ? `+${phone}` : lead.phone}`}
          onClick={() => actions.act({ action: 'call', detail: {} }, quietly)}
        >
          <Phone className="size-4" aria-hidden="true" />
          {m.desk_call()}
        </a>
        {lead.email && (
          <a
            className={look('secondary')}
            href={`mailto:${lead.email}`}
            onClick={() => actions.act({ action: 'email', detail: {} }, quietly)}
          >
            <Mail className="size-4" aria-hidden="true" />
            {m.desk_email()}
          </a>
        )}
      </div>
      <ActFault actions={actions} about={['taken', 'call', 'email', 'whatsapp']} />
      {phone && (
        <WhatsAppDialog open={writing} onClose={() => setWriting(false)} phone={phone} {...props} />
      )}
    </div>
  );
}
